/// The fixed part of a frame.
///
/// - Source: RFC 6455, section 5.2.
struct FrameHeader: Hashable, Sendable {
    var isFinal: Bool
    var opcode: Opcode
    var payloadLength: UInt64
    var maskingKey: MaskingKey?

    /// How many bytes the header has that starts with these two.
    static func length(_ first: UInt8, _ second: UInt8) -> Int {
        unmaskedLength(second) + (second & 0x80 != 0 ? 4 : 0)
    }

    /// The same without the masking key.
    static func unmaskedLength(_ second: UInt8) -> Int {
        switch second & 0x7F {
        case 126: 4
        case 127: 10
        default: 2
        }
    }

    /// Reads a header that is complete but for its masking key, which the key's bytes follow where there are any.
    ///
    /// - Errors: 1002 for reserved bits or opcodes, a length not written in the fewest bytes, an oversized or fragmented
    ///   control frame.
    init(_ bytes: [UInt8]) throws(WebSocketError) {
        guard bytes[0] & 0x70 == 0 else { throw .protocolViolation("reserved bits are set") }
        guard let opcode = Opcode(rawValue: bytes[0] & 0x0F) else { throw .protocolViolation("reserved opcode") }
        self.opcode = opcode
        isFinal = bytes[0] & 0x80 != 0
        let isMasked: Bool = bytes[1] & 0x80 != 0
        payloadLength = try Self.payloadLength(bytes)
        let key: ArraySlice<UInt8> = bytes.dropFirst(Self.unmaskedLength(bytes[1]))
        maskingKey = isMasked ? MaskingKey(key.reduce(0) { $0 << 8 | UInt32($1) }) : nil
        guard opcode.isControl else { return }
        guard payloadLength <= UInt64(FrameDecoder.maximumControlPayload) else {
            throw .protocolViolation("control frame over 125 bytes")
        }
        guard isFinal else { throw .protocolViolation("fragmented control frame") }
    }

    private static func payloadLength(_ bytes: [UInt8]) throws(WebSocketError) -> UInt64 {
        let short: UInt8 = bytes[1] & 0x7F
        guard short >= 126 else { return UInt64(short) }
        let width: Int = short == 126 ? 2 : 8
        let value: UInt64 = bytes[2..<(2 + width)].reduce(0) { $0 << 8 | UInt64($1) }
        let isMinimal: Bool = short == 126 ? value >= 126 : value > 0xFFFF
        guard isMinimal && value < 1 << 63 else { throw .protocolViolation("length is not written minimally") }
        return value
    }
}
