import Reactor

/// An actor that lives on a loop, as a worker of the product does, with a log of what happened.
actor Bench {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private(set) var log: [String] = []
    var watchers: [WatchedDescriptor] = []
    var signals: [SignalWatcher] = []
    var directories: [DirectoryWatcher] = []
    private var waiters: [(count: Int, continuation: CheckedContinuation<[String], Never>)] = []

    init(clock: some MonotonicClock = SystemClock()) {
        loop = EventLoop(clock: clock)
    }

    /// Runs `body` on the loop with the actor's state in reach.
    func run<Value: Sendable>(_ body: @Sendable (isolated Bench) throws -> Value) rethrows -> Value {
        try body(self)
    }

    func note(_ entry: String) {
        log.append(entry)
        let ready = waiters.filter { $0.count <= log.count }
        waiters.removeAll { $0.count <= log.count }
        for waiter in ready { waiter.continuation.resume(returning: log) }
    }

    /// The log, once it has `count` entries.
    func log(of count: Int) async -> [String] {
        if log.count >= count { return log }
        return await withCheckedContinuation { waiters.append((count, $0)) }
    }

    func keep(_ watcher: WatchedDescriptor) {
        watchers.append(watcher)
    }

    func dropWatchers() {
        for watcher: WatchedDescriptor in watchers { watcher.close() }
        watchers = []
    }

    nonisolated func shutDown() {
        loop.stop()
        loop.join()
    }
}
