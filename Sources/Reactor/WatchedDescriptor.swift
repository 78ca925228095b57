import CLibuv

/// A non-blocking descriptor (socket, pipe, libpq connection) whose readiness a loop reports.
///
/// Never owns the descriptor. It may be closed right after `close()`, never before, and only one watcher may exist for
/// a descriptor and loop. After `close()` no callback comes, not even for events that the operating system had already
/// reported, so a number that is used again cannot be confused with the one before. Loop's thread only.
public final class WatchedDescriptor {
    /// What to wait for.
    public struct Interest: OptionSet, Hashable, Sendable {
        /// The bits, as libuv counts them.
        public let rawValue: Int32

        /// The set with these bits.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Something can be read, or the other side has gone.
        public static let readable: Interest = Interest(rawValue: 1)
        /// Something can be written.
        public static let writable: Interest = Interest(rawValue: 2)
        /// Only in events: the descriptor is broken and no longer watched. Treat it as closed by the other side.
        public static let failed: Interest = Interest(rawValue: 1 << 16)
    }

    /// The descriptor.
    public let descriptor: Int32
    /// What is waited for now.
    public private(set) var interest: Interest = []
    private let handle: LoopHandle

    /// Watches `descriptor`; `onReady` is told what it is ready for, never more than was asked except `failed`.
    public init(
        _ descriptor: Int32, on loop: EventLoop, interest: Interest = .readable,
        onReady: @escaping (Interest) -> Void
    ) throws(ReactorError) {
        self.descriptor = descriptor
        let operation: String = "watch descriptor \(descriptor)"
        let uv: UnsafeMutablePointer<uv_loop_t> = try loop.handleHost(operation)
        handle = try LoopHandle(
            UV_POLL, operation,
            initialise: { uv_poll_init(uv, $0.bindMemory(to: uv_poll_t.self, capacity: 1), descriptor) },
            reaction: { status, events, _ in
                onReady(status < 0 ? .failed : Interest(rawValue: events))
            })
        setInterest(interest)
    }

    /// Whether it is closed, by `close()` or by the end of its loop.
    public var isClosed: Bool { handle.raw == nil }

    /// Changes what is waited for. Each change costs system calls at the next poll, so arm `writable` only while
    /// output waits. Does nothing after `close()`.
    public func setInterest(_ interest: Interest) {
        guard let pointer: UnsafeMutablePointer<uv_poll_t> = handle.pointer(uv_poll_t.self) else { return }
        self.interest = interest
        guard !interest.isEmpty else {
            uv_poll_stop(pointer)
            return
        }
        uv_poll_start(pointer, interest.rawValue) { pointer, status, events in
            LoopHandle.react(pointer?.pointee.data, status, events, nil)
        }
    }

    /// Stops watching for good.
    public func close() {
        handle.close()
    }

    deinit {
        handle.close()
    }
}
