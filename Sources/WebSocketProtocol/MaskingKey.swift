/// The four bytes with which a client hides its payload from middleboxes.
///
/// - Source: RFC 6455, section 5.3. Masking and unmasking are the same operation.
public struct MaskingKey: Hashable, Sendable {
    /// The four bytes, first one in the highest place.
    public let rawValue: UInt32

    /// Makes a key; a client takes a fresh, unpredictable one for every frame.
    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Masks `bytes` in place, which start `offset` bytes into the payload of their frame.
    public func apply(to bytes: UnsafeMutableRawBufferPointer, offset: Int) {
        let turn: UInt32 = UInt32(truncatingIfNeeded: offset & 3) * 8
        let key: UInt32 = (rawValue &<< turn) | (turn == 0 ? 0 : rawValue &>> (32 - turn))
        let word: UInt64 = (UInt64(key) << 32 | UInt64(key)).bigEndian
        var index: Int = 0
        while index + 8 <= bytes.count {
            let masked: UInt64 = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ word
            bytes.storeBytes(of: masked, toByteOffset: index, as: UInt64.self)
            index += 8
        }
        while index < bytes.count {
            let shift: UInt32 = UInt32(24 - (index & 3) * 8)
            bytes[index] ^= UInt8(truncatingIfNeeded: key &>> shift)
            index += 1
        }
    }
}
