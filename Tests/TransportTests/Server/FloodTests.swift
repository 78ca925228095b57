import Reactor
import Testing
import WebSocketProtocol

@testable import Transport

private let call: String = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

/// Too many connections, and connections that only wait. The clients have addresses of their own, as 127.0.0.2.
@Suite struct FloodTests {
    private static let first: PeerAddress = PeerAddress(ipv4: [192, 0, 2, 1])
    private static let second: PeerAddress = PeerAddress(ipv4: [192, 0, 2, 2])

    private func served(_ client: TestClient) throws -> Bool {
        client.send(call)
        return try client.readResponse().head.hasPrefix("HTTP/1.1 200 ")
    }

    @Test func turnsOneAddressAwayAndServesTheOthers() async throws {
        let server: TestServer = TestServer(limitOfPeer: 2)
        let port: UInt16 = try await server.start()
        let own: [TestClient] = [try TestClient(port: port, from: 2), try TestClient(port: port, from: 2)]
        for client in own { #expect(try served(client)) }
        let refused: TestClient = try TestClient(port: port, from: 2)
        refused.send(call)
        let answer: String = refused.readToEnd()
        #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"), "\(answer)")
        #expect(answer.contains(#""message":"too many connections""#))
        #expect(answer.contains("\r\nConnection: close\r\n"))
        let stream: TestClient = try TestClient(port: port, from: 2)
        try stream.openStream()
        #expect(try stream.readText() == "close 1013")
        let other: TestClient = try TestClient(port: port, from: 3)
        #expect(try served(other))
        #expect(
            await server.refusals() == [
                ConnectionRefusal(peer: PeerAddress(ipv4: [127, 0, 0, 2]), limit: .ofPeer(2), count: 1)
            ])
        withExtendedLifetime((own, other)) {}
    }

    /// What somebody brings along who is only to be told that there is no room is not kept.
    @Test func keepsNothingOfWhomItTurnsAway() async throws {
        let server: TestServer = TestServer(limitOfPeer: 1)
        let port: UInt16 = try await server.start()
        let own: TestClient = try TestClient(port: port)
        #expect(try served(own))
        for head in ["Content-Length: 4000000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n"] {
            let refused: TestClient = try TestClient(port: port)
            refused.send("POST /v1/x HTTP/1.1\r\nHost: x\r\n\(head)")
            #expect(refused.readToEnd().hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        }
        withExtendedLifetime(own) {}
    }

    @Test func closesConnectionsThatSendNothing() async throws {
        let clock: ManualClock = ManualClock()
        let server: TestServer = TestServer(clock: clock)
        let port: UInt16 = try await server.start()
        let silent: TestClient = try TestClient(port: port)
        let blank: TestClient = try TestClient(port: port)
        blank.send("\r\n")
        let half: TestClient = try TestClient(port: port)
        half.send("PR")
        let other: TestClient = try TestClient(port: port)
        #expect(try served(other))
        clock.advance(by: .seconds(5))
        blank.send("\r\n")
        #expect(try served(other))
        clock.advance(by: .seconds(5))
        for client in [silent, blank, half] { #expect(client.readToEnd() == "") }
        #expect(try served(other))
    }

    /// Requests that are begun and not ended, of many connections, must not take as much as each of them may have.
    @Test func boundsWhatUnfinishedRequestsHold() async throws {
        let server: TestServer = TestServer(limitOfBytes: 1_000_000)
        let port: UInt16 = try await server.start()
        func begin(_ count: Int) throws -> TestClient {
            let client: TestClient = try TestClient(port: port)
            client.send("POST /v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4000000\r\n\r\n")
            client.send([UInt8](repeating: 0x20, count: count))
            return client
        }
        func awaitHeld(_ bytes: Int) async {
            while server.gauge.heldBytes != bytes { await Task.yield() }
        }
        let first: TestClient = try begin(700_000)
        await awaitHeld(10 * 65_536)
        let second: TestClient = try begin(700_000)
        let answer: String = second.readToEnd()
        #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        #expect(answer.contains(#""message":"the server has no room for the request at the moment""#))
        await awaitHeld(10 * 65_536)
        let stream: TestClient = try TestClient(port: port)
        try stream.openStream()
        // A text of 700,000 bytes.
        stream.send(
            [0x81, 0xFF, 0, 0, 0, 0, 0, 0x0A, 0xAE, 0x60, 0, 0, 0, 0] + [UInt8](repeating: 0x20, count: 600_000))
        #expect(try stream.readText() == "close 1013")
        let other: TestClient = try TestClient(port: port)
        #expect(try served(other))
        first.send([UInt8](repeating: 0x20, count: 3_300_000))
        #expect(try first.readResponse().head.hasPrefix("HTTP/1.1 503"))
        await awaitHeld(0)
    }

    @Test func givesTheRoomOfAnsweredRequestsBack() async throws {
        let server: TestServer = TestServer(limitOfBytes: 300_000)
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        let stream: TestClient = try TestClient(port: port)
        try stream.openStream()
        let variables: String = #"{"a":"\#(String(repeating: "x", count: 200_000))"}"#
        for id in 0..<3 {
            let body: String = #"{"operationName":"Echo","variables":\#(variables)}"#
            client.send(
                "POST /v1/projects/p/locations/l/services/s/connectors/c:executeQuery HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200 "))
            stream.sendFrame(
                .text,
                #"{"name":"projects/p/locations/l/services/s/connectors/c","requestId":"\#(id)","#
                    + #""execute":{"operationName":"Echo","variables":\#(variables)}}"#)
            #expect(try stream.readText().hasPrefix(#"{"result":{"requestId":"\#(id)","data":{"a":"xxx"#))
        }
        while server.gauge.heldBytes != 0 { await Task.yield() }
    }

    // MARK: The gauge

    private func enter(_ gauge: ConnectionGauge, _ peer: PeerAddress, at second: Int = 0) -> String {
        let (admission, refusal): (ConnectionGauge.Admission, ConnectionRefusal?) = gauge.enter(
            peer, at: MonotonicInstant(sinceStart: .seconds(second)))
        return "\(admission)" + (refusal.map { " \($0.peer) \($0.limit) \($0.count)" } ?? "")
    }

    @Test func countsEachPeerAndAllTogether() {
        let gauge: ConnectionGauge = ConnectionGauge(limit: 3, limitOfPeer: 2)
        #expect((0..<2).map { _ in enter(gauge, Self.first) } == ["served", "served"])
        #expect(enter(gauge, Self.first) == "turnedAway 192.0.2.1 ofPeer(2) 1")
        // Who is turned away is there for a moment and counts meanwhile.
        #expect(enter(gauge, Self.second) == "turnedAway")
        gauge.leave(Self.first)
        gauge.leave(Self.first)
        #expect(enter(gauge, Self.second) == "served")
        #expect(gauge.current == 3)
        #expect(enter(gauge, Self.second, at: 20) == "turnedAway 192.0.2.2 ofPeer(2) 2")
    }

    /// One peer cannot use up the places of those who are to be told that there is no room.
    @Test func dropsWhoFloods() {
        let gauge: ConnectionGauge = ConnectionGauge(limit: 100, limitOfPeer: 2)
        let admissions: [String] = (0..<1000).map { _ in
            String(enter(gauge, Self.first).prefix { $0 != " " })
        }
        #expect(admissions.count { $0 == "served" } == 2)
        #expect(admissions.count { $0 == "turnedAway" } == ConnectionGauge.courtesyOfPeer)
        #expect(gauge.current == 2 + ConnectionGauge.courtesyOfPeer)
        #expect(enter(gauge, Self.second) == "served")
    }

    @Test func holdsTheLimitOfAllWherePeersHaveNone() {
        let gauge: ConnectionGauge = ConnectionGauge(limit: 5)
        let admissions: [String] = (0..<1000).map { _ in
            String(enter(gauge, Self.first).prefix { $0 != " " })
        }
        #expect(admissions.count { $0 == "served" } == 5)
        #expect(gauge.current == 5 + ConnectionGauge.courtesy)
        for _ in 0..<gauge.current { gauge.leave(Self.first) }
        #expect(enter(gauge, Self.first) == "served")
    }

    /// A flood must not become one of the log.
    @Test func reportsOnceInTenSeconds() {
        let gauge: ConnectionGauge = ConnectionGauge(limit: 0, limitOfPeer: 9)
        let reports: [String] = (0..<30).map { second in
            String(enter(gauge, Self.first, at: second).drop { $0 != " " })
        }
        #expect(
            reports.filter { !$0.isEmpty } == [
                " 192.0.2.1 total(0) 1", " 192.0.2.1 ofPeer(9) 10", " 192.0.2.1 ofPeer(9) 10",
            ])
    }
}
