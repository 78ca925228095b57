public import JSON

/// What one statement gave.
public struct StatementResult: Hashable, Sendable {
    /// The first column of the first row, bytes untouched: the response. Nil for SQL NULL and for no row.
    public var json: JSONText?
    /// The further columns of the first row in text format (keys, images, labels); they never reach a client.
    public var captured: [[UInt8]?]
    /// How many rows the statement touched or returned.
    public var affectedRowCount: Int

    /// A result; the defaults are those of a statement without rows.
    public init(json: JSONText? = nil, captured: [[UInt8]?] = [], affectedRowCount: Int = 0) {
        self.json = json
        self.captured = captured
        self.affectedRowCount = affectedRowCount
    }
}
