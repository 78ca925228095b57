/// What is wrong with a message of protobuf, and where.
struct ProtobufError: Error, Hashable, Sendable {
    let message: String
    /// In bytes of the message.
    let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}

extension ProtobufError: CustomStringConvertible {
    var description: String { "\(message) at byte \(offset)" }
}
