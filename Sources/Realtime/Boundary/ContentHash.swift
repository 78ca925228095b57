public import Execution
internal import JSON

/// What a subscriber was sent, in 128 bits: equal exactly when the bytes of `data`, the errors and the extensions are.
///
/// Only comparable within one process. The hash is keyed by the process, so that no client can craft data that collides.
public struct ContentHash: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The hash of an answer. Its entity ids count: rows that look alike are other rows to a client's cache.
    public init(of result: ExecutionResult) {
        self.init(data: result.data?.utf8, errors: result.errors, extensions: result.extensions?.utf8)
    }

    /// The hash of an answer that has no data.
    public init(errors: [GraphQLError]) { self.init(data: nil, errors: errors, extensions: nil) }

    private init(data: [UInt8]?, errors: [GraphQLError], extensions: [UInt8]?) {
        high = Self.half(0, data, errors, extensions)
        low = Self.half(1, data, errors, extensions)
    }

    private static func half(
        _ domain: UInt8, _ data: [UInt8]?, _ errors: [GraphQLError], _ extensions: [UInt8]?
    ) -> UInt64 {
        var hasher: Hasher = Hasher()
        hasher.combine(domain)
        combine(data, into: &hasher)
        hasher.combine(errors)
        combine(extensions, into: &hasher)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private static func combine(_ utf8: [UInt8]?, into hasher: inout Hasher) {
        // One call for all bytes: combining them element by element costs a call for each.
        utf8?.withUnsafeBytes { bytes in hasher.combine(bytes: bytes) }
        hasher.combine(utf8?.count ?? -1)
    }
}

extension ContentHash: CustomStringConvertible {
    /// 32 hex digits, which serve as an entity tag for as long as the process lives.
    public var description: String { Self.hex(high) + Self.hex(low) }

    private static func hex(_ half: UInt64) -> String {
        let digits: String = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
