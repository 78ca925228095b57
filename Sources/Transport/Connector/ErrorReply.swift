import Execution
import JSON

/// The answer to a request that is refused whole.
///
/// - Shape: the members of two services at once. Clients read the message, code and status either at the top or within
///   `error`, where `code` is the HTTP status instead of the number of gRPC.
enum ErrorReply {
    /// An answer with a status.
    ///
    /// - Parameter httpStatus: another status than the code's own, where HTTP has a more exact one.
    static func response(_ code: StatusCode, _ message: String, httpStatus: Int? = nil) -> HTTPResponse {
        let status: Int = httpStatus ?? code.httpStatus
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writeMembers(number: code.number, code, message, &writer)
        writer.name("error")
        writer.beginObject()
        writeMembers(number: status, code, message, &writer)
        writer.endObject()
        writer.endObject()
        return .json(status: status, writer.finish().utf8)
    }

    /// The answer to whoever comes when all places are taken.
    static let noRoom: HTTPResponse = response(.unavailable, "too many connections")

    /// The answer to a request that would have to be kept and cannot.
    static let noMemory: HTTPResponse = response(
        .unavailable, "the server has no room for the request at the moment")

    /// The answer to whoever speaks plain HTTP to an encrypted port.
    static let isEncrypted: HTTPResponse = response(
        .invalidArgument, "this port speaks HTTPS: the address must begin with https://, or wss:// for a WebSocket")

    /// The answer to whoever wants encryption on a plain port.
    static let isPlain: HTTPResponse = response(
        .invalidArgument,
        "this port speaks HTTP without TLS: the address must begin with http://, or ws:// for a WebSocket")

    /// The answer to a request that could not be read.
    static func response(_ error: HTTPError) -> HTTPResponse {
        let code: StatusCode =
            switch error.status {
            case 405, 505: .unimplemented
            case 413, 431: .resourceExhausted
            default: .invalidArgument
            }
        return response(code, error.message, httpStatus: error.status)
    }

    private static func writeMembers(
        number: Int, _ code: StatusCode, _ message: String, _ writer: inout JSONWriter
    ) {
        writer.name("code")
        writer.int(Int64(number))
        writer.name("message")
        writer.string(message)
        writer.name("status")
        writer.string(code.rawValue)
        writer.name("details")
        writer.beginArray()
        writer.endArray()
    }
}
