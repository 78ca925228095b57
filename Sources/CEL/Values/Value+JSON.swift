public import JSON

extension Value {
    /// The value a JSON text means: whole numbers are integers where they fit, objects are maps with string keys.
    public init(json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let number): self = Self.number(number)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .list(elements.map { Value(json: $0) })
        case .object(let object):
            let entries: [MapValue.Entry] = object.members.map {
                MapValue.Entry(key: .string($0.name), value: Value(json: $0.value))
            }
            // The reader refuses a name given twice; of a tree built otherwise the last one counts.
            let unique: () -> MapValue = {
                var members: [String: Value] = [:]
                for member in object.members { members[member.name] = Value(json: member.value) }
                return MapValue(members)
            }
            self = .map(MapValue(entries) ?? unique())
        }
    }

    private static func number(_ number: JSONNumber) -> Value {
        if let int: Int64 = Int64(number.text) { return .int(int) }
        if let uint: UInt64 = UInt64(number.text) { return .uint(uint) }
        return .double(number.double)
    }

    /// The value as JSON.
    ///
    /// - Shape: bytes are base64, times RFC 3339, spans seconds with `s`; keys of maps become their text; a field that is
    ///   not set is left out; an empty optional is null.
    /// - Errors: nil for an error, a type, a number that is not finite, and for more than a million parts.
    /// - Source: CEL language definition, "JSON Data Conversion".
    public func json() -> JSONValue? {
        var parts: Int = 1_000_000
        return json(&parts)
    }

    private func json(_ parts: inout Int) -> JSONValue? {
        parts -= 1
        guard parts >= 0 else { return nil }
        switch self {
        case .null, .optional(nil): return .null
        case .bool(let value): return .bool(value)
        case .int(let value): return .number(JSONNumber(value))
        case .uint(let value): return .number(JSONNumber(validated: String(value)))
        case .double(let value): return value.isFinite ? .number(JSONNumber(value)) : nil
        case .string(let text): return .string(text)
        case .bytes(let bytes): return .string(base64(bytes))
        case .list(let elements):
            var result: [JSONValue] = []
            for element in elements {
                guard let json: JSONValue = element.json(&parts) else { return nil }
                result.append(json)
            }
            return .array(result)
        case .map(let map): return Self.object(map.entries.map { ($0.key.text, $0.value) }, &parts)
        case .record(let record): return Self.object(record.setMembers, &parts)
        case .timestamp(let time): return .string(time.text)
        case .duration(let span): return .string(span.text)
        case .optional(let wrapped?): return wrapped.json(&parts)
        case .type, .error: return nil
        }
    }

    private static func object(_ members: [(name: String, value: Value)], _ parts: inout Int) -> JSONValue? {
        var result: [JSONObject.Member] = []
        for member in members {
            guard let json: JSONValue = member.value.json(&parts) else { return nil }
            result.append(JSONObject.Member(name: member.name, value: json))
        }
        return .object(JSONObject(result))
    }
}

extension MapKey {
    /// The key as text, as the name of a JSON member is one.
    var text: String {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .uint(let value): String(value)
        case .string(let value): value
        }
    }
}
