import Execution
import Reactor
import Testing
import Tokens
import WebSocketProtocol

@testable import Transport

private let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#

/// Believes what it was told to, for ever or until a second.
private final class Credentials: AdministratorCredentials {
    private let believed: Lock<[String: Int64?]> = Lock(["root": nil, "service": 1020])

    func verify(_ credential: String, now: Int64) throws(TokenError) -> Int64? {
        guard let end: Int64? = believed.withLock({ $0[credential] }), now < end ?? .max else {
            throw TokenError("the credential is not accepted")
        }
        return end
    }

    func name(of credential: String) -> String { "name of \(credential)" }

    func takeBack(_ credential: String) { believed.withLock { $0[credential] = nil } }
}

/// How an administrator comes to a stream, and what is read of its end.
private enum Carrier: CaseIterable {
    case webSocket, graphQLSocket, call, events

    private static let subscription: String = #"{"operationName":"Q"}"#

    /// Opens a stream with a credential, and where it is let in asks for something that goes on.
    func open(_ port: UInt16, _ credential: String, _ more: String = "") throws -> TestClient {
        let client: TestClient = try TestClient(port: port)
        let field: String = "Authorization: Bearer \(credential)\r\n\(more)"
        switch self {
        case .webSocket:
            try client.openStream(headers: field)
            client.sendFrame(.text, #"{\#(name)"requestId":"1","subscribe":\#(Self.subscription)}"#)
        case .graphQLSocket:
            client.send(
                "GET /graphql/c HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    + "Sec-WebSocket-Protocol: graphql-transport-ws\r\n\(field)\r\n")
            _ = try client.readResponse()
            client.sendFrame(.text, #"{"type":"connection_init"}"#)
        case .call:
            try client.openHTTP2()
            client.send(
                HTTP2Wire.post(
                    1, "/google.firebase.dataconnect.v1.ConnectorStreamService/Connect",
                    fields: [
                        "content-type": "application/grpc", "te": "trailers", "authorization": "Bearer \(credential)",
                    ]))
        case .events:
            client.send(
                "POST /graphql/c HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Accept: text/event-stream\r\n\(field)Content-Length: \(Self.subscription.utf8.count)\r\n\r\n"
                    + Self.subscription)
        }
        return client
    }

    /// The first thing that an administrator is sent.
    func readBeginning(_ client: TestClient) throws -> String {
        switch self {
        case .webSocket, .graphQLSocket: try client.readText()
        case .call: try client.readFrame()
        case .events: try client.readResponse(hasBody: false).head.split(separator: "\r\n").first.map(String.init) ?? ""
        }
    }

    /// How it ends.
    func readEnd(_ client: TestClient) throws -> String {
        switch self {
        case .webSocket, .graphQLSocket: return try client.readText()
        case .call:
            let last: String = try client.readAnswer(1).last ?? ""
            return last.split(separator: " ").first { $0.hasPrefix("grpc-status") }.map(String.init) ?? last
        case .events:
            let text: String = client.readToEnd()
            return text.split(whereSeparator: \.isNewline).last { $0.hasPrefix(": ") }.map(String.init) ?? text
        }
    }

    var beginning: String {
        switch self {
        case .webSocket: #"{"result":{"requestId":"1","data":0,"errors":[]}}"#
        case .graphQLSocket: #"{"type":"connection_ack"}"#
        case .call: "HEADERS 1 :status=200 content-type=application/grpc"
        case .events: "HTTP/1.1 200 OK"
        }
    }

    func end(_ reason: String) -> String {
        switch self {
        case .webSocket: "close 4401"
        case .graphQLSocket: "close 4403"
        case .call: "grpc-status=16"
        case .events: ": \(reason)"
        }
    }
}

/// Streams that an administrator opens, whatever carries them.
@Suite struct AdministratorStreamTests {
    private let clock: ManualClock
    private let server: TestServer
    private let credentials: Credentials = Credentials()
    private let acts: Lock<[String]> = Lock([])

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private func start() async throws -> UInt16 {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.administrators = credentials
        configuration.audit = { [acts] act, _ in
            acts.withLock {
                $0.append("\(act.administrator): \(act.verb) \(act.operation ?? "-") \(act.outcome)")
            }
        }
        // So that no idle time ends anything.
        configuration.pingInterval = .seconds(1000)
        return try await server.start(configuration)
    }

    @Test(arguments: Carrier.allCases)
    fileprivate func endWithTheCredential(_ carrier: Carrier) async throws {
        let client: TestClient = try carrier.open(try await start(), "service")
        #expect(try carrier.readBeginning(client) == carrier.beginning)
        await server.loop.perform {}
        server.setTime(1020)
        clock.advance(by: .seconds(21))
        #expect(try carrier.readEnd(client) == carrier.end("the token is expired"))
    }

    /// Taken back while the server runs; others stay.
    @Test(arguments: Carrier.allCases)
    fileprivate func endWhenTheCredentialIsTakenBack(_ carrier: Carrier) async throws {
        let port: UInt16 = try await start()
        let client: TestClient = try carrier.open(port, "root")
        #expect(try carrier.readBeginning(client) == carrier.beginning)
        let other: TestClient = try Carrier.webSocket.open(port, "service")
        #expect(try other.readText() == Carrier.webSocket.beginning)
        credentials.takeBack("root")
        await server.withServer { $0.reviewStreams() }
        // At the endpoint of GraphQL it is taken for a user's token then.
        let reason: String =
            carrier == .events
            ? "the credential is no administrator's any more" : "unauthenticated: the credential is not accepted"
        #expect(try carrier.readEnd(client) == carrier.end(reason))
        other.sendFrame(.text, #"{"requestId":"2","execute":{"operationName":"Echo"}}"#)
        #expect(try other.readText() == #"{"result":{"requestId":"2","data":{},"errors":[]}}"#)
    }

    /// Whoever is mistaken about a credential is told, and is not somebody else instead.
    @Test(arguments: [Carrier.webSocket, .graphQLSocket, .call])
    fileprivate func areRefusedWithoutTheCredential(_ carrier: Carrier) async throws {
        let client: TestClient = try carrier.open(try await start(), "guessed")
        #expect(try carrier.readEnd(client) == carrier.end(""))
        #expect(await server.withBackend { $0.log } == [])
    }

    @Test func areRefusedToWhoSaysTwoThings() async throws {
        let port: UInt16 = try await start()
        let ada: String = "X-Firebase-Auth-Token: \(token(#"{"sub":"ada","exp":2000}"#))\r\n"
        #expect(try Carrier.webSocket.open(port, "root", ada).readText() == "close 4401")
        #expect(try Carrier.webSocket.open(port, "root", "X-Mantle-Admin: all\r\n").readText() == "close 1008")
        #expect(await server.withBackend { $0.log } == [])
    }

    /// Clients of GraphQL may say in their first message once more what the upgrade has said.
    @Test func takeTheSameCredentialTwice() async throws {
        let client: TestClient = try TestClient(port: try await start())
        client.send(
            "GET /graphql/c HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Protocol: graphql-transport-ws\r\nAuthorization: Bearer root\r\n\r\n")
        _ = try client.readResponse()
        client.sendFrame(.text, #"{"type":"connection_init","payload":{"Authorization":"Bearer root"}}"#)
        #expect(try client.readText() == #"{"type":"connection_ack"}"#)
        client.sendFrame(.text, #"{"type":"subscribe","id":"a","payload":{"query":"query Echo { echo }"}}"#)
        #expect(try client.readText() == #"{"id":"a","type":"next","payload":{"data":{}}}"#)
        #expect(try client.readText() == #"{"id":"a","type":"complete"}"#)
        client.sendFrame(.text, #"{"type":"subscribe","id":"b","payload":{"query":"{ others }"}}"#)
        _ = try client.readText()
        #expect(await server.withBackend { $0.log } == ["either Echo administrator", "document for all"])
        #expect(
            acts.withLock { $0 } == [
                "name of root: execute c/Echo answered(status: 200, errors: 0)",
                "name of root: graphql - answered(status: 403, errors: 1)",
            ])
    }

    /// One line for each request, as of other requests of administrators.
    @Test func areAudited() async throws {
        let port: UInt16 = try await start()
        let client: TestClient = try Carrier.webSocket.open(port, "root")
        _ = try client.readText()
        for (id, request) in [
            ("1", #""resume":{}"#), ("2", #""execute":{"operationName":"Deny"}"#), ("9", #""resume":{}"#),
            ("3", #""headers":{"x-firebase-auth-token":"a"},"execute":{"operationName":"Echo"}"#),
        ] {
            client.sendFrame(.text, #"{"requestId":"\#(id)",\#(request)}"#)
            _ = try client.readText()
        }
        client.sendFrame(.text, #"{"requestId":"4","execute":{"operationName":"Later"}}"#)
        await server.awaitLog("either Later administrator")
        client.sendFrame(.close, "")
        #expect(try client.readText() == "close 1005")
        #expect(try client.readText() == "end")
        let user: TestClient = try TestClient(port: port)
        try user.openStream()
        user.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        _ = try user.readText()
        #expect(
            acts.withLock { $0 } == [
                "name of root: subscribe c/Q answered(status: 200, errors: 0)",
                "name of root: resume c/Q answered(status: 200, errors: 0)",
                "name of root: execute c/Deny answered(status: 403, errors: 1)",
                "name of root: resume - answered(status: 404, errors: 1)",
                "name of root: execute Echo answered(status: 401, errors: 1)",
                "name of root: execute c/Later left",
            ])
    }

    @Test func areAuditedOverGRPC() async throws {
        let client: TestClient = try Carrier.call.open(try await start(), "root")
        #expect(try client.readFrame() == Carrier.call.beginning)
        let connector: String = "projects/p/locations/l/services/s/connectors/c"
        let body: [UInt8] = field(1, connector) + field(2, "1") + field(4, field(2, "Echo"))
        client.send(HTTP2Wire.data(1, framed(body), ends: true))
        _ = try client.readAnswer(1)
        #expect(acts.withLock { $0 } == ["name of root: execute c/Echo answered(status: 200, errors: 0)"])
    }
}
