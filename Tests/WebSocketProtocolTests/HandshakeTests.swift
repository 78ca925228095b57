import Testing

@testable import WebSocketProtocol

/// Stands for SHA-1: the digest of the specification's example, and a marker for everything else.
private func exampleDigest(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes == Array("dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8) else { return [1, 2, 3] }
    return [
        0xB3, 0x7A, 0x4F, 0x2C, 0xC0, 0x62, 0x4F, 0x16, 0x90, 0xF6, 0x46, 0x06, 0xCF, 0x38, 0x59, 0x45, 0xB2, 0xBE,
        0xC4, 0xEA,
    ]
}

private let request: [String: [String]] = [
    "upgrade": ["h2c, WebSocket"],
    "connection": ["keep-alive", "Upgrade"],
    "sec-websocket-version": ["13"],
    "sec-websocket-key": ["dGhlIHNhbXBsZSBub25jZQ=="],
]

private func accept(
    method: String = "GET", isAtLeastHTTP11: Bool = true, _ changes: [String: [String]] = [:]
) throws(ServerHandshake.Refusal) -> String {
    let fields: [String: [String]] = request.merging(changes) { $1 }
    return try ServerHandshake.accept(
        method: method, isAtLeastHTTP11: isAtLeastHTTP11, values: { fields[$0] ?? [] }, sha1: exampleDigest)
}

@Suite struct HandshakeTests {
    @Test func answersTheExampleOfTheSpecification() throws {
        #expect(try accept() == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        let head: String = String(decoding: ServerHandshake.response(accept: "abc"), as: UTF8.self)
        #expect(
            head == "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: abc\r\n\r\n")
    }

    @Test(
        arguments: [
            ["upgrade": ["h2c"]],
            ["upgrade": []],
            ["connection": ["keep-alive"]],
            ["sec-websocket-key": []],
            ["sec-websocket-key": ["dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ=="]],
            ["sec-websocket-key": ["dGhlIHNhbXBsZSBub25jZQ"]],
            ["sec-websocket-key": ["dGhlIHNhbXBsZSBub25jZR=="]],
            ["sec-websocket-key": ["dGhlIHNhbXBsZSBub25j!Q=="]],
        ] as [[String: [String]]])
    func refusesIncompleteUpgrades(_ changes: [String: [String]]) {
        let refusal: ServerHandshake.Refusal? = #expect(throws: ServerHandshake.Refusal.self) {
            try accept(changes)
        }
        #expect(refusal != .unsupportedVersion)
    }

    @Test func refusesOtherMethodsAndVersions() {
        #expect(throws: ServerHandshake.Refusal.badRequest("an upgrade is a GET request")) {
            try accept(method: "POST")
        }
        #expect(throws: ServerHandshake.Refusal.badRequest("an upgrade needs HTTP/1.1")) {
            try accept(isAtLeastHTTP11: false)
        }
        #expect(throws: ServerHandshake.Refusal.unsupportedVersion) { try accept(["sec-websocket-version": ["8"]]) }
        #expect(throws: ServerHandshake.Refusal.unsupportedVersion) { try accept(["sec-websocket-version": []]) }
    }

    @Test func clientAndServerAgree() throws {
        let client: ClientHandshake = ClientHandshake(nonce: Array("the sample nonce".utf8), sha1: exampleDigest)
        #expect(client.key == "dGhlIHNhbXBsZSBub25jZQ==")
        let sent: String = String(
            decoding: client.request(host: "localhost:9399", target: "/ws/x", headers: [("Origin", "null")]),
            as: UTF8.self)
        #expect(
            sent == "GET /ws/x HTTP/1.1\r\nHost: localhost:9399\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: null\r\n\r\n")
        var buffer: ArraySlice<UInt8> =
            (ServerHandshake.response(accept: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") + [0x81, 0x00])[...]
        let response: HandshakeResponse = try #require(try HandshakeResponse.take(from: &buffer))
        #expect(throws: Never.self) { try client.validate(response) }
        #expect(Array(buffer) == [0x81, 0x00])
    }

    @Test func clientRefusesOtherAnswers() throws {
        let client: ClientHandshake = ClientHandshake(nonce: Array("the sample nonce".utf8), sha1: exampleDigest)
        var refused: ArraySlice<UInt8> = Array("HTTP/1.1 503 No\r\nretry-after: 1\r\n\r\n".utf8)[...]
        let busy: HandshakeResponse = try #require(try HandshakeResponse.take(from: &refused))
        #expect(throws: ClientHandshake.Failure.status(503)) { try client.validate(busy) }
        var wrong: ArraySlice<UInt8> = ServerHandshake.response(accept: "AAAA")[...]
        let foreign: HandshakeResponse = try #require(try HandshakeResponse.take(from: &wrong))
        #expect(throws: ClientHandshake.Failure.invalid("Sec-WebSocket-Accept does not answer the key")) {
            try client.validate(foreign)
        }
        var partial: ArraySlice<UInt8> = Array("HTTP/1.1 101 Switching".utf8)[...]
        #expect(try HandshakeResponse.take(from: &partial) == nil)
        var endless: ArraySlice<UInt8> = [UInt8](repeating: 0x61, count: HandshakeResponse.maximumSize + 1)[...]
        #expect(throws: ClientHandshake.Failure.self) { try HandshakeResponse.take(from: &endless) }
    }
}
