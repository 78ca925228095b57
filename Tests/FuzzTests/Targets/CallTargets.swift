import JSON
import Reactor

@testable import Transport

extension FuzzTarget {
    static let protobuf: FuzzTarget = FuzzTarget(
        "protobuf", "messages of protobuf, and JSON as one of their structures", corpus: CallCheck.messages,
        words: [
            [0x0A], [0x12], [0x1A], [0x2A], [0x32], [0x08, 0x00], [0x20, 0x01], [0x1B], [0x1C], [0x80, 0x80],
            [0x0A, 0x00],
            [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], [0x11, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F],
            Array("\\ud800".utf8), Array("[".utf8), Array("{\"a\":".utf8),
        ], check: CallCheck.checkMessage)

    static let grpc: FuzzTarget = FuzzTarget(
        "grpc", "bodies of calls of gRPC, whole and in pieces",
        corpus: [[0, 0, 0, 0, 2, 8, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 9, 1, 0, 0, 0, 0]],
        words: [[0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [1, 0, 0, 0, 0], [0, 0, 0, 0x01, 0x00]], maximumLength: 1024,
        check: CallCheck.checkBody)

    static let http2: FuzzTarget = FuzzTarget(
        "http2", "connections of HTTP/2, whole and in pieces", corpus: HTTP2Check.corpus,
        words: [
            HTTP2Check.preface, [0, 0, 0, 4, 0, 0, 0, 0, 0], [0, 0, 8, 6, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
            [0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 8], [0, 0, 4, 8, 0, 0, 0, 0, 1, 0x7F, 0xFF, 0xFF, 0xFF],
            [0, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, 0, 9, 4, 0, 0, 0, 1], [0x82, 0x86, 0x84], [0x83], [0xBE],
            [0x3F, 0xE1, 0x1F],
        ], maximumLength: 2048, check: HTTP2Check.check)
}

enum CallCheck {
    static let messages: [[UInt8]] = [
        // Name, operation, and variables of each kind.
        [0x0A, 1, 0x63, 0x12, 1, 0x51, 0x1A, 9, 0x0A, 7, 0x0A, 1, 0x61, 0x12, 2, 0x20, 1],
        [0x1A, 16, 0x0A, 14, 0x0A, 1, 0x6E, 0x12, 9, 0x11, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F],
        [
            0x1A, 24, 0x0A, 11, 0x0A, 1, 0x6C, 0x12, 6, 0x32, 4, 0x0A, 2, 0x08, 0, 0x0A, 9, 0x0A, 1, 0x6F, 0x12, 4,
            0x2A, 2, 0x0A, 0,
        ],
        Array(#"{"a":[1,-2.5e3,"é\n",null,true,{"b":{}}],"c":"\ud83d\ude00"}"#.utf8),
    ]

    /// What is read is JSON that reads back, and what is written of JSON is the same JSON when it is read.
    @Sendable static func checkMessage(_ bytes: [UInt8]) -> String? {
        do throws(ProtobufError) {
            let message: ExecuteMessage = try ExecuteMessage(bytes, ProtobufReader.Pieces(0..<bytes.count))
            if let fault: String = checkStructure(message.variables) { return fault }
        } catch {
            if let fault: String = misplaced(error.offset, in: bytes) { return fault }
        }
        var output: [UInt8] = []
        do throws(StructFault) {
            try StructEncoder.append(object: bytes, to: &output)
        } catch {
            guard case .malformed(let error) = error else { return nil }
            return misplaced(error.offset, in: bytes)
        }
        // Depth, and text that was no UTF-8 before.
        guard (try? parseJSON(bytes)) != nil else { return nil }
        return unless(
            (try? StructDecoder.json(output, ProtobufReader.Pieces(0..<output.count))) != nil,
            "what is written of JSON cannot be read")
    }

    private static func checkStructure(_ json: JSONText) -> String? {
        guard (try? parseJSON(json.utf8, maximumDepth: WireMembers.maximumDepth)) != nil else {
            return "no JSON was made: \(json)"
        }
        var written: [UInt8] = []
        do throws(StructFault) {
            try StructEncoder.append(object: json.utf8, to: &written)
        } catch {
            return error == .tooDeep ? nil : "it cannot be written"
        }
        let again: JSONText? = try? StructDecoder.json(written, ProtobufReader.Pieces(0..<written.count))
        return unless(again == json, "\(json) reads back as \(again?.description ?? "nothing")")
    }

    @Sendable static func checkBody(_ bytes: [UInt8]) -> String? {
        let whole: [String] = read(bytes, piece: bytes.count)
        for piece: Int in [1, 3, 7] where read(bytes, piece: piece) != whole {
            return "in pieces of \(piece) it is read otherwise"
        }
        return nil
    }

    private static func read(_ bytes: [UInt8], piece: Int) -> [String] {
        var decoder: GRPCMessageDecoder = GRPCMessageDecoder(maximumCount: 300)
        var log: [String] = []
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            var input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(input.count)
            do throws(GRPCStatus) {
                while let message: [UInt8] = try decoder.next(&input) { log.append("\(message)") }
            } catch {
                return log + ["\(error)"]
            }
        }
        return log + (decoder.isMidMessage ? ["open"] : [])
    }
}

enum HTTP2Check {
    static let preface: [UInt8] = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    static let corpus: [[UInt8]] = {
        let settings: [UInt8] = [0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0x10, 0]
        // GET / of x, by the static table.
        let get: [UInt8] = [0, 0, 6, 1, 5, 0, 0, 0, 1, 0x82, 0x86, 0x84, 0x41, 1, 0x78]
        let post: [UInt8] = [0, 0, 6, 1, 4, 0, 0, 0, 3, 0x83, 0x86, 0x84, 0x41, 1, 0x78]
        let data: [UInt8] = [0, 0, 3, 0, 1, 0, 0, 0, 3, 0x61, 0x62, 0x63]
        let ping: [UInt8] = [0, 0, 8, 6, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
        let reset: [UInt8] = [0, 0, 4, 3, 0, 0, 0, 0, 3, 0, 0, 0, 8]
        let window: [UInt8] = [0, 0, 4, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0]
        return [
            preface + settings + get + post + data, preface + settings + ping + window + post + reset + get,
            preface + settings + post + [0, 0, 0, 7, 0, 0, 0, 0, 0],
        ]
    }()

    /// Answers each request with the number of its bytes.
    private final class Owner: HTTP2SessionOwner {
        final class Stream: HTTP2Stream {
            var taken: Int = 0
            weak var owner: Owner?
            private var isOpen: Bool = false

            override func headArrived() {
                taken = 0
                if !isOpen { owner?.open += 1 }
                isOpen = true
                owner?.log.append("head \(id) \(method) \(target) \(headers.count) \(fault?.status ?? 0)")
            }

            override func bodyArrived(_ count: Int) {
                taken += count
                body.removeAll()
                session.consume(count, of: self)
            }

            override func requestArrived() {
                owner?.log.append("whole \(id) \(taken)")
                session.submit(self, hasBody: true) { $0.add(":status", 200) }
                session.write(Array("\(taken)".utf8), to: self)
                session.end(self)
            }

            override func closed() {
                if isOpen { owner?.open -= 1 }
                isOpen = false
            }
        }

        var log: [String] = []
        var open: Int = 0
        var now: MonotonicInstant { MonotonicInstant(sinceStart: .zero) }

        func makeStream(_ session: HTTP2Session) -> HTTP2Stream {
            let stream: Stream = Stream(session)
            stream.owner = self
            return stream
        }

        func ponged() { log.append("pong") }
    }

    /// Requests are read alike however the bytes come, and nothing is left waiting when the connection ends.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        let whole: (log: [String], fault: String?) = run(bytes, piece: bytes.count)
        if let fault: String = whole.fault { return fault }
        for piece: Int in [1, 9] where run(bytes, piece: piece) != whole {
            return "in pieces of \(piece) it is read otherwise"
        }
        return nil
    }

    private static func run(_ bytes: [UInt8], piece: Int) -> (log: [String], fault: String?) {
        let owner: Owner = Owner()
        // Of a flood it depends on the pieces how much of it is waiting at a time.
        let limits: HTTP2Limits = HTTP2Limits(
            streams: 4, headerBytes: 400, headerFields: 12, streamWindow: 65_535, connectionWindow: 65_535,
            resetBurst: 1000,
            waitingAcknowledgements: 1000)
        let session: HTTP2Session = HTTP2Session(limits: limits, owner: owner)
        var output: [UInt8] = []
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            let input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(input.count)
            guard session.receive(input) else { break }
            // What is sent now may close streams that would be open when all comes at once, so it is sent at the end.
        }
        session.serialise(to: &output, upTo: 1 << 20)
        let waiting: Int = session.waitingOutput
        session.close()
        // An answer is a number of bytes; a client that opens no window leaves those of its four streams waiting.
        guard waiting <= 64 else { return (owner.log, "\(waiting) bytes wait") }
        return (owner.log, owner.open == 0 ? nil : "\(owner.open) streams are open behind the end")
    }
}
