import Reactor
import Testing

@testable import Transport

private let connector: String = "projects/p/locations/l/services/s/connectors/c"
private let query: String = "/google.firebase.dataconnect.v1.ConnectorService/ExecuteQuery"

/// Unary calls on sockets: frames in, frames out.
@Suite struct GRPCUnaryTests {
    private let clock: ManualClock
    private let server: TestServer

    init() {
        clock = ManualClock()
        server = TestServer(clock: clock)
    }

    private func connect(_ configuration: HTTPServerConfiguration = HTTPServerConfiguration()) async throws
        -> TestClient
    {
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openHTTP2()
        return client
    }

    private func request(_ operation: String, variables: [UInt8] = [], name: String = connector) -> [UInt8] {
        framed(field(1, name), field(2, operation), field(3, variables))
    }

    private func call(
        _ stream: Int32, _ body: [UInt8], path: String = query, fields: KeyValuePairs<String, String> = [:],
        type: String = "application/grpc"
    ) -> [UInt8] {
        let head: KeyValuePairs<String, String> = [
            ":method": "POST", ":scheme": "http", ":path": path, ":authority": "localhost", "content-type": type,
            "te": "trailers",
        ]
        let block: [UInt8] = HTTP2Wire.block(head) + HTTP2Wire.block(fields)
        return HTTP2Wire.frame(1, flags: 4, stream: stream, block) + HTTP2Wire.data(stream, body)
    }

    private static let head: String = "HEADERS 1 :status=200 content-type=application/grpc"

    @Test(arguments: ["v1", "v1beta", "v1alpha"])
    func answersQueriesAndMutations(_ version: String) async throws {
        let client: TestClient = try await connect()
        let variables: [UInt8] = field(1, field(1, "a") + field(2, [0x20, 1]))
        for (stream, method) in [(Int32(1), "ExecuteQuery"), (3, "ExecuteMutation")] {
            let path: String = "/google.firebase.dataconnect.\(version).ConnectorService/\(method)"
            client.send(call(stream, request("Echo", variables: variables), path: path))
            let frames: [String] = try client.readAnswer(Int(stream))
            let message: [UInt8] = [0, 0, 0, 0, 11] + field(1, variables)
            #expect(
                frames == [
                    "HEADERS \(stream) :status=200 content-type=application/grpc",
                    "DATA \(stream) \(String(decoding: message, as: UTF8.self))",
                    "HEADERS \(stream) end grpc-status=0",
                ])
        }
        #expect(
            await server.withBackend { $0.log } == ["query Echo unauthenticated", "mutation Echo unauthenticated"])
    }

    @Test(arguments: [
        ("Nope", connector, "5 grpc-message=operation not found"), ("Deny", connector, "7 grpc-message=no access"),
        ("", connector, "3 grpc-message=the request message is not valid: operationName is required"),
        ("Echo", "projects/p", "3 grpc-message='projects/p' does not name a connector"),
        (
            "Echo", "projects/p/locations/l/services/s/connectors/x",
            "5 grpc-message=there is no connector projects/p/locations/l/services/s/connectors/x"
        ),
    ])
    func refusesWithAStatus(_ operation: String, _ name: String, _ status: String) async throws {
        let client: TestClient = try await connect()
        client.send(call(1, request(operation, name: name)))
        #expect(
            try client.readAnswer(1) == [
                "HEADERS 1 end :status=200 content-type=application/grpc grpc-status=\(status)"
            ])
    }

    @Test(
        arguments: [
            // Compressed, too long, two messages, none, half of one, no message of protobuf.
            (
                [1, 0, 0, 0, 0],
                "grpc-accept-encoding=identity grpc-status=12 grpc-message=messages are not taken compressed"
            ),
            ([0, 0, 0x50, 0, 0], "grpc-status=8 grpc-message=a message of 5242880 bytes is over the limit of 4194304"),
            (
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                "grpc-accept-encoding=identity grpc-status=12 grpc-message=the call takes one whole message"
            ),
            ([], "grpc-accept-encoding=identity grpc-status=12 grpc-message=the call takes one whole message"),
            (
                [0, 0, 0, 0, 2, 8],
                "grpc-accept-encoding=identity grpc-status=12 grpc-message=the call takes one whole message"
            ),
            (
                [0, 0, 0, 0, 1, 8],
                "grpc-status=3 grpc-message=the request message is not valid: the message ends within a number at byte 1"
            ),
        ] as [([UInt8], String)])
    func refusesBrokenBodies(_ body: [UInt8], _ status: String) async throws {
        let client: TestClient = try await connect()
        client.send(call(1, body))
        #expect(try client.readAnswer(1) == ["HEADERS 1 end :status=200 content-type=application/grpc \(status)"])
    }

    @Test func knowsNoOtherMethods() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, [], path: "/google.firebase.dataconnect.v1.GraphqlService/ExecuteGraphql"))
        #expect(
            try client.readAnswer(1) == [
                "HEADERS 1 end :status=200 content-type=application/grpc grpc-accept-encoding=identity grpc-status=12 "
                    + "grpc-message=there is no method /google.firebase.dataconnect.v1.GraphqlService/ExecuteGraphql"
            ])
    }

    @Test(arguments: [
        "application/json", "application/grpc+json", "application/grpc-web", "application/grpc-web+proto",
    ])
    func answers415ToOtherTypes(_ type: String) async throws {
        let client: TestClient = try await connect()
        client.send(call(1, request("Echo"), type: type))
        #expect(try client.readAnswer(1).first?.hasPrefix("HEADERS 1 :status=415 ") == true)
    }

    @Test(arguments: ["application/grpc+proto", "application/grpc;charset=utf-8", "application/GRPC"])
    func takesProtobuf(_ type: String) async throws {
        let client: TestClient = try await connect()
        client.send(call(1, request("Echo"), type: type))
        #expect(try client.readAnswer(1).last == "HEADERS 1 end grpc-status=0")
    }

    @Test func believesTokens() async throws {
        let client: TestClient = try await connect()
        client.send(
            call(1, request("Echo"), fields: ["x-firebase-auth-token": token(#"{"sub":"ada","exp":2000}"#)]))
        #expect(try client.readAnswer(1).last == "HEADERS 1 end grpc-status=0")
        client.send(
            call(3, request("Echo"), fields: ["x-firebase-auth-token": token(#"{"sub":"ada","exp":999}"#)]))
        #expect(
            try client.readAnswer(3) == [
                "HEADERS 3 end :status=200 content-type=application/grpc grpc-status=16 "
                    + "grpc-message=unauthenticated: the token is expired"
            ])
        #expect(await server.withBackend { $0.log } == ["query Echo ada"])
    }

    @Test func refusesPagesOfStrangersInDevelopment() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try await connect(configuration)
        client.send(call(1, request("Echo"), fields: ["origin": "https://evil.example"]))
        #expect(try client.readAnswer(1).last?.contains(" grpc-status=7 ") == true)
    }

    @Test func endsWhenTheClientWaitsNoLonger() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, request("Later"), fields: ["grpc-timeout": "1500m"]))
        await server.awaitLog("query Later unauthenticated")
        clock.advance(by: .milliseconds(1500))
        #expect(
            try client.readAnswer(1) == [
                "HEADERS 1 end :status=200 content-type=application/grpc grpc-status=4 "
                    + "grpc-message=the client waits no longer"
            ])
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
        // In time nothing comes of it.
        client.send(call(3, request("Echo"), fields: ["grpc-timeout": "1S"]))
        #expect(try client.readAnswer(3).last == "HEADERS 3 end grpc-status=0")
        clock.advance(by: .seconds(2))
        client.send(HTTP2Wire.ping())
        #expect(try client.readFrame() == "PING ack [49, 50, 51, 52, 53, 54, 55, 56]")
    }

    @Test func cancelsWhatIsTakenBack() async throws {
        let client: TestClient = try await connect()
        client.send(call(1, request("Later")))
        await server.awaitLog("query Later unauthenticated")
        client.send(HTTP2Wire.reset(1))
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
        client.send(call(3, request("Echo")))
        #expect(try client.readAnswer(3).last == "HEADERS 3 end grpc-status=0")
    }

    @Test func saysWhatDoesNotFit() async throws {
        let client: TestClient = try await connect()
        // The backend answers with a text where an object belongs.
        client.send(call(1, request("Big")))
        #expect(try client.readAnswer(1).last?.contains("grpc-status=13 ") == true)
    }

    @Test func turnsConnectionsAwayOverTheLimit() async throws {
        let small: TestServer = TestServer(limit: 0)
        let client: TestClient = try TestClient(port: try await small.start())
        try client.openHTTP2()
        client.send(call(1, request("Echo")))
        let answer: [String] = try client.readAnswer(1)
        #expect(
            answer == [
                "HEADERS 1 end :status=200 content-type=application/grpc grpc-status=14 grpc-message=too many connections"
            ])
    }
}
