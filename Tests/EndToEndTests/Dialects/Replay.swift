import Foundation
import TestSupport
import Testing

/// Leads the conversation of a transcript with a server.
struct Replay {
    private enum Carrier {
        case none
        case socket(BareSocket)
        /// A call that is begun with its first message.
        case planned(String, [String: String])
        case call(BareCall)
    }

    private let server: DevServer
    private let transcript: Transcript
    private var carrier: Carrier = .none

    init(_ server: DevServer, _ transcript: Transcript) {
        self.server = server
        self.transcript = transcript
    }

    mutating func run() async throws {
        for step: Transcript.Step in transcript.steps {
            do {
                try await run(step)
            } catch {
                Issue.record("line \(step.line): \(error)")
                throw error
            }
        }
        try await leave()
    }

    private mutating func run(_ step: Transcript.Step) async throws {
        let words: [String] = step.rest.components(separatedBy: " ")
        switch step.word {
        case "open":
            try await leave()
            carrier = .socket(try await open(step.rest))
        case "call":
            try await leave()
            carrier = .planned(step.rest, [:])
        case "field":
            guard case .planned(let method, var fields) = carrier else { throw Mistake("a field of no call") }
            let parts: [String] = step.rest.components(separatedBy: ": ")
            fields[parts[0]] = parts[1]
            carrier = .planned(method, fields)
        case ">": try await send(Self.withTokens(step.rest))
        case "<": try await expect(step)
        case "end": if case .call(let call) = carrier { try await call.end() }
        case "cancel": try await leave()
        case "status":
            guard case .call(let call) = carrier else { throw Mistake("a status of no call") }
            let details: String = words.dropFirst().joined(separator: " ")
            #expect(try await call.next() == .status(words[0], details), "line \(step.line)")
        case "write": try await write(words[0], words[1])
        case "executed":
            for index: Int in stride(from: 0, to: words.count - 1, by: 2) {
                try await server.hasExecuted(words[index], times: Int(words[index + 1]) ?? 0)
            }
        case "remove": try server.project.write(step.rest, "")
        default: throw Mistake("there is no step \(step.word)")
        }
    }

    private static func withTokens(_ text: String) -> String {
        guard let start = text.range(of: "$SOON("), let end = text[start.upperBound...].firstIndex(of: ")") else {
            return text
        }
        let token: String = Tokens.user(String(text[start.upperBound..<end]), for: 1)
        return text.replacingCharacters(in: start.lowerBound...end, with: token)
    }

    /// As somebody else.
    private func write(_ id: String, _ text: String) async throws {
        let reply: HTTPReply = try await HTTPClient.request(
            "POST", "/v1/projects/demo/locations/l/services/notes/connectors/app:executeMutation", of: server.address,
            body: #"{"operationName": "Write", "variables": {"id": "\#(id)", "text": "\#(text)"}}"#)
        guard reply.status == 200 else { throw Mistake("the write was answered \(reply)") }
    }

    private mutating func leave() async throws {
        switch carrier {
        case .none, .planned: break
        case .socket(let socket): try await socket.close()
        case .call(let call): try await call.cancel()
        }
        carrier = .none
    }

    // MARK: WebSocket

    /// - Source: RFC 6455, section 1.3, for the answer to this key.
    private func open(_ path: String) async throws -> BareSocket {
        let socket: BareSocket = try await BareSocket(to: server.address)
        try await socket.write(
            Array(
                ("GET \(path) HTTP/1.1\r\nHost: \(server.address)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n").utf8))
        // The extension is declined, and no subprotocol is named.
        let head: String = String(decoding: try await socket.read(until: "\r\n\r\n"), as: UTF8.self)
        #expect(
            head == "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n")
        return socket
    }

    /// The bytes of the next frame of the server, up to the end of what its head says.
    private static func nextFrame(of socket: BareSocket) async throws -> [UInt8] {
        var frame: [UInt8] = try await socket.read(2)
        guard frame.count == 2 else { return frame }
        var count: Int = Int(frame[1])
        if count == 126 {
            let more: [UInt8] = try await socket.read(2)
            frame += more
            count = more.reduce(0) { $0 << 8 | Int($1) }
        }
        return frame + (try await socket.read(count))
    }

    /// A frame, masked as those of clients are.
    private static func frame(_ opcode: UInt8, _ payload: [UInt8], isMasked: Bool) -> [UInt8] {
        var frame: [UInt8] = [0x80 | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        if payload.count < 126 {
            frame.append(mask | UInt8(payload.count))
        } else {
            frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        }
        guard isMasked else { return frame + payload }
        let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
        return frame + key + payload.enumerated().map { $0.element ^ key[$0.offset & 3] }
    }

    private static func frame(_ text: String, isMasked: Bool) -> [UInt8] {
        guard text == "close" || text.hasPrefix("close ") else { return frame(1, Array(text.utf8), isMasked: isMasked) }
        let words: [Substring] = text.split(separator: " ", maxSplits: 2)
        let code: [UInt8] = words.count > 1 ? UInt16(words[1]).map { [UInt8($0 >> 8), UInt8($0 & 255)] } ?? [] : []
        return frame(8, code + (words.count > 2 ? Array(words[2].utf8) : []), isMasked: isMasked)
    }

    // MARK: Either

    private mutating func send(_ text: String) async throws {
        switch carrier {
        case .none: throw Mistake("nothing is open")
        case .socket(let socket): try await socket.write(Self.frame(text, isMasked: true))
        case .planned(let method, let fields):
            let call: BareCall = try await BareCall(to: server.address, method: method, headers: fields)
            carrier = .call(call)
            try await call.send(try ProtobufText.bytes(text))
        case .call(let call): try await call.send(try ProtobufText.bytes(text))
        }
    }

    private func expect(_ step: Transcript.Step) async throws {
        switch carrier {
        case .none, .planned: throw Mistake("nothing is open")
        case .socket(let socket):
            let received: [UInt8] = try await Self.nextFrame(of: socket)
            guard received != Self.frame(step.rest, isMasked: false) else { return }
            report(step, String(decoding: received, as: UTF8.self))
        case .call(let call):
            let event: BareCall.Event = try await call.next()
            let expected: [UInt8] = try ProtobufText.bytes(step.rest)
            guard event != .message(expected) else { return }
            if case .message(let bytes) = event {
                report(step, ProtobufText.describe(bytes))
            } else {
                report(step, "\(event)")
            }
        }
    }

    private func report(_ step: Transcript.Step, _ received: String) {
        Issue.record("line \(step.line)\nexpected: \(step.rest)\nreceived: \(received)")
    }
}

/// A transcript that cannot be replayed.
struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
