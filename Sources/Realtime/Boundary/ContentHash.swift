public import Execution
internal import JSON

/// What a subscriber was sent, in 128 bits: equal exactly when the bytes of `data` and the errors are.
///
/// Only comparable within one process. The hash is keyed by the process, so that no client can craft data that collides.
public struct ContentHash: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The hash of an answer: its data and errors, not its extensions.
    public init(of result: ExecutionResult) {
        self.init(data: result.data?.utf8, errors: result.errors)
    }

    /// The hash of an answer that has no data.
    public init(errors: [GraphQLError]) { self.init(data: nil, errors: errors) }

    private init(data: [UInt8]?, errors: [GraphQLError]) {
        high = Self.half(0, data, errors)
        low = Self.half(1, data, errors)
    }

    private static func half(_ domain: UInt8, _ data: [UInt8]?, _ errors: [GraphQLError]) -> UInt64 {
        var hasher: Hasher = Hasher()
        hasher.combine(domain)
        // One call for all bytes: combining them element by element costs a call for each.
        data?.withUnsafeBytes { bytes in hasher.combine(bytes: bytes) }
        hasher.combine(data?.count ?? -1)
        hasher.combine(errors)
        return UInt64(bitPattern: Int64(hasher.finalize()))
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
