import CEL
import JSON

extension Value {
    /// The value a vector encodes as an object with one member, named for its type.
    init(vector: JSONValue) throws(VectorFailure) {
        guard let members: [JSONObject.Member] = vector.object?.members, let first: JSONObject.Member = members.first
        else { throw VectorFailure(reason: "unknown value encoding") }
        guard let decoded: Value = try Self.decode(first.name, first.value, vector) else {
            throw VectorFailure(reason: "unknown value: \(vector.text)")
        }
        self = decoded
    }

    private static func decode(
        _ type: String, _ value: JSONValue, _ vector: JSONValue
    ) throws(VectorFailure) -> Value? {
        switch type {
        case "null": return .null
        case "bool": return value.bool.map(Value.bool)
        case "int64": return value.string.flatMap { Int64($0) }.map(Value.int)
        case "uint64": return value.string.flatMap { UInt64($0) }.map(Value.uint)
        case "double": return double(value)
        case "string": return value.string.map(Value.string)
        case "bytes": return value.string.map { .bytes(decodedBase64($0)) }
        case "type": return value.string.map { .type(TypeValue($0)) }
        case "timestamp": return timestamp(vector)
        case "duration": return duration(vector)
        case "error": return .error(RuntimeError(.invalidArgument, value.string ?? ""))
        case "list": return .list(try list(value))
        case "map": return try map(value)
        default: return nil
        }
    }

    private static func list(_ value: JSONValue) throws(VectorFailure) -> [Value] {
        var elements: [Value] = []
        for element in value.array ?? [] { elements.append(try Value(vector: element)) }
        return elements
    }

    private static func map(_ value: JSONValue) throws(VectorFailure) -> Value? {
        var entries: [MapValue.Entry] = []
        for pair in value.array ?? [] {
            let both: [Value] = try list(pair)
            guard both.count == 2, let key: MapKey = MapKey(both[0]) else { return nil }
            entries.append(MapValue.Entry(key: key, value: both[1]))
        }
        return MapValue(entries).map(Value.map)
    }

    private static func double(_ value: JSONValue) -> Value? {
        if let number: JSONNumber = value.number { return .double(number.double) }
        return value.string.flatMap { Double($0) }.map(Value.double)
    }

    private static func timestamp(_ vector: JSONValue) -> Value? {
        guard let seconds: Int64 = vector["seconds"]?.string.flatMap({ Int64($0) }) else { return nil }
        let nanoseconds: Int64 = vector["nanos"]?.number?.int64 ?? 0
        return TimestampValue(seconds: seconds, nanoseconds: Int32(nanoseconds)).map(Value.timestamp)
    }

    private static func duration(_ vector: JSONValue) -> Value? {
        guard let seconds: Int64 = vector["seconds"]?.string.flatMap({ Int64($0) }) else { return nil }
        let nanoseconds: Int64 = vector["nanos"]?.number?.int64 ?? 0
        return DurationValue(seconds: seconds, nanoseconds: nanoseconds).map(Value.duration)
    }
}

/// The bytes that base64 text stands for.
private func decodedBase64(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count: Int = 0
    for byte in text.utf8 {
        guard let digit: UInt32 = base64Digit(byte) else { break }
        bits = (bits << 6 | digit) & 0xFF_FFFF
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return result
}

private func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
