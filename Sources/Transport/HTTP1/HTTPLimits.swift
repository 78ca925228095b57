/// What a client may make the server hold for one request.
struct HTTPLimits: Hashable, Sendable {
    /// Bytes of request line and header fields; above it 431.
    var headerBytes: Int = 16 * 1024
    /// Number of header fields; above it 431.
    var headerFields: Int = 100
    /// Bytes of the body; above it 413.
    var bodyBytes: Int = 4 * 1024 * 1024
}
