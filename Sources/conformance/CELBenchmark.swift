import CEL
import ConnectorModel

/// Measures the evaluation of conditions as services have them: `conformance bench-cel`, in a release build.
///
/// Prints nanoseconds an evaluation, the fastest and the median of the rounds: what else the machine does only adds to them.
struct CELBenchmark {
    // Short rounds, so that some are not interrupted.
    private static let rounds: Int = 200
    private static let evaluations: Int = 5_000

    private let environment: Environment
    private let activation: Activation

    /// Runs everything.
    static func run() {
        for (name, benchmark, texts) in [("refresh", refresh(), refreshTexts), ("rules", rules(), ruleTexts)] {
            for text in texts { benchmark.measure(text, name) }
        }
    }

    private func measure(_ text: String, _ name: String) {
        guard let checked: CheckedExpr = try? environment.compile(text) else {
            print("\(name): does not compile: \(text)")
            return
        }
        let program: Program = environment.program(checked)
        var times: [Double] = []
        for _ in 0..<Self.rounds {
            var errors: Int = 0
            let elapsed: Duration = ContinuousClock().measure {
                for _ in 0..<Self.evaluations where program.evaluate(activation).isError { errors += 1 }
            }
            if errors > 0 { print("\(name): fails: \(text)") }
            times.append(elapsed / .nanoseconds(1) / Double(Self.evaluations))
        }
        times.sort()
        print("\(padded(times[0])) \(padded(times[Self.rounds / 2])) ns  \(name): \(text)")
    }

    private func padded(_ time: Double) -> String {
        let text: String = String(Int(time.rounded()))
        return String(repeating: " ", count: max(0, 6 - text.utf8.count)) + text
    }

    // MARK: What is measured

    private static let refreshTexts: [String] = [
        "request.variables.genre == mutation.variables.genre",
        "request.variables.genre == mutation.variables.genre && mutation.auth.uid != request.auth.uid",
    ]

    private static let ruleTexts: [String] = [
        "auth.uid != null && auth.token.email_verified",
        "auth.uid == vars.owner",
        "auth != null && vars.count < 10",
        "auth.token.role in ['admin', 'editor']",
        "has(auth.token.role) && auth.token.role == 'editor'",
        "vars.tags.exists(t, t == 'five')",
        "vars.owner.startsWith('u')",
        "vars.owner.matches('^u[0-9]+$')",
        "request.time < timestamp('2030-01-01T00:00:00Z')",
    ]

    private static let token: Value = .map(
        MapValue([
            "email": .string("someone@example.com"), "email_verified": .bool(true), "sub": .string("u123456789"),
            "role": .string("editor"), "iat": .int(1_700_000_000), "exp": .int(1_700_003_600),
            "iss": .string("https://securetoken.google.com/project"), "aud": .string("project"),
            "auth_time": .int(1_700_000_000), "user_id": .string("u123456789"),
        ]))
    private static let auth: Value = .record(
        RecordValue(ExpressionSlots.authType, [.string("u123456789012345678901234567"), token]))

    private static func refresh() -> CELBenchmark {
        let variables: RecordType = RecordType(
            name: "variables", fields: [RecordField("genre", .string), RecordField("limit", .wrapper(.int))])
        var environment: Environment = Environment()
        environment.acceptsNil = true
        environment.nullableObjects = [["request", "auth"], ["mutation", "auth"]]
        let sides: [(String, RecordType)] = [
            ("request", ConditionSlots.requestType(variables: variables)),
            ("mutation", ConditionSlots.mutationType(variables: variables)),
        ]
        for (name, type) in sides { environment.declare(name, .record(type)) }
        // Strings of their own, as two requests have them.
        let slots: [Value] = sides.map { (name: String, type: RecordType) -> Value in
            let genre: String = String(decoding: Array("science fiction and fantasy".utf8), as: UTF8.self)
            return .record(RecordValue(type, [.record(RecordValue(variables, [.string(genre)])), auth]))
        }
        return CELBenchmark(environment: environment, activation: Activation(slots: slots))
    }

    private static func rules() -> CELBenchmark {
        let variables: RecordType = RecordType(
            name: "variables",
            fields: [
                RecordField("owner", .string), RecordField("count", .wrapper(.int)),
                RecordField("tags", .list(.string)),
            ])
        let request: RecordType = ExpressionSlots.requestType(variables: variables)
        var environment: Environment = Environment()
        environment.acceptsNil = true
        environment.nullableObjects = [["auth"], ["request", "auth"]]
        environment.declare("auth", .record(ExpressionSlots.authType))
        environment.declare("vars", .record(variables))
        environment.declare("request", .record(request))
        let values: Value = .record(
            RecordValue(
                variables,
                [
                    .string(String(decoding: Array("u123456789012345678901234567".utf8), as: UTF8.self)), .int(7),
                    .list(["one", "two", "three", "four", "five"].map(Value.string)),
                ]))
        let time: Value = TimestampValue(seconds: 1_700_000_000).map(Value.timestamp) ?? .null
        return CELBenchmark(
            environment: environment,
            activation: Activation(slots: [
                auth, values, .record(RecordValue(request, [auth, values, time, .string("query")])),
            ]))
    }
}
