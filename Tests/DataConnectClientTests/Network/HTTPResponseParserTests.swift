import Testing

@testable import DataConnectClient

/// Bytes of an answer, and what they are.
@Suite struct HTTPResponseParserTests {
    @Test(
        arguments: [
            (
                "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
                HTTPResponse(status: 200, body: [0x7b, 0x7d], keepsAlive: true)
            ),
            (
                "HTTP/1.1 503 Away\r\nconnection: Close\r\ncontent-length:0\r\n\r\n",
                HTTPResponse(status: 503, body: [], keepsAlive: false)
            ),
            (
                "HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na",
                HTTPResponse(status: 200, body: [0x61], keepsAlive: false)
            ),
            (
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x=y\r\nc\r\n0\r\nTrailer: 1\r\n\r\n",
                HTTPResponse(status: 200, body: [0x61, 0x62, 0x63], keepsAlive: true)
            ),
            ("HTTP/1.1 204 No Content\r\n\r\n", HTTPResponse(status: 204, body: [], keepsAlive: true)),
        ])
    func readsAnswersInAnyPieces(text: String, expected: HTTPResponse) throws {
        let bytes: [UInt8] = Array(text.utf8)
        for size: Int in [1, 2, 3, 7, bytes.count] {
            var parser: HTTPResponseParser = HTTPResponseParser(maximumBody: 100)
            var answers: [HTTPResponse] = []
            for start: Int in stride(from: 0, to: bytes.count, by: size) {
                let piece: [UInt8] = Array(bytes[start..<min(start + size, bytes.count)])
                if let answer: HTTPResponse = try parser.receive(piece) { answers.append(answer) }
            }
            #expect(answers == [expected])
        }
    }

    @Test func readsABodyThatEndsWithTheConnection() throws {
        var parser: HTTPResponseParser = HTTPResponseParser(maximumBody: 100)
        #expect(try parser.receive(Array("HTTP/1.1 200 OK\r\n\r\nab".utf8)) == nil)
        #expect(parser.end() == HTTPResponse(status: 200, body: [0x61, 0x62], keepsAlive: false))
    }

    @Test func hasNoAnswerWhenTheConnectionEndsWithinOne() throws {
        var parser: HTTPResponseParser = HTTPResponseParser(maximumBody: 100)
        #expect(try parser.receive(Array("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab".utf8)) == nil)
        #expect(parser.end() == nil)
    }

    @Test(
        arguments: [
            "HTTP/2 200 OK\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 20 OK\r\n\r\n", "SSH-2.0\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 101\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length : 1\r\n\r\na", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc",
            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab",
        ])
    func refusesWhatTwoReadersCouldReadDifferently(text: String) {
        let error: TransportError? = #expect(throws: TransportError.self) {
            var parser: HTTPResponseParser = HTTPResponseParser(maximumBody: 100)
            _ = try parser.receive(Array(text.utf8))
        }
        #expect(error?.kind == .malformedResponse)
    }

    @Test func refusesAHeadWithoutEnd() {
        #expect(throws: TransportError.self) {
            var parser: HTTPResponseParser = HTTPResponseParser(maximumBody: 100)
            _ = try parser.receive([UInt8](repeating: 0x61, count: 20_000))
        }
    }
}
