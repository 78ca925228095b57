#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// State that threads share, reachable only while its lock is held.
///
/// A `pthread_mutex_t` and not `Synchronization.Mutex`, because the thread sanitizer follows the former and
/// misreads the latter. Never suspend and never call foreign code inside `withLock`.
public final class Lock<State>: @unchecked Sendable {
    // Guard of the unchecked conformance: `state` is touched only between lock and unlock.
    private var state: State
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Takes over `state`; nobody else may keep a reference into it.
    public init(_ state: sending State) {
        self.state = state
        mutex = .allocate(capacity: 1)
        let failure: Int32 = pthread_mutex_init(mutex, nil)
        precondition(failure == 0, "a mutex could not be made: \(failure)")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` alone on the state and hands its value out.
    public func withLock<Value, Failure: Error>(
        _ body: (inout sending State) throws(Failure) -> sending Value
    ) throws(Failure) -> sending Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state)
    }
}
