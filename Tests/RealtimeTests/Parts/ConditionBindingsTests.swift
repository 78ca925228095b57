import CEL
import ConnectorModel
import Execution
import JSON
import Testing

@testable import Realtime

/// Variables and identities are in conditions what the compiler says they are.
@Suite struct ConditionBindingsTests {
    private let variables: [CompiledVariable] = [
        variable("id", .scalar(.uuid)), variable("at", .scalar(.timestamp)), variable("day", .scalar(.date)),
        variable("tags", .list(.scalar(.string), elementIsNonNull: true)), variable("more", .scalar(.any)),
        variable("data", .object("Data")),
        variable("missing", .scalar(.int)),
    ]

    private let types: VariableObjectTypes = VariableObjectTypes([
        VariableObjectType(
            name: "Data",
            members: [
                .init(name: "genre", type: .scalar(.string), isNonNull: false),
                .init(name: "year", type: .scalar(.int), isNonNull: false),
            ])
    ])

    private let values: VariableValues = VariableValues([
        .text("0f0e0d0c0b0a09080706050403020100"), .text("2024-05-06T07:08:09.000000Z"), .text("2024-05-06"),
        .list([.text("a"), .text("b")]), .json(JSONText(#"{"a": [1, 2.5]}"#)),
        .object([.init(name: "year", value: .integer(1999))]), nil,
    ])

    @Test(arguments: [
        "mutation.variables.id == '0f0e0d0c0b0a09080706050403020100'",
        "mutation.variables.at == timestamp('2024-05-06T07:08:09Z')",
        "mutation.variables.day == timestamp('2024-05-06T00:00:00Z')",
        "mutation.variables.day < mutation.variables.at",
        "'b' in mutation.variables.tags && size(mutation.variables.tags) == 2",
        "mutation.variables.more.a[1] == 2.5",
        "mutation.variables.data.year == 1999 && !has(mutation.variables.data.genre)",
        "!has(mutation.variables.missing)",
        "mutation.auth.uid == 'ann' && mutation.auth.token.team == 'red'",
        "request.auth == null && request.variables.id == mutation.variables.id",
    ])
    func holds(_ text: String) throws {
        let type: RecordType = .variables(variables, types)
        var environment: CEL.Environment = CEL.Environment()
        environment.declare("request", .record(ConditionSlots.requestType(variables: type)))
        environment.declare("mutation", .record(ConditionSlots.mutationType(variables: type)))
        let program: Program = environment.program(try environment.compile(text))
        let operation: CompiledOperation = CompiledOperation(
            connector: "movies", name: "Update", kind: .mutation, variables: variables, objectTypes: types,
            variablesType: type, access: .level(.public), steps: [], fingerprint: "1")
        let value: Value = program.evaluate(
            Activation(slots: [
                ConditionBindings(operation, values, .unauthenticated).request,
                ConditionBindings(operation, values, user("ann", ["team": "red"])).mutation,
            ]))
        #expect(value.bool == true, "\(value)")
    }
}

private func variable(_ name: String, _ type: VariableType) -> CompiledVariable {
    CompiledVariable(name: name, typeText: name, type: type, isNonNull: false)
}
