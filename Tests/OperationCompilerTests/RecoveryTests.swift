import GraphQLSyntax
import OperationCompiler
import SQL
import Testing

/// Errors of the schema and of operations in one run, without those that only follow from others.
@Suite struct RecoveryTests {
    private static let sound: String = "type Person @table { name: String! }\n"

    /// A schema and operations; what is told of the schema and what of the operations.
    struct Example: Sendable {
        var schema: String
        var operations: String
        var told: [String]
    }

    private static let lostTypes: [Example] = [
        // Root fields, relations, keys, filters and foreign keys of a type that could not be read.
        Example(
            schema: sound + "type Movie @table { title String }\n"
                + "type Review @table { movie: Movie!, by: Person!, text: String }",
            operations: """
                query A { movies { title } movie(id: "x") { title } people { name reviews_on_by { movie { title } movieId } } }
                mutation B($key: Movie_Key!, $id: UUID!) {
                  movie_insert(data: { title: "x" })
                  review_insert(data: { movieId: $id, byId: $id })
                  review_update(key: $key, data: { movie: $key })
                }
                query C { reviews(where: { movie: { title: { eq: "x" } } }, orderBy: [{ movie: { title: ASC } }]) { text } }
                query D { reviews(where: { movieId: { eq: "x" }, txt: { eq: "x" } }) { text stars } peple { nam } }
                fragment F on Movie { title } query E { movies { ...F } people { nam } }
                """,
            told: [
                "String: expected ':', found 'String'",
                #"txt: { eq: "x" }: Field "txt" is not defined by type "Review_Filter". Did you mean "text"?"#,
                #"stars: Cannot query field "stars" on type "Review"."#,
                #"peple { nam }: Cannot query field "peple" on type "Query". Did you mean "people"?"#,
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // Names that the author chose, and an enum.
        Example(
            schema: sound + "type Movie @table(singular: \"film\") { title String }\nenum Mood { GLAD true }\n"
                + "type Day @table { mood: Mood, of: Person }",
            operations:
                "query A { films { title } film(id: \"x\") { title } days(where: { mood: { eq: GLAD } }) { mood dey } }",
            told: [
                "String: expected ':', found 'String'", "true: 'true' may not be the name of an enum value",
                #"dey: Cannot query field "dey" on type "Day"."#,
            ]),
        // An extension is lost, the type is not.
        Example(
            schema: sound + "extend type Person { born Date }",
            operations: "query A { people { born name } }", told: ["Date: expected ':', found 'Date'"]),
        // A brace closes a type too early.
        Example(
            schema: "type Person @table { name: String! }\n born: Date }\ntype Pet @table { name: String }",
            operations: "query A { people { born name x } pets { nam } }",
            told: [
                "born: expected a definition, found 'born'",
                #"nam: Cannot query field "nam" on type "Pet". Did you mean "name"?"#,
            ]),
        // A keyword that is none.
        Example(
            schema: sound + "tipe Movie @table { title: String }",
            operations: "query A { movies { title } }", told: ["tipe: expected a definition, found 'tipe'"]),
        // A type ends before it has begun.
        Example(
            schema: sound + "type Movie table { title: String }",
            operations: "query A { movies { title } people { nam } }",
            told: [
                "table: expected a definition, found 'table'",
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // Nobody knows what else was meant here; types that could be read are sound all the same.
        Example(
            schema: sound + "type @table { title: String }",
            operations: "query A { things { title } people { nam } } query B($x: Thing_Key!) { people { name } }",
            told: [
                "@: expected a name, found '@'",
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
    ]

    private static let faultyTypes: [Example] = [
        // A fault of one table, and of another whose key goes through it; the third only refers to it.
        Example(
            schema: sound + """
                type Movie @table(key: ["nope"]) { title: String! }
                type Cut @table(key: ["movie", "number"]) { movie: Movie!, number: Int! }
                type Seat @table { cut: Cut, row: Int, of: Person }
                """,
            operations:
                "query A { cuts { number x } seats { row cut { number } cutNumber sead } movies { y } people { seats_on_of { raw } } }",
            told: [
                "\"nope\": On Movie @table(key): there is no field nope",
                #"x: Cannot query field "x" on type "Cut"."#,
                #"sead: Cannot query field "sead" on type "Seat"."#,
                #"y: Cannot query field "y" on type "Movie"."#,
                #"raw: Cannot query field "raw" on type "Seat". Did you mean "row"?"#,
            ]),
        // A type that is no table.
        Example(
            schema: sound + "type Movie { title: String! }", operations: "query A { movies { title } people { nam } }",
            told: [
                "Movie: Type Movie has neither `@table` nor `@view`",
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // Two of one name: neither is taken for the right one.
        Example(
            schema: sound + "type Ape @table { a: Int }\ntype Ape @table { b: Int }",
            operations: "query Q { apes { a b } people { nam } }",
            told: [
                #"Ape: There can be only one type named "Ape""#,
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // Two that share a root field: which one is meant nobody can tell.
        Example(
            schema: sound + "type Tag @table(plural: \"posts\") { a: Int }\ntype Post @table { b: Int }",
            operations: "query Q { posts { a b } people { nam } }",
            told: [
                #"Tag: Tag and Post both come to the root field "posts""#,
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // Columns named as a missing table are right or wrong by themselves; an index over a missing field spoils nothing.
        Example(
            schema: sound + "type Tag @table { a: Intt }\n"
                + "type Post @table @unique(fields: [\"tag\", \"by\"]) { tag: Tag!, by: Person!, tags: [String!] }",
            operations: "query Q { posts(where: { tags: { includes: 1 } }) { tags tagId nope } }",
            told: [
                #"Intt: On Tag.a: Unknown type "Intt""#, "1: String cannot represent a non string value: 1",
                #"nope: Cannot query field "nope" on type "Post"."#,
            ]),
        // An extension of nothing, whose fields may have been meant for another type.
        Example(
            schema: sound + "extend type Persn { born: Date }", operations: "query A { people { born nam } }",
            told: [
                #"Persn: Cannot extend type "Persn" because it is not defined"#,
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ]),
        // A type that is referred to and never defined.
        Example(
            schema: sound + "type Moive @table { title: String }\ntype Review @table { movie: Movie! }",
            operations: "query Q { movies { title } moives { title x } reviews { movie { title } } }",
            told: [
                #"Movie: On Review.movie: Unknown type "Movie""#, #"x: Cannot query field "x" on type "Moive"."#,
            ]),
        // Nothing sound is left.
        Example(
            schema: "type Ape @table { a: Strin }", operations: "query Q { apes { a } bees { b } }",
            told: [
                #"Strin: On Ape.a: Unknown type "Strin""#, #"bees { b }: Cannot query field "bees" on type "Query"."#,
            ]),
    ]

    /// One slip: what it stands in is as usable as its author meant it, and all else of the type is checked.
    private static let slips: [Example] = [
        // The default is not known, but that there is one.
        slip(
            #"age: Int! @default(value: "x"), n: Int"#,
            #"query Q { pets { age n wrong } } mutation M { pet_insert(data: { n: 1 }) }"#,
            #""x": On Pet.age @default(value): is no Int"#),
        slip(
            "age: Int! @default(vlaue: 1)", "mutation M { pet_insert(data: {}) } query Q { pets { age wrong } }",
            #"vlaue: Unknown argument "vlaue" on directive "@default""#),
        slip(
            "age: Int! @defualt(value: 1)", "mutation M { pet_insert(data: {}) } query Q { pets { age wrong } }",
            #"defualt: Unknown directive "@defualt""#),
        slip(
            "age: Int! @standard(value: 1)", "mutation M { pet_insert(data: {}) } query Q { pets { age wrong } }",
            #"standard: Unknown directive "@standard""#),
        // A type that counts brings a default along.
        slip(
            #"age: Int! @col(dataType: "serail")"#,
            "mutation M { pet_insert(data: {}) } query Q { pets { age wrong } }",
            #""serail": On Pet.age @col(dataType): Int cannot be stored as "serail""#),
        // A vector of which nobody knows how long it is.
        slip(
            "v: Vector! @col(siz: 3), name: String",
            #"mutation M { pet_insert(data: { v: [1, 2, 3] }) } query Q { pets { name wrong } }"#,
            #"siz: Unknown argument "siz" on directive "@col""#),
        slip(
            "v: Vector, name: String", #"query Q { pets_v_similarity(compare: [1, 2]) { name wrong } }"#,
            "v: Vector: On Pet.v: a Vector needs `@col(size:)`"),
        // A unique reference makes a relation to one row, and a field that is searched a root field.
        slip(
            "of: Person @unique(name: 5)", "query Q { people { pet_on_of { id wrong } } }",
            #"name: Unknown argument "name" on directive "@unique""#),
        slip(
            "of: Person @uniq", "query Q { people { pet_on_of { id } } pets { wrong } }",
            #"uniq: Unknown directive "@uniq""#),
        slip(
            #"name: String @searchable(language: "klingon")"#, #"query Q { pets_search(query: "x") { name wrong } }"#,
            #""klingon": On Pet.name @searchable(language): PostgreSQL has no text search for "klingon""#),
        slip(
            "age: Int @searchable", #"query Q { pets_search(query: "x") { age } pets { wrong } }"#,
            "@searchable: On Pet.age @searchable: only String fields can be searched"),
        // Indexes change nothing for operations.
        slip(
            "tags: [String!] @index(type: BTREE)", "query Q { pets { tags wrong } }",
            "@index(type: BTREE): On Pet.tags @index: a list takes a GIN index"),
        slip(
            #"name: String, of: Person"#, "query Q { pets { name of { name } ofId wrong } }",
            #""nmae": On Pet @index: there is no field nmae"#, on: #"@index(fields: ["nmae", "ofId"])"#),
        slip(
            "name: String", "query Q { pets { name wrong } }",
            #"feilds: Unknown argument "feilds" on directive "@unique""#,
            on: #"@unique(feilds: ["name"])"#),
        // The key of a reference may be called otherwise and be of another type.
        slip(
            #"of: Person! @ref(fields: ownerId)"#,
            #"mutation M { pet_insert(data: { ownerId: "x" }) } query Q { pets { of { name nom } } }"#,
            "ownerId: On Pet.of @ref(fields): must be a list of strings",
            #"nom: Cannot query field "nom" on type "Person". Did you mean "name"?"#),
        slip(
            #"of: Person!, ofId: String!"#,
            #"mutation M($id: String!) { pet_insert(data: { ofId: "x" }) pet_upsert(data: { ofId: $id }) } query Q { pets { of { name } wrong } }"#,
            "ofId: String!: On Pet.of: field ofId is String where Person.id is UUID"),
        // A field that cannot be had.
        slip(
            "age: Itn!, name: String", "query Q { pets(where: { age: { eq: 1 } }) { age name wrong } }",
            #"Itn: On Pet.age: Unknown type "Itn""#),
        slip(
            "a_b: Int, name: String", "query Q { pets { a_b name wrong } }",
            "a_b: On Pet.a_b: a field name must not contain `_`"),
        slip(
            #"id: Strin!, name: String"#, #"query Q { pet(id: "x") { name wrong } people { wrong } }"#,
            #"Strin: On Pet.id: Unknown type "Strin""#, #"wrong: Cannot query field "wrong" on type "Pet"."#,
            #"wrong: Cannot query field "wrong" on type "Person"."#),
        // Two slips of one type.
        slip(
            "age: Int @default(value: true), name: String @searchable(lang: 1)",
            #"query Q { pets_search(query: "x") { age wrong } }"#,
            #"true: On Pet.age @default(value): is no Int"#,
            #"lang: Unknown argument "lang" on directive "@searchable""#,
            #"wrong: Cannot query field "wrong" on type "Pet"."#),
    ]

    /// A type `Pet` with these fields.
    private static func slip(_ fields: String, _ operations: String, _ told: String..., on directives: String = "")
        -> Example
    {
        let wrong: String = #"wrong: Cannot query field "wrong" on type "Pet"."#
        return Example(
            schema: sound + "type Pet @table \(directives) { \(fields) }", operations: operations,
            told: told.count == 1 ? told + [wrong] : told)
    }

    private static let kinds: [Example] = [
        // Neither a table nor a view, as far as it says; others refer to it.
        Example(
            schema: sound
                + "type Pet @tabel(plural: \"herd\") { name: String }\ntype Toy @table { of: Pet, by: Person }",
            operations: "query Q { herd { name wrong } toys { of { name nom } ofId } }",
            told: [
                #"tabel: Unknown directive "@tabel""#, #"wrong: Cannot query field "wrong" on type "Pet"."#,
                #"nom: Cannot query field "nom" on type "Pet". Did you mean "name"?"#,
            ]),
        // A key that is not known says nothing of who refers to it.
        Example(
            schema: sound + "type Pet @table(keys: [\"a\", \"b\"]) { a: Int!, b: Int! }\n"
                + #"type Toy @table(key: ["ofA", "ofB"]) @index(fields: ["ofA"]) { of: Pet! @ref(fields: ["ofA", "ofB"]), n: Int }"#,
            operations: "query Q { pet(key: { a: 1, b: 2 }) { a } toy(key: { ofA: 1, ofB: 2 }) { n wrong } }",
            told: [
                #"keys: Unknown argument "keys" on directive "@table""#,
                #"wrong: Cannot query field "wrong" on type "Toy"."#,
            ]),
        Example(
            schema: sound + "type Pet @table(plural: \"a herd\") { name: String }",
            operations: "query Q { herd { name } pet(id: \"x\") { wrong } }",
            told: [
                #""a herd": On Pet: "a herd" is no GraphQL name"#,
                #""x": Expected value of type "UUID", found "x"; a UUID such as 3fa85f6457174562b3fc2c963f66afa6 was expected."#,
                #"wrong: Cannot query field "wrong" on type "Pet"."#,
            ]),
        // Views: their query, a column, a default.
        Example(
            schema: sound + #"type Top @view(sql: "SELECT 1; SELECT 2") { name: String, of: Person }"#,
            operations: "query Q { tops { name of { name } wrong } }",
            told: [
                #""SELECT 1; SELECT 2": On Top @view(sql): holds a `;`"#,
                #"wrong: Cannot query field "wrong" on type "Top"."#,
            ]),
        Example(
            schema: sound + #"type Top @view(sql: "SELECT 1") { name: Strin, n: Int @default(value: 1) }"#,
            operations: "query Q { tops { name n wrong } }",
            told: [
                #"Strin: On Top.name: Unknown type "Strin""#,
                "@default(value: 1): On Top.n @default: is not allowed on a view",
                #"wrong: Cannot query field "wrong" on type "Top"."#,
            ]),
        // A value of an enum, wherever it is used.
        Example(
            schema: sound + "enum Mood { GLAD _SAD }\ntype Day @table { mood: Mood @default(value: _SAD), n: Int }",
            operations: #"""
                query Q($m: Mood = _SAD) { days(where: { mood: { in: [$m, GLAD, _SAD] } }) { mood wrong } }
                mutation M { day_insert(data: { mood: _SAD }) day_update(id: "x", data: { mood: SAD }) }
                """#,
            told: [
                "_SAD: On Mood._SAD: an enum value must not begin or end with `_`",
                #"wrong: Cannot query field "wrong" on type "Day"."#,
                #""x": Expected value of type "UUID", found "x"; a UUID such as 3fa85f6457174562b3fc2c963f66afa6 was expected."#,
                #"SAD: Value "SAD" does not exist in "Mood" enum. Did you mean the enum value "GLAD"?"#,
            ]),
        // Definitions that a schema does not have, and fields of those types.
        Example(
            schema: sound
                + "scalar Color\ninterface Named { name: String }\ntype Pet implements Named @table { color: Color, name: String }",
            operations: "query Q { pets { color name wrong } }",
            told: [
                "Color: A schema cannot define `Color` as a scalar",
                "Named: A schema cannot define `Named` as an interface",
                "Named: Types of a schema cannot implement interfaces",
                #"wrong: Cannot query field "wrong" on type "Pet"."#,
            ]),
        // What clients may give in a field that is not there.
        Example(
            schema: sound + "type Pet @table { age: Itn, name: String }",
            operations:
                #"mutation M($d: Pet_Data! @allow(fields: "name age wrong")) @auth(level: USER) { pet_insert(data: $d) }"#,
            told: [
                #"Itn: On Pet.age: Unknown type "Itn""#,
                #"wrong: "Pet_Data" has no field "wrong""#,
            ]),
        // A definition that was lost, and what names its parts.
        Example(
            schema: sound + #"type Pet @table(key: ["code"]) @index(fields: ["born"]) { n: Int }"# + "\n"
                + #"type Toy @table { of: Pet @ref(references: "code"), mood: Mood @default(value: SAD) }"#
                + "\nenum Mood { GLAD }\nextend type Pet { code: String!, born Date }\nextend enum Mood { SAD true }",
            operations: "query Q { pets { born } toys { mood } people { wrong } }",
            told: [
                "Date: expected ':', found 'Date'", "true: 'true' may not be the name of an enum value",
                #"wrong: Cannot query field "wrong" on type "Person"."#,
            ]),
    ]

    private static let connectors: [Example] = [
        // Fragments and mutations that a syntax error took away, and what they use.
        Example(
            schema: sound,
            operations: """
                query A @refresh(onMutationExecuted: { operation: "Rename" }) { people { ...Gone ...Nowhere } }
                query B @refresh(onMutationExecuted: { operation: "Renam" }) { people { name } }
                fragment Gone on Person { ...Used name( }
                mutation Rename($id: UUID!) { person_update(id: $id data: { }
                fragment Used on Person { name }
                fragment Unused on Person { name }

                """,
            told: [
                "}: expected a name, found '}'",
                // The mutation takes what follows for values of its own.
                "Used: expected ':', found 'Used'",
                "Nowhere: Unknown fragment \"Nowhere\".",
                "fragment Unused on Person { name }: Fragment \"Unused\" is never used.",
                "\"Renam\": There is no mutation \"Renam\"",
            ]),
        // Rules of operations that have other faults, and operations without a name.
        Example(
            schema: sound,
            operations: """
                query A @auth(expr: "vars.id == auth.uid") @refresh(every: { seconds: 1 }) { people { nam } }
                { people { nom } }
                subscription S { people { name } }
                """,
            told: [
                "{ people { nom } }: An operation of a connector must have a name",
                "subscription S { people { name } }: There are no subscription operations",
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
                #"nom: Cannot query field "nom" on type "Person". Did you mean "name"?"#,
                "vars.id: Invalid expression: undefined field 'id'",
                "{ seconds: 1 }: A query is refreshed every 10 seconds at least and every hour at most",
            ]),
    ]

    @Test(arguments: lostTypes + faultyTypes + slips + kinds + connectors) func tellsCausesOnly(_ example: Example) {
        #expect(told(example.operations, schema: example.schema) == example.told)
    }

    /// Variables that only expressions name are used, whether or not the expressions can be compiled.
    @Test func takesNamesInExpressionsForUses() {
        let found: [Diagnostic] = diagnose(
            """
            mutation M($id: UUID!) { tag_insert(data: { a: 1 }) person_delete(id: $id) }
            query Q($x: UUID) @refresh(onMutationExecuted: {
              operation: "M", condition: "request.variables.x == mutation.variables.id"
            }) { people { name } }
            query R($k: Tag_Key!, $u: String, $v: String) @auth(expr: "auth.uid == vars.u") { tag(key: $k) { a } }
            """, schema: RecoveryTests.sound + "type Tag @table { a: Intt }"
        ).diagnostics
        #expect(
            found.filter { $0.code == DiagnosticCode("GQL159") }.map(\.message) == [
                "Variable \"$v\" is never used in operation \"R\"."
            ])
    }

    /// Faults that spread from key to key, one table a step, cost no more than a few passes.
    @Test func followsLongChainsOfKeys() {
        let chain: [String] = (1..<26).map { "type T\($0) @table(key: [\"u\"]) { u: T\($0 - 1)!, a: Int }" }
        let schema: String = RecoveryTests.sound + "type T0 @table { a: Intt }\n" + chain.joined(separator: "\n")
        let operations: String = (0..<26).map { "query Q\($0) { t\($0)s { a b } }" }.joined(separator: "\n")
        let found: [String] = told(operations + "\nquery Z { people { nam } }", schema: schema)
        #expect(found.first == #"Intt: On T0.a: Unknown type "Intt""#)
        #expect(
            found.dropFirst().dropLast().map { $0.prefix { $0 != "." } }
                == (1..<26).map {
                    "b: Cannot query field \"b\" on type \"T\($0)\""
                })
        #expect(found.last == #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#)
    }

    /// An operation that asks for too much is refused alone, and so are those beyond the errors that are worth reading.
    @Test func looksAtAllOperationsAsFarAsPossible() {
        let schema: String = RecoveryTests.sound + "type Node @table { up: Node }"
        let deep: String = String(repeating: "up { ", count: 110) + "id" + String(repeating: " }", count: 110)
        #expect(
            told("query Deep { nodes { \(deep) } }\nquery A { people { nam } }", schema: schema) == [
                "Deep: Selections nest deeper than 100 levels.",
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ])
        let many: [String] = told(
            (0..<1_200).map { "query Q\($0) { people { x } }" }.joined(separator: "\n"), schema: schema)
        #expect(many.count == 1_001)
        #expect(Set(many.dropLast()) == [#"x: Cannot query field "x" on type "Person"."#])
        #expect(many.last == ": too many errors, the rest of the connector was not checked")
    }

    /// Files that could not be read may hold anything.
    @Test func missesNothingOfFilesThatCouldNotBeRead() {
        let operations: String =
            "query A { movies { title } people { nam movies_on_by { title } ...F } } query B($k: Movie_Key) { people { name } }"
        let sources: ServiceSources = ServiceSources(
            serviceID: "s", location: "l",
            schema: [
                Source(name: "schema.gql", text: RecoveryTests.sound + "type Review @table { of: Movie, text: String }")
            ],
            isSchemaComplete: false,
            connectors: [
                ServiceSources.Connector(
                    id: "c", sources: [Source(name: "operations.gql", text: operations)], isComplete: false)
            ])
        let errors: [Diagnostic] = compileService(sources, traits: .embedded).diagnostics.filter {
            $0.severity == .error
        }
        #expect(
            errors.map(\.message) == [#"Cannot query field "nam" on type "Person". Did you mean "name"?"#])
    }
}
