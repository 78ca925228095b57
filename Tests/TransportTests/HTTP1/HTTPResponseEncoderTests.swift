import Testing

@testable import Transport

private func head(_ response: HTTPResponse, closes: Bool = false) -> String {
    var output: [UInt8] = []
    HTTPResponseEncoder.appendHead(response, date: "D", closes: closes, to: &output)
    return String(decoding: output, as: UTF8.self)
}

@Suite struct HTTPResponseEncoderTests {
    @Test func writesStatusFieldsAndLength() {
        #expect(
            head(.json(status: 200, [1, 2]))
                == "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nDate: D\r\n\r\n")
        #expect(head(HTTPResponse(status: 204)) == "HTTP/1.1 204 No Content\r\nDate: D\r\n\r\n")
        #expect(
            head(HTTPResponse(status: 400), closes: true)
                == "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nDate: D\r\nConnection: close\r\n\r\n")
    }

    @Test func letsNoValueWriteFieldsOfItsOwn() {
        let response: HTTPResponse = HTTPResponse(status: 200, headers: [.init("A", "b\r\nEvil: c")])
        #expect(head(response) == "HTTP/1.1 200 OK\r\nA: bEvil: c\r\nContent-Length: 0\r\nDate: D\r\n\r\n")
    }

    @Test func writesDates() {
        #expect(HTTPDate.format(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.format(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(HTTPDate.format(1_709_209_845) == "Thu, 29 Feb 2024 12:30:45 GMT")
    }
}
