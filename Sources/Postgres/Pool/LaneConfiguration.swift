/// The size and the bounds of a lane.
public struct LaneConfiguration: Hashable, Sendable {
    /// How many connections it keeps.
    public var connectionCount: Int
    /// PostgreSQL's `statement_timeout` on them.
    public var statementTimeout: Duration
    /// The same where nothing is changed: a session pool has both kinds of statements.
    public var readTimeout: Duration
    /// How many statements may wait for a connection; more are refused with `unavailable`.
    public var maximumWaiting: Int
    /// How long a statement waits while the database is away, before it fails with `unavailable`.
    public var waitWhileDown: Duration = .seconds(2)
    /// How long a statement waits while all connections are busy, before it fails with `unavailable`.
    public var waitWhileBusy: Duration = .seconds(10)
    /// How many prepared statements a connection keeps.
    public var preparedStatementLimit: Int = 1000
    /// How many bytes of text these may have together. The server takes about a hundred times as much for them on each connection.
    public var preparedTextLimit: Int = 512 << 10
    /// The first pause before a lost connection is made again; pauses double.
    public var firstRetryPause: Duration = .milliseconds(100)
    /// The longest pause.
    public var longestRetryPause: Duration = .seconds(5)

    /// A lane of this size; the other values have their defaults.
    public init(connectionCount: Int, statementTimeout: Duration, maximumWaiting: Int) {
        self.connectionCount = connectionCount
        self.statementTimeout = statementTimeout
        readTimeout = min(statementTimeout, .seconds(10))
        self.maximumWaiting = maximumWaiting
    }

    /// Two pipelined connections for keyed reads.
    public static let readLane: LaneConfiguration = LaneConfiguration(
        connectionCount: 2, statementTimeout: .seconds(10), maximumWaiting: 10_000)

    /// Four connections for writes, transactions, snapshots and selective reads.
    public static let sessionPool: LaneConfiguration = LaneConfiguration(
        connectionCount: 4, statementTimeout: .seconds(30), maximumWaiting: 1000)

    func limits<Unit>(_ type: Unit.Type, unitsPerSlot: Int) -> PoolStateMachine<Unit>.Limits {
        PoolStateMachine<Unit>.Limits(
            unitsPerSlot: unitsPerSlot, slotsForUnhurried: max(1, connectionCount - 1), maximumWaiting: maximumWaiting,
            waitWhileDown: waitWhileDown,
            waitWhileBusy: waitWhileBusy)
    }

    var backoff: ConnectionStateMachine.Backoff {
        ConnectionStateMachine.Backoff(first: firstRetryPause, longest: longestRetryPause)
    }
}
