import Testing
import Tokens
import WebSocketProtocol

@testable import Transport

/// Requests whose tokens cannot be judged at once.
@Suite struct TokenWaitTests {
    private let verifier: FakeVerifier = FakeVerifier()
    private let call: String = #"{"operationName":"Echo","variables":{"a":1}}"#

    private func post(_ verb: String, _ body: String, headers: String = "") -> String {
        "POST /v1/projects/p/locations/l/services/s/connectors/c:\(verb) HTTP/1.1\r\nHost: localhost\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
    }

    private func field(_ token: String) -> String { "x-firebase-auth-token: \(token)\r\n" }

    @Test func holdsARequestUntilKeysCome() async throws {
        let server: TestServer = TestServer(verifier: verifier)
        let client: TestClient = try TestClient(port: try await server.start())
        verifier.onWait { [verifier] in verifier.finish(withKeys: true) }
        client.send(post("executeQuery", call, headers: field("pending ada")) + post("executeQuery", call))
        #expect(try client.readResponse().body == #"{"data":{"a":1},"errors":[]}"#)
        #expect(try client.readResponse().body == #"{"data":{"a":1},"errors":[]}"#)
        #expect(await server.withBackend { $0.log } == ["query Echo ada", "query Echo unauthenticated"])
    }

    @Test func saysThatKeysDidNotCome() async throws {
        let server: TestServer = TestServer(verifier: verifier)
        let client: TestClient = try TestClient(port: try await server.start())
        verifier.onWait { [verifier] in verifier.finish(withKeys: false) }
        client.send(post("executeQuery", call, headers: field("pending ada")))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 503"))
        client.send(post("executeQuery", call, headers: field("down ada")))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 503"))
        client.send(post("executeQuery", call, headers: field("bad ada")))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
        #expect(await server.withBackend { $0.log } == [])
    }

    @Test func forgetsAClientThatLeaves() async throws {
        let server: TestServer = TestServer(verifier: verifier)
        let port: UInt16 = try await server.start()
        var client: TestClient? = try TestClient(port: port)
        let request: String = post("executeQuery", call, headers: field("pending ada"))
        await withCheckedContinuation { continuation in
            verifier.onWait { continuation.resume() }
            client?.send(request)
        }
        client?.reset()
        client = nil
        verifier.finish(withKeys: true)
        let other: TestClient = try TestClient(port: port)
        other.send(post("executeQuery", call, headers: field("user eve")))
        #expect(try other.readResponse().head.hasPrefix("HTTP/1.1 200"))
        #expect(await server.withBackend { $0.log }.contains("query Echo eve"))
    }

    @Test func asksAppsWhoTheyAre() async throws {
        let policy: AppCheckPolicy = AppCheckPolicy(verifier: FakeVerifier(), isRequired: true)
        let server: TestServer = TestServer(verifier: verifier, appCheck: policy)
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(post("executeQuery", call))
        let missing: (head: String, body: String) = try client.readResponse()
        #expect(missing.head.hasPrefix("HTTP/1.1 401"))
        #expect(missing.body.contains(#""message":"unauthenticated: App Check: the token is missing""#))
        for name in ["X-Firebase-AppCheck", "x-firebase-app-check"] {
            client.send(post("executeQuery", call, headers: "\(name): user app\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
            client.send(post("executeQuery", call, headers: "\(name): bad app\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
        }
    }

    @Test func holdsTheFramesOfAStream() async throws {
        let server: TestServer = TestServer(verifier: verifier)
        let client: TestClient = try TestClient(port: try await server.start())
        verifier.onWait { [verifier] in verifier.finish(withKeys: true) }
        try client.openStream()
        let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#
        client.sendFrame(
            .text,
            #"{\#(name)"requestId":"1","headers":{"X-Firebase-Auth-Token":"pending ada"},"execute":{"operationName":"Echo"}}"#
        )
        client.sendFrame(.text, #"{"requestId":"2","execute":{"operationName":"Echo","variables":{"x":1}}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":{},"errors":[]}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"2","data":{"x":1},"errors":[]}}"#)
        #expect(await server.withBackend { $0.log } == ["either Echo ada", "either Echo ada"])
    }

    @Test func takesTheFieldsOfAnUpgrade() async throws {
        let policy: AppCheckPolicy = AppCheckPolicy(verifier: FakeVerifier(), isRequired: true)
        let server: TestServer = TestServer(verifier: verifier, appCheck: policy)
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream(headers: "X-Firebase-AppCheck: user app\r\n" + field("user ada"))
        let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":{},"errors":[]}}"#)
        #expect(await server.withBackend { $0.log } == ["either Echo ada"])
    }

    @Test func doesNotAskToolsOfDevelopment() async throws {
        let policy: AppCheckPolicy = AppCheckPolicy(verifier: FakeVerifier(), isRequired: true)
        let server: TestServer = TestServer(verifier: verifier, appCheck: policy)
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        client.send(post("executeQuery", call, headers: "authorization: Bearer owner\r\n"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
    }
}
