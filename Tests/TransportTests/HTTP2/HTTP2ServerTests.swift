import Reactor
import Testing

@testable import Transport

private let path: String = "/v1/projects/p/locations/l/services/s/connectors/c"

/// REST over HTTP/2, on sockets.
@Suite struct HTTP2ServerTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private func connect(_ configuration: HTTPServerConfiguration = HTTPServerConfiguration()) async throws
        -> TestClient
    {
        let port: UInt16 = try await server.start(configuration)
        self.port.withLock { $0 = port }
        let client: TestClient = try TestClient(port: port)
        try client.openHTTP2()
        return client
    }

    private func call(
        _ stream: Int32, _ verb: String, _ body: String, fields: KeyValuePairs<String, String> = [:]
    ) -> [UInt8] {
        HTTP2Wire.post(stream, "\(path):\(verb)", fields: fields) + HTTP2Wire.data(stream, Array(body.utf8))
    }

    @Test func runsQueriesAndMutations() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Echo","variables":{"a": 1}}"#))
        let answer: [String] = try client.readAnswer(1)
        #expect(
            answer == [
                "HEADERS 1 :status=200 content-type=application/json content-length=29 date=…",
                #"DATA 1 end {"data":{"a": 1},"errors":[]}"#,
            ])
        client.send(call(3, "executeMutation", #"{"operationName":"Nope"}"#))
        let refusal: [String] = try client.readAnswer(3)
        #expect(
            refusal == [
                "HEADERS 3 :status=404 content-type=application/json content-length=163 date=…",
                #"DATA 3 end {"code":5,"message":"operation not found","status":"NOT_FOUND","details":[],"#
                    + #""error":{"code":404,"message":"operation not found","status":"NOT_FOUND","details":[]}}"#,
            ])
    }

    /// Several at a time, each answered when it is done.
    @Test func answersOutOfOrder() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Later"}"#))
        client.send(call(3, "executeQuery", #"{"operationName":"Echo"}"#))
        #expect(try client.readAnswer(3).last == #"DATA 3 end {"data":{},"errors":[]}"#)
        await server.withBackend { $0.release() }
        #expect(try client.readAnswer(1).last == #"DATA 1 end {"data":{},"errors":[]}"#)
    }

    @Test func answersWithoutABody() async throws {
        let client: TestClient = try await connect()
        client.send(HTTP2Wire.headers(1, [":method": "HEAD", ":scheme": "http", ":path": "/", ":authority": "x"]))
        #expect(
            try client.readAnswer(1)
                == ["HEADERS 1 end :status=200 content-type=application/json content-length=25 date=…"])
        client.send(
            HTTP2Wire.headers(
                3,
                [
                    ":method": "OPTIONS", ":scheme": "http", ":path": "\(path):executeQuery", ":authority": "x",
                    "origin": "https://app.example", "access-control-request-method": "POST",
                ]))
        #expect(
            try client.readAnswer(3) == [
                "HEADERS 3 end :status=204 access-control-allow-origin=https://app.example vary=Origin "
                    + "access-control-allow-methods=GET, POST, OPTIONS access-control-max-age=3600 date=…"
            ])
    }

    @Test(
        arguments: [
            ([":path": "/none"], "404"),
            ([":path": "\(path):executeQuery"], "405"),
            ([":path": "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect"], "426"),
            ([":path": "/", "a": String(repeating: "a", count: 20_000)], "431"),
            ([":path": "/", "expect": "wonders"], "417"),
            ([":path": "/", "content-length": "5000000"], "413"),
        ] as [(KeyValuePairs<String, String>, String)])
    func refuses(_ fields: KeyValuePairs<String, String>, _ status: String) async throws {
        let client: TestClient = try await connect()
        let head: KeyValuePairs<String, String> = [":method": "GET", ":scheme": "http", ":authority": "localhost"]
        let block: [UInt8] = HTTP2Wire.block(head) + HTTP2Wire.block(fields)
        let pieces: [ArraySlice<UInt8>] = stride(from: 0, to: block.count, by: 16_000).map {
            block[$0..<min($0 + 16_000, block.count)]
        }
        let hasBody: Bool = status == "413"
        for (index, piece) in pieces.enumerated() {
            let flags: UInt8 = (index == pieces.count - 1 ? 4 : 0) | (index == 0 && !hasBody ? 1 : 0)
            client.send(HTTP2Wire.frame(index == 0 ? 1 : 9, flags: flags, stream: 1, Array(piece)))
        }
        let answer: [String] = try client.readAnswer(1)
        #expect(answer.first?.hasPrefix("HEADERS 1 :status=\(status) ") == true, "\(answer)")
        // The connection goes on.
        client.send(HTTP2Wire.get(3, "/"))
        #expect(try client.readAnswer(3).last == #"DATA 3 end {"service":"dataconnect"}"#)
    }

    /// What a body is too long by is not read, and the client is told so when it has its answer.
    @Test func refusesLongBodiesAsTheyCome() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.maximumBodyBytes = 10
        let client: TestClient = try await connect(configuration)
        client.send(HTTP2Wire.post(1, "\(path):executeQuery"))
        client.send(HTTP2Wire.data(1, Array("0123456789a".utf8), ends: false))
        let answer: [String] = try client.readAnswer(1)
        #expect(answer.first?.hasPrefix("HEADERS 1 :status=413 ") == true, "\(answer)")
        #expect(try client.readFrame() == "RST_STREAM 1 0")
    }

    /// The marks of a developer count with the name that the request is sent to.
    @Test(arguments: [("localhost:1", "NOT_FOUND"), ("evil.example", "PERMISSION_DENIED")])
    func takesTheAuthorityForTheHost(_ authority: String, _ status: String) async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try await connect(configuration)
        client.send(
            HTTP2Wire.post(
                1, "/v1/projects/p/locations/l/services/other:executeGraphql",
                fields: ["authorization": "Bearer owner", "host": "localhost"], authority: authority))
        client.send(HTTP2Wire.data(1, Array(#"{"query":"{ a }"}"#.utf8)))
        #expect(try client.readAnswer(1).last?.contains(#""status":"\#(status)""#) == true)
    }

    @Test func sendsCORSFieldsWithEveryAnswer() async throws {
        let client: TestClient = try await connect()
        client.send(
            call(1, "executeQuery", #"{"operationName":"Echo"}"#, fields: ["origin": "https://app.example"]))
        let answer: [String] = try client.readAnswer(1)
        #expect(
            answer.first == "HEADERS 1 :status=200 content-type=application/json "
                + "access-control-allow-origin=https://app.example vary=Origin content-length=23 date=…")
    }

    @Test func asksForTheBodyWhenTheClientWaits() async throws {
        let client: TestClient = try await connect()
        client.send(HTTP2Wire.post(1, "\(path):executeQuery", fields: ["expect": "100-continue"]))
        #expect(try client.readFrame() == "HEADERS 1 :status=100")
        client.send(HTTP2Wire.data(1, Array(#"{"operationName":"Echo"}"#.utf8)))
        #expect(try client.readAnswer(1).last == #"DATA 1 end {"data":{},"errors":[]}"#)
    }

    @Test func cancelsWhatIsTakenBack() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Later"}"#))
        await server.awaitLog("query Later unauthenticated")
        client.send(HTTP2Wire.reset(1))
        await server.awaitLog("cancel 7")
        // A late result is of no harm to the stream that has the memory now.
        client.send(call(3, "executeQuery", #"{"operationName":"Later","variables":{"n":3}}"#))
        await server.awaitLog("query Later unauthenticated")
        client.send(HTTP2Wire.ping())
        #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
        await server.withBackend { $0.release() }
        #expect(try client.readAnswer(3).last == #"DATA 3 end {"data":{"n":3},"errors":[]}"#)
    }

    @Test func cancelsWhatALeavingClientAskedFor() async throws {
        var client: TestClient? = try await connect()
        client?.send(call(1, "executeQuery", #"{"operationName":"Later"}"#))
        await server.awaitLog("query Later unauthenticated")
        client = nil
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
    }

    @Test func sendsLargeAnswersWithinTheWindow() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Big"}"#))
        var body: Int = 0
        while body < 65_535 {
            let line: String = try client.readFrame()
            if line.hasPrefix("DATA 1 ") { body += line.utf8.count - "DATA 1 ".utf8.count }
        }
        // The window is used up: nothing more comes, and others are served.
        client.send(HTTP2Wire.ping())
        #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
        client.send(HTTP2Wire.windowUpdate(0, 1 << 24) + HTTP2Wire.windowUpdate(1, 1 << 24))
        for line in try client.readAnswer(1) { body += line.utf8.count - (line.hasPrefix("DATA 1 end") ? 11 : 7) }
        #expect(body == FakeBackend.bigSize + 23)
    }

    /// Who asks without reading makes nothing be fetched.
    @Test func beginsNothingForPeersThatDoNotRead() async throws {
        let client: TestClient = try await connect()
        for stream: Int32 in stride(from: 1, to: 61, by: 2) {
            client.send(call(stream, "executeQuery", #"{"operationName":"Big"}"#))
        }
        client.send(HTTP2Wire.ping())
        while try !client.readFrame().hasPrefix("PING ack") {}
        #expect(await server.withBackend { $0.log.count } <= 6)
        client.send(HTTP2Wire.windowUpdate(0, 1 << 30))
        for stream: Int32 in stride(from: 1, to: 61, by: 2) { client.send(HTTP2Wire.windowUpdate(stream, 1 << 24)) }
        for _ in 0..<30 {
            while try !client.readFrame().contains(" end ") {}
        }
        #expect(await server.withBackend { $0.log.count } == 30)
    }

    /// A stream whose answer nobody takes is given up.
    @Test func givesUpOnStalledWindows() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Big"}"#))
        var body: Int = 0
        while body < 65_535 {
            let line: String = try client.readFrame()
            if line.hasPrefix("DATA 1 ") { body += line.utf8.count - "DATA 1 ".utf8.count }
        }
        clock.advance(by: .seconds(10))
        client.send(HTTP2Wire.ping())
        while try !client.readFrame().hasPrefix("PING ack") {}
        clock.advance(by: .seconds(20))
        client.send(HTTP2Wire.ping())
        // 8 is CANCEL.
        #expect(try client.readAnswer(1) == ["RST_STREAM 1 8"])
    }

    @Test func boundsWhatUnfinishedRequestsHold() async throws {
        let server: TestServer = TestServer(limitOfBytes: 1_000_000)
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openHTTP2()
        let piece: [UInt8] = [UInt8](repeating: 0x20, count: 16_384)
        for stream: Int32 in [1, 3, 5, 7, 9] {
            client.send(HTTP2Wire.post(stream, "\(path):executeQuery"))
            for _ in 0..<15 { client.send(HTTP2Wire.data(stream, piece, ends: false)) }
        }
        let answer: [String] = try client.readAnswer(9)
        #expect(answer.first?.hasPrefix("HEADERS 9 :status=503 ") == true)
        // What goes makes room.
        client.send(HTTP2Wire.reset(1) + HTTP2Wire.reset(3) + HTTP2Wire.reset(5) + HTTP2Wire.reset(7))
        client.send(call(11, "executeQuery", #"{"operationName":"Echo"}"#))
        #expect(try client.readAnswer(11).last == #"DATA 11 end {"data":{},"errors":[]}"#)
        #expect(server.gauge.heldBytes == 0)
    }

    @Test func answers408ForSlowBodies() async throws {
        let client: TestClient = try await connect()
        client.send(
            HTTP2Wire.post(1, "\(path):executeQuery") + HTTP2Wire.data(1, [0x7B], ends: false) + HTTP2Wire.ping())
        while try !client.readFrame().hasPrefix("PING ack") {}
        clock.advance(by: .seconds(10))
        client.send(HTTP2Wire.data(1, [0x20], ends: false) + HTTP2Wire.ping())
        while try !client.readFrame().hasPrefix("PING ack") {}
        clock.advance(by: .seconds(20))
        #expect(try client.readAnswer(1).first?.hasPrefix("HEADERS 1 :status=408 ") == true)
    }

    @Test func closesOnHeadsThatDoNotEnd() async throws {
        let client: TestClient = try await connect()
        client.send(Array(HTTP2Wire.get(1, "/").prefix(15)))
        try fence()
        clock.advance(by: .seconds(10))
        #expect(try client.readFrame() == "end")
    }

    /// Comes back when the server has handled what was sent to it before.
    private func fence() throws {
        let other: TestClient = try TestClient(port: port.withLock { $0 })
        other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try other.readResponse()
    }

    private let port: Lock<UInt16> = Lock(0)

    @Test func pingsWhileRequestsRun() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Later"}"#))
        await server.awaitLog("query Later unauthenticated")
        for _ in 0..<3 {
            clock.advance(by: .seconds(25))
            #expect(try client.readFrame() == "PING [0, 0, 0, 0, 0, 0, 0, 0]")
            client.send(HTTP2Wire.frame(6, flags: 1, [UInt8](repeating: 0, count: 8)) + HTTP2Wire.ping())
            #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
        }
        clock.advance(by: .seconds(25))
        #expect(try client.readFrame() == "PING [0, 0, 0, 0, 0, 0, 0, 0]")
        // Not even the ping is answered: the client is gone.
        clock.advance(by: .seconds(25))
        #expect(try client.readFrame() == "end")
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
    }

    @Test func closesIdleConnections() async throws {
        let client: TestClient = try await connect()
        client.send(HTTP2Wire.get(1, "/"))
        _ = try client.readAnswer(1)
        clock.advance(by: .seconds(74))
        client.send(HTTP2Wire.get(3, "/"))
        _ = try client.readAnswer(3)
        clock.advance(by: .seconds(75))
        #expect(try client.readFrame() == "GOAWAY 3 0")
        #expect(try client.readFrame() == "end")
    }

    @Test func turnsConnectionsAwayOverTheLimit() async throws {
        let small: TestServer = TestServer(limit: 1)
        let port: UInt16 = try await small.start()
        let first: TestClient = try TestClient(port: port)
        try first.openHTTP2()
        first.send(HTTP2Wire.get(1, "/"))
        _ = try first.readAnswer(1)
        let second: TestClient = try TestClient(port: port)
        try second.openHTTP2()
        second.send(HTTP2Wire.get(1, "/"))
        let frames: [String] = try second.readFrames(4)
        #expect(frames[0] == "GOAWAY 1 0", "\(frames)")
        #expect(frames[1].hasPrefix("HEADERS 1 :status=503 "))
        #expect(frames[2].hasPrefix("DATA 1 end "))
        #expect(frames[3] == "end")
    }

    @Test func stopsGracefully() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, "executeQuery", #"{"operationName":"Later"}"#))
        await server.awaitLog("query Later unauthenticated")
        await server.beginStop()
        #expect(try client.readFrame() == "GOAWAY 2147483647 0")
        #expect(try client.readFrame() == "PING [0, 0, 0, 0, 0, 0, 0, 0]")
        client.send(HTTP2Wire.frame(6, flags: 1, [UInt8](repeating: 0, count: 8)))
        #expect(try client.readFrame() == "GOAWAY 1 0")
        await server.withBackend { $0.release() }
        #expect(try client.readAnswer(1).last == #"DATA 1 end {"data":{},"errors":[]}"#)
        #expect(try client.readFrame() == "end")
    }

    /// A client that does not say that it has heard is not waited for.
    @Test func stopsWithoutAnAnswer() async throws {
        let client: TestClient = try await connect()
        await server.beginStop()
        #expect(try client.readFrames(2) == ["GOAWAY 2147483647 0", "PING [0, 0, 0, 0, 0, 0, 0, 0]"])
        clock.advance(by: .seconds(1))
        #expect(try client.readFrames(2) == ["GOAWAY 0 0", "end"])
    }
}
