public import JSON

/// What one statement gave.
public struct StatementResult: Hashable, Sendable {
    /// The first column of the first row, bytes untouched: the response. Nil for SQL NULL and for no row.
    public var json: JSONText?
    /// The further columns of the first row in text format (keys, images, labels); they never reach a client.
    public var captured: [[UInt8]?]
    /// How many rows the statement touched or returned.
    public var affectedRowCount: Int
    /// How long the server was at it, waiting for its turn left out. Of several whose answers came together, the time of all of them.
    public var serviceTime: Duration = .zero

    /// A result; the defaults are those of a statement without rows.
    public init(json: JSONText? = nil, captured: [[UInt8]?] = [], affectedRowCount: Int = 0) {
        self.json = json
        self.captured = captured
        self.affectedRowCount = affectedRowCount
    }
}
