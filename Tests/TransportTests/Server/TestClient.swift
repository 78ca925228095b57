import Testing

@testable import Transport
@testable import WebSocketProtocol

#if canImport(Glibc)
    import Glibc
#endif

/// A blocking socket, as a client has it.
final class TestClient {
    private let descriptor: Int32
    private var received: [UInt8] = []
    private var decoder: FrameDecoder = FrameDecoder(role: .client, maximumMessageSize: 1 << 26)

    /// Connects, from 127.0.0.1 or another address of this machine, which is another client's for the server.
    init(port: UInt16, from host: UInt32 = 1) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var own: sockaddr_in = sockaddr_in()
        own.sin_family = sa_family_t(AF_INET)
        own.sin_addr.s_addr = UInt32(0x7F00_0000 + host).bigEndian
        let bound: Int32 = withUnsafeBytes(of: &own) { bytes in
            guard let base = bytes.baseAddress else { return -1 }
            return bind(descriptor, base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
        try #require(bound == 0)
        var address: sockaddr_in = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Only so that a failing test ends; no result depends on it.
        var limit: timeval = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status: Int32 = withUnsafeBytes(of: &address) { bytes in
            guard let base = bytes.baseAddress else { return -1 }
            return connect(descriptor, base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
        try #require(status == 0)
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) {
        send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) {
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            let count: Int = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends nothing more, but reads on.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Closes with a reset, as a client does that crashes.
    func reset() {
        var option: linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// More bytes; false at the end.
    private func fill() -> Bool {
        var buffer: [UInt8] = [UInt8](repeating: 0, count: 65536)
        let count: Int = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        guard count > 0 else { return false }
        received += buffer[..<count]
        return true
    }

    /// What comes next, as it is; nothing at the end.
    func readSome() -> [UInt8]? {
        guard !received.isEmpty || fill() else { return nil }
        defer { received = [] }
        return received
    }

    /// Everything until the server closes.
    func readToEnd() -> String {
        while fill() {}
        return String(decoding: received, as: UTF8.self)
    }

    /// The raw bytes until the server closes.
    func readBytesToEnd() -> [UInt8] {
        while fill() {}
        return received
    }

    /// One answer: head and body apart.
    func readResponse(hasBody: Bool = true) throws -> (head: String, body: String) {
        let mark: [UInt8] = Array("\r\n\r\n".utf8)
        while true {
            if let end = received.indices.first(where: { received[$0...].starts(with: mark) }) {
                let head: String = String(decoding: received[..<end], as: UTF8.self)
                let length: Int =
                    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length: ") }
                    .flatMap { Int($0.dropFirst(16)) } ?? 0
                let bodyEnd: Int = end + 4 + (hasBody ? length : 0)
                while received.count < bodyEnd { try #require(fill()) }
                let body: String = String(decoding: received[(end + 4)..<bodyEnd], as: UTF8.self)
                received.removeFirst(bodyEnd)
                return (head, body)
            }
            try #require(fill(), "the server closed: \(String(decoding: received, as: UTF8.self))")
        }
    }

    // MARK: HTTP/2

    private let frames: HTTP2Wire.Reader = HTTP2Wire.Reader()

    /// Begins to speak HTTP/2 and reads what the server begins with.
    func openHTTP2() throws {
        send(HTTP2Wire.preface + HTTP2Wire.settings() + HTTP2Wire.settingsAcknowledged)
        for _ in 0..<3 { _ = try readFrame() }
    }

    private var hasToldEnd: Bool = false

    /// The next frame, a line; once the word "end" when the server has closed.
    func readFrame() throws -> String {
        while true {
            frames.add(received)
            received = []
            if let line = frames.next() { return line }
            guard fill() else {
                try #require(!hasToldEnd, "the server has closed")
                hasToldEnd = true
                return "end"
            }
        }
    }

    /// The next frames.
    func readFrames(_ count: Int) throws -> [String] { try (0..<count).map { _ in try readFrame() } }

    /// The next message of a call of gRPC, without its prefix.
    func readMessage(_ stream: UInt32) throws -> [UInt8] {
        while true {
            let body: [UInt8] = frames.bodies[stream] ?? []
            if body.count >= 5 {
                let count: Int = body[1..<5].reduce(0) { $0 << 8 | Int($1) }
                if body.count >= 5 + count {
                    frames.bodies[stream] = Array(body[(5 + count)...])
                    return Array(body[5..<(5 + count)])
                }
            }
            try #require(try readFrame() != "end")
        }
    }

    /// The frames of a stream until its end, those of the connection left out.
    func readAnswer(_ stream: Int) throws -> [String] {
        var lines: [String] = []
        while true {
            let line: String = try readFrame()
            let words: [Substring] = line.split(separator: " ", maxSplits: 3)
            guard words.count > 1, words[1] == "\(stream)", words[0] != "WINDOW_UPDATE", words[0] != "GOAWAY" else {
                try #require(line != "end", "the server closed after \(lines)")
                continue
            }
            lines.append(line)
            if words[0] == "RST_STREAM" || (words.count > 2 && words[2] == "end") { return lines }
        }
    }

    // MARK: WebSocket

    func openStream(headers: String = "", host: String = "localhost") throws {
        let path: String = "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/p/locations/l/services/s"
        send(
            "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(headers)\r\n")
        let head: String = try readResponse().head
        #expect(head.hasPrefix("HTTP/1.1 101 "))
        #expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    }

    func sendFrame(_ opcode: Opcode = .text, _ text: String) {
        var frame: [UInt8] = []
        FrameEncoder.appendMasked(opcode, payload: text.utf8, key: MaskingKey(0x1234_5678), to: &frame)
        send(frame)
    }

    /// The next event; nothing when the server closed the socket.
    func readEvent() throws -> FrameDecoder.Event? {
        while true {
            var slice: ArraySlice<UInt8> = received[...]
            received = []
            let event: FrameDecoder.Event? = try decoder.next(&slice)
            received = Array(slice)
            if let event { return event }
            guard fill() else { return nil }
        }
    }

    /// The text of the next message; other events come as words.
    func readText() throws -> String {
        switch try readEvent() {
        case .text(let bytes): String(decoding: bytes, as: UTF8.self)
        case .close(let frame): "close \(frame.code.rawValue)"
        case .ping: "ping"
        case .pong(let bytes): "pong \(String(decoding: bytes, as: UTF8.self))"
        case .binary, .oversized: "unexpected"
        case nil: "end"
        }
    }
}
