/// Why a peer ends the conversation.
///
/// - Source: RFC 6455, section 7.4, and the registry it opens; 4000 to 4999 belong to applications.
public struct CloseCode: Hashable, Sendable {
    /// The number on the wire.
    public let rawValue: UInt16

    /// Wraps any number; `isAllowedOnWire` tells whether a frame may carry it.
    public init(_ rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The conversation did what it was for.
    public static let normal: CloseCode = CloseCode(1000)
    /// The server stops, or the page is left.
    public static let goingAway: CloseCode = CloseCode(1001)
    /// The peer broke the framing rules.
    public static let protocolError: CloseCode = CloseCode(1002)
    /// A message of a kind the receiver has no use for.
    public static let unsupportedData: CloseCode = CloseCode(1003)
    /// Stands for a close frame without a code; never sent.
    public static let noStatus: CloseCode = CloseCode(1005)
    /// Stands for a connection that ended without a close frame; never sent.
    public static let abnormal: CloseCode = CloseCode(1006)
    /// A text message that is no UTF-8.
    public static let invalidPayload: CloseCode = CloseCode(1007)
    /// A rule of the application was broken.
    public static let policyViolation: CloseCode = CloseCode(1008)
    /// A message over the receiver's limit.
    public static let messageTooBig: CloseCode = CloseCode(1009)
    /// The server met a condition it did not expect.
    public static let internalError: CloseCode = CloseCode(1011)
    /// The server has no room; try again later.
    public static let tryAgainLater: CloseCode = CloseCode(1013)

    /// Whether a close frame may carry this code. Codes that stand for "none seen" and unassigned ones may not.
    public var isAllowedOnWire: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
