import Execution
import Realtime
import Testing
import WebSocketProtocol

@testable import Transport

private let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#

@Suite struct StreamTests {
    private let server: TestServer = TestServer()

    @Test func subscribesPushesAndCancels() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        client.sendFrame(.text, #"{\#(name)"requestId":"1","subscribe":{"operationName":"Q"}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":0,"errors":[]}}"#)
        await server.withBackend { $0.push("5") }
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":5,"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"1","resume":{}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":1,"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"1","cancel":{}}"#)
        client.sendFrame(.text, #"{"requestId":"2","execute":{"operationName":"Echo","variables":{"x":1}}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"2","data":{"x":1},"errors":[]}}"#)
        await server.withBackend { $0.push("6") }
        client.sendFrame(.text, #"{"requestId":"3","execute":{"operationName":"Deny"}}"#)
        #expect(
            try client.readText()
                == #"{"result":{"requestId":"3","errors":[{"message":"no access","path":[],"#
                + #""extensions":{"code":"PERMISSION_DENIED"}}]}}"#)
        #expect(
            await server.withBackend { $0.log } == [
                "subscribe Q", "resume", "unsubscribe", "either Echo unauthenticated", "either Deny unauthenticated",
            ])
    }

    @Test func takesFramesRightBehindTheHandshake() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        var frame: [UInt8] = []
        let text: String = #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#
        FrameEncoder.appendMasked(.text, payload: text.utf8, key: MaskingKey(5), to: &frame)
        client.send(
            Array(
                ("GET /ws/google.firebase.dataconnect.v1.ConnectorStreamService/Connect/locations/l HTTP/1.1\r\n"
                    + "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8) + frame)
        _ = try client.readResponse()
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":{},"errors":[]}}"#)
    }

    @Test(arguments: [
        "Origin: https://evil.example\r\n", "Origin: null\r\n", "Origin: http://localhost\r\nOrigin: http://a.test\r\n",
    ])
    func closesStreamsOfStrangersInDevelopment(_ origin: String) async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let port: UInt16 = try await server.start(configuration)
        let client: TestClient = try TestClient(port: port)
        try client.openStream(headers: origin)
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        #expect(
            try client.readEvent()
                == .close(
                    CloseFrame(
                        code: .policyViolation, reason: "the page's origin is not in --allowed-origins")))
        let own: TestClient = try TestClient(port: port)
        try own.openStream(headers: "Origin: http://localhost:5173\r\n")
        own.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        #expect(try own.readText() == #"{"result":{"requestId":"1","data":{},"errors":[]}}"#)
        #expect(await server.withBackend { $0.log } == ["either Echo unauthenticated"])
    }

    /// The mark of a tool on an upgrade counts where it would on a request; elsewhere nothing is asked on such a stream.
    @Test(arguments: [
        ("localhost", "", true), ("rebound.example", "", false), ("localhost", "X-Forwarded-For: 127.0.0.1\r\n", false),
        ("", "", false),
        ("rebound.example", "X-Forwarded-Host: localhost\r\nForwarded: for=127.0.0.1;host=localhost\r\n", false),
    ])
    func honoursMarksOnUpgradesFromThisMachineOnly(_ host: String, _ fields: String, _ counts: Bool) async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openStream(headers: "Authorization: Bearer owner\r\n" + fields, host: host)
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        #expect(
            try client.readText() == (counts ? #"{"result":{"requestId":"1","data":{},"errors":[]}}"# : "close 1008"))
        #expect(await server.withBackend { $0.log } == (counts ? ["either Echo administrator"] : []))
    }

    /// A page whose name was rebound to this machine says by its origin whose it is, even though that is the name it calls.
    @Test func closesStreamsOfReboundPages() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openStream(
            headers: "Origin: http://rebound.example\r\nAuthorization: Bearer owner\r\n", host: "rebound.example")
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        #expect(try client.readText() == "close 1008")
        #expect(await server.withBackend { $0.log } == [])
    }

    @Test func refusesTwoTokensOnAnUpgrade() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let field: String = "X-Firebase-Auth-Token: " + token(#"{"sub":"ada","exp":2000}"#) + "\r\n"
        try client.openStream(headers: field + field)
        #expect(try client.readText() == "close 4401")
    }

    @Test func refusesBrokenHandshakes() async throws {
        let port: UInt16 = try await server.start()
        let head: String =
            "GET /ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect HTTP/1.1\r\nHost: x\r\n"
        let upgrade: String = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        let client: TestClient = try TestClient(port: port)
        client.send(head + "\r\n")
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 426"))
        client.send(head + upgrade + "Sec-WebSocket-Version: 8\r\n\r\n")
        let old: String = client.readToEnd()
        #expect(old.hasPrefix("HTTP/1.1 426") && old.contains("\r\nSec-WebSocket-Version: 13\r\n"))
        let other: TestClient = try TestClient(port: port)
        other.send(head + upgrade + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n")
        #expect(other.readToEnd().hasPrefix("HTTP/1.1 400"))
    }

    @Test func closesForBrokenFrames() async throws {
        let port: UInt16 = try await server.start()
        let cases: [(bytes: [UInt8], code: UInt16)] = [
            ([0x81, 0x01, 0x61], 1002),
            ([0xC1, 0x80, 0, 0, 0, 0], 1002),
            ([0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28], 1007),
            ([0x82, 0x80, 0, 0, 0, 0], 1003),
            ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], 1002),
            ([0x82, 0xFF, 0x7F, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4], 1009),
            ([0x82, 0xFF, 0x7F, 0, 0, 0, 0, 0, 0, 0], 1009),
        ]
        for example in cases {
            let client: TestClient = try TestClient(port: port)
            try client.openStream()
            client.send(example.bytes)
            #expect(try client.readText() == "close \(example.code)")
            client.sendFrame(.close, "")
            #expect(try client.readText() == "end")
        }
    }

    @Test func answersFramesThatAreNoRequests() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        func answer(_ text: String) throws -> String {
            client.sendFrame(.text, text)
            return try client.readText()
        }
        func refusal(_ message: String) -> String {
            #"{"result":{"requestId":"","errors":[{"message":"the frame is not valid: \#(message)","path":[],"#
                + #""extensions":{"code":"INVALID_ARGUMENT"}}]}}"#
        }
        #expect(try answer("x") == refusal("an object was expected at byte 0"))
        #expect(try answer("[]") == refusal("an object was expected at byte 0"))
        #expect(try answer(#"{"requestId":7}"#) == refusal("a string was expected at byte 13"))
        #expect(try answer(#"{"a":7}"#) == refusal("the frame has no member of a request at byte 0"))
        #expect(
            try answer(#"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
                == #"{"result":{"requestId":"1","data":{},"errors":[]}}"#)
        for _ in 1...10 { #expect(try answer("[]") == refusal("an object was expected at byte 0")) }
        #expect(try client.readText() == "close 1008")
    }

    @Test func answersOversizedMessagesBeforeTheyEnd() async throws {
        let port: UInt16 = try await server.start()
        // Four megabytes and one byte are announced; of them 64 KiB come, with an id in front or none.
        for (start, answer) in [
            (#"{"requestId":"b","x":""#, #"{"result":{"requestId":"b","errors":[{"message":"#), ("", "close 1009"),
        ] {
            let client: TestClient = try TestClient(port: port)
            try client.openStream()
            let text: String = start + String(repeating: "x", count: 64 * 1024)
            client.send([0x81, 0xFF, 0, 0, 0, 0, 0, 0x40, 0, 1, 0, 0, 0, 0] + Array(text.utf8))
            #expect(try client.readText().hasPrefix(answer))
        }
    }

    @Test func answersPingsAndCloses() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        client.sendFrame(.ping, "abc")
        #expect(try client.readText() == "pong abc")
        client.sendFrame(.close, "")
        #expect(try client.readText() == "close 1005")
        #expect(try client.readText() == "end")
    }

    @Test func answersOversizedMessagesUnderTheirID() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.maximumMessageBytes = 1000
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openStream()
        let filler: String = String(repeating: "x", count: 2000)
        client.sendFrame(.text, #"{"requestId":"big","execute":{"operationName":"\#(filler)"}}"#)
        #expect(
            try client.readText()
                == #"{"result":{"requestId":"big","errors":[{"message":"the message is over the limit","path":[],"#
                + #""extensions":{"code":"RESOURCE_EXHAUSTED"}}]}}"#)
        client.sendFrame(.text, #"{\#(name)"requestId":"2","execute":{"operationName":"Echo"}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"2","data":{},"errors":[]}}"#)
        client.sendFrame(.text, #"{"execute":{"operationName":"\#(filler)"}}"#)
        #expect(try client.readText() == "close 1009")
    }

    @Test func stopsReadingWhileRepliesWait() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.maximumWaitingReplyBytes = FakeBackend.bigSize
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        try client.openStream()
        for id in 1...6 {
            client.sendFrame(.text, #"{\#(name)"requestId":"\#(id)","execute":{"operationName":"Big"}}"#)
        }
        client.sendFrame(.text, #"{"requestId":"last","execute":{"operationName":"Echo"}}"#)
        for id in 1...6 {
            #expect(try client.readText().hasPrefix(#"{"result":{"requestId":"\#(id)","data":"xxx"#))
        }
        #expect(try client.readText() == #"{"result":{"requestId":"last","data":{},"errors":[]}}"#)
    }

    @Test func stopsReadingFromPeersThatOnlyPing() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        try client.openStream()
        let text: String = String(repeating: "p", count: 125)
        for _ in 0..<2000 { client.sendFrame(.ping, text) }
        for _ in 0..<2000 { #expect(try client.readText() == "pong \(text)") }
    }

    @Test func endsSubscriptionsWithTheirSocket() async throws {
        var client: TestClient? = try TestClient(port: try await server.start())
        try client?.openStream()
        client?.sendFrame(.text, #"{\#(name)"requestId":"1","subscribe":{"operationName":"Q"}}"#)
        _ = try client?.readText()
        client?.reset()
        client = nil
        await server.awaitLog("closed")
        #expect(server.gauge.current == 0)
    }

    @Test func closesAtShutdownAfterItsAnswers() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Later","variables":{"a":1}}}"#)
        await server.awaitLog("either Later unauthenticated")
        await server.beginStop()
        await server.withBackend { $0.release() }
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":{"a":1},"errors":[]}}"#)
        #expect(try client.readText() == "close 1001")
    }

    @Test func endsSubscriptionsAndStreamsFromTheServersSide() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream()
        client.sendFrame(.text, #"{\#(name)"requestId":"1","subscribe":{"operationName":"Q"}}"#)
        _ = try client.readText()
        await server.withBackend { backend in
            let error: GraphQLError = GraphQLError("query is gone", code: .notFound)
            backend.server?.fail(backend.subscribers, [error], isFinal: false)
            backend.server?.fail(backend.subscribers, [error], isFinal: true)
        }
        let errors: String =
            #""errors":[{"message":"query is gone","path":[],"extensions":{"code":"NOT_FOUND"}}]"#
        #expect(try client.readText() == #"{"result":{"requestId":"1",\#(errors)}}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1",\#(errors),"cancelled":true}}"#)
        await server.withBackend { backend in
            backend.push("7")
            for id in backend.subscribers { backend.server?.closeCarrier(id.carrier) }
        }
        #expect(try client.readText() == "close 4401")
        #expect(await server.withBackend { $0.log } == ["subscribe Q", "closed"])
    }

    @Test func takesTokensFromTheUpgrade() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let good: String = token(#"{"sub":"ada","exp":2000}"#)
        try client.openStream(headers: "x-firebase-auth-token: \(good)\r\n")
        client.sendFrame(.text, #"{\#(name)"requestId":"1","execute":{"operationName":"Echo"}}"#)
        _ = try client.readText()
        #expect(await server.withBackend { $0.log } == ["either Echo ada"])
    }
}
