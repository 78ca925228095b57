public import CEL
public import ConnectorModel
import JSON
import SQL

extension VariableValues {
    /// The variables as the record `vars` of an operation; one that is absent is a field that is not set.
    public func record(of operation: CompiledOperation) -> RecordValue {
        let fields: [RecordField] = operation.variablesType.fields
        let values: [Value?] = slots.indices.map { slot in
            slots[slot]?.celValue(as: operation.variables[slot].type, fields[slot].type, operation.objectTypes)
        }
        return RecordValue(operation.variablesType, values)
    }
}

extension CoercedValue {
    /// The value in expressions: a text of a date or timestamp is a point in time there.
    ///
    /// - Parameter checked: the type that expressions were checked with: an object is a record or, where that is left open, a map.
    fileprivate func celValue(as type: VariableType, _ checked: CELType, _ types: VariableObjectTypes) -> Value {
        switch (self, type) {
        case (.null, _): return .null
        case (.boolean(let truth), _): return .bool(truth)
        case (.integer(let number), _): return .int(number)
        case (.float(let number), _): return .double(number)
        case (.text(let text), .scalar(.date)): return Self.point(text + "T00:00:00Z")
        case (.text(let text), .scalar(.timestamp)): return Self.point(text)
        case (.text(let text), _): return .string(text)
        case (.json(let json), _): return (try? parseJSON(json.utf8)).map { Value(json: $0) } ?? .null
        case (.list(let elements), .list(let element, _)):
            let inner: CELType = checked.elements ?? .dyn
            return .list(elements.map { $0.celValue(as: element, inner, types) })
        case (.list(let elements), _): return .list(elements.map { $0.celValue(as: type, checked, types) })
        case (.object(let members), .object(let name)):
            return types[name].map { Self.object(members, $0, checked, types) } ?? .null
        case (.object, _): return .null
        }
    }

    private static func object(
        _ given: [Member], _ type: VariableObjectType, _ checked: CELType, _ types: VariableObjectTypes
    ) -> Value {
        guard case .record(let record) = checked else {
            var members: [String: Value] = [:]
            for member: Member in given {
                guard let position: Int = type.position(of: member.name) else { continue }
                members[member.name] = member.value.celValue(as: type.members[position].type, .dyn, types)
            }
            return .map(MapValue(members))
        }
        var values: [Value?] = Array(repeating: nil, count: record.fields.count)
        for member: Member in given {
            guard let position: Int = type.position(of: member.name) else { continue }
            values[position] = member.value.celValue(
                as: type.members[position].type, record.fields[position].type, types)
        }
        return .record(RecordValue(record, values))
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
