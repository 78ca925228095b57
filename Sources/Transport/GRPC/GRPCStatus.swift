import Execution

/// How a call ends.
struct GRPCStatus: Error, Hashable, Sendable {
    let code: StatusCode
    let message: String

    /// Messages are cut to so many bytes: a head has little room, and clients refuse large ones.
    private static let maximumMessage: Int = 1024

    init(_ code: StatusCode, _ message: String = "") {
        self.code = code
        self.message = message
    }

    init(_ refusal: Refusal) { self.init(refusal.code, refusal.message) }

    static let ok: GRPCStatus = GRPCStatus(.ok)

    static let oneMessage: GRPCStatus = GRPCStatus(.unimplemented, "the call takes one whole message")

    static let noMemory: GRPCStatus = GRPCStatus(
        .unavailable, "the server has no room for the request at the moment")

    /// What is sent behind the last message.
    var trailers: HTTP2Fields {
        guard self != .ok else { return Self.okTrailers }
        var fields: HTTP2Fields = HTTP2Fields()
        add(to: &fields)
        return fields
    }

    private static let okTrailers: HTTP2Fields = HTTP2Fields(["grpc-status": "0"])

    /// What is sent before the first message.
    static let head: HTTP2Fields = HTTP2Fields([":status": "200", "content-type": "application/grpc"])

    /// Adds the whole answer to a call that gets no message.
    func addHead(to fields: inout HTTP2Fields) {
        fields.add(":status", "200")
        fields.add("content-type", "application/grpc")
        // Who compresses is told what is understood; others are not interested.
        if code == .unimplemented { fields.add("grpc-accept-encoding", "identity") }
        add(to: &fields)
    }

    private func add(to fields: inout HTTP2Fields) {
        fields.add("grpc-status", code.number)
        if !message.isEmpty { fields.add("grpc-message", Self.encode(message)) }
    }

    /// A message as fields can hold it: what is no visible ASCII, and the sign of percent, as the two digits of each byte.
    ///
    /// - Source: gRPC's "gRPC over HTTP2", Status-Message.
    static func encode(_ message: String) -> String {
        var output: [UInt8] = []
        for byte: UInt8 in message.utf8 {
            guard output.count < maximumMessage else { break }
            if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "%") {
                output.append(byte)
            } else {
                output += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
