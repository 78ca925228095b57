/// A whole answer to one request.
public struct HTTPResponse: Hashable, Sendable {
    /// One header field. Neither part may hold a line break.
    public struct Header: Hashable, Sendable {
        /// The name, as it is sent.
        public var name: String
        /// The value.
        public var value: String

        /// A field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The status code.
    public var status: Int
    /// The fields, without those that belong to the connection: length, date, connection.
    public var headers: [Header]
    /// The body.
    public var body: [UInt8]

    /// An answer.
    public init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer of JSON.
    public static func json(status: Int, _ body: [UInt8]) -> HTTPResponse {
        HTTPResponse(status: status, headers: jsonHeaders, body: body)
    }

    private static let jsonHeaders: [Header] = [Header("Content-Type", "application/json")]
}
