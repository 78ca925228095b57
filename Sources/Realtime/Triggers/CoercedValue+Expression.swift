internal import CEL
internal import ConnectorModel
internal import Execution
internal import JSON

extension CoercedValue {
    /// The value as expressions see it, in the shape of `VariableType.celType`.
    func expressionValue(of type: VariableType) -> Value {
        switch self {
        case .null: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .int(value)
        case .float(let value): .double(value)
        case .text(let text): Self.expressionValue(of: text, type)
        // What was coerced is JSON; were it not, null is the value no condition holds for by accident.
        case .json(let text): (try? parseJSON(text.utf8)).map { Value(json: $0) } ?? .null
        case .list(let elements): .list(elements.map { $0.expressionValue(of: type.element) })
        case .object(let members): Self.expressionValue(of: members, type)
        }
    }

    private static func expressionValue(of text: String, _ type: VariableType) -> Value {
        switch type {
        case .scalar(.timestamp): TimestampValue(text).map(Value.timestamp) ?? .string(text)
        case .scalar(.date): TimestampValue(text + "T00:00:00Z").map(Value.timestamp) ?? .string(text)
        default: .string(text)
        }
    }

    private static func expressionValue(of members: [Member], _ type: VariableType) -> Value {
        guard case .object(let object) = type, case .record(let record) = type.celType(isNonNull: true) else {
            return .null
        }
        var fields: [Value?] = [Value?](repeating: nil, count: record.fields.count)
        for member in members {
            guard let index: Int = record.index(of: member.name) else { continue }
            fields[index] = member.value.expressionValue(of: object.members[index].type)
        }
        return .record(RecordValue(record, fields))
    }
}

extension VariableType {
    /// The type of the elements of a list.
    fileprivate var element: VariableType {
        if case .list(let element, _) = self { element } else { .scalar(.any) }
    }
}
