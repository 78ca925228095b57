/// Why the development database could not be started, in words for whoever runs the command.
public struct EmbeddedServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let message: String
    /// What to do about it.
    public let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// Message and hint.
    public var description: String {
        guard let hint else { return message }
        return message + "\n" + hint
    }
}
