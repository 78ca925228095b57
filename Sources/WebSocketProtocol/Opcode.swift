/// What a frame carries.
///
/// - Source: RFC 6455, section 5.2. The values 3 to 7 and 11 to 15 are reserved and decode to nothing.
public enum Opcode: UInt8, Hashable, Sendable {
    /// A further part of the message that an earlier frame began.
    case continuation = 0x0
    /// The first frame of a message of UTF-8 text.
    case text = 0x1
    /// The first frame of a message of bytes.
    case binary = 0x2
    /// The peer ends the conversation.
    case close = 0x8
    /// The peer asks for a sign of life.
    case ping = 0x9
    /// The answer to a ping, or an unasked sign of life.
    case pong = 0xA

    /// Control frames may stand between the fragments of a message and are never fragmented themselves.
    public var isControl: Bool { rawValue & 0x8 != 0 }
}
