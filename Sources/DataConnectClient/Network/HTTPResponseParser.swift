/// One answer over HTTP/1.1, as a client of this protocol needs it.
struct HTTPResponse: Hashable, Sendable {
    let status: Int
    let body: [UInt8]
    /// Whether another request may follow on the connection.
    let keepsAlive: Bool
}

/// Reads answers to POST from bytes in any pieces. Strict: what two readers could understand differently is refused.
///
/// - Errors: `TransportError.malformedResponse`; the connection must be dropped then.
/// - Source: RFC 9112, sections 4, 5, 6 and 7.
struct HTTPResponseParser {
    private enum State {
        case head
        case sized(Int)
        case chunkSize
        case chunk(Int)
        case chunkEnd
        case trailer
        case untilEnd
    }

    private struct Head {
        var status: Int = 0
        var keepsAlive: Bool = true
    }

    private var state: State = .head
    private var buffer: ArraySlice<UInt8> = []
    private var head: Head = Head()
    private var body: [UInt8] = []
    private let maximumBody: Int

    private static let maximumHead: Int = 16 * 1024

    init(maximumBody: Int) { self.maximumBody = maximumBody }

    /// Whether the answer has begun.
    var hasBegun: Bool {
        if case .head = state { !buffer.isEmpty } else { true }
    }

    /// Takes bytes, and gives the answer when it is complete. Bytes after it are an error: nothing else was asked.
    mutating func receive(_ bytes: [UInt8]) throws(TransportError) -> HTTPResponse? {
        buffer = ArraySlice(Array(buffer) + bytes)
        while let isDone: Bool = try step() {
            guard isDone else { continue }
            guard buffer.isEmpty else { throw malformed("bytes after the answer") }
            defer { self = HTTPResponseParser(maximumBody: maximumBody) }
            return HTTPResponse(status: head.status, body: body, keepsAlive: head.keepsAlive)
        }
        return nil
    }

    /// The server ended the connection: an answer without a length is complete then.
    mutating func end() -> HTTPResponse? {
        guard case .untilEnd = state else { return nil }
        return HTTPResponse(status: head.status, body: body, keepsAlive: false)
    }

    /// One step; nothing when more bytes are needed, true when the answer is complete.
    private mutating func step() throws(TransportError) -> Bool? {
        switch state {
        case .head:
            guard let lines: [String] = try takeHead() else { return nil }
            try read(lines)
            if head.status == 204 || head.status == 304 { return true }
            if case .sized(0) = state { return true }
            return false
        case .sized(let missing): return try takeBody(missing) ? true : nil
        case .untilEnd:
            _ = try takeBody(maximumBody - body.count + 1)
            return nil
        case .chunkSize: return try takeChunkSize()
        case .chunk(let missing):
            guard try takeChunk(missing) else { return nil }
            state = .chunkEnd
            return false
        case .chunkEnd:
            guard buffer.prefix(2).elementsEqual("\r\n".utf8.prefix(buffer.count)) else {
                throw malformed("a chunk is longer than it says")
            }
            guard buffer.count >= 2 else { return nil }
            buffer = buffer.dropFirst(2)
            state = .chunkSize
            return false
        case .trailer:
            guard let line: String = try takeLine() else { return nil }
            return line.isEmpty
        }
    }

    // MARK: Head

    private mutating func takeHead() throws(TransportError) -> [String]? {
        let mark: [UInt8] = Array("\r\n\r\n".utf8)
        guard let end: Int = buffer.firstRange(of: mark)?.lowerBound else {
            guard buffer.count <= Self.maximumHead else { throw malformed("the head is too long") }
            return nil
        }
        guard let text: String = String(validating: buffer[buffer.startIndex..<end], as: UTF8.self) else {
            throw malformed("the head is no text")
        }
        buffer = buffer[(end + mark.count)...]
        return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    }

    private mutating func read(_ lines: [String]) throws(TransportError) {
        let words: [Substring] = (lines.first ?? "").split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == "HTTP/1.1" || words[0] == "HTTP/1.0", words[1].utf8.count == 3,
            let status: Int = Int(words[1]), (200...599).contains(status)
        else { throw malformed("the status line is no answer") }
        let fields: Fields = try Fields(lines.dropFirst())
        head = Head(status: status, keepsAlive: words[0] == "HTTP/1.1" && !fields.closes)
        switch (fields.isChunked, fields.length) {
        case (true, nil): state = .chunkSize
        case (false, let length?):
            guard length <= maximumBody else { throw malformed("the body is over the limit") }
            state = .sized(length)
        case (false, nil): state = .untilEnd
        case (true, .some): throw malformed("a length and chunks")
        }
    }

    private struct Fields {
        var length: Int?
        var isChunked: Bool = false
        var closes: Bool = false

        init(_ lines: ArraySlice<String>) throws(TransportError) {
            for line: String in lines {
                guard let colon: String.Index = line.firstIndex(of: ":"), colon > line.startIndex,
                    !line[..<colon].contains(where: \.isWhitespace)
                else { throw malformed("a field without a name") }
                let value: String = line[line.index(after: colon)...].trimmed.lowercased()
                switch line[..<colon].lowercased() {
                case "content-length":
                    guard let number: Int = CivilDate.number(Array(value.utf8)[...]), value.utf8.count < 12,
                        length == nil || length == number
                    else { throw malformed("a length that is none") }
                    length = number
                case "transfer-encoding":
                    guard value == "chunked", !isChunked else { throw malformed("an unknown coding") }
                    isChunked = true
                case "content-encoding" where value != "identity": throw malformed("an unknown coding")
                case "connection": closes = closes || value.split(separator: ",").contains { $0.trimmed == "close" }
                default: break
                }
            }
        }
    }

    // MARK: Body

    private mutating func takeBody(_ missing: Int) throws(TransportError) -> Bool {
        let piece: ArraySlice<UInt8> = buffer.prefix(missing)
        buffer = buffer.dropFirst(piece.count)
        guard body.count + piece.count <= maximumBody else { throw malformed("the body is over the limit") }
        body += piece
        guard piece.count < missing else { return true }
        if case .sized = state { state = .sized(missing - piece.count) }
        return false
    }

    private mutating func takeChunkSize() throws(TransportError) -> Bool? {
        guard let line: String = try takeLine() else { return nil }
        let digits: Substring = line.prefix { $0 != ";" }.trimmed
        guard (1...8).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isHexadecimal),
            let size: Int = Int(digits, radix: 16), body.count + size <= maximumBody
        else { throw malformed("a chunk over the limit, or without a size") }
        state = size == 0 ? .trailer : .chunk(size)
        return false
    }

    private mutating func takeChunk(_ missing: Int) throws(TransportError) -> Bool {
        let before: Int = body.count
        if try takeBody(missing) { return true }
        state = .chunk(missing - (body.count - before))
        return false
    }

    private mutating func takeLine() throws(TransportError) -> String? {
        guard let end: Int = buffer.firstRange(of: Array("\r\n".utf8))?.lowerBound else {
            guard buffer.count <= Self.maximumHead else { throw malformed("a line is too long") }
            return nil
        }
        let line: String = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
        buffer = buffer[(end + 2)...]
        return line
    }
}

private func malformed(_ reason: String) -> TransportError {
    TransportError(.malformedResponse, "the server's answer is no HTTP: \(reason)")
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension StringProtocol {
    fileprivate var trimmed: Substring {
        let start: Substring = Substring(self).drop { $0 == " " || $0 == "\t" }
        guard let last: Substring.Index = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...last]
    }
}
