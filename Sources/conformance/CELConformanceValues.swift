import CEL
import Foundation
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
        case "bytes": return value.string.flatMap { Data(base64Encoded: $0) }.map { .bytes(Array($0)) }
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
