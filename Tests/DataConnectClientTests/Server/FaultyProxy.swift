import Foundation
import Reactor
import Testing

/// What lies between a client and a server, and may lose what it carries.
///
/// Blocking sockets, two threads a connection: it must not share a loop with what it tests.
final class FaultyProxy: Sendable {
    private struct State {
        var withholdsReplies: Bool = false
        var sockets: [Int32] = []
        var connections: Int = 0
    }

    let port: Int
    private let listener: Int32
    private let state: Lock<State> = Lock(State())
    private let gate: Gate = Gate()

    init(to target: Int) throws {
        let listener: Int32 = socket(AF_INET, Self.stream, 0)
        self.listener = listener
        var address: sockaddr_in = Self.loopback(0)
        var size: socklen_t = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, size) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, generic, &size) == 0
            }
        }
        try #require(isBound)
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in
            while case let client:Int32 = accept(listener, nil, nil), client >= 0 { carry(client, to: target) }
        }
    }

    /// Keeps back what the server says.
    func holdReplies() { gate.lock() }

    /// Passes on what was kept back.
    func releaseReplies() { gate.unlock() }

    /// How many connections there have been.
    var connectionCount: Int { state.withLock { $0.connections } }

    /// Drops what the server says from now on.
    func withholdReplies() { state.withLock { $0.withholdsReplies = true } }

    /// Ends all connections, and carries all again from then on.
    func cut() {
        let sockets: [Int32] = state.withLock { state in
            state.withholdsReplies = false
            defer { state.sockets = [] }
            return state.sockets
        }
        for socket: Int32 in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    /// Accepts no more, and ends all connections.
    func close() {
        shutdown(listener, Int32(SHUT_RDWR))
        closeDescriptor(listener)
        cut()
    }

    private func carry(_ client: Int32, to target: Int) {
        let server: Int32 = socket(AF_INET, Self.stream, 0)
        var address: sockaddr_in = Self.loopback(target)
        let status: Int32 = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            closeDescriptor(client)
            closeDescriptor(server)
            return
        }
        state.withLock { state in
            state.sockets += [client, server]
            state.connections += 1
        }
        let isOneWayDone: Lock<Bool> = Lock(false)
        copy(from: client, to: server, isOneWayDone, dropsWhenWithheld: false)
        copy(from: server, to: client, isOneWayDone, dropsWhenWithheld: true)
    }

    private func copy(from source: Int32, to sink: Int32, _ isOneWayDone: Lock<Bool>, dropsWhenWithheld: Bool) {
        Thread.detachNewThread { [state, gate] in
            var buffer: [UInt8] = [UInt8](repeating: 0, count: 65_536)
            while case let count:Int = recv(source, &buffer, buffer.count, 0), count > 0 {
                if dropsWhenWithheld, state.withLock({ $0.withholdsReplies }) { continue }
                if dropsWhenWithheld { gate.pass() }
                guard send(sink, buffer, count, Self.sendFlags) == count else { break }
            }
            shutdown(source, Int32(SHUT_RDWR))
            shutdown(sink, Int32(SHUT_RDWR))
            let isLast: Bool = isOneWayDone.withLock { isDone in
                defer { isDone = true }
                return isDone
            }
            guard isLast else { return }
            state.withLock { state in state.sockets.removeAll { $0 == source || $0 == sink } }
            closeDescriptor(source)
            closeDescriptor(sink)
        }
    }

    #if canImport(Darwin)
        private static let stream: Int32 = SOCK_STREAM
        private static let sendFlags: Int32 = 0
    #else
        private static let stream: Int32 = Int32(SOCK_STREAM.rawValue)
        private static let sendFlags: Int32 = Int32(MSG_NOSIGNAL)
    #endif

    private static func loopback(_ port: Int) -> sockaddr_in {
        var address: sockaddr_in = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        return address
    }
}

/// The operating system's, which a method of the same name would hide.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// Closed for a while, for threads.
private final class Gate: @unchecked Sendable {
    // Guard of the unchecked conformance: `isLocked` is touched under the condition's lock.
    private var isLocked: Bool = false
    private let condition: NSCondition = NSCondition()

    func lock() { condition.withLock { isLocked = true } }

    func unlock() {
        condition.withLock {
            isLocked = false
            condition.broadcast()
        }
    }

    func pass() {
        condition.withLock {
            while isLocked { condition.wait() }
        }
    }
}
