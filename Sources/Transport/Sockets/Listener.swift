import CLinux
public import Reactor

#if canImport(Glibc)
    import Glibc
#endif

/// Accepts connections on one loop and hands them out. Loop's thread only.
///
/// One loop accepts for all: the caller deals the sockets out to the loops that serve them.
public final class Listener {
    /// Where it listens; the port is the real one, also when 0 was asked for.
    public let address: ListenAddress
    private let descriptor: Int32
    private let loop: EventLoop
    private let onAccept: (AcceptedSocket) -> Void
    private var watcher: WatchedDescriptor?
    private var pause: TimerHandle?

    /// Connections a turn, so that a flood of them cannot starve those that are served.
    private static let acceptsPerTurn: Int = 64
    private static let backlog: Int32 = 1024
    /// How long to wait when the process is out of descriptors: the event would come back at once, for ever.
    private static let exhaustionPause: Duration = .milliseconds(100)

    /// Listens on every address that a name has; usually one, two for `localhost`.
    ///
    /// - Errors: the first address that cannot be bound, with the system's words; none is left listening then.
    public static func listen(
        on address: ListenAddress, loop: EventLoop, onAccept: @escaping (AcceptedSocket) -> Void
    ) throws(ListenError) -> [Listener] {
        var listeners: [Listener] = []
        var port: UInt16 = address.port
        for candidate in try AddressResolution.resolve(address) {
            do throws(ListenError) {
                // With port 0 the first address chooses for all.
                let listener: Listener = try Listener(
                    candidate, name: ListenAddress(host: address.host, port: port), loop: loop, onAccept: onAccept)
                port = listener.address.port
                listeners.append(listener)
            } catch {
                // A machine without IPv6 still resolves localhost to ::1.
                if !listeners.isEmpty, error.isMissingFamily { continue }
                listeners.forEach { $0.close() }
                throw error
            }
        }
        return listeners
    }

    private init(
        _ candidate: AddressResolution.Candidate, name: ListenAddress, loop: EventLoop,
        onAccept: @escaping (AcceptedSocket) -> Void
    ) throws(ListenError) {
        let descriptor: Int32 = try candidate.bind(port: name.port, backlog: Self.backlog, name: name)
        self.descriptor = descriptor
        self.loop = loop
        self.onAccept = onAccept
        address = ListenAddress(host: name.host, port: SocketCalls.localPort(descriptor) ?? name.port)
        do throws(ReactorError) {
            watcher = try WatchedDescriptor(descriptor, on: loop) { [weak self] _ in self?.acceptReady() }
        } catch {
            SocketCalls.close(descriptor)
            throw ListenError(address: name, message: error.message)
        }
    }

    /// Stops listening; connections that were accepted live on.
    public func close() {
        guard let watcher else { return }
        self.watcher = nil
        watcher.close()
        if let pause { loop.cancel(pause) }
        SocketCalls.close(descriptor)
    }

    private func acceptReady() {
        for _ in 0..<Self.acceptsPerTurn {
            guard watcher != nil else { return }
            let accepted: Int32 = cl_accept4(descriptor)
            guard accepted >= 0 else {
                if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { rest() }
                // Errors of the connection itself, such as ECONNABORTED, concern nobody here; the next event goes on.
                return
            }
            onAccept(AcceptedSocket(descriptor: accepted, peer: SocketCalls.peer(accepted)))
        }
    }

    private func rest() {
        watcher?.setInterest([])
        pause = loop.schedule(after: Self.exhaustionPause) { [weak self] in
            self?.pause = nil
            self?.watcher?.setInterest(.readable)
        }
    }
}
