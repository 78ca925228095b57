import CLinux

#if canImport(Glibc)
    import Glibc
#endif

/// The system calls on sockets, without policy.
enum SocketCalls {
    /// What a call on a non-blocking socket came to.
    enum Outcome: Hashable {
        case bytes(Int)
        /// Try again when the socket is ready.
        case wouldBlock
        /// The other side is gone, or the socket is broken.
        case ended
    }

    /// Receives into `buffer`.
    static func receive(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        while true {
            let count: Int = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .ended }
            guard errno == EINTR else { return errno == EAGAIN ? .wouldBlock : .ended }
        }
    }

    /// Sends the parts in one call.
    static func send(_ descriptor: Int32, _ parts: UnsafeBufferPointer<UnsafeRawBufferPointer>) -> Outcome {
        withUnsafeTemporaryAllocation(of: iovec.self, capacity: parts.count) { vectors in
            for index: Int in parts.indices {
                let start: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(mutating: parts[index].baseAddress)
                vectors.initializeElement(at: index, to: iovec(iov_base: start, iov_len: parts[index].count))
            }
            var message: msghdr = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = vectors.count
            while true {
                // Without the flag a peer that has gone would kill the process.
                let count: Int = sendmsg(descriptor, &message, CL_MSG_NOSIGNAL)
                if count >= 0 { return .bytes(count) }
                guard errno == EINTR else { return errno == EAGAIN ? .wouldBlock : .ended }
            }
        }
    }

    /// Tells the other side that no more comes, while what it still sends can be read.
    static func shutdownWrite(_ descriptor: Int32) {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Gives the descriptor back to the system.
    static func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    /// Sends small answers at once instead of waiting for more to come along.
    static func disableDelay(_ descriptor: Int32) {
        set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    }

    static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value: Int32 = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Who is at the other end of a connected socket.
    static func peer(_ descriptor: Int32) -> PeerAddress {
        withAddress { getpeername(descriptor, $0, $1) }.map { PeerAddress($0) } ?? .unknown
    }

    /// The port a socket is bound to.
    static func localPort(_ descriptor: Int32) -> UInt16? {
        withAddress { getsockname(descriptor, $0, $1) }.map { address in
            withUnsafeBytes(of: address) { UInt16($0[2]) << 8 | UInt16($0[3]) }
        }
    }

    private static func withAddress(
        _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> sockaddr_storage? {
        var address: sockaddr_storage = sockaddr_storage()
        var length: socklen_t = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status: Int32 = withUnsafeMutableBytes(of: &address) { bytes in
            guard let base = bytes.baseAddress else { return -1 }
            return call(base.assumingMemoryBound(to: sockaddr.self), &length)
        }
        return status == 0 ? address : nil
    }
}
