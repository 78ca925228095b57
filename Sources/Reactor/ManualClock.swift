/// A clock that stands still until it is told to move, so that tests of hours take no time.
///
/// Loops that live by it fire the timers that fell due as soon as their turn comes; a `post` made after `advance`
/// runs after them.
public final class ManualClock: MonotonicClock {
    private struct State {
        var now: MonotonicInstant = MonotonicInstant(sinceStart: .zero)
        var observers: [@Sendable () -> Void] = []
    }

    private let state: Lock<State> = Lock(State())

    /// A clock at its beginning.
    public init() {}

    /// Where the clock stands.
    public var now: MonotonicInstant { state.withLock { $0.now } }

    /// Always false.
    public var followsSystemTime: Bool { false }

    /// Moves the clock forward and tells everyone who lives by it.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "a monotonic clock cannot go back")
        let observers: [@Sendable () -> Void] = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.observers
        }
        for observer in observers { observer() }
    }

    /// Adds a caller for each later `advance`.
    public func onMove(_ observer: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(observer) }
    }
}
