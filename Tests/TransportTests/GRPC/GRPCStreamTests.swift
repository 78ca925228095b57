import JSON
import Reactor
import Testing

@testable import Transport

private let connector: String = "projects/p/locations/l/services/s/connectors/c"
private let path: String = "/google.firebase.dataconnect.v1.ConnectorStreamService/Connect"

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func header(_ name: String, _ value: String) -> [UInt8] { field(10, field(1, name) + field(2, value)) }

/// A structure of one truth value.
private func structure(_ name: String) -> [UInt8] { field(1, field(1, name) + field(2, [0x20, 1])) }

/// The stream over gRPC, on sockets.
@Suite struct GRPCStreamTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private func open(
        _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
        fields: KeyValuePairs<String, String> = [:]
    ) async throws -> TestClient {
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openHTTP2()
        client.send(head(1, fields))
        return client
    }

    private func head(_ stream: Int32, _ fields: KeyValuePairs<String, String> = [:]) -> [UInt8] {
        HTTP2Wire.post(stream, path, fields: ["content-type": "application/grpc", "te": "trailers"]).withMore(fields)
    }

    private func send(_ client: TestClient, _ fields: [UInt8]..., ends: Bool = false) {
        client.send(HTTP2Wire.data(1, framed(fields.flatMap(\.self)), ends: ends))
    }

    private static let begun: String = "HEADERS 1 :status=200 content-type=application/grpc"

    @Test func executesAndSubscribes() async throws {
        let client: TestClient = try await open()
        #expect(try client.readFrame() == Self.begun)
        // A frame that only names the connector is not answered.
        send(client, field(1, connector), field(2, "init"))
        send(client, field(2, "a|1"), field(4, field(2, "Echo") + field(3, structure("x"))))
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "a|1"), field(2, structure("x")))))")
        send(client, field(2, "e"), field(4, field(2, "Nope")))
        let error: [UInt8] = field(1, "operation not found") + field(3, []) + field(4, [0x10, 5])
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "e"), field(3, error))))")
        send(client, field(2, "s"), field(3, field(2, "Q")))
        await server.awaitLog("subscribe Q")
        await server.withBackend { $0.push(#"{"y":true}"#) }
        _ = try client.readFrame()
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "s"), field(2, structure("y")))))")
        send(client, field(2, "s"), field(6, []))
        await server.awaitLog("unsubscribe")
        // The end of the client is no end of the call before all is answered.
        send(client, field(2, "l"), field(4, field(2, "Later") + field(3, structure("z"))), ends: true)
        await server.awaitLog("either Later unauthenticated")
        client.send(HTTP2Wire.ping())
        #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
        await server.withBackend { $0.release() }
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "l"), field(2, structure("z")))))")
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=0")
        // The connection goes on.
        client.send(HTTP2Wire.get(3, "/"))
        #expect(try client.readAnswer(3).last == #"DATA 3 end {"service":"dataconnect"}"#)
    }

    @Test func keepsStreamsOfOneConnectionApart() async throws {
        let client: TestClient = try await open()
        client.send(head(3))
        client.send(
            HTTP2Wire.data(1, framed(field(1, connector), field(2, "s"), field(3, field(2, "One"))), ends: false))
        await server.awaitLog("subscribe One")
        client.send(
            HTTP2Wire.data(3, framed(field(1, connector), field(2, "s"), field(3, field(2, "Two"))), ends: false))
        await server.awaitLog("subscribe Two")
        client.send(HTTP2Wire.reset(1))
        await server.awaitLog("closed")
        await server.withBackend { $0.push(#"{"y":true}"#) }
        var lines: [String] = []
        while !lines.contains(where: { $0.hasPrefix("DATA 3 ") && $0.hasSuffix(text(structure("y"))) }) {
            lines.append(try client.readFrame())
        }
        #expect(!lines.contains { $0.hasPrefix("DATA 1 ") && $0.hasSuffix(text(structure("y"))) })
    }

    @Test func cancelsWhatIsTakenBack() async throws {
        let client: TestClient = try await open()
        send(client, field(1, connector), field(2, "l"), field(4, field(2, "Later")))
        await server.awaitLog("either Later unauthenticated")
        client.send(HTTP2Wire.reset(1))
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
        #expect(server.gauge.heldBytes == 0)
    }

    @Test func takesTokensOfMetadataAndMessages() async throws {
        let client: TestClient = try await open(
            fields: [
                "x-firebase-auth-token": token(#"{"sub":"ada","exp":2000}"#),
                "x-firebase-appcheck": "eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==",
            ])
        #expect(try client.readFrame() == Self.begun)
        send(client, field(1, connector), field(2, "1"), field(4, field(2, "Echo")))
        _ = try client.readFrame()
        send(client, header("x-firebase-auth-token", token(#"{"sub":"ada","exp":3000}"#)), field(2, "auth1"))
        send(client, field(2, "2"), field(4, field(2, "Echo")))
        _ = try client.readFrame()
        #expect(await server.withBackend { $0.log } == ["either Echo ada", "either Echo ada"])
        // Another user: the client is to come back.
        send(client, header("x-firebase-auth-token", token(#"{"sub":"bob","exp":3000}"#)))
        #expect(
            try client.readFrame()
                == "HEADERS 1 end grpc-status=16 grpc-message=the stream belongs to another user")
        #expect(try client.readFrame() == "RST_STREAM 1 0")
    }

    @Test func refusesBadTokensAtOnce() async throws {
        let client: TestClient = try await open(
            fields: ["x-firebase-auth-token": token(#"{"sub":"ada","exp":999}"#)])
        #expect(
            try client.readAnswer(1) == [
                "HEADERS 1 end :status=200 content-type=application/grpc grpc-status=16 "
                    + "grpc-message=the token is expired"
            ])
    }

    @Test func endsWhenTheTokenEnds() async throws {
        let client: TestClient = try await open(
            fields: ["x-firebase-auth-token": token(#"{"sub":"ada","exp":1010}"#)])
        #expect(try client.readFrame() == Self.begun)
        send(client, field(1, connector), field(2, "s"), field(3, field(2, "Q")))
        await server.awaitLog("subscribe Q")
        _ = try client.readFrame()
        server.setTime(1010)
        clock.advance(by: .milliseconds(10_500))
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=16 grpc-message=the token is expired")
        await server.awaitLog("closed")
    }

    @Test(
        arguments: [
            ([1, 0, 0, 0, 0], "12 grpc-message=messages are not taken compressed"),
            ([0, 1, 0, 0, 0], "8 grpc-message=a message of 16777216 bytes is over the limit of 4194304"),
        ] as [([UInt8], String)])
    func endsWithBrokenFraming(_ bytes: [UInt8], _ status: String) async throws {
        let client: TestClient = try await open()
        #expect(try client.readFrame() == Self.begun)
        client.send(HTTP2Wire.data(1, bytes, ends: false))
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=\(status)")
    }

    @Test func answersBrokenMessagesUnderTheirID() async throws {
        let client: TestClient = try await open()
        #expect(try client.readFrame() == Self.begun)
        send(client, field(2, "b"), field(3, [0x0A]))
        let fault: String = "the frame is not valid: the message ends within a number at byte 6"
        let error: [UInt8] = field(1, fault) + field(3, []) + field(4, [0x10, 3])
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "b"), field(3, error))))")
        client.send(HTTP2Wire.data(1, [0, 0], ends: true))
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=3 grpc-message=the last message is cut off")
    }

    /// While as many run as may, the window is not moved: the client has to wait.
    @Test func readsOnWhenExecutionsAreDone() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.maximumExecutionsPerStream = 2
        let client: TestClient = try await open(configuration)
        #expect(try client.readFrame() == Self.begun)
        for id: String in ["1", "2", "3"] {
            send(client, field(1, connector), field(2, id), field(4, field(2, "Later")), ends: id == "3")
        }
        await server.awaitLog("either Later unauthenticated")
        client.send(HTTP2Wire.ping())
        #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
        #expect(await server.withBackend { $0.log.count } == 2)
        await server.withBackend { $0.release() }
        let both: [UInt8] = framed(field(1, "1"), field(2, [])) + framed(field(1, "2"), field(2, []))
        #expect(try client.readFrame() == "DATA 1 \(text(both))")
        await server.withBackend { $0.release() }
        #expect(try client.readFrame() == "DATA 1 \(text(framed(field(1, "3"), field(2, []))))")
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=0")
    }

    /// A slow reader gets the newest result, not all that there were.
    @Test func skipsResultsForSlowReaders() async throws {
        let client: TestClient = try await open()
        #expect(try client.readFrame() == Self.begun)
        send(client, field(1, connector), field(2, "s"), field(3, field(2, "Q")))
        await server.awaitLog("subscribe Q")
        let filler: String = String(repeating: "x", count: 60_000)
        for round: Int in 0..<20 { await server.withBackend { $0.push(#"{"n":"<\#(round)>\#(filler)"}"#) } }
        client.send(HTTP2Wire.windowUpdate(0, 1 << 24) + HTTP2Wire.windowUpdate(1, 1 << 24) + HTTP2Wire.ping())
        var rounds: [String] = []
        while rounds.last != "19" {
            let words: [Substring] = text(try client.readMessage(1)).split { $0 == "<" || $0 == ">" }
            rounds.append(words.count > 1 ? String(words[1]) : "the first")
        }
        #expect(rounds.count < 10, "\(rounds)")
    }

    @Test func endsWithTheServer() async throws {
        let client: TestClient = try await open()
        send(client, field(1, connector), field(2, "l"), field(4, field(2, "Later")))
        await server.awaitLog("either Later unauthenticated")
        await server.beginStop()
        await server.withBackend { $0.release() }
        var lines: [String] = []
        while lines.last != "HEADERS 1 end grpc-status=14 grpc-message=the server stops" {
            lines.append(try client.readFrame())
        }
        #expect(lines.contains("DATA 1 \(text(framed(field(1, "l"), field(2, []))))"))
        clock.advance(by: .seconds(1))
        while try client.readFrame() != "end" {}
    }

    @Test func endsWhenTheClientWaitsNoLonger() async throws {
        let client: TestClient = try await open(fields: ["grpc-timeout": "5S"])
        #expect(try client.readFrame() == Self.begun)
        send(client, field(1, connector), field(2, "s"), field(3, field(2, "Q")))
        await server.awaitLog("subscribe Q")
        _ = try client.readFrame()
        clock.advance(by: .seconds(5))
        #expect(try client.readFrame() == "HEADERS 1 end grpc-status=4 grpc-message=the client waits no longer")
        await server.awaitLog("closed")
    }

    @Test func refusesPagesOfStrangersInDevelopment() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try await open(configuration, fields: ["origin": "https://evil.example"])
        #expect(try client.readAnswer(1).last?.contains(" grpc-status=7 ") == true)
    }
}

extension [UInt8] {
    /// A head of HTTP/2 with more fields.
    fileprivate func withMore(_ fields: KeyValuePairs<String, String>) -> [UInt8] {
        let block: [UInt8] = Array(self[9...]) + HTTP2Wire.block(fields)
        return HTTP2Wire.frame(self[3], flags: self[4], stream: Int32(self[8]), block)
    }
}
