/// The life of one connection, from opening to coming back after a loss. Pure: events in, actions out.
struct ConnectionStateMachine {
    /// Where the connection stands.
    enum State: Hashable {
        case idle
        case connecting
        case configuring
        case ready
        /// Waits to try again.
        case resting
        case closed
    }

    /// What happened.
    enum Event: Hashable {
        case start
        /// libpq wants the socket to become readable or writable.
        case wants(LibpqInterest)
        case connected
        case configured
        /// Opening, connecting, configuring or working failed.
        case failed(PostgresError)
        case connectTimerFired
        case retryTimerFired
        /// The server is known to be there again; the pause has no use any more.
        case serverIsBack
        case close
    }

    /// What to do, in order.
    enum Action: Hashable {
        case open
        case watch(LibpqInterest)
        case configure
        case startConnectTimer
        case stopConnectTimer
        /// Close the socket and free the connection.
        case tearDown
        case startRetryTimer(Duration)
        case stopRetryTimer
        case announceReady
        /// The connection was ready and no longer is.
        case announceLost(PostgresError)
    }

    /// Pauses between attempts: they double, up to a bound.
    struct Backoff: Hashable {
        var first: Duration = .milliseconds(100)
        var longest: Duration = .seconds(5)

        /// The pause before attempt number `attempt` (from 0). `jitter` from 0 to 1 spreads it over its upper half, so
        /// that connections that were lost together do not come back together.
        func pause(_ attempt: Int, jitter: Double) -> Duration {
            let doubled: Duration = first * (1 << min(attempt, 16))
            return min(doubled, longest) * (0.5 + 0.5 * jitter)
        }
    }

    private(set) var state: State = .idle
    /// Attempts that failed since the connection was last ready.
    private(set) var failedAttempts: Int = 0
    /// Why the last attempt failed; what waiting work is told.
    private(set) var lastError: PostgresError?
    private let backoff: Backoff

    init(backoff: Backoff = Backoff()) {
        self.backoff = backoff
    }

    /// Takes an event in; `jitter` is a random number from 0 to 1.
    mutating func handle(_ event: Event, jitter: Double = 1) -> [Action] {
        switch (state, event) {
        case (.closed, _): return []
        case (_, .close): return close()
        case (.idle, .start): return open()
        case (.resting, .retryTimerFired): return open()
        case (.resting, .serverIsBack): return [.stopRetryTimer] + open()
        case (.connecting, .wants(let interest)): return [.watch(interest)]
        case (.connecting, .connected):
            state = .configuring
            return [.watch(.readable), .configure]
        case (.configuring, .configured):
            state = .ready
            failedAttempts = 0
            lastError = nil
            return [.stopConnectTimer, .announceReady]
        case (.connecting, .connectTimerFired), (.configuring, .connectTimerFired):
            return rest(after: PostgresError(.unavailable, "the connection took too long"), jitter)
        case (.connecting, .failed(let error)), (.configuring, .failed(let error)):
            return rest(after: error.recoded(.unavailable), jitter)
        case (.ready, .failed(let error)):
            return rest(after: error, jitter) + [.announceLost(error)]
        default:
            // A timer or a callback that was under way when the state changed.
            return []
        }
    }

    private mutating func open() -> [Action] {
        state = .connecting
        return [.startConnectTimer, .open]
    }

    private mutating func rest(after error: PostgresError, _ jitter: Double) -> [Action] {
        let pause: Duration = backoff.pause(failedAttempts, jitter: jitter)
        state = .resting
        failedAttempts += 1
        lastError = error
        return [.stopConnectTimer, .tearDown, .startRetryTimer(pause)]
    }

    private mutating func close() -> [Action] {
        let wasReady: Bool = state == .ready
        state = .closed
        let lost: [Action] = wasReady ? [.announceLost(PostgresError(.unavailable, "the connection was closed"))] : []
        return [.stopConnectTimer, .stopRetryTimer, .tearDown] + lost
    }
}

/// What libpq waits for while it connects.
enum LibpqInterest: Hashable {
    case readable
    case writable
}
