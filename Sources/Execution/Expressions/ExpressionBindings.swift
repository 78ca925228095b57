public import CEL
public import ConnectorModel
import JSON

extension VariableValues {
    /// The variables as the record `vars` of an operation; one that is absent is a field that is not set.
    public func record(of operation: CompiledOperation) -> RecordValue {
        let fields: [RecordField] = operation.variablesType.fields
        let values: [Value?] = slots.indices.map { slot in
            slots[slot]?.celValue(as: operation.variables[slot].type, fields[slot].type)
        }
        return RecordValue(operation.variablesType, values)
    }
}

extension CoercedValue {
    /// The value in expressions: a text of a date or timestamp is a point in time there.
    ///
    /// - Parameter known: the type that expressions were checked with, which spares making it anew for an object.
    func celValue(as type: VariableType, _ known: CELType? = nil) -> Value {
        switch (self, type) {
        case (.null, _): return .null
        case (.boolean(let truth), _): return .bool(truth)
        case (.integer(let number), _): return .int(number)
        case (.float(let number), _): return .double(number)
        case (.text(let text), .scalar(.date)): return Self.point(text + "T00:00:00Z")
        case (.text(let text), .scalar(.timestamp)): return Self.point(text)
        case (.text(let text), _): return .string(text)
        case (.json(let json), _): return (try? parseJSON(json.utf8)).map { Value(json: $0) } ?? .null
        case (.list(let elements), .list(let element, _)): return .list(elements.map { $0.celValue(as: element) })
        case (.list(let elements), _): return .list(elements.map { $0.celValue(as: type) })
        case (.object(let members), .object(let object)):
            guard case .record(let record) = known ?? type.celType(isNonNull: true) else { return .null }
            let values: [Value?] = zip(object.members, record.fields).map { member, field in
                members.first { $0.name == member.name }?.value.celValue(as: member.type, field.type)
            }
            return .record(RecordValue(record, values))
        case (.object, _): return .null
        }
    }

    private static func point(_ text: String) -> Value {
        TimestampText.microseconds(text).map { .point(microseconds: $0) } ?? .null
    }
}

extension Value {
    /// A point in time; null beyond the years that expressions know.
    static func point(microseconds: Int64) -> Value {
        let seconds: Int64 = microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
        let rest: Int32 = Int32((microseconds - seconds * 1_000_000) * 1000)
        return TimestampValue(seconds: seconds, nanoseconds: rest).map { .timestamp($0) } ?? .null
    }
}
