/// One JSON value as bytes, kept as whoever wrote it spelled it.
///
/// - Shape: UTF-8, exactly one value, no check is made here. PostgreSQL's results travel as this, untouched, to the socket.
public struct JSONText: Hashable, Sendable {
    /// The bytes of the value.
    public var utf8: [UInt8]

    /// Takes bytes that are known to hold one JSON value.
    public init(utf8: [UInt8]) { self.utf8 = utf8 }

    /// Takes text that is known to hold one JSON value.
    public init(_ text: String) { utf8 = Array(text.utf8) }

    /// The value `null`.
    public static let null: JSONText = JSONText("null")
}

extension JSONText: CustomStringConvertible {
    /// The text itself; invalid UTF-8 is repaired for display only.
    public var description: String { String(decoding: utf8, as: UTF8.self) }
}
