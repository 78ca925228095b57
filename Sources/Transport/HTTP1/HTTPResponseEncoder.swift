/// Writes the head of a response.
///
/// - Source: RFC 9112, section 4; RFC 9110, sections 6.6.1 (date) and 8.6 (length; none with 1xx and 204).
enum HTTPResponseEncoder {
    /// Asks a client that waits to send its body.
    static let continueHead: [UInt8] = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    private static let jsonPrefix: [UInt8] = Array(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ".utf8)

    /// Appends the whole head of the answer that nearly every request gets: JSON, nothing special about it.
    ///
    /// - Parameter dateField: from `dateField`.
    static func appendJSONHead(length: Int, dateField: [UInt8], to output: inout [UInt8]) {
        output.append(contentsOf: jsonPrefix)
        appendDecimal(length, to: &output)
        output.append(contentsOf: dateField)
        append("\r\n\r\n", to: &output)
    }

    /// The field of a date, to be kept for all answers of a second.
    static func dateField(_ date: String) -> [UInt8] { Array("\r\nDate: \(date)".utf8) }

    private static func appendDecimal(_ number: Int, to output: inout [UInt8]) {
        if number >= 10 { appendDecimal(number / 10, to: &output) }
        output.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// How the end of a body is known.
    enum Framing: Hashable {
        case length
        case chunked
        case untilClose
    }

    /// A piece of a chunked body; RFC 9112, section 7.1.
    static func chunk(_ piece: [UInt8]) -> [UInt8] {
        Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    }

    /// The end of a chunked body.
    static let lastChunk: [UInt8] = Array("0\r\n\r\n".utf8)

    /// Appends status line and header fields. `closes` tells the client that this is the last answer.
    static func appendHead(
        _ response: HTTPResponse, date: String, closes: Bool, framing: Framing = .length, to output: inout [UInt8]
    ) {
        append("HTTP/1.1 ", to: &output)
        append(String(response.status), to: &output)
        append(" ", to: &output)
        append(reason(response.status), to: &output)
        for header in response.headers {
            appendField(header.name, header.value, to: &output)
        }
        switch framing {
        case .length where response.status != 204:
            appendField("Content-Length", String(response.body.count), to: &output)
        case .chunked: appendField("Transfer-Encoding", "chunked", to: &output)
        case .length, .untilClose: break
        }
        appendField("Date", date, to: &output)
        if closes {
            appendField("Connection", "close", to: &output)
        }
        append("\r\n\r\n", to: &output)
    }

    private static func appendField(_ name: String, _ value: String, to output: inout [UInt8]) {
        append("\r\n", to: &output)
        append(name, to: &output)
        append(": ", to: &output)
        // Values may come from a request, as the echoed Origin does: a line break would let it write fields of its own.
        if value.utf8.allSatisfy(isAllowed) {
            append(value, to: &output)
        } else {
            output.append(contentsOf: value.utf8.filter(isAllowed))
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { byte >= 0x20 || byte == UInt8(ascii: "\t") }

    private static func append(_ text: String, to output: inout [UInt8]) {
        output.append(contentsOf: text.utf8)
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 204: "No Content"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 426: "Upgrade Required"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 499: "Client Closed Request"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        default: "Unknown"
        }
    }
}
