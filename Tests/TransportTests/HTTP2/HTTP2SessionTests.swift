import Reactor
import Testing

@testable import Transport

/// A session that answers each request with its path and the length of its body.
final class EchoSession: HTTP2SessionOwner {
    final class Stream: HTTP2Stream {
        weak var owner: EchoSession?

        override func headArrived() { owner?.log.append("head \(id)") }

        override func bodyArrived(_ count: Int) {
            owner?.log.append("body \(id) \(count)")
            guard owner?.consumes == true else { return }
            session.consume(count, of: self)
        }

        override func requestArrived() {
            session.submit(self, hasBody: true) { $0.add(":status", "200") }
            session.write(Array("\(String(decoding: target, as: UTF8.self)) \(body.count)".utf8), to: self)
            session.end(self)
        }

        override func closed() { owner?.log.append("closed \(id)") }
    }

    var now: MonotonicInstant { MonotonicInstant(sinceStart: .zero) }
    var log: [String] = []
    var consumes: Bool = true
    private lazy var session: HTTP2Session = HTTP2Session(limits: limits, owner: self)
    private let limits: HTTP2Limits
    private let reader: HTTP2Wire.Reader = HTTP2Wire.Reader()

    init(_ limits: HTTP2Limits = HTTP2Limits()) { self.limits = limits }

    func makeStream(_ session: HTTP2Session) -> HTTP2Stream {
        let stream: Stream = Stream(session)
        stream.owner = self
        return stream
    }

    func ponged() { log.append("pong") }

    /// What is sent for some bytes, a line a frame.
    func take(_ bytes: [UInt8]...) -> [String] {
        let isUnderstood: Bool = session.receive(bytes.flatMap(\.self)[...])
        var output: [UInt8] = []
        session.serialise(to: &output, upTo: 1 << 24)
        reader.add(output)
        var lines: [String] = []
        while let line = reader.next() { lines.append(line) }
        return lines + (isUnderstood ? [] : ["not understood"]) + (session.isFinished ? ["finished"] : [])
    }

    /// The same, behind what opens a connection.
    func open(_ bytes: [UInt8]...) -> [String] {
        _ = take(HTTP2Wire.preface, HTTP2Wire.settings(), HTTP2Wire.settingsAcknowledged)
        return take(bytes.flatMap(\.self))
    }

    func session(_ body: (HTTP2Session) -> Void) { body(session) }
}

@Suite struct HTTP2SessionTests {
    private let echo: EchoSession = EchoSession()

    @Test func beginsWithItsLimits() {
        #expect(
            echo.take(HTTP2Wire.preface, HTTP2Wire.settings())
                == ["SETTINGS 3=100 4=262144 6=16384", "SETTINGS ack", "WINDOW_UPDATE 0 983041"])
    }

    @Test func answersRequests() {
        #expect(
            echo.open(HTTP2Wire.get(1, "/a?b"), HTTP2Wire.post(3, "/c"), HTTP2Wire.data(3, Array("hello".utf8)))
                == ["HEADERS 1 :status=200", "HEADERS 3 :status=200", "DATA 1 end /a?b 0", "DATA 3 end /c 5"])
        #expect(echo.log == ["head 1", "head 3", "body 3 5", "closed 1", "closed 3"])
    }

    /// However the bytes come.
    @Test func takesHalvesOfFrames() {
        let bytes: [UInt8] =
            HTTP2Wire.preface + HTTP2Wire.settings() + HTTP2Wire.post(1, "/c") + HTTP2Wire.data(1, Array("hello".utf8))
        var lines: [String] = []
        for byte: UInt8 in bytes { lines += echo.take([byte]) }
        #expect(lines.suffix(2) == ["HEADERS 1 :status=200", "DATA 1 end /c 5"])
    }

    @Test(arguments: [
        [UInt8](Array("PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n".utf8)),
        HTTP2Wire.preface + HTTP2Wire.ping(),
    ])
    func refusesWhatIsNoHTTP2(_ bytes: [UInt8]) {
        let lines: [String] = echo.take(bytes)
        #expect(lines.last == "not understood" || lines.last == "finished", "\(lines)")
        #expect(echo.log == [])
    }

    /// Bytes that nobody has taken count against the window: the client has to wait.
    @Test func movesTheWindowWhenBytesAreTaken() {
        echo.consumes = false
        let piece: [UInt8] = [UInt8](repeating: 0x61, count: 16_384)
        let body: [UInt8] = (0..<15).flatMap { _ in HTTP2Wire.data(1, piece, ends: false) }
        #expect(echo.open(HTTP2Wire.post(1, "/"), body) == [])
        echo.consumes = true
        #expect(echo.take(HTTP2Wire.data(1, Array("x".utf8), ends: false)) == [])
        #expect(echo.take(HTTP2Wire.ping()) == ["PING ack [49, 50, 51, 52, 53, 54, 55, 56]"])
    }

    @Test func refusesBytesBeyondTheWindow() {
        echo.consumes = false
        let piece: [UInt8] = [UInt8](repeating: 0x61, count: 16_384)
        let body: [UInt8] = (0..<17).flatMap { _ in HTTP2Wire.data(1, piece, ends: false) }
        // 3 is FLOW_CONTROL_ERROR.
        #expect(echo.open(HTTP2Wire.post(1, "/"), body) == ["RST_STREAM 1 3"])
        #expect(echo.log.last == "closed 1")
    }

    @Test func refusesStreamsOverTheLimit() {
        let young: EchoSession = EchoSession(HTTP2Limits(streams: 1))
        let start: [UInt8] = HTTP2Wire.preface + HTTP2Wire.settings()
        // 7 is REFUSED_STREAM: nothing was done, it may be sent again.
        #expect(young.take(start, HTTP2Wire.post(1, "/"), HTTP2Wire.post(3, "/")).last == "RST_STREAM 3 7")
        // Who has acknowledged the limit and ignores it has broken the rules.
        let warned: EchoSession = EchoSession(HTTP2Limits(streams: 1))
        #expect(warned.open(HTTP2Wire.post(1, "/"), HTTP2Wire.post(3, "/")) == ["GOAWAY 1 1", "finished"])
    }

    /// Streams that are reset as soon as they are there cost us more than the client.
    @Test func stopsRapidResets() {
        let strict: EchoSession = EchoSession(HTTP2Limits(resetBurst: 10, resetsPerSecond: 1))
        var resets: [UInt8] = []
        for stream: Int32 in stride(from: 1, to: 80, by: 2) {
            resets += HTTP2Wire.post(stream, "/") + HTTP2Wire.reset(stream)
        }
        let lines: [String] = strict.open(resets)
        #expect(lines.first?.hasPrefix("GOAWAY ") == true, "\(lines)")
    }

    /// Nor do those that break streams get more of them than those that reset them: a window that overflows makes us do it.
    @Test func stopsRapidFaults() {
        let strict: EchoSession = EchoSession(HTTP2Limits(resetBurst: 3, resetsPerSecond: 1))
        _ = strict.open()
        let answers: [String] = (0..<4).flatMap { (index: Int32) -> [String] in
            let stream: Int32 = index * 2 + 1
            return strict.take(HTTP2Wire.post(stream, "/"), HTTP2Wire.windowUpdate(stream, 0x7FFF_FFFF))
        }
        // 3 is FLOW_CONTROL_ERROR, 11 is ENHANCE_YOUR_CALM.
        #expect(
            answers == [
                "RST_STREAM 1 3", "RST_STREAM 3 3", "RST_STREAM 5 3", "RST_STREAM 7 3", "GOAWAY 7 11", "finished",
            ])
        #expect(strict.log.count { $0.hasPrefix("closed ") } == 4)
    }

    @Test func forgetsFaultsInTime() {
        var allowance: FaultAllowance = FaultAllowance(burst: 2, perSecond: 2)
        let allowed: [Bool] = [0, 0, 0, 400, 600, 600, 5000, 5000, 5000].map { (milliseconds: Int) -> Bool in
            allowance.allowsOneMore(at: MonotonicInstant(sinceStart: .milliseconds(milliseconds)))
        }
        #expect(allowed == [true, true, false, false, true, false, true, true, false])
    }

    @Test func stopsFloodsOfContinuations() {
        let head: [UInt8] = HTTP2Wire.frame(1, stream: 1, HTTP2Wire.block([":method": "GET"]))
        let more: [UInt8] = HTTP2Wire.frame(9, stream: 1, HTTP2Wire.block(["a": "b"]))
        let lines: [String] = echo.open(head, (0..<20).flatMap { _ in more })
        #expect(lines.last == "not understood" || lines.last == "finished", "\(lines)")
    }

    @Test(arguments: [HTTP2Wire.ping(), HTTP2Wire.settings([1: 4096])])
    func stopsFloodsOfFramesThatWantAnAnswer(_ frame: [UInt8]) {
        let lines: [String] = echo.open((0..<300).flatMap { _ in frame })
        #expect(lines.last == "not understood", "\(lines.suffix(3))")
    }

    /// Fields beyond the limits are not kept, however much they are blown up by compression.
    @Test func keepsNoFieldsBeyondTheLimits() {
        let value: String = String(repeating: "v", count: 4_000)
        // Into the table once, then by its index, which is 62.
        let length: [UInt8] = [127, UInt8((4_000 - 127) & 127 | 128), UInt8((4_000 - 127) >> 7)]
        let long: [UInt8] = [0x40, 1, 0x61] + length + Array(value.utf8)
        let head: [UInt8] = HTTP2Wire.block([":method": "GET", ":scheme": "http", ":path": "/", ":authority": "x"])
        let bomb: [UInt8] = HTTP2Wire.frame(
            1, flags: 5, stream: 1, head + long + [UInt8](repeating: 0xBE, count: 10_000))
        #expect(echo.open(bomb) == ["HEADERS 1 :status=200", "DATA 1 end / 0"])
    }

    @Test func endsInTwoSteps() {
        _ = echo.open(HTTP2Wire.post(1, "/a"))
        echo.session { $0.announceEnd() }
        #expect(echo.take() == ["GOAWAY 2147483647 0"])
        echo.session { $0.ping() }
        #expect(echo.take() == ["PING [0, 0, 0, 0, 0, 0, 0, 0]"])
        // Sent before the client knew; it is answered too.
        #expect(echo.take(HTTP2Wire.get(3, "/b")) == ["HEADERS 3 :status=200", "DATA 3 end /b 0"])
        _ = echo.take(HTTP2Wire.frame(6, flags: 1, [UInt8](repeating: 0, count: 8)))
        #expect(echo.log.last == "pong")
        echo.session { $0.takeNoMore() }
        #expect(echo.take() == ["GOAWAY 3 0"])
        #expect(echo.take(HTTP2Wire.get(5, "/c")) == [])
        #expect(
            echo.take(HTTP2Wire.data(1, [])) == ["HEADERS 1 :status=200", "DATA 1 end /a 0", "finished"])
    }
}
