import GraphQLSyntax
import JSON

/// Gives each variable of an operation its value (section 6.1.2, `CoerceVariableValues`).
///
/// - Returns: the values, absent for a variable that is left out and has no default; nothing where one of them is wrong.
func coerceVariables(
    _ given: JSONObject, of operation: OperationDefinition, in schema: GraphQLSchema, _ errors: inout RequestErrors
) -> [String: JSONValue]? {
    var result: [String: JSONValue] = [:]
    for variable: VariableDefinition in operation.variables {
        let name: String = variable.name.value
        guard let value: JSONValue = given[name] else {
            if let literal: InputValue = variable.defaultValue {
                result[name] = JSONValue(literal)
            } else if variable.type.isNonNull {
                errors.add(
                    "Variable \"$\(name)\" of required type \"\(variable.type)\" was not provided.",
                    at: variable.name.span)
            }
            continue
        }
        let literal: InputValue = InputValue(value, as: variable.type, in: schema)
        // The words for a wrong value are those for a wrong literal, so it is judged as one.
        for problem: Diagnostic in coerceLiteral(literal, to: variable.type, in: schema).diagnostics
        where problem.severity == .error {
            errors.add(
                "Variable \"$\(name)\" got invalid value \(value.text); \(problem.message)", at: variable.name.span)
        }
        result[name] = value
    }
    return errors.isEmpty ? result : nil
}

extension InputValue {
    /// The literal that stands for a JSON value where this type is expected.
    fileprivate init(_ json: JSONValue, as type: TypeReference, in schema: GraphQLSchema) {
        let isEnum: Bool = schema.enumType(named: type.namedType.value) != nil
        let fields: NamedList<InputValueDefinition>? = schema.inputObjectType(named: type.namedType.value)?.fields
        let element: TypeReference = type.listElement ?? type
        switch json {
        case .null: self.init(.null)
        case .bool(let truth): self.init(.boolean(truth))
        case .number(let number):
            // JSON has one kind of number: 3.0 is a whole one, as for every reader of JSON.
            self.init(number.int64.map { .int(String($0)) } ?? .float(number.text))
        case .string(let text): self.init(isEnum ? .enumValue(text) : .string(text, isBlock: false))
        case .array(let elements): self.init(.list(elements.map { InputValue($0, as: element, in: schema) }))
        case .object(let object):
            self.init(
                .object(
                    object.members.map { member in
                        let inner: TypeReference = fields?[member.name]?.type ?? .named(Name("Any"))
                        return ObjectField(
                            name: Name(member.name), value: InputValue(member.value, as: inner, in: schema))
                    }))
        }
    }
}

extension JSONValue {
    /// A constant literal as JSON.
    fileprivate init(_ literal: InputValue) {
        switch literal.kind {
        case .null, .variable: self = .null
        case .boolean(let truth): self = .bool(truth)
        case .int(let text), .float(let text): self = .number(JSONNumber(validated: text))
        case .string(let text, _), .enumValue(let text): self = .string(text)
        case .list(let elements): self = .array(elements.map { JSONValue($0) })
        case .object(let fields):
            self = .object(
                JSONObject(fields.map { JSONObject.Member(name: $0.name.value, value: JSONValue($0.value)) }))
        }
    }
}
