/// One POST.
struct UnaryRequest {
    let path: String
    let fields: [(name: String, value: String)]
    let body: [UInt8]
    /// Whether it may be sent again when a connection turns out to be dead.
    let isRepeatable: Bool

    /// The bytes of the request.
    func bytes(host: String) -> [UInt8] {
        var head: String = "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.count)\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        return Array((head + "\r\n").utf8) + body
    }
}
