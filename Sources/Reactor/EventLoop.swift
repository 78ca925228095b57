import CLibuv

/// One thread that waits for descriptors, timers, signals and files with libuv, and the executor of one actor.
///
/// Everything but `post`, `perform`, `start`, `stop`, `join` and the executor's own methods belongs to the loop's
/// thread. A *turn* is: callbacks of what became ready, then jobs and calls, then what was deferred to the end of the
/// turn, then `onTurnEnd`; the last three repeat while they make new work, and only then does the thread sleep.
public final class EventLoop: SerialExecutor, @unchecked Sendable {
    // Guard of the unchecked conformance: mutable state is touched on the loop's thread, or before `start`;
    // `lifecycle` has its own lock.
    /// The loop as a preference for tasks: `Task.immediate(executorPreference: loop.tasks)`.
    public let tasks: LoopTaskExecutor
    /// The time that timers live by.
    public let clock: any MonotonicClock
    /// Called at the end of each turn; the place to send what a turn gathered. Set it before `start` or on the loop.
    public var onTurnEnd: (() -> Void)?

    let queue: JobQueue
    let core: LoopCore
    var wheel: TimerWheel<() -> Void> = TimerWheel()
    var armedTick: UInt64?
    private var deferred: [() -> Void] = []
    private var spareDeferred: [() -> Void] = []
    private var turnTime: MonotonicInstant?
    private var isClosing: Bool = false
    private let lifecycle: Lock<Lifecycle> = Lock(.idle)

    private enum Lifecycle {
        case idle
        case running(uv_thread_t)
        case joined
    }

    /// Rounds within one turn before descriptors get their chance again, so that a task that keeps yielding cannot
    /// starve them.
    private static let maximumRounds: Int = 32

    /// A loop that is not running yet. Work may be posted already; it waits for `start`.
    public init(clock: some MonotonicClock = SystemClock()) {
        self.clock = clock
        core = LoopCore()
        queue = JobQueue(waker: core.waker)
        tasks = LoopTaskExecutor(queue: queue)
        core.install(self)
        if !clock.followsSystemTime {
            clock.onMove { [weak self] in self?.post { [weak self] in self?.fireDueTimers() } }
        }
    }

    deinit {
        // The thread holds the loop while it runs, so here it either never ran or has ended.
        core.dismantle()
    }

    // MARK: Life

    /// Starts the thread. Once only.
    public func start() {
        lifecycle.withLock { state in
            guard case .idle = state else { preconditionFailure("an event loop starts once") }
            var thread: uv_thread_t = uv_thread_t()
            let status: Int32 = uv_thread_create(
                &thread,
                { argument in
                    guard let argument else { return }
                    Unmanaged<EventLoop>.fromOpaque(argument).takeRetainedValue().run()
                }, Unmanaged.passRetained(self).toOpaque())
            precondition(status == 0, "no thread for an event loop: \(status)")
            state = .running(thread)
        }
    }

    /// Ends the loop after the work that waits now: all handles are closed without further callbacks, timers are
    /// dropped. From any thread; returns at once.
    public func stop() {
        post { [self] in
            guard !isClosing else { return }
            isClosing = true
            deferToTurnEnd { [self] in core.closeAll(queue) }
        }
    }

    /// Waits for the end of the thread. Not from the loop's own thread.
    public func join() {
        precondition(!queue.isCurrent, "a loop cannot wait for its own end")
        let thread: uv_thread_t? = lifecycle.withLock { state in
            guard case .running(let thread) = state else { return nil }
            state = .joined
            return thread
        }
        guard var thread else { return }
        uv_thread_join(&thread)
    }

    private func run() {
        queue.adoptCurrentThread()
        core.run()
        // Jobs that arrived while the handles were closing: a job that never runs would leave its task waiting for ever.
        queue.collect()
        while queue.hasLocalWork {
            queue.runOnce(runEntry)
            queue.collect()
        }
        wheel = TimerWheel()
        deferred = []
        onTurnEnd = nil
        queue.releaseCurrentThread()
    }

    /// The libuv loop for a new handle.
    func handleHost(_ operation: @autoclosure () -> String) throws(ReactorError) -> UnsafeMutablePointer<uv_loop_t> {
        guard !isClosing else { throw ReactorError.stopped(operation()) }
        return core.loop
    }

    // MARK: Work

    /// Whether the caller runs on the loop's thread.
    public var isCurrent: Bool { queue.isCurrent }

    /// The present on the loop's clock.
    public var now: MonotonicInstant { clock.now }

    /// The present, looked up once a turn: for deadlines that are far away and set often. Loop's thread only.
    public var nowOfTurn: MonotonicInstant {
        if let turnTime { return turnTime }
        let now: MonotonicInstant = clock.now
        turnTime = now
        return now
    }

    /// Runs `work` on the loop, in the order of posting. From any thread.
    public func post(_ work: @escaping @Sendable () -> Void) {
        queue.add(.call(work))
    }

    /// Runs `work` on the loop and hands its value back.
    public func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            post { continuation.resume(returning: work()) }
        }
    }

    /// Runs `work` once at the end of the present turn, after the jobs and before `onTurnEnd`. Loop's thread only.
    public func deferToTurnEnd(_ work: @escaping () -> Void) {
        deferred.append(work)
    }

    func endTurn() {
        var rounds: Int = 0
        repeat {
            queue.runOnce(runEntry)
            runDeferred()
            onTurnEnd?()
            rounds += 1
        } while hasWork && rounds < Self.maximumRounds
        if hasWork { queue.wake() }
        if !isClosing { armTimer() }
        // The thread sleeps next.
        turnTime = nil
    }

    private var hasWork: Bool { queue.hasLocalWork || !deferred.isEmpty }

    private func runDeferred() {
        guard !deferred.isEmpty else { return }
        swap(&deferred, &spareDeferred)
        for action: () -> Void in spareDeferred { action() }
        spareDeferred.removeAll(keepingCapacity: true)
    }

    private func runEntry(_ entry: JobQueue.Entry) {
        switch entry {
        case .serial(let job): job.runSynchronously(on: asUnownedSerialExecutor())
        case .task(let job): job.runSynchronously(on: tasks.asUnownedTaskExecutor())
        case .call(let work): work()
        }
    }

    // MARK: Executor

    /// Called by the Swift runtime.
    public func enqueue(_ job: consuming ExecutorJob) {
        queue.add(.serial(UnownedJob(job)))
    }

    /// Traps off the loop's thread: what `assumeIsolated` of the loop's actor relies on.
    public func checkIsolated() {
        precondition(queue.isCurrent, "not on the event loop's thread")
    }

    /// Whether the caller may touch the loop's actor.
    public func isIsolatingCurrentContext() -> Bool? { queue.isCurrent }
}
