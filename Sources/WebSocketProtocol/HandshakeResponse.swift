/// The head of an HTTP response, as far as a client needs it to open a WebSocket.
public struct HandshakeResponse: Hashable, Sendable {
    /// The status code.
    public let status: Int
    /// Field names in lower case, with their values, in order.
    public let fields: [Field]

    /// One header field.
    public struct Field: Hashable, Sendable {
        /// In lower case.
        public let name: String
        /// Without surrounding blanks.
        public let value: String
    }

    /// The most bytes a response head may have.
    public static let maximumSize: Int = 16 * 1024

    /// All values of a field, whose name is given in lower case.
    public func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// Takes the head from the front of `buffer`; what follows it are the first frames.
    ///
    /// - Returns: nil, with `buffer` untouched, while the head is incomplete.
    public static func take(
        from buffer: inout ArraySlice<UInt8>
    ) throws(ClientHandshake.Failure) -> HandshakeResponse? {
        guard let end = endOfHead(buffer) else {
            guard buffer.count <= maximumSize else { throw .invalid("the response head is too long") }
            return nil
        }
        guard let text = String(validating: buffer[buffer.startIndex..<end], as: UTF8.self) else {
            throw .invalid("the response head is not text")
        }
        buffer = buffer[(end + 4)...]
        return try parse(text)
    }

    private static func endOfHead(_ buffer: ArraySlice<UInt8>) -> Int? {
        let mark: [UInt8] = Array("\r\n\r\n".utf8)
        guard buffer.count >= mark.count else { return nil }
        return (buffer.startIndex...(buffer.endIndex - mark.count)).first { buffer[$0..<($0 + 4)].elementsEqual(mark) }
    }

    private static func parse(_ text: String) throws(ClientHandshake.Failure) -> HandshakeResponse {
        // "\r\n" is one Character in Swift, which makes it a separator like any other.
        var lines: ArraySlice<Substring> = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        let statusLine: [Substring] = (lines.popFirst() ?? "").split(separator: " ", maxSplits: 2)
        guard statusLine.count >= 2, statusLine[0] == "HTTP/1.1", statusLine[1].utf8.count == 3,
            let status = Int(statusLine[1])
        else { throw .invalid("the answer is not HTTP/1.1") }
        var fields: [Field] = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw .invalid("a header line without a name")
            }
            let name: [UInt8] = line[..<colon].utf8.map(HeaderTokens.fold)
            let value: Substring = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            let end: Substring.Index =
                value.lastIndex { $0 != " " && $0 != "\t" }.map(value.index(after:)) ?? value.startIndex
            fields.append(Field(name: String(decoding: name, as: UTF8.self), value: String(value[..<end])))
        }
        return HandshakeResponse(status: status, fields: fields)
    }
}
