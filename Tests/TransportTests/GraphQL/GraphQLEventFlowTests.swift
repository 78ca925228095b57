import Execution
import Reactor
import Testing

@testable import Transport

/// Server-sent events over both versions of HTTP, for clients that read and clients that do not.
@Suite struct GraphQLEventFlowTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private static let body: String = #"{"operationName":"Q"}"#
    private static let filler: String = String(repeating: "x", count: 60_000)

    /// Subscribes over HTTP/2.
    private func open2() async throws -> TestClient {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openHTTP2()
        client.send(
            HTTP2Wire.post(
                1, "/graphql/c", fields: ["content-type": "application/json", "accept": "text/event-stream"])
                + HTTP2Wire.data(1, Array(Self.body.utf8)))
        await server.awaitLog("subscribe Q")
        return client
    }

    /// Subscribes over HTTP/1.1.
    private func open1() async throws -> TestClient {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(
            "POST /graphql/c HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Accept: text/event-stream\r\nContent-Length: \(Self.body.utf8.count)\r\n\r\n\(Self.body)")
        await server.awaitLog("subscribe Q")
        return client
    }

    private func push(_ rounds: Range<Int>, _ filler: String) async {
        for round: Int in rounds { await server.withBackend { $0.push(#"{"n":"<\#(round)>\#(filler)"}"#) } }
    }

    /// Rounds, in the order of their numbers.
    private static func rounds(_ text: String) -> [Int] {
        text.split { $0 == "<" || $0 == ">" }.compactMap { Int($0) }
    }

    @Test func areSentOverHTTP2() async throws {
        let client: TestClient = try await open2()
        await server.withBackend { $0.push("5") }
        await server.beginStop()
        let answer: [String] = try client.readAnswer(1)
        #expect(answer.first == "HEADERS 1 :status=200 content-type=text/event-stream cache-control=no-store date=…")
        #expect(
            answer.dropFirst().map { $0.replacing("DATA 1 ", with: "").replacing("end ", with: "") }.joined()
                == ":\n\nevent: next\ndata: {\"data\":0}\n\nevent: next\ndata: {\"data\":5}\n\n")
        #expect(await server.withBackend { $0.log } == ["subscribe Q", "closed"])
    }

    /// What is one's own has one result.
    @Test func completeWhatIsRunOnce() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.runsAdHocQueries = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openHTTP2()
        client.send(
            HTTP2Wire.post(
                1, "/graphql/c",
                fields: [
                    "content-type": "application/json", "accept": "text/event-stream",
                    "x-firebase-auth-token": token(#"{"sub":"ada","exp":2000}"#),
                ]) + HTTP2Wire.data(1, Array(#"{"query":"{ mine }"}"#.utf8)))
        let answer: [String] = try client.readAnswer(1)
        #expect(
            answer.dropFirst().map { $0.replacing("DATA 1 ", with: "").replacing("end ", with: "") }.joined()
                == ":\n\nevent: next\ndata: {\"data\":{}}\n\nevent: complete\ndata: \n\n")
        #expect(await server.withBackend { $0.log } == ["mine as ada"])
    }

    @Test func endOverHTTP2WithTheirClient() async throws {
        let client: TestClient = try await open2()
        client.send(HTTP2Wire.reset(1))
        await server.awaitLog("closed")
    }

    /// A reader whose window is shut gets the newest result when it opens, not all that there were.
    @Test func skipResultsForSlowReadersOverHTTP2() async throws {
        let client: TestClient = try await open2()
        await push(0..<20, Self.filler)
        client.send(HTTP2Wire.windowUpdate(0, 1 << 24) + HTTP2Wire.windowUpdate(1, 1 << 24))
        var text: String = ""
        while Self.rounds(text).last != 19 {
            let line: String = try client.readFrame()
            if line.hasPrefix("DATA 1 ") { text += line.dropFirst(7) }
        }
        let rounds: [Int] = Self.rounds(text)
        #expect(rounds.count < 10, "\(rounds)")
        #expect(rounds == rounds.sorted())
    }

    /// The same where nothing but the socket holds it up.
    @Test func skipResultsForSlowReaders() async throws {
        let client: TestClient = try await open1()
        // More than what both sides of a socket hold.
        let filler: String = String(repeating: "x", count: FakeBackend.bigSize)
        await push(0..<40, filler)
        var text: String = ""
        while Self.rounds(text).last != 39 {
            let bytes: [UInt8] = try #require(client.readSome())
            text += String(decoding: bytes.filter { $0 != UInt8(ascii: "x") }, as: UTF8.self)
        }
        let rounds: [Int] = Self.rounds(text)
        #expect(rounds.count < 30, "\(rounds)")
        #expect(rounds == rounds.sorted())
    }

    /// Who reads nothing at all is given up, and what it has subscribed to ends.
    @Test(arguments: [1, 2]) func giveUpWhoReadsNothing(version: Int) async throws {
        let client: TestClient = version == 1 ? try await open1() : try await open2()
        await push(0..<20, version == 1 ? String(repeating: "x", count: FakeBackend.bigSize) : Self.filler)
        // The turn in which the last of it was pushed is over.
        await server.withBackend { _ in }
        clock.advance(by: .seconds(30))
        await server.awaitLog("closed")
        withExtendedLifetime(client) {}
    }
}
