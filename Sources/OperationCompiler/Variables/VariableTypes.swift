import ConnectorModel
import GraphQLSyntax
import JSON
import TypeSystem

/// The compiled form of the variables that an operation declares.
struct VariableCompiler {
    let types: GraphQLSchema

    func compile(_ definition: VariableDefinition, _ diagnostics: inout [Diagnostic]) -> CompiledVariable? {
        let type: TypeReference = definition.type
        guard let compiled: VariableType = variableType(type.nullable, definition.span, &diagnostics) else {
            return nil
        }
        return CompiledVariable(
            name: definition.name.value, typeText: type.description, type: compiled, isNonNull: type.isNonNull,
            defaultValue: definition.defaultValue.map(json))
    }

    private func variableType(
        _ reference: TypeReference, _ span: SourceSpan, _ diagnostics: inout [Diagnostic]
    ) -> VariableType? {
        switch reference {
        case .nonNull(let inner, _): return variableType(inner, span, &diagnostics)
        case .list(let element, _):
            return variableType(element.nullable, span, &diagnostics)
                .map { .list($0, elementIsNonNull: element.isNonNull) }
        case .named(let name): return namedType(name, span, &diagnostics)
        }
    }

    private func namedType(
        _ name: Name, _ span: SourceSpan, _ diagnostics: inout [Diagnostic]
    ) -> VariableType? {
        if let scalar: ScalarKind = ScalarKind(rawValue: name.value) { return .scalar(scalar) }
        switch types.type(named: name.value) {
        case .enumeration(let type)?: return .enumeration(name: type.name, values: type.values.names)
        case .inputObject(let type)? where type.name.hasSuffix("_Key"):
            return .object(VariableObjectType(name: type.name, members: keyMembers(of: type)))
        case .inputObject?, .scalar?:
            diagnostics.append(
                Diagnostic(
                    .error, .notSupported, "A variable of type \"\(name.value)\" is not supported yet", at: span,
                    hint: "scalars, enums, keys and lists of them are; spell the object out and use variables in it"))
            return nil
        default: return nil
        }
    }

    /// The members that a variable may hold; those that only an operation's text may hold are marked as forbidden.
    private func keyMembers(of type: InputObjectType) -> [VariableObjectType.Member] {
        type.fields.compactMap { field in
            guard !field.directives.contains(where: { $0.name.value == "fdc_forbiddenInVariables" }) else { return nil }
            var ignored: [Diagnostic] = []
            return variableType(field.type.nullable, field.span, &ignored).map {
                VariableObjectType.Member(name: field.name.value, type: $0, isNonNull: field.type.isNonNull)
            }
        }
    }

    /// A constant literal as the JSON a client would send.
    private func json(_ value: InputValue) -> JSONValue {
        switch value.kind {
        case .variable, .null: .null
        case .int(let digits), .float(let digits): .number(JSONNumber(validated: digits))
        case .string(let text, _), .enumValue(let text): .string(text)
        case .boolean(let truth): .bool(truth)
        case .list(let elements): .array(elements.map(json))
        case .object(let fields):
            .object(JSONObject(fields.map { JSONObject.Member(name: $0.name.value, value: json($0.value)) }))
        }
    }
}
