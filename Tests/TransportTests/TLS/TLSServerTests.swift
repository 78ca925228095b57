import CTLS
import Reactor
import TestSupport
import Testing

@testable import Transport

/// Encrypted connections, well-behaved and not. Time is a clock that only the test moves.
@Suite struct TLSServerTests {
    private let clock: ManualClock = ManualClock()
    private let server: TestServer
    private let endpoint: TLSEndpoint
    private static let request: String = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let echo: String =
        "POST /v1/projects/p/locations/l/services/s/connectors/c:executeQuery HTTP/1.1\r\nHost: x\r\n"

    init() throws {
        server = TestServer(clock: clock)
        endpoint = TLSEndpoint(try Self.makeContext())
    }

    private static func makeContext() throws -> TLSContext {
        let pair: TestCertificate = try TestCertificate()
        defer { pair.remove() }
        return try TLSContext(certificates: pair.certificate(), key: pair.key())
    }

    private func start() async throws -> UInt16 {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.tls = endpoint
        return try await server.start(configuration)
    }

    @Test(arguments: [TLS1_2_VERSION, TLS1_3_VERSION]) func answers(version: Int32) async throws {
        let client: TLSClient = try TLSClient(port: try await start(), version: version)
        try #require(try client.connect())
        #expect(client.version == (version == TLS1_2_VERSION ? "TLSv1.2" : "TLSv1.3"))
        for _ in 0..<2 {
            client.send(Self.request)
            #expect(try client.readResponse().hasSuffix(#"{"service":"dataconnect"}"#))
        }
    }

    @Test func refusesOldVersions() async throws {
        let client: TLSClient = try TLSClient(port: try await start(), version: TLS1_1_VERSION)
        #expect(try !client.connect())
    }

    @Test func agreesOnAProtocol() async throws {
        let port: UInt16 = try await start()
        for (offered, chosen): ([String], String) in [
            (["h2", "http/1.1"], "h2"), (["http/1.1", "h2"], "h2"), (["http/1.1"], "http/1.1"), (["h2"], "h2"),
            ([], ""),
        ] {
            let client: TLSClient = try TLSClient(port: port, protocols: offered)
            try #require(try client.connect())
            #expect(client.chosenProtocol == chosen)
        }
        #expect(try !TLSClient(port: port, protocols: ["smtp"]).connect())
    }

    /// Every cut of the first record and of a request is the same to the server.
    @Test func takesHalfRecords() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        for byte: UInt8 in client.hello() { client.socket.send([byte]) }
        try #require(try client.connect())
        for byte: UInt8 in client.seal(Array(Self.request.utf8)) { client.socket.send([byte]) }
        #expect(try client.readResponse().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func sendsMoreThanASocketTakes() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        let body: String = #"{"name":"projects/p/locations/l/services/s/connectors/c","operationName":"Big"}"#
        for _ in 0..<4 { client.send(Self.echo + "Content-Length: \(body.utf8.count)\r\n\r\n" + body) }
        for _ in 0..<4 { #expect(try client.readResponse().utf8.count > FakeBackend.bigSize) }
    }

    @Test func takesMoreThanARecordHolds() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        let text: String = String(repeating: "x", count: 1 << 20)
        let body: String =
            #"{"name":"projects/p/locations/l/services/s/connectors/c","operationName":"Echo","variables":{"a":"\#(text)"}}"#
        client.send(Self.echo + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
        #expect(try client.readResponse().hasSuffix(#"{"data":{"a":"\#(text)"},"errors":[]}"#))
    }

    /// Who sends nothing more is answered, and told that it was all.
    @Test func answersHalfAConnection() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        client.endSending()
        let text: String = client.readToEnd()
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.hasSuffix(#"{"service":"dataconnect"}"#))
    }

    @Test func saysGoodbye() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        #expect(client.readToEnd().hasSuffix(#"{"service":"dataconnect"}"#))
    }

    @Test func tellsPlainHTTPWhatIsWrong() async throws {
        let port: UInt16 = try await start()
        for text: String in [Self.request, "G", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"] {
            let client: TestClient = try TestClient(port: port)
            client.send(text)
            let (head, body): (String, String) = try client.readResponse()
            #expect(head.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(head.hasSuffix("\r\nConnection: close"))
            #expect(
                body.contains(
                    "this port speaks HTTPS: the address must begin with https://, or wss:// for a WebSocket"))
            #expect(client.readToEnd() == "")
        }
    }

    @Test func tellsTLSOnAPlainPortWhatIsWrong() async throws {
        let port: UInt16 = try await server.start()
        let client: TLSClient = try TLSClient(port: port)
        client.socket.send(client.hello())
        let (head, body): (String, String) = try client.socket.readResponse()
        #expect(head.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(body.contains("this port speaks HTTP without TLS"))
        #expect(try !TLSClient(port: port).connect())
    }

    @Test(
        arguments: [
            [0, 1, 2, 3], [22, 3, 1, 0, 4, 1, 255, 255, 255], [22, 3, 1, 0, 4, 1, 0, 0, 0],
            [22, 3, 1, 255, 255, 1, 0, 2, 0],
            [22, 3, 1, 0, 9, 1, 0, 0, 5, 3, 3, 0, 0, 0],
        ] as [[UInt8]])
    func closesOnGarbage(bytes: [UInt8]) async throws {
        let port: UInt16 = try await start()
        let client: TestClient = try TestClient(port: port)
        client.send(bytes)
        // An alert at most.
        #expect(client.readBytesToEnd().count <= 7)
    }

    @Test func closesOnARecordThatWasChanged() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        var record: [UInt8] = client.seal(Array(Self.request.utf8))
        record[record.count - 1] ^= 1
        client.socket.send(record)
        #expect(client.readToEnd() == "|cut off")
    }

    @Test func closesSlowHandshakes() async throws {
        let port: UInt16 = try await start()
        let (silent, slow): (TestClient, TLSClient) = (try TestClient(port: port), try TLSClient(port: port))
        slow.socket.send(Array(slow.hello().prefix(20)))
        let other: TLSClient = try TLSClient(port: port)
        try #require(try other.connect())
        other.send(Self.request)
        _ = try other.readResponse()
        clock.advance(by: .seconds(10))
        #expect(silent.readToEnd() == "")
        #expect(slow.socket.readBytesToEnd() == [])
    }

    /// The handshake is not begun anew.
    @Test func doesNotRenegotiate() async throws {
        let port: UInt16 = try await start()
        let client: TLSClient = try TLSClient(port: port, version: TLS1_2_VERSION)
        try #require(try client.connect())
        client.renegotiate()
        // An alert, which OpenSSL's client takes for the end.
        #expect(client.read() == nil)
        let other: TLSClient = try TLSClient(port: port, version: TLS1_2_VERSION)
        #expect(try other.connect())
    }

    /// New connections get what is shown now; those that are there stay.
    @Test func changesItsCertificate() async throws {
        let port: UInt16 = try await start()
        let before: TLSClient = try TLSClient(port: port)
        try #require(try before.connect())
        endpoint.replace(try Self.makeContext())
        let next: TLSClient = try TLSClient(port: port)
        try #require(try next.connect())
        #expect(before.serverKey != next.serverKey)
        before.send(Self.request)
        #expect(try before.readResponse().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func stopsInAnOrderlyWay() async throws {
        let client: TLSClient = try TLSClient(port: try await start())
        try #require(try client.connect())
        client.send(Self.request)
        _ = try client.readResponse()
        await server.beginStop()
        #expect(client.readToEnd() == "")
    }
}
