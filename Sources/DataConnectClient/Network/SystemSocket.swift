#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The calls of the operating system that a client's socket needs, alike on Linux and macOS.
enum SystemSocket {
    /// What a transfer of bytes came to.
    enum Transfer {
        case done(Int)
        case wouldBlock
        case ended
        case failed(String)
    }

    /// An address as the operating system writes it.
    struct Address: Hashable, Sendable {
        let family: Int32
        let bytes: [UInt8]
    }

    #if canImport(Darwin)
        private static let stream: Int32 = SOCK_STREAM
        private static let sendFlags: Int32 = 0
    #else
        private static let stream: Int32 = Int32(SOCK_STREAM.rawValue)
        // A peer that has gone must be an error and not the end of the process.
        private static let sendFlags: Int32 = Int32(MSG_NOSIGNAL)
    #endif

    /// The addresses of a name. Blocks.
    static func resolve(host: String, port: Int) -> Result<[Address], TransportError> {
        var hints: addrinfo = addrinfo()
        hints.ai_socktype = stream
        var list: UnsafeMutablePointer<addrinfo>?
        let status: Int32 = getaddrinfo(host, String(port), &hints, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0 else {
            let reason: String = gai_strerror(status).map { String(cString: $0) } ?? "error \(status)"
            return .failure(TransportError(.unreachable, "no address for \(host): \(reason)"))
        }
        var addresses: [Address] = []
        var entry: UnsafeMutablePointer<addrinfo>? = list
        while let current = entry {
            if let address = current.pointee.ai_addr {
                let raw: UnsafeRawBufferPointer = UnsafeRawBufferPointer(
                    start: address, count: Int(current.pointee.ai_addrlen))
                addresses.append(Address(family: current.pointee.ai_family, bytes: Array(raw)))
            }
            entry = current.pointee.ai_next
        }
        return .success(addresses)
    }

    /// Begins to connect; the descriptor becomes writable when it has come to something.
    static func connect(to address: Address) -> Result<Int32, TransportError> {
        let descriptor: Int32 = socket(address.family, stream, 0)
        guard descriptor >= 0 else { return .failure(unreachable(errno)) }
        configure(descriptor)
        let status: Int32 = address.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return -1 }
            return connectCall(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
        guard status == 0 || errno == EINPROGRESS else {
            let failure: TransportError = unreachable(errno)
            shut(descriptor)
            return .failure(failure)
        }
        return .success(descriptor)
    }

    /// What a begun connection came to; nothing when it stands.
    static func connectionFailure(of descriptor: Int32) -> TransportError? {
        var code: Int32 = 0
        var size: socklen_t = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { return unreachable(errno) }
        return code == 0 ? nil : unreachable(code)
    }

    /// Reads what is there.
    static func receive(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        let count: Int = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        return count == 0 ? .ended : result(count)
    }

    /// Writes what there is room for.
    static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Transfer {
        result(sendCall(descriptor, bytes.baseAddress, bytes.count, sendFlags))
    }

    /// Closes a descriptor.
    static func shut(_ descriptor: Int32) { close(descriptor) }

    private static func result(_ count: Int) -> Transfer {
        guard count < 0 else { return .done(count) }
        switch errno {
        case EAGAIN, EWOULDBLOCK, EINTR: return .wouldBlock
        case ECONNRESET, EPIPE: return .ended
        default: return .failed(words(errno))
        }
    }

    private static func configure(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        let size: socklen_t = socklen_t(MemoryLayout<Int32>.size)
        // Requests are written whole; waiting to fill a packet only delays them.
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, size)
        #if canImport(Darwin)
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
    }

    private static func unreachable(_ code: Int32) -> TransportError {
        TransportError(.unreachable, "cannot connect: \(words(code))")
    }

    private static func words(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

// Our functions of the same names would hide the operating system's.
private func connectCall(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    connect(descriptor, address, size)
}

private func sendCall(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(descriptor, bytes, count, flags)
}
