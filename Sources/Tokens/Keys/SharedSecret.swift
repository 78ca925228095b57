/// A secret that an issuer shares with us. Descriptions do not show it.
public struct SharedSecret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    let bytes: [UInt8]

    /// RFC 7518, section 3.2: a key of the digest's size or larger must be used. Shorter ones are found by trying.
    static let minimumSize: Int = 32
    static let maximumSize: Int = 4096

    /// Takes the bytes; nothing where they are too few or too many.
    public init?(_ bytes: [UInt8]) {
        guard (Self.minimumSize...Self.maximumSize).contains(bytes.count) else { return nil }
        self.bytes = bytes
    }

    /// Says only how long it is.
    public var description: String { "a secret of \(bytes.count) bytes" }
    /// Says only how long it is.
    public var debugDescription: String { description }
    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
