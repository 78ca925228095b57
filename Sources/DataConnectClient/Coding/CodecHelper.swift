import JSON

/// How generated code reads and writes members, so that scalars have the form the wire wants.
///
/// Not for other callers.
public final class CodecHelper<K: CodingKey>: Sendable {
    /// A helper; it has no state.
    public init() {}

    /// Writes a member.
    public func encode(_ value: any Encodable, forKey key: K, container: inout KeyedEncodingContainer<K>) throws {
        if let scalar: any WireScalar = value as? any WireScalar {
            try container.encode(CodedJSON(json: scalar.wire), forKey: key)
        } else {
            try container.encode(value, forKey: key)
        }
    }

    /// Reads a member. An optional one that is not there is nothing.
    public func decode<T: Decodable>(
        _ type: T.Type, forKey key: K, container: inout KeyedDecodingContainer<K>
    ) throws -> T {
        if let nothing: T = try Self.absent(type, forKey: key, container) { return nothing }
        guard let wire: any WireScalar.Type = type as? any WireScalar.Type else {
            return try container.decode(type, forKey: key)
        }
        let json: JSONValue = try container.decode(CodedJSON.self, forKey: key).json
        guard let value: T = try wire.init(wire: json) as? T else {
            throw DataConnectCodecError(.decodingFailed, "\(key.stringValue) is no \(type)")
        }
        return value
    }

    private static func absent<T>(_ type: T.Type, forKey key: K, _ container: KeyedDecodingContainer<K>) throws -> T? {
        guard let optional: any AbsentValue.Type = type as? any AbsentValue.Type else { return nil }
        guard try !container.contains(key) || container.decodeNil(forKey: key) else { return nil }
        return optional.absent as? T
    }
}

/// A type that has a value for what is not there.
private protocol AbsentValue {
    static var absent: Self { get }
}

extension Optional: AbsentValue {
    fileprivate static var absent: Optional<Wrapped> { .none }
}
