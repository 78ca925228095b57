import CEL
import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Who may run an operation.
@Suite struct AccessTests {
    enum Caller: CaseIterable {
        case nobody, anonymous, unverified, verified, administrator

        var auth: AuthContext {
            switch self {
            case .nobody: .unauthenticated
            case .anonymous:
                AuthContext(uid: "a", claims: ["firebase": ["sign_in_provider": "anonymous"]])
            case .unverified:
                AuthContext(
                    uid: "u", claims: ["firebase": ["sign_in_provider": "password"], "email_verified": false])
            case .verified: AuthContext(uid: "v", claims: ["email_verified": true, "role": "editor"])
            case .administrator: .administrator
            }
        }
    }

    private static let unauthenticated: String =
        "UNAUTHENTICATED\nUNAUTHENTICATED unauthenticated: this operation requires a signed-in user"
    private static let denied: String =
        "PERMISSION_DENIED\nPERMISSION_DENIED unauthorized: you are not authorized to perform this operation"
    private static let granted: String = "OK {}"

    private func answers(_ rule: AccessRule, _ variables: [CompiledVariable] = [], _ json: String? = nil) -> [String] {
        let operation: CompiledOperation = .testing(
            "Op", .query, variables, access: rule, [.reading([]) { $0.keyword("SELECT 1") }])
        return Caller.allCases.map { caller in
            let bench: ExecutionBench = ExecutionBench()
            var statements: Int = 0
            bench.reads.script = { _, _ in
                statements += 1
                return .success(StatementResult(json: JSONText("{}")))
            }
            let answer: String = bench.query(operation, json, caller.auth)
            // Who may not run it is refused before anything is asked of the database.
            #expect(statements == (answer == Self.granted ? 1 : 0))
            return answer
        }
    }

    @Test(arguments: [.noAccess, .user, .userEmailVerified, .userAnonymous] as [AccessLevel])
    func nothingIsWrittenForWhoMayNotRunIt(_ level: AccessLevel) async {
        let operation: CompiledOperation = .testing(
            "Op", .mutation, [], access: .level(level), [.field("first")])
        let bench: ExecutionBench = ExecutionBench()
        let answer: String = await bench.mutate(operation)
        #expect(answer == (level == .noAccess ? Self.denied : Self.unauthenticated))
        #expect(bench.sessionParameters == [])
        #expect(bench.changes.isEmpty)
    }

    @Test(
        arguments: [
            (.public, [granted, granted, granted, granted, granted]),
            (.userAnonymous, [unauthenticated, granted, granted, granted, granted]),
            (.user, [unauthenticated, unauthenticated, granted, granted, granted]),
            (.userEmailVerified, [unauthenticated, unauthenticated, unauthenticated, granted, granted]),
            (.noAccess, [denied, denied, denied, denied, granted]),
        ] as [(AccessLevel, [String])])
    func levels(_ level: AccessLevel, _ expected: [String]) {
        #expect(answers(.level(level)) == expected)
    }

    /// Nobody, anonymous, unverified, verified, administrator.
    @Test(
        arguments: [
            ("auth != null", [unauthenticated, granted, granted, granted, granted]),
            ("auth.uid == null", [granted, denied, denied, denied, granted]),
            ("auth.uid != nil && auth.uid == 'v'", [unauthenticated, denied, denied, granted, granted]),
            ("auth.token.role == 'editor'", [unauthenticated, denied, denied, granted, granted]),
            ("has(auth.token.role)", [unauthenticated, denied, denied, granted, granted]),
            (
                "request.operationName == 'query' && request.auth.uid == 'u'",
                [unauthenticated, denied, granted, denied, granted]
            ),
            ("request.time > timestamp('2026-01-01T00:00:00Z')", [granted, granted, granted, granted, granted]),
            ("1 / 0 == 1", [unauthenticated, denied, denied, denied, granted]),
            ("auth.token.email_verified", [unauthenticated, denied, denied, granted, granted]),
        ] as [(String, [String])])
    func expressions(_ text: String, _ expected: [String]) throws {
        #expect(answers(.expression(try planned(text))) == expected)
    }

    @Test(
        arguments: [
            (#"{"limit": 5}"#, granted),
            (#"{"limit": 500}"#, denied),
            (#"{}"#, granted),
            // What is wrong with the others is told to who may run it.
            (#"{"limit": 5, "other": 1}"#, "OK\nINVALID_ARGUMENT $other is not expected"),
            (#"{"limit": 500, "other": 1}"#, denied),
        ] as [(String, String)])
    func expressionsSeeTheVariables(_ json: String, _ expected: String) throws {
        let variables: [CompiledVariable] = [CompiledVariable("limit", "Int")]
        let rule: AccessRule = .expression(try planned("!has(vars.limit) || vars.limit <= 200", variables))
        #expect(answers(rule, variables, json)[2] == expected)
    }

    /// A value that does not fit is named where it alone may be what keeps the caller out; nobody gets in by it.
    @Test(
        arguments: [
            ("vars.n < 10", #"{"n": 1}"#, granted, granted),
            ("vars.n < 10", #"{"n": 1.5}"#, noInt, noInt),
            ("vars.n < 10", "{}", noNumber, noNumber),
            ("vars.n < 10", "[", jsonFault, jsonFault),
            ("auth.uid == 'v' && vars.n < 10", #"{"n": 1.5}"#, unauthenticated, noInt),
            ("auth.uid == 'w' && vars.n < 10", #"{"n": 1.5}"#, unauthenticated, denied),
            ("auth.uid == 'w'", #"{"n": 1.5}"#, unauthenticated, denied),
            // A null, which it may be, would let nobody in; for a text that is required there is none.
            ("auth.uid == vars.id", #"{"id": 5, "n": 1}"#, noID, noID),
            ("auth.uid == vars.name", #"{"name": 5, "n": 1}"#, unauthenticated, noName),
            ("auth.uid == request.variables.id && vars.n < 10", #"{"id": "x", "n": true}"#, unauthenticated, denied),
        ] as [(String, String, String, String)])
    func namesWhatDoesNotFitWhereItMayBeToBlame(
        _ text: String, _ json: String, _ nobody: String, _ verified: String
    ) throws {
        let variables: [CompiledVariable] = [
            CompiledVariable("n", "Int!"), CompiledVariable("id", "String"),
            CompiledVariable("name", "String!", default: "x"),
        ]
        let environment: Environment = operationEnvironment(variables)
        let checked: CheckedExpr = try environment.compile(text)
        let answers: [String] = answers(.expression(environment.program(checked), checked), variables, json)
        #expect(answers[0] == nobody)
        #expect(answers[3] == verified)
    }

    private static let noInt: String = "OK\nINVALID_ARGUMENT $n is invalid Int: 1.5"
    private static let noNumber: String = "OK\nINVALID_ARGUMENT $n (Int) is missing"
    private static let noID: String = "OK\nINVALID_ARGUMENT $id is invalid String: 5"
    private static let noName: String = "OK\nINVALID_ARGUMENT $name is invalid String: 5"
    private static let jsonFault: String =
        "OK\nINVALID_ARGUMENT The variables are not valid JSON: an object was expected at byte 0"

    @Test func whoMayNotRunItLearnsNothingOfItsVariables() {
        let answers: [String] = answers(
            .level(.user), [CompiledVariable("secret", "Int!")], #"{"secret": "x", "guess": 1}"#)
        #expect(answers[0] == Self.unauthenticated)
        #expect(
            answers[2] == """
                OK
                INVALID_ARGUMENT $secret is invalid Int: 'x'
                INVALID_ARGUMENT $guess is not expected
                """)
    }

    @Test(arguments: [
        ("nowhere", "Op", "NOT_FOUND\nNOT_FOUND connector \"nowhere\" was not found"),
        (
            "c", String(repeating: "é", count: 101),
            "NOT_FOUND\nNOT_FOUND operation \"\(String(repeating: "é", count: 100))…\" was not found in connector \"c\""
        ),
        ("c", "Other", "NOT_FOUND\nNOT_FOUND operation \"Other\" was not found in connector \"c\""),
        ("c", "Op", "NOT_FOUND\nNOT_FOUND \"Op\" is a query, not a mutation"),
    ])
    func findsOperations(_ connector: String, _ name: String, _ expected: String) async {
        let bench: ExecutionBench = ExecutionBench([.testing([.reading([]) { $0.keyword("SELECT 1") }])])
        let request: ExecutionRequest = ExecutionRequest(
            connector: connector, operationName: name, variables: nil, auth: .administrator)
        #expect(await bench.executor.mutate(request).text == expected)
    }

    @Test(
        arguments: [
            (.user, .unauthenticated, "@auth(level: USER) requires a signed-in user"),
            (.user, Caller.anonymous.auth, "@auth(level: USER) doesn't allow anonymous users"),
            (
                .userEmailVerified, Caller.unverified.auth,
                "@auth(level: USER_EMAIL_VERIFIED) requires a verified e-mail address"
            ),
            (.noAccess, Caller.verified.auth, "@auth(level: NO_ACCESS) is for administrators"),
        ] as [(AccessLevel, AuthContext, String)])
    func saysMoreToDevelopers(_ level: AccessLevel, _ auth: AuthContext, _ expected: String) {
        let operation: CompiledOperation = .testing(access: .level(level), [])
        for showsDetails: Bool in [true, false] {
            var work: SharedBudget = SharedBudget(0)
            let refusal: GraphQLError? = ExecutionBench().executor.refusal(
                of: PreparedOperation(
                    operation: operation, variables: .none, auth: auth, audience: showsDetails ? .developer : .client),
                within: &work)
            #expect(refusal != nil)
            #expect(refusal?.debugDetails == (showsDetails ? expected : nil))
        }
    }
}
