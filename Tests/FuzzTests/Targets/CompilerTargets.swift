import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel
import TypeSystem

@testable import OperationCompiler

/// The project that documents and variables are fitted to.
enum FuzzProject {
    static let compiled: CompiledProject? = compile(
        schema: GraphQLCorpus.schema, operations: [GraphQLCorpus.queries, everyType]
    ).value

    /// One variable of each type.
    static let everyType: String = """
        query Every(
          $s: String, $i: Int, $l: Int64, $f: Float, $b: Boolean, $u: UUID, $d: Date, $t: Timestamp, $a: Any, $v: Vector,
          $m: Mood, $many: [Int64!], $film: Film_Data @allow(fields: "title year"), $key: Film_Key, $where: Film_Filter! = {},
          $order: [Film_Order!], $n: Int! = 3
        ) @auth(level: USER) {
          films(where: { _and: [{ title: { eq: $s } }, { year: { eq: $i } }, { budget: { eq: $l } }, { id: { eq: $u } },
            { shot: { eq: $d } }, { seen: { eq: $t } }, { moods: { includes: $m } }, { budget: { in: $many } }, $where] },
            orderBy: $order, limit: $n) { id }
          film(key: $key) { id }
        }
        """

    static func compile(schema: String, operations: [String]) -> Diagnosed<CompiledProject?> {
        compile(
            Source(name: "schema.gql", text: schema),
            operations.enumerated().map { Source(name: "operations\($0).gql", text: $1) })
    }

    static func compile(_ schema: Source, _ operations: [Source]) -> Diagnosed<CompiledProject?> {
        compileService(
            ServiceSources(
                serviceID: "s", location: "l", schema: [schema],
                connectors: [ServiceSources.Connector(id: "c", sources: operations)]),
            traits: .embedded)
    }
}

extension FuzzTarget {
    static let schema: FuzzTarget = FuzzTarget(
        "schema", "schemas, compiled with the operations that fit the valid one",
        texts: [GraphQLCorpus.schema, "type A @table { b: B }\ntype B @table { a: A!, text: String! }"],
        words: [
            "@table", "@view(sql: \"SELECT 1\")", "@ref(fields: [\"a\"], references: [\"b\"])", "@default(value: 1)",
            "@default(expr: \"auth.uid\")", "@col(name: \"x\")", "@col(dataType: \"numeric(5,2)\")", "@unique",
            "@index",
            "@searchable(language: \"french\")", "String", "Int64", "UUID!", "[String!]!", "Vector", "Film", "Person",
            "(key: [\"a\"])", "(singular: \"x\", plural: \"y\")", "enum", "interface", "scalar", "extend type Film",
        ], maximumLength: 3072
    ) { bytes in
        let schema: Source = Source(name: "schema.gql", utf8: bytes)
        let operations: Source = Source(name: "operations.gql", text: GraphQLCorpus.queries)
        return GraphQLCorpus.misplaced(
            FuzzProject.compile(schema, [operations]).diagnostics, in: [schema, operations])
    }

    static let documents: FuzzTarget = FuzzTarget(
        "documents", "operations of connectors and administrators, compiled to SQL",
        texts: [GraphQLCorpus.queries, GraphQLCorpus.mutations, FuzzProject.everyType, "{ films { id } }"],
        words: [
            "where:", "orderBy:", "limit: 1", "offset:", "having:", "distinct: true", "_count", "year_max",
            "film_insert",
            "film_updateMany", "all: true", "data:", "id:", "key:", "eq_expr: \"auth.uid\"", "_or:", "_not:", "exist:",
            "@check(expr: \"this != null\")", "@redact", "@include(if: $b)", "@skip(if: true)", "@transaction",
            "@refresh(every: { seconds: 10 })", "@auth(level: PUBLIC)", "@allow(fields: \"title\")",
            "_select(sql: \"SELECT 1\")",
            "response.query.film", "vars.n", "auth.token.x", "$film", "on Film", "__typename",
            "__schema { types { name } }",
        ], maximumLength: 3072
    ) { bytes in
        guard let project: CompiledProject = FuzzProject.compiled else { return "the project does not compile" }
        let source: Source = Source(name: "document", utf8: bytes)
        for name: String? in [nil, "A", "M"] {
            if case .faulty(let diagnostics) = project.documents.compile(source, operation: name) {
                if let fault: String = GraphQLCorpus.misplaced(diagnostics, in: [source]) { return fault }
            }
        }
        let operations: Source = Source(name: "operations.gql", utf8: bytes)
        let schema: Source = Source(name: "schema.gql", text: GraphQLCorpus.schema)
        return GraphQLCorpus.misplaced(FuzzProject.compile(schema, [operations]).diagnostics, in: [schema, operations])
    }

    static let literals: FuzzTarget = FuzzTarget(
        "literals", "literals of GraphQL, fitted to the types of a schema",
        texts: [
            #"{ title: "t", year: 1, budget: 9223372036854775807, shot: "2024-02-29", seen: "2024-01-01T00:00:00.5Z" }"#,
            #"{ extra: { a: [1, "x", null] }, taste: [1, 2.5, 3e1], moods: [GLAD], id: "5b1a9c00-0000-4000-8000-00000000000a" }"#,
            #"{ year_expr: "1 + 1", owner_expr: "auth.uid", directorName: "d", moods: SAD }"#,
        ],
        words: [
            "title:", "year:", "budget:", "shot:", "seen:", "extra:", "taste:", "moods:", "GLAD", "$x", "\"\"\"a\"\"\"",
        ]
    ) { bytes in
        guard let project: CompiledProject = FuzzProject.compiled else { return "the project does not compile" }
        let source: Source = Source(name: "literal", utf8: bytes)
        let parsed: Diagnosed<InputValue?> = parseValue(source)
        if let fault: String = GraphQLCorpus.misplaced(parsed.diagnostics, in: [source]) { return fault }
        guard let value: InputValue = parsed.value else { return nil }
        let types: [TypeReference] = ["Film_Data", "Film_Key", "Film_Filter", "[Int64!]", "Timestamp"].compactMap {
            parseTypeReference(Source(name: "type", text: $0)).value
        }
        for type: TypeReference in types {
            let result: Diagnosed<CoercedValue?> = coerceLiteral(
                value, to: type, in: project.documents.types, scalars: ScalarLiterals.coercion)
            if let fault: String = GraphQLCorpus.misplaced(result.diagnostics, in: [source]) { return fault }
        }
        return nil
    }
}
