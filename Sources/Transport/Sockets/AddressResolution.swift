#if canImport(Glibc)
    import Glibc
#endif

/// From a name to sockets that listen on it.
enum AddressResolution {
    /// One address of a name.
    struct Candidate {
        var family: Int32
        var address: sockaddr_storage
        var length: socklen_t
    }

    /// The addresses of a name, in the system's order. Blocks: for start-up only.
    static func resolve(_ address: ListenAddress) throws(ListenError) -> [Candidate] {
        var hints: addrinfo = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let status: Int32 = getaddrinfo(address.host, nil, &hints, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0 else {
            throw ListenError(address: address, message: String(cString: gai_strerror(status)))
        }
        var candidates: [Candidate] = []
        var next: UnsafeMutablePointer<addrinfo>? = list
        while let info = next {
            if let candidate = candidate(info.pointee) { candidates.append(candidate) }
            next = info.pointee.ai_next
        }
        return candidates
    }

    private static func candidate(_ info: addrinfo) -> Candidate? {
        guard info.ai_family == AF_INET || info.ai_family == AF_INET6, let source = info.ai_addr else { return nil }
        var storage: sockaddr_storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { bytes in
            bytes.copyMemory(from: UnsafeRawBufferPointer(start: source, count: Int(info.ai_addrlen)))
        }
        return Candidate(family: info.ai_family, address: storage, length: info.ai_addrlen)
    }
}

extension AddressResolution.Candidate {
    /// A socket that listens on this address.
    func bind(port: UInt16, backlog: Int32, name: ListenAddress) throws(ListenError) -> Int32 {
        let kind: Int32 = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor: Int32 = socket(family, kind, 0)
        guard descriptor >= 0 else { throw .system(name) }
        // A server that is restarted must not wait for the connections of its predecessor to fade.
        SocketCalls.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
        if family == AF_INET6 {
            SocketCalls.set(descriptor, Int32(IPPROTO_IPV6), Int32(IPV6_V6ONLY), 1)
        }
        var address: sockaddr_storage = address
        let status: Int32 = withUnsafeMutableBytes(of: &address) { bytes in
            // Port in network byte order, at the same place in both families.
            bytes[2] = UInt8(port >> 8)
            bytes[3] = UInt8(port & 0xFF)
            guard let base = bytes.baseAddress else { return -1 }
            return Glibc.bind(descriptor, base.assumingMemoryBound(to: sockaddr.self), length)
        }
        guard status == 0, listen(descriptor, backlog) == 0 else {
            let error: ListenError = .system(name)
            SocketCalls.close(descriptor)
            throw error
        }
        return descriptor
    }
}

extension ListenError {
    /// The error of the last system call.
    static func system(_ address: ListenAddress) -> ListenError {
        let code: Int32 = errno
        // The words tools look for, whatever the system's language.
        let message: String = code == EADDRINUSE ? "address already in use" : String(cString: strerror(code))
        return ListenError(address: address, message: message, code: code)
    }

    /// Whether the machine has no addresses of this kind.
    var isMissingFamily: Bool { code == EAFNOSUPPORT || code == EADDRNOTAVAIL }
}
