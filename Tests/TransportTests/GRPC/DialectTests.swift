import Foundation
import JSON
import Reactor
import Testing

@testable import Transport

/// What the clients of the stores send, byte by byte, and what they must get.
///
/// - Shape of a transcript: `call` and `field` begin a call; `>` and `<` are messages in hexadecimal digits, without their prefix; `@token` sends
///   a fresh token under an id (`-` for none); `push` gives subscribers a result; `end` is the client's end, `status` the server's; `reset` takes
///   the call back.
@Suite struct DialectTests {
    private static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Dialects")

    @Test(arguments: ["android-unary", "ios-unary", "android-stream", "ios-stream"])
    func isServed(_ name: String) async throws {
        let text: String = try String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
        let server: TestServer = TestServer()
        let client: TestClient = try TestClient(port: try await server.start())
        await server.withBackend {
            $0.firstData = JSONText(#"{"first":true}"#)
            $0.resumedData = JSONText(#"{"again":true}"#)
        }
        try client.openHTTP2()
        var replay: Replay = Replay(client, server)
        for line: Substring in text.split(separator: "\n") where !line.hasPrefix("#") {
            try await replay.run(line)
        }
    }
}

/// One transcript on one connection.
private struct Replay {
    private let client: TestClient
    private let server: TestServer
    private var stream: Int32 = -1
    private var path: String = ""
    private var fields: [(String, String)] = []
    private var isOpen: Bool = false

    init(_ client: TestClient, _ server: TestServer) {
        self.client = client
        self.server = server
    }

    mutating func run(_ line: Substring) async throws {
        let words: [Substring] = line.split(separator: " ", maxSplits: 1)
        let rest: String = words.count > 1 ? String(words[1]) : ""
        switch words[0] {
        case "call":
            stream += 2
            (path, fields, isOpen) = (rest, [], false)
        case "field":
            let parts: [String] = rest.components(separatedBy: ": ")
            fields.append((parts[0], Self.value(parts[1])))
        case ">": send(hex(rest))
        case "<": #expect(hex(try client.readMessage(UInt32(stream))) == rest, "\(line)")
        case "@token": sendToken(rest.split(separator: " ").map(String.init))
        case "push": await server.withBackend { $0.push(rest) }
        case "end": client.send(HTTP2Wire.data(stream, []))
        case "status":
            let parts: [Substring] = rest.split(separator: " ", maxSplits: 1)
            let message: String = parts.count > 1 ? " grpc-message=\(parts[1])" : ""
            let answer: [String] = try client.readAnswer(Int(stream))
            #expect(answer.last?.hasSuffix("grpc-status=\(parts[0])\(message)") == true, "\(answer)")
        case "reset":
            client.send(HTTP2Wire.reset(stream))
            await server.awaitLog("closed")
        default: Issue.record("a line that says nothing: \(line)")
        }
    }

    /// `@ada 2000` is a token of Ada's that ends at that second.
    private static func value(_ text: String) -> String {
        guard text.hasPrefix("@") else { return text }
        let parts: [Substring] = text.dropFirst().split(separator: " ")
        return token(#"{"sub":"\#(parts[0])","exp":\#(parts[1])}"#)
    }

    private mutating func send(_ message: [UInt8]) {
        if !isOpen {
            isOpen = true
            let common: [(String, String)] = [
                (":method", "POST"), (":scheme", "http"), (":path", path), (":authority", "10.0.2.2:9399"),
                ("te", "trailers"), ("content-type", "application/grpc"),
            ]
            let block: [UInt8] = (common + fields).flatMap { HTTP2Wire.block([$0.0: $0.1]) }
            client.send(HTTP2Wire.frame(1, flags: 4, stream: stream, block))
        }
        client.send(
            HTTP2Wire.data(
                stream, [0, 0, 0, UInt8(message.count >> 8), UInt8(message.count & 255)] + message, ends: false))
    }

    private mutating func sendToken(_ words: [String]) {
        let header: [UInt8] = field(1, "x-firebase-auth-token") + field(2, Self.value("@\(words[1]) \(words[2])"))
        send((words[0] == "-" ? [] : field(2, words[0])) + field(10, header))
    }
}
