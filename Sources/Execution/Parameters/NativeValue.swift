import ConnectorModel
import JSON

/// A value for native SQL in PostgreSQL's text format, of a type that only PostgreSQL will know.
enum NativeValue {
    case null
    case text(String)
    case list([NativeValue])

    /// A value of a variable, written as PostgreSQL reads one of that type: `Any`, objects and vectors are JSON, lists are arrays.
    init(_ value: CoercedValue, of type: VariableType) {
        switch (value, type) {
        case (.null, _): self = .null
        case (.boolean(let truth), _): self = .text(truth ? "true" : "false")
        case (.integer(let number), _): self = .text(String(number))
        case (.float(let number), _): self = .text(Self.digits(number))
        case (.text(let text), _): self = .text(text)
        case (.json(let json), _): self = .text(json.description)
        case (.list(let elements), .list(let element, _)):
            self = .list(elements.map { NativeValue($0, of: element) })
        case (.list, _), (.object, _): self = .text(ParameterText.json(value).description)
        }
    }

    /// What a literal or an expression gives: only an object needs JSON.
    init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let truth): self = .text(truth ? "true" : "false")
        case .number(let number): self = .text(number.text)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map { NativeValue($0) })
        case .object: self = .text(json.text.description)
        }
    }

    /// A whole number without a fraction, so that an integer column takes it.
    private static func digits(_ number: Double) -> String {
        Int64(exactly: number).map { String($0) } ?? number.description
    }

    /// The text of the parameter; nothing is NULL.
    var parameter: String? {
        switch self {
        case .null: nil
        case .text(let text): text
        case .list: array
        }
    }

    /// An array literal (PostgreSQL manual, 8.15.2). Every text is quoted, so that none is taken for NULL.
    private var array: String {
        switch self {
        case .null: return "NULL"
        case .text(let text):
            var quoted: String = "\""
            for scalar: Unicode.Scalar in text.unicodeScalars {
                if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
                quoted.unicodeScalars.append(scalar)
            }
            quoted.unicodeScalars.append("\"")
            return quoted
        case .list(let elements): return "{\(elements.map(\.array).joined(separator: ","))}"
        }
    }
}

extension NativeParameter {
    /// Its value in one execution.
    func value(_ scope: RequestScope) throws(GraphQLError) -> NativeValue {
        switch self {
        case .constant(let json): return NativeValue(json)
        case .variable(let slot, let path):
            guard let value: CoercedValue = scope.variables.value(slot, path),
                let type: VariableType = scope.operation.variables[slot].type.member(
                    at: path, scope.operation.objectTypes)
            else { return .null }
            return NativeValue(value, of: type)
        case .expression(let expression): return NativeValue(try expression.json(scope))
        case .list(let elements):
            var values: [NativeValue] = []
            for element: NativeParameter in elements { values.append(try element.value(scope)) }
            return .list(values)
        case .object: return NativeValue(try json(scope))
        }
    }

    private func json(_ scope: RequestScope) throws(GraphQLError) -> JSONValue {
        switch self {
        case .constant(let json): return json
        case .variable(let slot, let path):
            guard let value: CoercedValue = scope.variables.value(slot, path) else { return .null }
            return (try? parseJSON(ParameterText.json(value).utf8)) ?? .null
        case .expression(let expression): return try expression.json(scope)
        case .list(let elements):
            var values: [JSONValue] = []
            for element: NativeParameter in elements { values.append(try element.json(scope)) }
            return .array(values)
        case .object(let members):
            var values: [JSONObject.Member] = []
            for member: Member in members {
                values.append(JSONObject.Member(name: member.name, value: try member.value.json(scope)))
            }
            return .object(JSONObject(values))
        }
    }
}

extension ExpressionSource {
    fileprivate func json(_ scope: RequestScope) throws(GraphQLError) -> JSONValue {
        guard case .json(let text) = try evaluate(scope.activation, within: &scope.work) else { return .null }
        return (try? parseJSON(text.utf8)) ?? .null
    }
}
