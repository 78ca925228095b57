import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Testing

/// The warning of operations that ignore who runs them (language reference 4.5).
@Suite struct InsecureOperationTests {
    private func warnings(_ operations: String, schema: String = films) -> [String] {
        diagnose(operations, schema: schema).diagnostics.filter { $0.code == .insecureOperation }.map(\.message)
    }

    private static let open: String = "Anybody can run \"Q\", signed in or not"

    private static func ignoring(_ level: String) -> String {
        "Any user can run \"Q\" (\(level)), and nothing in it depends on auth.uid"
    }

    @Test(arguments: [
        ("PUBLIC", [open]), ("USER_ANON", [ignoring("USER_ANON")]), ("USER", [ignoring("USER")]),
        ("USER_EMAIL_VERIFIED", [ignoring("USER_EMAIL_VERIFIED")]), ("NO_ACCESS", []),
    ])
    func isGivenByLevel(_ level: String, _ expected: [String]) {
        #expect(warnings("query Q @auth(level: \(level)) { movies { id } }") == expected)
        #expect(
            warnings("query Q @auth(level: \(level), insecureReason: \"so\") { movies { id } }") == [])
        #expect(warnings("query Q @auth(level: \(level), insecureReason: \" \") { movies { id } }") == expected)
        #expect(warnings("query Q @auth(level: \(level), insecureReason: null) { movies { id } }") == expected)
        // Whoever may run it, PUBLIC is flagged whatever the operation does.
        let mine: String = "query Q @auth(level: \(level)) { movies(where: {title: {eq_expr: \"auth.uid\"}}) { id } }"
        #expect(warnings(mine) == (level == "PUBLIC" ? expected : []))
    }

    @Test(arguments: [
        "query Q @auth(expr: \"true\") { movies { id } }",
        "query Q { movies { id } }",
        "query Q @auth(level: USER) { person(key: {name_expr: \"request.auth.uid\"}) { name } }",
        "query Q @auth(level: USER) { movies(where: {_not: {title: {ne_expr: \"'a' + auth.uid\"}}}) { id } }",
        "query Q @auth(level: USER) @check(expr: \"auth.uid in ['a']\") { movies { id } }",
        "query Q @auth(level: USER) { movies { title @check(expr: \"this == auth.uid\") } }",
        "query Q @auth(level: USER) { movies { ...F } } fragment F on Movie @check(expr: \"auth.uid != ''\") { id }",
        "query Q @auth(level: USER) { movies { ...F } } fragment F on Movie { reviews_on_movie(where: {byName: {eq_expr: \"auth.uid\"}}) { stars } }",
        "mutation Q @auth(level: USER) { person_insert(data: {name_expr: \"auth.uid\"}) }",
        "mutation Q @auth(level: USER) { query { movies { id @check(expr: \"auth.uid != null\") } } }",
        "mutation Q @auth(level: USER) { _execute(sql: \"delete from movie where title = $1\", params: [{_expr: \"auth.uid\"}]) }",
    ])
    func isNotGivenWhereTheUserCounts(_ text: String) {
        #expect(warnings(text) == [])
    }

    @Test func isNotGivenForADefaultThatIsTheUser() {
        #expect(
            warnings(
                "mutation Q @auth(level: USER) { note_insert(data: {text: \"t\"}) }",
                schema: "type Note @table { owner: String! @default(expr: \"auth.uid\"), text: String! }") == [])
    }

    /// Other parts of the token, and when clients are told, say nothing of whose rows are meant.
    @Test(arguments: [
        "query Q @auth(level: USER) { movies(where: {title: {eq_expr: \"auth.token.email\"}}) { id } }",
        """
        query Q @auth(level: USER) @refresh(onMutationExecuted: {operation: "M", condition: "request.auth.uid == 'a'"}) {
          movies { id }
        }
        mutation M @auth(level: NO_ACCESS) { movie_deleteMany(all: true) }
        """,
    ])
    func isGivenWhereOnlyOtherThingsCount(_ text: String) {
        #expect(warnings(text) == [Self.ignoring("USER")])
    }

    /// What an operation with errors reads is not known; who may run it is.
    @Test func isGivenToAFaultyOperationByItsLevelAlone() {
        #expect(warnings("query Q @auth(level: PUBLIC) { movies { nothing } }") == [Self.open])
        #expect(warnings("query Q @auth(level: USER) { movies { nothing } }") == [])
        #expect(warnings("query Q @auth(level: USER) { movie { id } }") == [])
    }

    @Test func wantsConsent() throws {
        let text: String = "query Q @auth(level: USER) { movies { id } }"
        let compiled: Diagnosed<CompiledProject?> = diagnose(text)
        #expect(compiled.diagnostics.map(\.acknowledgement) == [Acknowledgement(.insecure, of: "c/Q")])
        #expect(compiled.diagnostics.map(\.warningLevel) == [.requiredAcknowledgement])
        let project: CompiledProject = try #require(compiled.value)
        let relaxed: [Diagnostic] = DeployedOperations(compiled).relaxed(compiled.diagnostics, of: project)
        #expect(relaxed.map(\.acknowledgement) == [Acknowledgement(.existingInsecure, of: "c/Q")])
        #expect(relaxed.map(\.warningLevel) == [.interactiveAcknowledgement])
        let nothing: DeployedOperations = DeployedOperations(
            diagnose("query Other @auth(level: USER) { movies { id } }"))
        #expect(nothing.relaxed(compiled.diagnostics, of: project) == compiled.diagnostics)
    }

    @Test func isNoWordOfAnOperationWithoutARule() {
        let found: [Diagnostic] = diagnose("query Q { movies { id } }").diagnostics
        #expect(found.map(\.code) == [.missingAccessRule])
        #expect(found.map(\.warningLevel) == [.logOnly])
    }
}
