/// Why bytes are not the JSON that was asked for.
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong, in words for whoever sent the bytes.
    public let message: String
    /// Where, as an offset in bytes.
    public let offset: Int

    /// An error at an offset.
    public init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}

extension JSONError: CustomStringConvertible {
    /// The message with its place.
    public var description: String { "\(message) at byte \(offset)" }
}
