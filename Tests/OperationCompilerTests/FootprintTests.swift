import ConnectorModel
import SQL
import Testing

/// The part of `auth` on which an operation's data depends.
@Suite struct FootprintTests {
    private static let cases: [(String, AuthFootprint)] = [
        ("query Q @auth(level: USER) { movies { id } }", .none),
        // Access is asked for each subscriber; it changes no data.
        ("query Q @auth(expr: \"auth.token.admin == true\") { movies { id } }", .none),
        ("query Q { movies(where: {title: {eq_expr: \"auth.uid\"}}) { id } }", .uid),
        ("query Q { movies(where: {title: {eq_expr: \"request.auth.uid\"}}) { id } }", .uid),
        ("query Q { movies(where: {title: {eq_expr: \"auth.token.email\"}}) { id } }", .claims([["email"]])),
        (
            "query Q { movies(where: {title: {eq_expr: \"auth.token.a.b + auth.uid + auth.token.c\"}}) { id } }",
            .claims([["a", "b"], ["c"]])
        ),
        ("query Q { movies(where: {title: {eq_expr: \"auth == null ? 'x' : 'y'\"}}) { id } }", .all),
        ("query Q { movies(where: {title: {eq_expr: \"auth.token['x']\"}}) { id } }", .all),
        ("query Q($k: String!) { movies(where: {title: {eq_expr: \"auth.token[vars.k]\"}}) { id } }", .all),
        ("query Q { person(key: {name_expr: \"auth.uid\"}) { name } }", .uid),
        ("mutation Q { person_insert(data: {name_expr: \"auth.uid\"}) }", .uid),
        ("query Q { movies(where: {title: {eq_expr: \"'a' + 'b'\"}}) { id } }", .none),
    ]

    @Test(arguments: cases) func isWhatDataReads(_ text: String, _ footprint: AuthFootprint) throws {
        #expect(try operation(text).footprint == footprint)
    }

    @Test func countsTheSubscribersSideOfConditions() throws {
        let query: CompiledOperation = try operation(
            """
            query Q @refresh(onMutationExecuted: {operation: "M", condition: "request.auth.uid == mutation.auth.uid"}) {
              movies { id }
            }
            mutation M { person_insert(data: {name: "n"}) }
            """)
        #expect(query.footprint == .uid)
    }

    @Test func namesTheTablesItReadsAndWrites() throws {
        let query: CompiledOperation = try operation(
            """
            query Q {
              movies(where: {director: {born: {isNull: true}}}, orderBy: [{id: ASC}]) { title reviews_on_movie { stars } }
            }
            """)
        #expect(query.reads.map(\.name).sorted() == ["movie", "person", "review"])
        #expect(query.writes == [])
        let mutation: CompiledOperation = try operation(
            "mutation Q { movie_deleteMany(all: true) person_deleteMany(all: true) }")
        #expect(mutation.writes.map(\.name).sorted() == ["movie", "person"])
    }
}
