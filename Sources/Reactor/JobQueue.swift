import CLibuv

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What waits to run on a loop's thread: jobs of the Swift runtime and calls from other threads.
///
/// On the loop's thread work goes to a plain array; from elsewhere to an inbox behind a lock, and libuv is woken once
/// for all that arrives before it looks.
final class JobQueue: @unchecked Sendable {
    /// A piece of work and the face of the executor through which it came.
    enum Entry: Sendable {
        case serial(UnownedJob)
        case task(UnownedJob)
        case call(@Sendable () -> Void)
    }

    private struct Inbox {
        var entries: [Entry] = []
        var canWake: Bool = true
    }

    // Guard of the unchecked conformance: `local` is touched on the loop's thread alone (`isCurrent`), everything else
    // is constant or behind `inbox`.
    private let inbox: Lock<Inbox> = Lock(Inbox())
    private var local: [Entry] = []
    private var spare: [Entry] = []
    private let waker: UnsafeMutablePointer<uv_async_t>

    private static let key: pthread_key_t = {
        var key: pthread_key_t = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// `waker` is freed by the loop, after `closeWaker`.
    init(waker: UnsafeMutablePointer<uv_async_t>) {
        self.waker = waker
    }

    /// Whether the caller runs on this queue's thread.
    var isCurrent: Bool {
        pthread_getspecific(Self.key) == Unmanaged.passUnretained(self).toOpaque()
    }

    /// Makes the calling thread this queue's thread.
    func adoptCurrentThread() {
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Takes the calling thread's mark away.
    func releaseCurrentThread() {
        pthread_setspecific(Self.key, nil)
    }

    /// Adds work, from any thread.
    func add(_ entry: Entry) {
        if isCurrent {
            local.append(entry)
            return
        }
        inbox.withLock { inbox in
            // A filled inbox has already woken the loop.
            let wakes: Bool = inbox.entries.isEmpty && inbox.canWake
            inbox.entries.append(entry)
            // Under the lock, so that the handle cannot be closed between the look and the call.
            if wakes { uv_async_send(waker) }
        }
    }

    /// Makes the next poll return at once. Loop's thread only.
    func wake() {
        inbox.withLock { inbox in
            if inbox.canWake { uv_async_send(waker) }
        }
    }

    /// After this nothing touches the waker any more, so its handle may be closed.
    func closeWaker() {
        inbox.withLock { $0.canWake = false }
    }

    /// Moves foreign work behind the local one.
    func collect() {
        let arrived: [Entry] = inbox.withLock { inbox in
            let entries: [Entry] = inbox.entries
            inbox.entries = []
            return entries
        }
        local.append(contentsOf: arrived)
    }

    var hasLocalWork: Bool { !local.isEmpty }

    /// Runs what waits now; what that adds waits for the next call.
    func runOnce(_ run: (Entry) -> Void) {
        guard !local.isEmpty else { return }
        swap(&local, &spare)
        for entry: Entry in spare { run(entry) }
        spare.removeAll(keepingCapacity: true)
    }
}
