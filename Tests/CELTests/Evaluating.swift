import CEL

/// The value of an expression, checked in an environment with variables of the given types.
func evaluate(
    _ text: String, _ variables: [(name: String, type: CELType, value: Value)] = [],
    in base: Environment = Environment()
) throws -> Value {
    var environment: Environment = base
    var activation: Activation = Activation(for: environment)
    for variable in variables { activation[environment.declare(variable.name, variable.type)] = variable.value }
    return environment.program(try environment.compile(text)).evaluate(activation)
}

/// The value of an expression with every library turned on.
func evaluateExtended(_ text: String) throws -> Value {
    var environment: Environment = Environment()
    environment.enable(Extension.allCases)
    return try evaluate(text, in: environment)
}

/// The faults the checker or the parser finds.
func issues(_ text: String, in environment: Environment = Environment()) -> [Issue] {
    do throws(IssueList) {
        _ = try environment.compile(text)
        return []
    } catch {
        return error.issues
    }
}

/// What expressions of the service may name.
func serviceEnvironment() -> Environment {
    let token: RecordType = RecordType(
        name: "token",
        fields: [
            RecordField("email", .string, isOptional: true), RecordField("email_verified", .bool, isOptional: true),
        ], isDynamic: true)
    let auth: RecordType = RecordType(
        name: "auth", fields: [RecordField("uid", .string), RecordField("token", .record(token))])
    let request: RecordType = RecordType(
        name: "request",
        fields: [
            RecordField("time", .timestamp), RecordField("variables", .map(.string, .dyn)),
            RecordField("auth", .record(auth)),
        ])
    var environment: Environment = Environment()
    environment.declare("auth", .record(auth))
    environment.declare("request", .record(request))
    environment.declare("vars", .map(.string, .dyn))
    environment.volatilePaths = [["request", "time"]]
    return environment
}
