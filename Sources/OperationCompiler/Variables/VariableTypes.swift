import ConnectorModel
import GraphQLSyntax
import JSON
import TypeSystem

/// The compiled form of the variables that an operation declares.
struct VariableCompiler {
    let types: GraphQLSchema
    let allows: AllowRules

    /// Nothing where the type is none that a variable can have, which validation has said.
    func compile(_ definition: VariableDefinition, _ diagnostics: inout [Diagnostic]) -> CompiledVariable? {
        let type: TypeReference = definition.type
        guard let compiled: VariableType = types.variableType(type.nullable) else { return nil }
        return CompiledVariable(
            name: definition.name.value, typeText: type.description, type: compiled, isNonNull: type.isNonNull,
            defaultValue: definition.defaultValue.map(\.json), allow: allows.rule(definition, &diagnostics))
    }
}

extension GraphQLSchema {
    /// A type as that of a variable or a member of one, without its outermost non-null mark.
    func variableType(_ reference: TypeReference) -> VariableType? {
        switch reference {
        case .nonNull(let inner, _): variableType(inner)
        case .list(let element, _):
            variableType(element.nullable).map { .list($0, elementIsNonNull: element.isNonNull) }
        case .named(let name): namedVariableType(name)
        }
    }

    private func namedVariableType(_ name: Name) -> VariableType? {
        if let scalar: ScalarKind = ScalarKind(rawValue: name.value) { return .scalar(scalar) }
        switch type(named: name.value) {
        case .enumeration(let type)?: return .enumeration(name: type.name, values: type.values.names)
        case .inputObject(let type)?: return .object(type.name)
        default: return nil
        }
    }
}

extension InputValue {
    /// A constant literal as the JSON a client would send.
    var json: JSONValue {
        switch kind {
        case .variable, .null: .null
        case .int(let digits), .float(let digits): .number(JSONNumber(validated: digits))
        case .string(let text, _), .enumValue(let text): .string(text)
        case .boolean(let truth): .bool(truth)
        case .list(let elements): .array(elements.map(\.json))
        case .object(let fields):
            .object(JSONObject(fields.map { JSONObject.Member(name: $0.name.value, value: $0.value.json) }))
        }
    }
}
