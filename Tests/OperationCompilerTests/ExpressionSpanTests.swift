import GraphQLSyntax
import Testing

/// Errors in expressions point into the string literal that holds them.
@Suite struct ExpressionSpanTests {
    private static let cases: [(String, String)] = [
        ("\"auth.uid + imId\"", "imId: Invalid expression: undeclared reference to 'imId' (in container '')"),
        // Escapes are longer in the text than in the value.
        ("\"'\\\"\\u00e9\\t' + oops\"", "oops: Invalid expression: undeclared reference to 'oops' (in container '')"),
        ("\"'ü😀' + oops\"", "oops: Invalid expression: undeclared reference to 'oops' (in container '')"),
        // The indentation of a block string is no part of its value.
        (
            "\"\"\"\n    auth.uid +\n      oops\n    \"\"\"",
            "oops: Invalid expression: undeclared reference to 'oops' (in container '')"
        ),
        ("\"vars.nothing\"", "vars.nothing: Invalid expression: undefined field 'nothing'"),
        ("\"1 + 2\"", "\"1 + 2\": The expression gives int where String is expected"),
    ]

    @Test(arguments: cases) func pointIntoTheLiteral(_ literal: String, _ error: String) {
        #expect(errors("query Q { movies(where: {title: {eq_expr: \(literal)}}) { id } }") == [error])
    }

    /// A variable that only a faulty expression names is not told to be unused: its author sees it there.
    @Test(arguments: [
        #"query Q($x: Int) @auth(expr: "auth.uid == 'a' && vars.x == 'é'") { movies { id } }"#,
        #"query Q($x: Int) @auth(expr: "vars.x +") { movies { id } }"#,
        #"query Q($x: Int) @check(expr: "request.variables.x == 'a'") { movies { id } }"#,
        #"query Q($x: Int) { movies @check(expr: "this.oops == vars.x") { id } }"#,
        #"query Q($x: Int) { movies(where: {title: {eq_expr: "vars.x + oops"}}) { id } }"#,
        #"query Q($x: Int) @refresh(onMutationExecuted: {operation: "M", condition: "request.variables.x == 'a'"}) "#
            + "{ movies { id } } mutation M { movie_deleteMany(all: true) }",
    ])
    func isNotToldToBeUnused(_ text: String) {
        let codes: [String] = diagnose(text).diagnostics.map(\.code.rawValue)
        #expect(!codes.contains("GQL159"), "\(codes)")
        #expect(!errors(text).isEmpty)
    }

    @Test func butOthersAre() {
        let found: [String] = diagnose(#"query Q($x: Int, $y: Int) @auth(expr: "vars.x == 'a'") { movies { id } }"#)
            .diagnostics.filter { $0.code.rawValue == "GQL159" }.map(\.message)
        #expect(found.count == 1 && found[0].hasPrefix("Variable \"$y\" is never used"), "\(found)")
    }

    @Test func conditionsOfRefreshToo() {
        let text: String = """
            query Q @refresh(onMutationExecuted: {operation: "M", condition: "\\"x\\" == mutation.variables.nothing"}) {
              movies { id }
            }
            mutation M { movie_deleteMany(all: true) }
            """
        #expect(errors(text) == ["mutation.variables.nothing: Invalid expression: undefined field 'nothing'"])
    }

    @Test func defaultsOfTheSchemaPointIntoTheSchema() throws {
        let schema: String = "type T @table { id: Int!, owner: String @default(expr: \"auth.uidd\") }"
        let found = diagnose("mutation M { t_insert(data: {id: 1}) }", schema: schema).diagnostics
            .filter { $0.severity == .error }
        let first = try #require(found.first)
        #expect(first.span.sourceName == "schema.gql")
        let marked = Array(schema.utf8)[Int(first.span.start)..<Int(first.span.end)]
        #expect(String(decoding: marked, as: UTF8.self).contains("uidd"))
    }
}
