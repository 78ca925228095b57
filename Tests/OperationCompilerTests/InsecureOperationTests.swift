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
        "query Q @auth(expr: \"auth.token.admin == true\") { movies { id } }",
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

    /// What a request brings along may leave out the field whose default is the user, or must.
    @Test(arguments: [
        ("mutation Q($d: Note_Data! @allow(fields: \"text\")) @auth(level: USER) { note_insert(data: $d) }", []),
        ("mutation Q($d: [Note_Data!]! @allow(fields: \"text\")) @auth(level: USER) { note_upsertMany(data: $d) }", []),
        (
            "mutation Q($d: Note_Data! @allow(fields: \"owner text\")) @auth(level: USER) { note_insert(data: $d) }",
            [
                "Any user can run \"Q\" (USER), and auth.uid is only a default, of Note.owner, which requests may replace"
            ]
        ),
        (
            "mutation Q($d: Book_Data! @allow(fields: \"notes_on_book { text }\")) @auth(level: USER) { book_insert(data: $d) }",
            []
        ),
        (
            "mutation Q($d: Note_Data! @allow(fields: \"text\")) @auth(level: USER) { note_update(id: 1, data: $d) }",
            [ignoring("USER")]
        ),
    ])
    func tellsOfDefaultsThatAreTheUser(_ text: String, _ expected: [String]) {
        let schema: String = """
            type Book @table { title: String }
            type Note @table(key: "id") {
              id: Int! @default(value: 1)
              owner: String! @default(expr: "auth.uid")
              text: String
              book: Book
            }
            """
        #expect(warnings(text, schema: schema) == expected)
    }

    private static func ofNobody(_ reason: String) -> [String] { ["Callers without a token can run \"Q\": \(reason)"] }
    private static let byRule: [String] = ofNobody("its rule holds for them")
    private static let bySomeVariables: [String] = ofNobody("its rule holds for them with some variables")
    private static let byNull: [String] = ofNobody("what its rule compares may be null, as their auth.uid is")

    /// A condition is asked for callers without a token as it will be when they call.
    @Test(arguments: [
        ("query Q @auth(expr: \"true\") { movies { id } }", byRule),
        ("query Q @auth(expr: \"auth.token.banned != true\") { movies { id } }", byRule),
        ("query Q @auth(expr: \"!(auth.token.banned == true)\") { movies { id } }", byRule),
        ("query Q @auth(expr: \"auth.token.firebase.sign_in_provider != 'anonymous'\") { movies { id } }", byRule),
        ("query Q @auth(expr: \"auth.uid in ['a', null]\") { movies { id } }", byRule),
        ("query Q($u: String) @auth(expr: \"vars.u == auth.uid\") { movies { id } }", byNull),
        ("query Q($l: [String!]) @auth(expr: \"vars.l[0] == auth.uid\") { movies { id } }", []),
        ("query Q($l: [String]) @auth(expr: \"vars.l[0] == auth.uid\") { movies { id } }", byNull),
        ("query Q($l: [String!]) @auth(expr: \"auth.uid in vars.l\") { movies { id } }", []),
        ("query Q($l: [String!]) @auth(expr: \"vars.l[0] == 'open'\") { movies { id } }", bySomeVariables),
        ("query Q($u: String!) @auth(expr: \"vars.u == auth.uid\") { movies { id } }", []),
        ("query Q($u: String!) @auth(expr: \"vars.u == 'open'\") { movies { id } }", bySomeVariables),
        ("query Q @auth(expr: \"auth.token.banned != true\") @check(expr: \"auth != null\") { movies { id } }", []),
        ("query Q @auth(expr: \"true\", insecureReason: \"so\") { movies { id } }", []),
        ("query Q @auth(expr: \"auth.uid == \") { movies { id } }", []),
    ])
    func isGivenForConditionsThatNobodyMeets(_ text: String, _ expected: [String]) {
        #expect(warnings(text) == expected)
    }

    /// The official tool says nothing of conditions, so that nobody has to agree to what it deploys.
    @Test func wantsNoConsentToConditions() {
        let found: [Diagnostic] = diagnose("query Q @auth(expr: \"true\") { movies { id } }").diagnostics
        #expect(found.map(\.warningLevel) == [.logOnly])
    }

    /// A check of what may be null lets callers without a token pass, if they get there.
    @Test(arguments: [
        ("PUBLIC", "text", "this == auth.uid", true), ("USER", "text", "this == auth.uid", false),
        ("PUBLIC", "owner", "this == auth.uid", false),
        ("PUBLIC", "text", "auth.uid != null && this == auth.uid", false),
        ("PUBLIC", "text", "auth.uid == null || this == auth.uid", false),
        ("PUBLIC", "text", "this != null", false),
    ])
    func isGivenForChecksThatNobodyPasses(_ level: String, _ field: String, _ check: String, _ expected: Bool) {
        let found: [String] = diagnose(
            "query Q @auth(level: \(level), insecureReason: \"so\") { notes { \(field) @check(expr: \"\(check)\") } }",
            schema: "type Note @table { owner: String!, text: String }"
        ).diagnostics.map(\.message)
        let warning: String = "Callers without a token pass this @check where the value is null, as their auth.uid is"
        #expect(found == (expected ? [warning] : []))
    }

    /// What to write is told by what the operation does.
    @Test(arguments: [
        ("query Q @auth(level: USER) { movies { id } }", ["where: {…: {eq_expr: \"auth.uid\"}}"]),
        (
            "mutation Q @auth(level: USER) { person_insert(data: {name: \"a\"}) }", ["data: {…_expr: \"auth.uid\"}"]
        ),
        (
            "mutation Q @auth(level: USER) { _execute(sql: \"delete from movie\") movie_deleteMany(all: true) }",
            ["params: [{_expr: \"auth.uid\"}]", "where: {…: {eq_expr: \"auth.uid\"}}"]
        ),
    ])
    func offersWaysThatFitTheOperation(_ text: String, _ expected: [String]) {
        let ways: [Workaround] = diagnose(text).diagnostics.filter { $0.code == .insecureOperation }.flatMap(
            \.workarounds)
        #expect(ways.map(\.replacement) == expected + ["@auth(level: USER, insecureReason: \"…\")"])
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
