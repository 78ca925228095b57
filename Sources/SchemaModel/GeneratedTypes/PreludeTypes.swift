/// Scalars (language.md 1.2).
let preludeScalars: String = #"""
    "An identifier of 128 bits, as 32 hexadecimal digits; dashes are accepted."
    scalar UUID

    "A whole number of 64 bits, as text."
    scalar Int64

    "Any JSON value."
    scalar Any

    "No value."
    scalar Void @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    "The value `true` and no other."
    scalar True @fdc_forbiddenAsFieldType @fdc_forbiddenAsVariableType

    "A day, as `2024-12-31`."
    scalar Date

    "A point in time, as in RFC 3339."
    scalar Timestamp

    "A list of numbers of a fixed length."
    scalar Vector

    "The name of a model for embeddings."
    scalar Vector_Embed_Model @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    "The name of a type or of a field of a type."
    scalar SchemaCoordinate @fdc_forbiddenAsFieldType @fdc_forbiddenAsVariableType

    "An SQL expression."
    scalar Any_SQL @fdc_sqlExpression @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    "A statement that reads."
    scalar SQL_Query @fdc_sqlExpression @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    "A statement that writes."
    scalar SQL_Mutation @fdc_sqlExpression @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    "The values of `$1`, `$2` and so on; `{_expr: \"…\"}` is a CEL expression."
    scalar SQL_Params @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

    """#
    + [
        ("Boolean", #"(returnType: "bool")"#), ("String", #"(returnType: "string")"#),
        ("UUID", #"(returnType: "string")"#), ("Int", #"(returnType: "int")"#), ("Int64", #"(returnType: "int64")"#),
        ("Float", #"(returnType: "float")"#), ("Any", ""),
        ("Timestamp", #"(returnType: "google.protobuf.Timestamp")"#),
        ("Date", #"(returnType: "google.protobuf.Timestamp")"#),
    ].map { (name: String, arguments: String) -> String in
        """
        "A CEL expression that gives a value of `\(name)`."
        scalar \(name)_Expr @fdc_celExpression\(arguments) @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType

        """
    }.joined()

/// Enums. Their values' meaning is in language.md.
let preludeEnums: String = #"""
    "A ready-made rule of access."
    enum AccessLevel @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      "Everyone."
      PUBLIC
      "Everyone who is signed in, even anonymously."
      USER_ANON
      "Everyone who is signed in, but not anonymously."
      USER
      "Everyone who is signed in with a verified email address."
      USER_EMAIL_VERIFIED
      "Administrators only."
      NO_ACCESS
    }

    "Upwards or downwards."
    enum OrderDirection @fdc_forbiddenAsFieldType { ASC DESC }

    "The order of a field in an index."
    enum IndexFieldOrder @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType { ASC DESC }

    "The kind of an index."
    enum IndexType @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType { BTREE GIN HNSW IVFFLAT }

    "How the distance of vectors is measured."
    enum VectorSimilarityMethod @fdc_forbiddenAsFieldType { L2 COSINE INNER_PRODUCT }

    "How a search query is written."
    enum Search_QueryFormat @fdc_forbiddenAsFieldType {
      "As for a search engine, with quotes, `or` and `-`."
      QUERY
      "Words that must all be there."
      PLAIN
      "Words that must follow one another."
      PHRASE
      "PostgreSQL's `tsquery`."
      ADVANCED
    }

    "Why an element was generated."
    enum GeneratedPurpose @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {

    """# + Purpose.allCases.map { "  \($0.rawValue)\n" }.joined() + "}\n"

/// Times and days relative to the present (language.md 2.6).
let preludeRelativeTimes: String = #"""
    "A time relative to another."
    input Timestamp_Relative @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      now: True @fdc_oneOf(group: "from", required: true)
      at: Timestamp @fdc_oneOf(group: "from", required: true)
      add: Timestamp_Duration
      sub: Timestamp_Duration
      truncateTo: Timestamp_Interval
    }

    "A length of time."
    input Timestamp_Duration @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      milliseconds: Int! = 0
      seconds: Int! = 0
      minutes: Int! = 0
      hours: Int! = 0
      days: Int! = 0
      weeks: Int! = 0
      months: Int! = 0
      years: Int! = 0
    }

    "A unit to which times are cut."
    enum Timestamp_Interval @fdc_forbiddenAsFieldType { SECOND MINUTE HOUR DAY WEEK MONTH YEAR }

    "A day relative to another."
    input Date_Relative @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      today: True @fdc_oneOf(group: "from", required: true)
      on: Date @fdc_oneOf(group: "from", required: true)
      add: Date_Duration
      sub: Date_Duration
      truncateTo: Date_Interval
    }

    "A number of days."
    input Date_Duration @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      days: Int! = 0
      weeks: Int! = 0
      months: Int! = 0
      years: Int! = 0
    }

    "A unit to which days are cut."
    enum Date_Interval @fdc_forbiddenAsFieldType { WEEK MONTH YEAR }

    "A text whose embedding is computed."
    input Vector_Embed @fdc_forbiddenAsVariableType {
      model: Vector_Embed_Model!
      text: String!
    }

    """#

/// Root types and what describes the service (language.md 2.3, 2.4).
let preludeRoots: String = #"""
    "What a search says about a row."
    type _Metadata {
      "The distance to the vector that was searched for."
      distance: Float
      "The relevance to the query that was searched for."
      relevance: Float
    }

    type Query {
      "Describes the service."
      _service: _Service!
      "The rows of an SQL query."
      _select("The query." sql: SQL_Query!, "The values of its parameters." params: SQL_Params): [Any]
      "The first row of an SQL query, or null."
      _selectFirst("The query." sql: SQL_Query!, "The values of its parameters." params: SQL_Params): Any
    }

    type Mutation {
      "Reads in the middle of a mutation."
      query: Query
      "Runs an SQL statement and gives the number of rows."
      _execute("The statement." sql: SQL_Mutation!, "The values of its parameters." params: SQL_Params): Int
      "Runs an SQL statement and gives the rows it returns."
      _executeReturning("The statement." sql: SQL_Mutation!, "The values of its parameters." params: SQL_Params): [Any]
      "Runs an SQL statement and gives the first row it returns, or null."
      _executeReturningFirst("The statement." sql: SQL_Mutation!, "The values of its parameters." params: SQL_Params): Any
    }

    "Describes the service."
    type _Service {
      "All definitions, generated ones included."
      sdl("Leaves the prelude out." omitBuiltin: Boolean = false, "Leaves texts out." omitDescription: Boolean = false): String!
      "The author's schema."
      schema: String!
      "The author's schemas."
      schemas: [_Schema!]!
      "Pages of documentation."
      docs: [_Doc!]!
    }

    "A schema of the service."
    type _Schema {
      id: String!
      source: String!
    }

    "A page of documentation."
    type _Doc {
      page: String!
      markdown: String!
    }

    """#
