#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Two connected, non-blocking stream sockets.
struct SocketPair: Sendable {
    let left: Int32
    let right: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let stream: Int32 = SOCK_STREAM
        #else
            let stream: Int32 = Int32(SOCK_STREAM.rawValue)
        #endif
        precondition(socketpair(AF_UNIX, stream, 0, &ends) == 0, "no socket pair")
        left = ends[0]
        right = ends[1]
        for end: Int32 in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    func write(_ text: String, to end: Int32) {
        let bytes: [UInt8] = Array(text.utf8)
        let written: Int = bytes.withUnsafeBytes { send(end, $0.baseAddress, $0.count, 0) }
        precondition(written == bytes.count, "short write")
    }

    /// What can be read now, at most 64 KiB. Nil: would block.
    func read(from end: Int32) -> String? {
        var bytes: [UInt8] = Array(repeating: 0, count: 65536)
        let count: Int = recv(end, &bytes, bytes.count, 0)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Writes until the kernel takes no more, and says how much that was.
    func fill(_ end: Int32) -> Int {
        let bytes: [UInt8] = Array(repeating: 120, count: 65536)
        var total: Int = 0
        while true {
            let count: Int = send(end, bytes, bytes.count, 0)
            guard count > 0 else { return total }
            total += count
        }
    }

    func close(_ end: Int32) {
        #if canImport(Darwin)
            Darwin.close(end)
        #else
            Glibc.close(end)
        #endif
    }

    func close() {
        close(left)
        close(right)
    }
}
