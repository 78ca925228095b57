public import Reactor
public import SQL

/// Connections that run one unit of work at a time: a single statement, a snapshot of several, or a transaction.
///
/// A unit goes to an idle connection, else it waits in order. Quick statements that wait go together, each still a transaction of its
/// own (`WriteChain`): what is saved is the way between them. Lives on its loop; not thread-safe.
public final class SessionPool: SessionLane {
    /// Called on the loop when the first connection is there. Dropped by `close`.
    public var onOpened: (() -> Void)? {
        get { group.onOpened }
        set { group.onOpened = newValue }
    }

    /// Called on the loop when the last connection is lost. Dropped by `close`.
    public var onUnavailable: (() -> Void)? {
        get { group.onUnavailable }
        set { group.onUnavailable = newValue }
    }

    /// Called on the loop when a connection is there again after one was lost. Dropped by `close`.
    public var onRecovered: (() -> Void)? {
        get { group.onRecovered }
        set { group.onRecovered = newValue }
    }

    private let group: ConnectionGroup<any SessionUnit>
    private let loop: EventLoop
    private let timeouts: (reads: Duration, changes: Duration)
    private var seats: [Seat]
    private var isTurnEndPlanned: Bool = false

    /// More than these would wait too long if the first is held up by another's lock.
    private static let companionLimit: Int = 15

    /// What sits on one connection.
    private struct Seat {
        /// One, or several quick ones.
        var units: [any SessionUnit] = []
        /// A request to cancel is on its way; whoever got the connection now might be hit by it.
        var isCancelling: Bool = false
        /// Transactions were begun for several writes; one may have been left open.
        var isChained: Bool = false
    }

    /// A pool that `start` opens.
    ///
    /// - `random`: spreads reconnection attempts; from 0 to 1.
    public init(
        _ settings: ConnectionSettings, _ configuration: LaneConfiguration = .sessionPool, loop: EventLoop,
        random: @escaping () -> Double = { .random(in: 0...1) }
    ) {
        self.loop = loop
        timeouts = (min(configuration.readTimeout, configuration.statementTimeout), configuration.statementTimeout)
        seats = Array(repeating: Seat(), count: configuration.connectionCount)
        group = ConnectionGroup(
            profile: ConnectionProfile(
                settings: settings, planMode: .custom, statementTimeout: configuration.statementTimeout,
                preparedStatementLimit: configuration.preparedStatementLimit,
                preparedTextLimit: configuration.preparedTextLimit),
            configuration: configuration, unitsPerSlot: 1, loop: loop, jitter: random)
        group.send = { [weak self] unit, slot, connection in self?.seat(unit, slot, connection) }
        group.refuse = { unit, error in unit.refuse(error) }
        group.onRoom = { [weak self] in self?.planTurnEnd() }
        group.onIdle = { [weak self] slot in self?.becameIdle(slot) }
        group.onSlotLost = { [weak self] slot in self?.lost(slot) }
    }

    /// Opens the connections. Work may be submitted before they are there.
    public func start() { group.start() }

    /// Closes the connections; everything that is not over fails.
    public func close() { group.close() }

    /// Ends the pauses before lost connections are made again: the server is known to be there.
    public func reconnectNow() { group.reconnectNow() }

    /// Whether a connection is up.
    public var isAvailable: Bool { group.isAvailable }

    /// Why a connection could not be made lately; nil when all is well.
    public var connectionProblem: PostgresError? { group.connectionProblem }

    /// How many units wait for a connection.
    public var waitingCount: Int { group.waitingCount }

    /// Runs one statement, alone on its connection unless it is quick.
    @discardableResult
    public func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        _ completion: @escaping StatementCompletion
    ) -> Ticket {
        let unit: StatementUnit = StatementUnit(statement, parameters, traits, pool: self, completion)
        enqueue(unit)
        return Ticket(unit)
    }

    /// Runs reading statements on one snapshot, in one round trip.
    @discardableResult
    public func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket {
        let unit: SnapshotUnit = SnapshotUnit(statements, isForeign: isForeign, pool: self, completion)
        enqueue(unit)
        return Ticket(unit)
    }

    /// Opens a transaction on a connection of its own.
    @discardableResult
    public func begin(
        _ options: TransactionOptions,
        _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) -> Ticket {
        let unit: TransactionUnit = TransactionUnit(options, pool: self, completion)
        enqueue(unit)
        return Ticket(unit)
    }

    private func enqueue(_ unit: any SessionUnit) {
        unit.queueNumber = group.enqueue(unit, isUnhurried: unit.isUnhurried)
        if unit.queueNumber != nil { planTurnEnd() }
    }

    /// What one turn of the loop asks for is shared out at its end.
    private func planTurnEnd() {
        guard !isTurnEndPlanned else { return }
        isTurnEndPlanned = true
        loop.deferToTurnEnd { [self] in
            isTurnEndPlanned = false
            group.dispatch()
        }
    }

    // MARK: For units

    /// Lets a unit run again on another connection, ahead of those that wait.
    func requeue(_ unit: any SessionUnit) { group.enqueueAgain(unit) }

    func withdraw(_ number: UInt64) { group.withdraw(number) }

    /// Asks the server to stop what `unit` runs, unless it would hit others. The connection is held until the request has been passed on.
    func cancelRunning(_ unit: any SessionUnit) {
        guard let slot: Int = slot(of: unit), seats[slot].units.count == 1, !seats[slot].isCancelling,
            let token: LibpqHandle.CancelToken = group.connections[slot].cancelToken()
        else { return }
        seats[slot].isCancelling = true
        loop.offload {
            token.request()
        } then: { [weak self] in
            // After a loss the seat may be another unit's; the request went to the old server process.
            guard let self, seats[slot].units.first === unit else { return }
            seats[slot].isCancelling = false
            if group.connections[slot].isIdle { becameIdle(slot) }
        }
    }

    /// The unit has nothing more to send and its connection is idle already.
    func releaseIfIdle(_ unit: any SessionUnit) {
        guard let slot: Int = slot(of: unit), group.connections[slot].isIdle else { return }
        becameIdle(slot)
    }

    private func slot(of unit: any SessionUnit) -> Int? {
        seats.firstIndex { seat in seat.units.contains { $0 === unit } }
    }

    // MARK: Seats

    private func seat(_ unit: any SessionUnit, _ slot: Int, _ connection: Connection) {
        let companions: [any SessionUnit] =
            unit.isQuick
            ? group.companions(atMost: Self.companionLimit) { $0.isQuick && $0.planMode == unit.planMode } : []
        let units: [any SessionUnit] = ([unit] + companions).filter(\.isWanted)
        seats[slot].units = units
        guard !units.isEmpty else { return group.finished(slot) }
        connection.use(unit.planMode, statementTimeout: timeout(of: units))
        let chain: WriteChain? = WriteChain(of: units)
        seats[slot].isChained = chain != nil
        for unit: any SessionUnit in units {
            unit.queueNumber = nil
            unit.start(on: connection, chain: chain)
        }
        connection.closeGroup()
    }

    /// How long units that are sent together may take; nothing where all are quick reads, for which the connection stays as it is.
    private func timeout(of units: [any SessionUnit]) -> Duration? {
        if units.contains(where: \.changesRows) { return timeouts.changes }
        return units.allSatisfy(\.isQuick) ? nil : timeouts.reads
    }

    private func lost(_ slot: Int) {
        let units: [any SessionUnit] = seats[slot].units
        seats[slot] = Seat()
        for unit: any SessionUnit in units { unit.slotWasLost() }
    }

    private func becameIdle(_ slot: Int) {
        guard !seats[slot].isCancelling, !seats[slot].units.isEmpty else { return }
        var isOver: Bool = true
        if seats[slot].isChained {
            seats[slot].isChained = false
            if group.connections[slot].isInTransaction {
                group.connections[slot].rollBack()
                isOver = false
            }
        }
        for unit: any SessionUnit in seats[slot].units where !unit.isOver() { isOver = false }
        guard isOver else { return }
        seats[slot] = Seat()
        group.finished(slot)
    }
}

/// Work that has a connection to itself.
protocol SessionUnit: Withdrawable {
    /// While it waits: its number in the queue.
    var queueNumber: UInt64? { get set }
    /// How its statements are to be planned.
    var planMode: PlanMode { get }
    /// Whether others may be sent along with it.
    var isQuick: Bool { get }
    /// Whether it reads and may take long: not all connections may be held by such, or changes would wait for them.
    var isUnhurried: Bool { get }
    /// Whether it may change something.
    var changesRows: Bool { get }
    /// Sends the first of it. May be called again after `SessionPool.requeue`.
    ///
    /// - Parameter chain: the transactions of the writes that are sent along, where there are several.
    func start(on connection: Connection, chain: WriteChain?)
    /// Asked when everything sent has been answered. A unit with more to do sends it here and says false.
    func isOver() -> Bool
    /// Its connection is gone. What it waits for there is settled as lost; this is for what it had yet to do.
    func slotWasLost()
    /// It waited in vain; nothing was sent.
    func refuse(_ error: PostgresError)
}
