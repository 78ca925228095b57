public import Foundation
import JSON

/// Any JSON: the scalar `Any`.
///
/// Two values are equal when their JSON is, whatever the order of members.
public struct AnyValue: Hashable, Sendable {
    let json: JSONValue

    /// The JSON that a value encodes to.
    ///
    /// - Errors: what the value's `encode` throws, or that it gives no JSON.
    public init(codableValue: any Codable) throws {
        let text: Data = try WireCodec.encoder().encode(codableValue)
        json = try parseJSON(Array(text)).sorted
    }

    init(json: JSONValue) { self.json = json.sorted }

    /// The value as JSON text.
    public var value: Data { Data(json.text.utf8) }

    /// Reads the JSON as a type. A 64-bit integer may also be written as text, as other SDKs do.
    public func decodeValue<T: Decodable>(_ type: T.Type) throws -> T? {
        if let wire: any WireScalar.Type = type as? any WireScalar.Type {
            return try wire.init(wire: json) as? T
        }
        return try JSONDecoder().decode(type, from: value)
    }
}

extension AnyValue: Codable {
    /// Reads whatever is there.
    public init(from decoder: any Decoder) throws {
        json = try CodedJSON(from: decoder).json.sorted
    }

    /// Writes the JSON.
    public func encode(to encoder: any Encoder) throws {
        try CodedJSON(json: json).encode(to: encoder)
    }
}

extension AnyValue: CustomStringConvertible {
    /// The value as JSON text.
    public var description: String { json.text.description }
}

extension JSONValue {
    /// The same with the members of each object in the order of their names, so that equal values are equal.
    var sorted: JSONValue {
        switch self {
        case .null, .bool, .number, .string: return self
        case .array(let elements): return .array(elements.map(\.sorted))
        case .object(let object):
            let members: [JSONObject.Member] = object.members
                .map { JSONObject.Member(name: $0.name, value: $0.value.sorted) }
                .sorted { $0.name < $1.name }
            return .object(JSONObject(members))
        }
    }
}
