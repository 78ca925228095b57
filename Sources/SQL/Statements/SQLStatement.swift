/// One statement, ready to be prepared.
///
/// Its hash is taken once: lanes look statements up for every request.
public struct SQLStatement: Hashable, Sendable {
    /// The text with `$1`, `$2`, …
    public let text: String
    /// The type of each parameter, in order.
    public let parameterTypes: [PostgresType]
    private let textHash: Int

    /// A statement.
    public init(text: String, parameterTypes: [PostgresType] = []) {
        self.text = text
        self.parameterTypes = parameterTypes
        textHash = text.hashValue
    }

    /// Feeds the hash that was taken when the statement was made.
    public func hash(into hasher: inout Hasher) { hasher.combine(textHash) }

    /// Equal text is an equal statement: the types stand in the text as casts.
    public static func == (left: SQLStatement, right: SQLStatement) -> Bool {
        left.textHash == right.textHash && left.text == right.text
    }
}
