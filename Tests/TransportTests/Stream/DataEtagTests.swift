import Execution
import JSON
import Testing
import WebSocketProtocol

@testable import Transport

private let name: String = #""name":"projects/p/locations/l/services/s/connectors/c","#
/// The beginnings of the SHA-256 of the data `0`, `1` and `5`, each with a zero byte behind it.
private let zero: String = "e4f60d0aa6d7f3d3b6a6494b1c861b99"
private let one: String = "e79e418e48623569d75e2a7b09ae88ed"
private let five: String = "166f829e016f2315a8099e3a8d2dbec6"

@Suite struct DataEtagTests {
    private let server: TestServer = TestServer()

    private static func etag(_ data: String, extensions: String? = nil) -> String? {
        EncodedResult(ExecutionResult(data: JSONText(data), extensions: extensions.map { JSONText($0) })).etag
    }

    @Test func nameWhatIsSent() {
        #expect(Self.etag("0") == zero)
        #expect(Self.etag("1") == one)
        #expect(Self.etag("0", extensions: "{}") != zero)
        let partial: ExecutionResult = ExecutionResult(
            data: JSONText("0"), errors: [GraphQLError("taken", code: .alreadyExists)])
        #expect(EncodedResult(partial).etag == nil)
        #expect(EncodedResult(.refused(GraphQLError("gone", code: .notFound))).etag == nil)
    }

    /// What the client names, what it is shown, and how that is sent.
    @Test func standForDataThatTheClientHas() throws {
        let (a, b): (String, String) = (
            String(repeating: "a", count: EncodedResult.etagLength),
            String(repeating: "b", count: EncodedResult.etagLength)
        )
        var etags: DataEtags = DataEtags()
        #expect(throws: StreamFault.self) { try etags.take("yes") }
        etags.name(a, of: 1)
        try etags.take("1")
        // What was named before it was asked for counts for nothing.
        #expect(etags.mark(a, of: 1) == .named(a))
        etags.name(a, of: 1)
        #expect(etags.mark(a, of: 1) == .alone(a))
        // Once: an update is sent in full, whatever it is.
        #expect(etags.mark(a, of: 1) == .named(a))
        etags.name(a, of: 1)
        #expect(etags.mark(nil, of: 1) == .none)
        #expect(etags.mark(a, of: 1) == .named(a))
        // It has got something else since.
        #expect(etags.mark(b, of: 1) == .named(b))
        etags.name(a, of: 1)
        #expect(etags.mark(a, of: 1) == .named(a))
        etags.name(a, of: 1)
        etags.name(nil, of: 1)
        #expect(etags.mark(a, of: 1) == .named(a))
        etags.name("a", of: 1)
        #expect(etags.mark("a", of: 1) == .named("a"))
        etags.name(b, of: 2)
        etags.forget(2)
        #expect(etags.mark(b, of: 2) == .named(b))
    }

    private func open(_ headers: String = "") async throws -> TestClient {
        let client: TestClient = try TestClient(port: try await server.start())
        try client.openStream(headers: headers)
        return client
    }

    /// By a header of the upgrade, or of a frame.
    @Test(arguments: [false, true]) func skipDataOverWebSockets(isOfUpgrade: Bool) async throws {
        let client: TestClient = try await open(isOfUpgrade ? "X-DataConnect-Etags: 1\r\n" : "")
        let headers: String = isOfUpgrade ? "" : #""headers":{"X-DataConnect-Etags":"1"},"#
        client.sendFrame(.text, #"{\#(name)\#(headers)"requestId":"1","subscribe":{"operationName":"Q"}}"#)
        #expect(
            try client.readText() == #"{"result":{"requestId":"1","dataEtag":"\#(zero)","data":0,"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"1","resume":{},"dataEtag":"\#(zero)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","dataEtag":"\#(one)","data":1,"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"1","resume":{},"dataEtag":"\#(one)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","dataEtag":"\#(one)","errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"2","subscribe":{"operationName":"Q"},"dataEtag":"\#(zero)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"2","dataEtag":"\#(zero)","errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"3","execute":{"operationName":"Echo"},"dataEtag":"\#(zero)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"3","data":{},"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"2","cancel":{}}"#)
        client.sendFrame(.ping, "")
        #expect(try client.readText() == "pong ")
        await server.withBackend { $0.push("5") }
        #expect(try client.readText() == #"{"result":{"requestId":"1","dataEtag":"\#(five)","data":5,"errors":[]}}"#)
    }

    /// Official clients get all data, whatever they name, and never an etag.
    @Test func areNothingToThoseWhoDoNotAsk() async throws {
        let client: TestClient = try await open()
        client.sendFrame(
            .text, #"{\#(name)"requestId":"1","subscribe":{"operationName":"Q"},"dataEtag":"\#(zero)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":0,"errors":[]}}"#)
        client.sendFrame(.text, #"{"requestId":"1","resume":{},"dataEtag":"\#(one)"}"#)
        #expect(try client.readText() == #"{"result":{"requestId":"1","data":1,"errors":[]}}"#)
        client.sendFrame(
            .text, #"{"headers":{"x-dataconnect-etags":"on"},"requestId":"2","execute":{"operationName":"Echo"}}"#)
        #expect(
            try client.readText()
                == #"{"result":{"requestId":"2","errors":[{"message":"x-dataconnect-etags is 1 where it is sent, not 'on'","#
                + #""path":[],"extensions":{"code":"INVALID_ARGUMENT"}}]}}"#)
    }

    @Test func skipDataOverGRPC() async throws {
        let connector: String = "projects/p/locations/l/services/s/connectors/c"
        let client: TestClient = try TestClient(port: try await server.start())
        await server.withBackend { $0.firstData = JSONText(#"{"first":true}"#) }
        try client.openHTTP2()
        client.send(
            HTTP2Wire.post(
                1, "/google.firebase.dataconnect.v1.ConnectorStreamService/Connect",
                fields: ["content-type": "application/grpc", "te": "trailers", "x-dataconnect-etags": "1"]))
        func send(_ fields: [UInt8]...) {
            client.send(HTTP2Wire.data(1, framed(fields.flatMap(\.self)), ends: false))
        }
        let etag: String = "81bce1a884853a109bd40cd2205d280f"
        let data: [UInt8] = field(2, field(1, field(1, "first") + field(2, [0x20, 1])))
        send(field(1, connector), field(2, "s"), field(3, field(2, "Q")))
        #expect(try client.readMessage(1) == field(1, "s") + field(4, etag) + data)
        send(field(2, "t"), field(3, field(2, "Q")), field(8, etag))
        #expect(try client.readMessage(1) == field(1, "t") + field(4, etag))
    }
}
