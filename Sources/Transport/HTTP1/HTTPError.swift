/// A request that cannot be read; it is answered with `status`, and then the connection is closed.
///
/// After such a request nobody knows where the next one begins, so the connection cannot be kept.
struct HTTPError: Error, Hashable, Sendable {
    /// The status to answer with.
    let status: Int
    /// What is wrong, for whoever sent the request.
    let message: String

    /// A request that breaks the grammar or the framing rules.
    static func malformed(_ reason: String) -> HTTPError {
        HTTPError(status: 400, message: "malformed request: \(reason)")
    }

    static func headersTooLarge(_ limit: Int) -> HTTPError {
        HTTPError(status: 431, message: "request line and header fields are limited to \(limit) bytes")
    }

    static func tooManyFields(_ limit: Int) -> HTTPError {
        HTTPError(status: 431, message: "a request may have at most \(limit) header fields")
    }

    static func bodyTooLarge(_ limit: Int) -> HTTPError {
        HTTPError(status: 413, message: "the request body is limited to \(limit) bytes")
    }

    static let unsupportedVersion: HTTPError = HTTPError(
        status: 505, message: "only HTTP/1.0 and HTTP/1.1 are spoken here")

    static let tunnelRefused: HTTPError = HTTPError(status: 405, message: "this is no proxy")

    static let unknownExpectation: HTTPError = HTTPError(status: 417, message: "only 100-continue can be expected")
}
