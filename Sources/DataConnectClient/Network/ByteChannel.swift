import Reactor

/// A connection to a server as a pipe of bytes, encrypted or not. Loop's thread only.
///
/// Tries the addresses of a name one after the other. Calls `onEvent` until `closed`, which comes once, unless `close` is
/// called before.
final class ByteChannel {
    enum Event {
        /// Bytes may be sent.
        case open
        /// The server sent these.
        case bytes([UInt8])
        /// The connection is gone or never came to be.
        case closed(TransportError)
    }

    private let loop: EventLoop
    private let endpoint: Endpoint
    private let context: TLSContext?
    private var onEvent: ((Event) -> Void)?
    private var addresses: ArraySlice<SystemSocket.Address> = []
    private var watcher: WatchedDescriptor?
    private var session: TLSSession?
    private var output: [UInt8] = []
    private var sentCount: Int = 0
    private var timer: TimerHandle?
    private(set) var isOpen: Bool = false

    /// How long one address, with its handshake, may take.
    private static let patience: Duration = .seconds(10)
    private static let chunk: Int = 64 * 1024

    init(_ loop: EventLoop, _ endpoint: Endpoint, _ context: TLSContext?, onEvent: @escaping (Event) -> Void) {
        self.loop = loop
        self.endpoint = endpoint
        self.context = context
        self.onEvent = onEvent
    }

    deinit { release() }

    /// Begins to connect.
    func open() {
        let (host, port): (String, Int) = (endpoint.host, endpoint.port)
        loop.offload({ SystemSocket.resolve(host: host, port: port) }) { [weak self] result in
            guard let self, onEvent != nil else { return }
            switch result {
            case .success(let addresses):
                self.addresses = addresses[...]
                tryNextAddress(TransportError(.unreachable, "no address for \(host)"))
            case .failure(let error): fail(error)
            }
        }
    }

    /// Sends bytes in the order of the calls.
    func send(_ bytes: [UInt8]) {
        guard isOpen, onEvent != nil else { return }
        guard let session else { return write(bytes) }
        do throws(TransportError) {
            try session.send(bytes)
            write(session.takeOutput())
        } catch {
            fail(error)
        }
    }

    /// Ends the connection after what the operating system takes at once. No event follows.
    func close() {
        onEvent = nil
        if let session, isOpen {
            session.end()
            write(session.takeOutput())
        }
        release()
    }

    // MARK: Connecting

    private func tryNextAddress(_ failure: TransportError) {
        release()
        guard let address: SystemSocket.Address = addresses.popFirst() else { return fail(failure) }
        switch SystemSocket.connect(to: address) {
        case .failure(let error): tryNextAddress(error)
        case .success(let descriptor):
            timer = loop.schedule(after: Self.patience) { [weak self] in
                self?.timer = nil
                self?.tryNextAddress(TransportError(.unreachable, "cannot connect: no answer in time"))
            }
            watch(descriptor)
        }
    }

    private func watch(_ descriptor: Int32) {
        do throws(ReactorError) {
            watcher = try WatchedDescriptor(descriptor, on: loop, interest: .writable) { [weak self] ready in
                self?.react(ready)
            }
        } catch {
            SystemSocket.shut(descriptor)
            fail(TransportError(.closed, error.description))
        }
    }

    private func connected(_ descriptor: Int32) {
        if let failure: TransportError = SystemSocket.connectionFailure(of: descriptor) {
            return tryNextAddress(failure)
        }
        guard let context else { return opened() }
        do throws(TransportError) {
            session = try TLSSession(context, host: endpoint.host)
            try advance([])
        } catch {
            fail(error)
        }
    }

    private func opened() {
        isOpen = true
        cancelTimer()
        watcher?.setInterest(.readable)
        onEvent?(.open)
    }

    // MARK: Bytes

    private func react(_ ready: WatchedDescriptor.Interest) {
        guard let descriptor: Int32 = watcher?.descriptor else { return }
        let isConnecting: Bool = !isOpen && session == nil
        if isConnecting { return connected(descriptor) }
        if ready.contains(.writable) { flush() }
        if ready.contains(.readable) || ready.contains(.failed) { receive(descriptor) }
    }

    private func receive(_ descriptor: Int32) {
        let bytes: [UInt8] = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
            switch SystemSocket.receive(descriptor, into: UnsafeMutableRawBufferPointer(buffer)) {
            case .done(let size): count = size
            case .wouldBlock: count = 0
            case .ended: ended(TransportError(.connectionLost, "the server ended the connection"))
            case .failed(let reason): ended(TransportError(.connectionLost, reason))
            }
        }
        guard !bytes.isEmpty, onEvent != nil else { return }
        do throws(TransportError) {
            try advance(bytes)
        } catch {
            fail(error)
        }
    }

    private func ended(_ error: TransportError) {
        fail(isOpen ? error : TransportError(.unreachable, error.message))
    }

    /// Bytes from the network, through the encryption if there is one.
    private func advance(_ bytes: [UInt8]) throws(TransportError) {
        guard let session else {
            onEvent?(.bytes(bytes))
            return
        }
        let plain: [UInt8]? = try session.receive(bytes)
        write(session.takeOutput())
        if session.isEstablished, !isOpen { opened() }
        guard let plain else { return ended(TransportError(.connectionLost, "the server ended the connection")) }
        if !plain.isEmpty { onEvent?(.bytes(plain)) }
    }

    private func write(_ bytes: [UInt8]) {
        output += bytes
        flush()
    }

    private func flush() {
        guard let watcher else { return }
        while sentCount < output.count {
            let transfer: SystemSocket.Transfer = output.withUnsafeBytes { raw in
                SystemSocket.send(watcher.descriptor, UnsafeRawBufferPointer(rebasing: raw[sentCount...]))
            }
            switch transfer {
            case .done(let count): sentCount += count
            case .wouldBlock: return watcher.setInterest([.readable, .writable])
            case .ended: return ended(TransportError(.connectionLost, "the server ended the connection"))
            case .failed(let reason): return ended(TransportError(.connectionLost, reason))
            }
        }
        output.removeAll(keepingCapacity: output.capacity <= Self.chunk)
        sentCount = 0
        if watcher.interest != .readable { watcher.setInterest(.readable) }
    }

    // MARK: End

    private func fail(_ error: TransportError) {
        let report: ((Event) -> Void)? = onEvent
        onEvent = nil
        release()
        report?(.closed(error))
    }

    private func release() {
        cancelTimer()
        isOpen = false
        session = nil
        output = []
        sentCount = 0
        guard let watcher else { return }
        self.watcher = nil
        watcher.close()
        SystemSocket.shut(watcher.descriptor)
    }

    private func cancelTimer() {
        if let timer { loop.cancel(timer) }
        timer = nil
    }
}
