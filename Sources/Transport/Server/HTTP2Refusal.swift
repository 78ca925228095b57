/// The answer to a client that speaks HTTP/2 from the first byte, as gRPC clients do.
///
/// - Source: RFC 9113, sections 3.4 (a server begins with SETTINGS) and 6.8 (GOAWAY). The error code 13 tells clients that
///   the server wants HTTP/1.1; the debug data is for people who read logs.
enum HTTP2Refusal {
    static let bytes: [UInt8] = {
        let words: [UInt8] = Array("HTTP/2 and gRPC are not served on this port; use HTTP/1.1 or WebSocket".utf8)
        let settings: [UInt8] = [0, 0, 0, 0x4, 0, 0, 0, 0, 0]
        let goAway: [UInt8] = [0, 0, UInt8(8 + words.count), 0x7, 0, 0, 0, 0, 0]
        let lastStream: [UInt8] = [0, 0, 0, 0]
        let http11Required: [UInt8] = [0, 0, 0, 0xD]
        return settings + goAway + lastStream + http11Required + words
    }()
}
