import Execution
import Foundation
import JSON
import Reactor
import Realtime
import Testing
import WebSocketProtocol

@testable import Transport

extension TestClient {
    /// Opens a socket at an endpoint of GraphQL.
    fileprivate func openSocket(_ protocols: String = "graphql-transport-ws", headers: String = "") throws {
        send(
            "GET /graphql/c HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Protocol: \(protocols)\r\n\(headers)\r\n")
        let head: String = try readResponse().head
        #expect(head.hasPrefix("HTTP/1.1 101 "))
        let isAgreed: Bool = head.contains("Sec-WebSocket-Protocol: graphql-transport-ws")
        #expect(isAgreed == protocols.contains("graphql-transport-ws"))
    }

    fileprivate func begin(_ payload: String = "") throws {
        sendFrame(.text, #"{"type":"connection_init"\#(payload)}"#)
        #expect(try readText() == #"{"type":"connection_ack"}"#)
    }

    fileprivate func ask(_ id: String, _ payload: String) {
        sendFrame(.text, #"{"type":"subscribe","id":"\#(id)","payload":\#(payload)}"#)
    }
}

/// The protocol graphql-transport-ws, message by message.
@Suite struct GraphQLSocketTests {
    private let server: TestServer = TestServer()

    @Test func subscribesAndRuns() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket("graphql-ws, graphql-transport-ws")
        try client.begin()
        client.ask("a", #"{"operationName":"Q"}"#)
        #expect(try client.readText() == #"{"id":"a","type":"next","payload":{"data":0}}"#)
        client.ask("b", #"{"query":"subscription Echo { echo }"}"#)
        #expect(try client.readText() == #"{"id":"b","type":"next","payload":{"data":0}}"#)
        await server.withBackend { $0.push("5") }
        #expect(try client.readText() == #"{"id":"a","type":"next","payload":{"data":5}}"#)
        #expect(try client.readText() == #"{"id":"b","type":"next","payload":{"data":5}}"#)
        client.sendFrame(.text, #"{"type":"complete","id":"a"}"#)
        client.sendFrame(.text, #"{"type":"ping","payload":{"x":1}}"#)
        #expect(try client.readText() == #"{"type":"pong"}"#)
        await server.withBackend { $0.push("6") }
        #expect(try client.readText() == #"{"id":"b","type":"next","payload":{"data":6}}"#)
        client.ask("a", #"{"query":"query Echo { echo }","variables":{"n":1}}"#)
        #expect(try client.readText() == #"{"id":"a","type":"next","payload":{"data":{"n":1}}}"#)
        #expect(try client.readText() == #"{"id":"a","type":"complete"}"#)
    }

    @Test func answersErrorsUnderTheirID() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket()
        try client.begin()
        client.ask("1", #"{"query":"{"}"#)
        #expect(
            try client.readText()
                == #"{"id":"1","type":"error","payload":[{"message":"no name","locations":[{"line":1,"column":2}]}]}"#)
        client.ask("1", #"{"query":"{ own }"}"#)
        #expect(
            try client.readText()
                == #"{"id":"1","type":"error","payload":[{"message":"only operations of the connector","#
                + #""extensions":{"code":"PERMISSION_DENIED"}}]}"#)
        client.ask("1", #"{"operationName":"Write"}"#)
        #expect(
            try client.readText()
                == #"{"id":"1","type":"error","payload":[{"message":"operation not found","#
                + #""extensions":{"code":"NOT_FOUND"}}]}"#)
        client.ask("1", #"{"operationName":"Nobody"}"#)
        #expect(try client.readText().contains("NOT_FOUND"))
    }

    /// What a subscription asked for first and cannot have ends it; what happens later is an error among its results.
    @Test func tellsErrorsOfSubscriptions() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket()
        try client.begin()
        client.ask("1", #"{"operationName":"Q"}"#)
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":0}}"#)
        let error: GraphQLError = GraphQLError("no more", code: .permissionDenied)
        await server.withBackend { backend in backend.server?.fail(backend.subscribers, [error], isFinal: false) }
        let errors: String = #"[{"message":"no more","extensions":{"code":"PERMISSION_DENIED"}}]"#
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"errors":\#(errors)}}"#)
        await server.withBackend { backend in backend.server?.fail(backend.subscribers, [error], isFinal: true) }
        #expect(try client.readText() == #"{"id":"1","type":"error","payload":\#(errors)}"#)
    }

    /// Every way in which a client can break the protocol, with the code that it is closed with.
    @Test(arguments: [
        ([#"{"type":"subscribe","id":"1","payload":{"operationName":"Q"}}"#], "close 4401"),
        ([#"{"type":"connection_init"}"#, #"{"type":"connection_init"}"#], "close 4429"),
        (["no JSON"], "close 4400"), (["[]"], "close 4400"), ([#"{"type":"next"}"#], "close 4400"),
        ([#"{"type":"ping","type":"pong"}"#], "close 4400"), ([#"{"type":"complete"}"#], "close 4400"),
        (
            [#"{"type":"connection_init"}"#, #"{"type":"subscribe","id":"","payload":{"operationName":"Q"}}"#],
            "close 4400"
        ),
        ([#"{"type":"connection_init"}"#, #"{"type":"subscribe","id":"1","payload":{}}"#], "close 4400"),
        ([#"{"type":"connection_init"}"#, #"{"type":"subscribe","id":"1"}"#], "close 4400"),
        (
            [
                #"{"type":"connection_init"}"#, #"{"type":"subscribe","id":"1","payload":{"operationName":"Q"}}"#,
                #"{"type":"subscribe","id":"1","payload":{"operationName":"Q"}}"#,
            ], "close 4409"
        ),
        ([#"{"type":"connection_init","payload":{"authToken":"x"}}"#], "close 4403"),
        ([#"{"type":"connection_init","payload":{"authToken":"x","Authorization":"Bearer y"}}"#], "close 4400"),
    ])
    func closesWithTheCodesOfTheProtocol(messages: [String], end: String) async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket()
        for message in messages { client.sendFrame(.text, message) }
        var text: String = try client.readText()
        while text.hasPrefix("{") { text = try client.readText() }
        #expect(text == end)
    }

    @Test func needsTheSubprotocol() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket("graphql-ws")
        #expect(try client.readText() == "close 4406")
    }

    /// A user by the payload or by a field; the token ends the stream with the code after which clients come back.
    @Test func knowsUsersAndTheirEnd() async throws {
        let port: UInt16 = try await server.start()
        let ada: String = token(#"{"sub":"ada","exp":2000}"#)
        let ways: [(headers: String, payload: String)] = [
            ("", #","payload":{"Authorization":"Bearer \#(ada)"}"#), ("", #","payload":{"authToken":"\#(ada)"}"#),
            ("Authorization: Bearer \(ada)\r\n", ""), ("X-Firebase-Auth-Token: \(ada)\r\n", #","payload":null"#),
        ]
        var client: TestClient?
        for way in ways {
            let other: TestClient = try TestClient(port: port)
            try other.openSocket(headers: way.headers)
            try other.begin(way.payload)
            other.ask("1", #"{"query":"query Echo { echo }"}"#)
            #expect(try other.readText() == #"{"id":"1","type":"next","payload":{"data":{}}}"#)
            client = other
        }
        #expect(await server.withBackend { $0.log } == Array(repeating: "either Echo ada", count: 4))
        let last: TestClient = try #require(client)
        #expect(try last.readText() == #"{"id":"1","type":"complete"}"#)
        last.ask("2", #"{"operationName":"Q"}"#)
        #expect(try last.readText() == #"{"id":"2","type":"next","payload":{"data":0}}"#)
        await server.withBackend { backend in
            if let id = backend.subscribers.first { backend.server?.closeCarrier(id.carrier) }
        }
        #expect(try last.readText() == "close 4403")
    }

    @Test func endsWithTheServer() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openSocket()
        try client.begin()
        client.ask("1", #"{"operationName":"Q"}"#)
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":0}}"#)
        await server.beginStop()
        #expect(try client.readText() == "close 1001")
    }
}

/// Documents of one's own over graphql-transport-ws.
@Suite struct GraphQLSocketDocumentTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private static let owner: String = "Authorization: Bearer owner\r\n"
    private static let ada: String = "X-Firebase-Auth-Token: \(token(#"{"sub":"ada","exp":2000}"#))\r\n"

    private func open(_ headers: String) async throws -> TestClient {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.runsAdHocQueries = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openSocket(headers: headers)
        try client.begin()
        return client
    }

    /// The same may bring them as over HTTP.
    @Test(arguments: [
        ("", ["document for none", "types false"]), (ada, ["document for queries", "types false"]),
        (owner, ["document for all", "types true"]),
    ])
    func areJudgedAsOverHTTP(headers: String, log: [String]) async throws {
        let client: TestClient = try await open(headers)
        client.ask("1", #"{"query":"{ own }"}"#)
        #expect(try client.readText().hasPrefix(#"{"id":"1","type":"error","#))
        client.ask("1", #"{"query":"{ types }"}"#)
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{"types":[]}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        #expect(await server.withBackend { $0.log } == log)
    }

    @Test func areRunOnce() async throws {
        let client: TestClient = try await open(Self.ada)
        client.ask("1", #"{"query":"{ late }","variables":{"n":1}}"#)
        client.ask("2", #"{"query":"{ mine }","variables":{"n":2}}"#)
        #expect(try client.readText() == #"{"id":"2","type":"next","payload":{"data":{"n":2}}}"#)
        #expect(try client.readText() == #"{"id":"2","type":"complete"}"#)
        await server.withBackend { $0.release() }
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{"n":1}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        #expect(await server.withBackend { $0.log } == [#"late {"n":1}"#, "mine as ada"])
    }

    /// What comes too late for its client is not the answer to what has the id now.
    @Test func areForgottenWhenTheClientIsDone() async throws {
        let client: TestClient = try await open(Self.ada)
        client.ask("1", #"{"query":"{ late }","variables":{"n":1}}"#)
        client.sendFrame(.text, #"{"type":"complete","id":"1"}"#)
        client.ask("1", #"{"query":"{ late }","variables":{"n":2}}"#)
        client.sendFrame(.text, #"{"type":"ping"}"#)
        #expect(try client.readText() == #"{"type":"pong"}"#)
        await server.withBackend { $0.release() }
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{"n":2}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        #expect(await server.withBackend { $0.log } == [#"late {"n":1}"#, "cancel 8", #"late {"n":2}"#])
    }

    /// Whom an administrator stands for is asked for what is run once; a stream is one user's.
    @Test func areRunAsSomebodyElseByAdministrators() async throws {
        let client: TestClient = try await open(Self.owner)
        let bob: String = #""extensions":{"impersonate":{"authClaims":{"sub":"bob"}}}"#
        client.ask("1", #"{"query":"query Echo { echo }",\#(bob)}"#)
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        client.ask("1", #"{"query":"{ mine }",\#(bob)}"#)
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        client.ask("1", #"{"operationName":"Q",\#(bob)}"#)
        #expect(
            try client.readText()
                == #"{"id":"1","type":"error","payload":[{"message":"what is done as somebody else is run once; "#
                + #"send the text of the query","extensions":{"code":"INVALID_ARGUMENT"}}]}"#)
        client.ask("1", #"{"query":"{ mine }","extensions":{"impersonate":{"authClaim":{"sub":"bob"}}}}"#)
        #expect(try client.readText().contains("the request is not valid: "))
        #expect(await server.withBackend { $0.log } == ["either Echo bob", "mine as bob"])
    }

    /// What is run for somebody else is found first and run then: taken back is whichever of the two it is at.
    @Test func areTakenBackWhileTheyRunAsSomebodyElse() async throws {
        let client: TestClient = try await open(Self.owner)
        client.ask(
            "1",
            #"{"query":"query Later { later }","extensions":{"impersonate":{"authClaims":{"sub":"bob"}}}}"#)
        client.sendFrame(.text, #"{"type":"complete","id":"1"}"#)
        client.sendFrame(.text, #"{"type":"ping"}"#)
        #expect(try client.readText() == #"{"type":"pong"}"#)
        #expect(await server.withBackend { $0.log } == ["either Later bob", "cancel 7"])
    }

    /// Who asks faster than is answered is not read on.
    @Test func waitForThoseThatRun() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.maximumExecutionsPerStream = 2
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openSocket(headers: Self.owner)
        try client.begin()
        for id: Int in 1...4 { client.ask("\(id)", #"{"query":"{ late }","variables":{"n":\#(id)}}"#) }
        client.sendFrame(.ping, "")
        await server.awaitLog(#"late {"n":2}"#)
        #expect(await server.withBackend { $0.log.count } == 2)
        await server.withBackend { $0.release() }
        for id: Int in 1...2 { try expectResult("\(id)", client) }
        #expect(await server.withBackend { $0.log.count } == 4)
        await server.withBackend { $0.release() }
        try expectResult("3", client)
        // It stands behind the one that had to wait last.
        #expect(try client.readText() == "pong ")
        try expectResult("4", client)
    }

    private func expectResult(_ id: String, _ client: TestClient) throws {
        #expect(try client.readText() == #"{"id":"\#(id)","type":"next","payload":{"data":{"n":\#(id)}}}"#)
        #expect(try client.readText() == #"{"id":"\#(id)","type":"complete"}"#)
    }

    /// Where apps must be known, what is one's own asks for that, too.
    @Test func areRefusedToAppsThatAreNotKnown() async throws {
        let server: TestServer = TestServer(appCheck: AppCheckPolicy(verifier: FakeVerifier(), isRequired: true))
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.runsAdHocQueries = true
        let port: UInt16 = try await server.start(configuration)
        let stranger: TestClient = try TestClient(port: port)
        try stranger.openSocket(headers: Self.ada)
        try stranger.begin()
        stranger.ask("1", #"{"query":"{ mine }"}"#)
        #expect(
            try stranger.readText()
                == #"{"id":"1","type":"error","payload":[{"message":"unauthenticated: App Check: the token is missing","#
                + #""extensions":{"code":"UNAUTHENTICATED"}}]}"#)
        let known: TestClient = try TestClient(port: port)
        try known.openSocket(headers: Self.ada)
        try known.begin(#","payload":{"X-Firebase-AppCheck":"user app"}"#)
        known.ask("1", #"{"query":"{ mine }"}"#)
        #expect(try known.readText() == #"{"id":"1","type":"next","payload":{"data":{}}}"#)
        #expect(await server.withBackend { $0.log } == ["mine as ada"])
    }

    /// What runs is answered before the end.
    @Test func areAnsweredBeforeTheServerStops() async throws {
        let client: TestClient = try await open(Self.ada)
        client.ask("1", #"{"query":"{ late }"}"#)
        await server.awaitLog("late {}")
        await server.beginStop()
        await server.withBackend { $0.release() }
        #expect(try client.readText() == #"{"id":"1","type":"next","payload":{"data":{}}}"#)
        #expect(try client.readText() == #"{"id":"1","type":"complete"}"#)
        #expect(try client.readText() == "close 1001")
    }

    /// A client that does not name itself in the time of a head is closed; one that does is not.
    @Test func closesWhoDoesNotNameItself() async throws {
        let port: UInt16 = try await server.start()
        let (silent, named): (TestClient, TestClient) = (try TestClient(port: port), try TestClient(port: port))
        try silent.openSocket()
        try named.openSocket()
        try named.begin()
        clock.advance(by: .seconds(9))
        silent.sendFrame(.text, #"{"type":"ping"}"#)
        #expect(try silent.readText() == #"{"type":"pong"}"#)
        clock.advance(by: .seconds(1))
        guard case .close(let frame) = try silent.readEvent() else {
            Issue.record("no close")
            return
        }
        #expect(frame.code.rawValue == 4408)
        #expect(frame.reason == "Connection initialisation timeout")
        named.sendFrame(.text, #"{"type":"ping"}"#)
        #expect(try named.readText() == #"{"type":"pong"}"#)
    }
}

/// Server-sent events, byte by byte.
@Suite struct GraphQLEventTests {
    private let server: TestServer = TestServer()

    private static func request(_ body: String, headers: String = "") -> String {
        "POST /graphql/c HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Accept: text/event-stream\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    /// What comes until the server closes, without the framing of its pieces.
    private static func events(_ client: TestClient) -> String {
        let parts: [String] = client.readToEnd().components(separatedBy: "\r\n")
        guard let end: Int = parts.firstIndex(of: "") else { return "" }
        let isEvents: Bool = parts[..<end].contains("Content-Type: text/event-stream")
        var text: String = isEvents ? "" : "no events: "
        for index in stride(from: end + 2, to: parts.count, by: 2) { text += parts[index] }
        return text
    }

    @Test func sendsWhatEndsAndCompletes() async throws {
        let port: UInt16 = try await server.start()
        for (body, expected) in [
            (#"{"query":"query Echo { echo }"}"#, #"{"data":{}}"#),
            (
                #"{"query":"{ own }"}"#,
                #"{"errors":[{"message":"only operations of the connector","extensions":{"code":"PERMISSION_DENIED"}}]}"#
            ),
            // The bytes of the database may hold line breaks, which would end the field.
            (
                "{\"query\":\"query Echo { echo }\",\"variables\":{\"a\":1,\r\n\"b\":2}}",
                "{\"data\":{\"a\":1,  \"b\":2}}"
            ),
        ] {
            let client: TestClient = try TestClient(port: port)
            client.send(Self.request(body))
            #expect(Self.events(client) == ":\n\nevent: next\ndata: \(expected)\n\nevent: complete\ndata: \n\n")
        }
    }

    @Test func subscribesUntilTheServerStops() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(Self.request(#"{"operationName":"Q"}"#))
        await server.awaitLog("subscribe Q")
        await server.withBackend { $0.push("5") }
        await server.beginStop()
        // No `complete`: the client shall come back.
        #expect(Self.events(client) == ":\n\nevent: next\ndata: {\"data\":0}\n\nevent: next\ndata: {\"data\":5}\n\n")
        #expect(await server.withBackend { $0.log } == ["subscribe Q", "closed"])
    }

    @Test func endsWithItsToken() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let ada: String = token(#"{"sub":"ada","exp":2000}"#)
        client.send(Self.request(#"{"operationName":"Q"}"#, headers: "Authorization: Bearer \(ada)\r\n"))
        await server.awaitLog("subscribe Q")
        await server.withBackend { backend in
            if let id = backend.subscribers.first { backend.server?.closeCarrier(id.carrier) }
        }
        #expect(
            Self.events(client)
                == ":\n\nevent: next\ndata: {\"data\":0}\n\n: the token is no longer accepted\n\n")
    }

    /// A client that leaves takes its subscription along.
    @Test func endsWithItsClient() async throws {
        let port: UInt16 = try await server.start()
        do {
            let client: TestClient = try TestClient(port: port)
            client.send(Self.request(#"{"operationName":"Q"}"#))
            await server.awaitLog("subscribe Q")
            client.reset()
        }
        await server.awaitLog("closed")
    }
}
