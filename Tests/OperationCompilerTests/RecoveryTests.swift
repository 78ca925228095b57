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
                #"sead: Cannot query field "sead" on type "Seat"."#,
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
                #"Persn: Cannot extend type "Persn" because it is not defined in this form"#,
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

    @Test(arguments: lostTypes + faultyTypes + connectors) func tellsCausesOnly(_ example: Example) {
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
        #expect(
            told(operations + "\nquery Z { people { nam } }", schema: schema) == [
                #"Intt: On T0.a: Unknown type "Intt""#,
                #"nam: Cannot query field "nam" on type "Person". Did you mean "name"?"#,
            ])
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

    /// Each error as `what is marked: message`, in the order they are told.
    private func told(_ operations: String, schema: String) -> [String] {
        let texts: [String: [UInt8]] = ["schema.gql": Array(schema.utf8), "operations.gql": Array(operations.utf8)]
        return diagnose(operations, schema: schema).diagnostics.filter { $0.severity == .error }.map { diagnostic in
            let marked: ArraySlice<UInt8>? = texts[diagnostic.span.sourceName]?[
                Int(diagnostic.span.start)..<Int(diagnostic.span.end)]
            return "\(String(decoding: marked ?? [], as: UTF8.self)): \(diagnostic.message)"
        }
    }
}
