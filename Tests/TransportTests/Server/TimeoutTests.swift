import Reactor
import Testing
import WebSocketProtocol

@testable import Transport

private let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#

/// Time is a clock that only the test moves; nothing here waits for real time.
@Suite struct TimeoutTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    /// Comes back when the server has handled what was sent to it before.
    private func fence(_ port: UInt16) throws {
        let other: TestClient = try TestClient(port: port)
        other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try other.readResponse()
    }

    @Test func closesIdleConnections() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try client.readResponse()
        clock.advance(by: .seconds(74))
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try client.readResponse()
        clock.advance(by: .seconds(75))
        #expect(client.readToEnd() == "")
    }

    @Test func answers408ForSlowHeadsAndBodies() async throws {
        let port: UInt16 = try await server.start()
        let head: TestClient = try TestClient(port: port)
        head.send("GET / HTTP/1.1\r\n")
        let body: TestClient = try TestClient(port: port)
        body.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\na")
        try fence(port)
        clock.advance(by: .seconds(5))
        head.send("Host: x\r\n")
        try fence(port)
        clock.advance(by: .seconds(5))
        #expect(head.readToEnd().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        body.send("b")
        try fence(port)
        clock.advance(by: .seconds(20))
        #expect(body.readToEnd().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    }

    /// A client that has left looks like one that only sends nothing more; it is waited for, but not for ever.
    @Test func cancelsForAClientThatSendsNothingMore() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        let body: String = #"{"operationName":"Later"}"#
        client.send(
            "POST /v1/projects/p/locations/l/services/s/connectors/c:executeQuery HTTP/1.1\r\nHost: localhost\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        client.endSending()
        await server.awaitLog("query Later unauthenticated")
        try fence(port)
        clock.advance(by: .seconds(5))
        await server.awaitLog("cancel 7")
        #expect(client.readToEnd() == "")
    }

    @Test func pingsAndGivesUpOnDeadPeers() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        clock.advance(by: .seconds(25))
        #expect(try client.readText() == "ping")
        client.sendFrame(.pong, "")
        client.sendFrame(.ping, "x")
        #expect(try client.readText() == "pong x")
        clock.advance(by: .seconds(25))
        #expect(try client.readText() == "ping")
        clock.advance(by: .seconds(25))
        #expect(try client.readText() == "end")
    }

    @Test func closesStreamsWhoseMessageDoesNotEnd() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        try client.openStream()
        // A text of five bytes, of which one comes; a ping within it is no progress.
        client.send([0x81, 0x85, 0, 0, 0, 0, 0x61])
        try fence(port)
        clock.advance(by: .seconds(25))
        #expect(try client.readText() == "ping")
        clock.advance(by: .seconds(5))
        #expect(try client.readText() == "close 1008")
    }

    @Test func closesStreamsWhenTheirTokenEnds() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        let expiring: String = token(#"{"sub":"ada","exp":1020}"#)
        let headers: String = #""headers":{"x-firebase-auth-token":"\#(expiring)"},"#
        client.sendFrame(.text, #"{\#(name)\#(headers)"requestId":"1","subscribe":{"operationName":"Q"}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":0,"errors":[]}}"#)
        server.setTime(1020)
        clock.advance(by: .seconds(21))
        #expect(try client.readText() == "close 4401")
    }

    @Test func abandonsPeersThatReadNothing() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        try client.openStream()
        for id in 1...16 {
            client.sendFrame(.text, #"{\#(name)"requestId":"\#(id)","execute":{"operationName":"Big"}}"#)
        }
        await server.awaitLog("either Big unauthenticated")
        try fence(port)
        clock.advance(by: .seconds(30))
        try fence(port)
        // The test's other connections are gone; this one may not be there any more either.
        #expect(server.gauge.current <= 1)
        #expect(throws: Never.self) {
            while try client.readEvent() != nil {}
        }
    }

    @Test func stopsWaitingWhenTheDrainIsOver() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Later"}}"#)
        await server.awaitLog("either Later unauthenticated")
        await server.beginStop()
        clock.advance(by: .seconds(30))
        #expect(try client.readText() == "end")
    }
}
