public import CEL
import ConnectorModel
import JSON

extension VariableValues {
    /// The variables as the record `vars`; one that is absent is a field that is not set.
    public func record(of type: RecordType) -> RecordValue {
        RecordValue(
            type,
            zip(slots, type.fields).map { value, field in value.map { $0.celValue(as: field.type) } })
    }
}

extension AuthContext {
    /// The user as the record `auth`; null without one.
    public var celValue: Value {
        guard let uid else { return .null }
        return .record(RecordValue(ExpressionSlots.authType, [.string(uid), token]))
    }
}

extension CoercedValue {
    /// The value in expressions: a text of a date or timestamp is a point in time there.
    public func celValue(as type: CELType) -> Value {
        switch self {
        case .null: return .null
        case .boolean(let truth): return .bool(truth)
        case .integer(let number): return .int(number)
        case .float(let number): return .double(number)
        case .text(let text): return type == .timestamp ? Self.point(text) : .string(text)
        case .json(let json):
            guard let tree: JSONValue = try? parseJSON(json.utf8) else { return .null }
            return Value(json: tree)
        case .list(let elements):
            let elementType: CELType = if case .list(let element) = type { element } else { .dyn }
            return .list(elements.map { $0.celValue(as: elementType) })
        case .object(let members):
            guard case .record(let record) = type else { return .null }
            let fields: [(String, Value)] = members.map { member in
                let field: RecordField? = record.fields.first { $0.name == member.name }
                return (member.name, member.value.celValue(as: field?.type ?? .dyn))
            }
            return .record(RecordValue(record, fields: Dictionary(fields, uniquingKeysWith: { first, _ in first })))
        }
    }

    private static func point(_ text: String) -> Value {
        let timestamp: String = text.utf8.count == 10 ? text + "T00:00:00Z" : text
        guard let microseconds: Int64 = TimestampText.microseconds(timestamp) else { return .null }
        return .point(microseconds: microseconds)
    }
}

extension Value {
    /// A point in time; null beyond the years that expressions know.
    public static func point(microseconds: Int64) -> Value {
        let seconds: Int64 = microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
        let rest: Int32 = Int32((microseconds - seconds * 1_000_000) * 1000)
        return TimestampValue(seconds: seconds, nanoseconds: rest).map { .timestamp($0) } ?? .null
    }
}
