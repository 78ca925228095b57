import CNghttp2

/// Frames of HTTP/2 as a client sends them, and those of a server as lines.
///
/// - Source: RFC 9113, section 4.1 (frames) and 6; RFC 7541, section 6.2.2 (fields in plain letters).
struct HTTP2Wire {
    static let preface: [UInt8] = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    /// Flags, where a frame has any of them.
    static let endStream: UInt8 = 1
    static let acknowledges: UInt8 = 1
    static let endHeaders: UInt8 = 4

    // MARK: Client

    static func frame(_ kind: UInt8, flags: UInt8 = 0, stream: Int32 = 0, _ payload: [UInt8] = []) -> [UInt8] {
        let length: [UInt8] = [
            UInt8(payload.count >> 16 & 255), UInt8(payload.count >> 8 & 255), UInt8(payload.count & 255),
        ]
        return length + [kind, flags] + number(UInt32(stream)) + payload
    }

    static func number(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    static func settings(_ values: KeyValuePairs<UInt16, UInt32> = [:]) -> [UInt8] {
        frame(4, values.flatMap { [UInt8($0.key >> 8), UInt8($0.key & 255)] + number($0.value) })
    }

    static let settingsAcknowledged: [UInt8] = frame(4, flags: acknowledges)

    static func ping(_ words: String = "12345678") -> [UInt8] { frame(6, Array(words.utf8)) }

    static func windowUpdate(_ stream: Int32, _ more: UInt32) -> [UInt8] { frame(8, stream: stream, number(more)) }

    static func reset(_ stream: Int32, _ code: UInt32 = 8) -> [UInt8] { frame(3, stream: stream, number(code)) }

    static func data(_ stream: Int32, _ bytes: [UInt8], ends: Bool = true) -> [UInt8] {
        frame(0, flags: ends ? endStream : 0, stream: stream, bytes)
    }

    static func headers(_ stream: Int32, _ fields: KeyValuePairs<String, String>, ends: Bool = true) -> [UInt8] {
        frame(1, flags: endHeaders | (ends ? endStream : 0), stream: stream, block(fields))
    }

    static func block(_ fields: KeyValuePairs<String, String>) -> [UInt8] {
        fields.flatMap { [0] + text($0.key) + text($0.value) }
    }

    private static func text(_ text: String) -> [UInt8] {
        let bytes: [UInt8] = Array(text.utf8)
        guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
        var rest: Int = bytes.count - 127
        var length: [UInt8] = [127]
        while rest >= 128 {
            length.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return length + [UInt8(rest)] + bytes
    }

    /// The head of a request to this server.
    static func post(
        _ stream: Int32, _ path: String, fields: KeyValuePairs<String, String> = [:], authority: String = "localhost",
        ends: Bool = false
    ) -> [UInt8] {
        let head: KeyValuePairs<String, String> = [
            ":method": "POST", ":scheme": "http", ":path": path, ":authority": authority,
        ]
        return frame(
            1, flags: endHeaders | (ends ? endStream : 0), stream: stream, block(head) + block(fields))
    }

    static func get(_ stream: Int32, _ path: String) -> [UInt8] {
        headers(stream, [":method": "GET", ":scheme": "http", ":path": path, ":authority": "localhost"])
    }

    // MARK: Server

    /// Reads what a server sends.
    final class Reader {
        private var bytes: [UInt8] = []
        private var inflater: OpaquePointer?
        /// The bytes of all data that came for each stream.
        var bodies: [UInt32: [UInt8]] = [:]

        init() { nghttp2_hd_inflate_new(&inflater) }

        deinit { nghttp2_hd_inflate_del(inflater) }

        func add(_ more: [UInt8]) { bytes += more }

        /// The next frame that is complete, as a line such as `DATA 1 end hello`.
        func next() -> String? {
            guard bytes.count >= 9 else { return nil }
            let length: Int = Int(bytes[0]) << 16 | Int(bytes[1]) << 8 | Int(bytes[2])
            guard bytes.count >= 9 + length else { return nil }
            let (kind, flags): (UInt8, UInt8) = (bytes[3], bytes[4])
            let stream: UInt32 = Self.number(bytes[5..<9])
            let payload: [UInt8] = Array(bytes[9..<(9 + length)])
            bytes.removeFirst(9 + length)
            if kind == 0 { bodies[stream, default: []] += payload }
            return describe(kind, flags, stream, payload)
        }

        private func describe(_ kind: UInt8, _ flags: UInt8, _ stream: UInt32, _ payload: [UInt8]) -> String {
            let end: String = flags & HTTP2Wire.endStream != 0 ? " end" : ""
            switch kind {
            case 0: return "DATA \(stream)\(end) \(String(decoding: payload, as: UTF8.self))"
            case 1: return "HEADERS \(stream)\(end) \(inflate(payload))"
            case 3: return "RST_STREAM \(stream) \(Self.number(payload[...]))"
            case 4 where !end.isEmpty: return "SETTINGS ack"
            case 4:
                let entries: [String] = stride(from: 0, to: payload.count, by: 6).map {
                    "\(Int(payload[$0]) << 8 | Int(payload[$0 + 1]))=\(Self.number(payload[($0 + 2)..<($0 + 6)]))"
                }
                return (["SETTINGS"] + entries).joined(separator: " ")
            case 6: return "PING\(end.isEmpty ? "" : " ack") \(payload)"
            case 7: return "GOAWAY \(Self.number(payload[0..<4])) \(Self.number(payload[4..<8]))"
            case 8: return "WINDOW_UPDATE \(stream) \(Self.number(payload[...]))"
            default: return "frame of kind \(kind)"
            }
        }

        private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        }

        private func inflate(_ block: [UInt8]) -> String {
            var fields: [String] = []
            var rest: ArraySlice<UInt8> = block[...]
            while true {
                var field: nghttp2_nv = nghttp2_nv()
                var flags: Int32 = 0
                let count: Int = rest.withUnsafeBufferPointer {
                    nghttp2_hd_inflate_hd2(inflater, &field, &flags, $0.baseAddress, $0.count, 1)
                }
                guard count >= 0 else { return "broken" }
                rest = rest.dropFirst(count)
                if flags & Int32(NGHTTP2_HD_INFLATE_EMIT.rawValue) != 0 {
                    let name: String = String(
                        decoding: UnsafeBufferPointer(start: field.name, count: field.namelen), as: UTF8.self)
                    let value: String = String(
                        decoding: UnsafeBufferPointer(start: field.value, count: field.valuelen), as: UTF8.self)
                    fields.append("\(name)=\(name == "date" ? "…" : value)")
                }
                guard flags & Int32(NGHTTP2_HD_INFLATE_FINAL.rawValue) == 0 else { break }
            }
            nghttp2_hd_inflate_end_headers(inflater)
            return fields.joined(separator: " ")
        }
    }
}
