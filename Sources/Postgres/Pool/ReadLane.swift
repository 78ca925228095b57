public import Reactor
public import SQL

/// Keyed reads on a few shared, pipelined connections under `force_generic_plan`.
///
/// What one turn of the loop asks for goes out at its end, on the least loaded connection, with one Sync a connection.
/// A Sync is one error boundary: a statement that only shared it with a failing one is run again, once, alone. What was
/// under way on a lost connection is run again once. A withdrawn statement that holds others up is cancelled (`StuckReads`). Lives on its loop; not thread-safe.
public final class ReadLane: StatementLane {
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

    private let group: ConnectionGroup<Work>
    private let reference: LoopReference<ReadLane> = LoopReference()
    private let loop: EventLoop
    private var isTurnEndPlanned: Bool = false
    private var stuck: StuckReads

    /// More than this on one connection only makes the queue invisible.
    private static let unitsPerConnection: Int = 1024

    /// A lane that `start` opens.
    ///
    /// - `random`: spreads reconnection attempts; from 0 to 1.
    public init(
        _ settings: ConnectionSettings, _ configuration: LaneConfiguration = .readLane, loop: EventLoop,
        random: @escaping () -> Double = { .random(in: 0...1) }
    ) {
        self.loop = loop
        stuck = StuckReads(slotCount: configuration.connectionCount)
        group = ConnectionGroup(
            profile: ConnectionProfile(
                settings: settings, planMode: .generic, statementTimeout: configuration.statementTimeout,
                preparedStatementLimit: configuration.preparedStatementLimit,
                preparedTextLimit: configuration.preparedTextLimit),
            configuration: configuration, unitsPerSlot: Self.unitsPerConnection, loop: loop, jitter: random)
        reference.set(self)
        group.send = { [reference] work, slot, connection in reference.target?.send(work, slot, connection) }
        group.refuse = { work, error in work.finish(.failure(error)) }
        group.onSlotLost = { [reference] slot in reference.target?.stuck.lost(slot) }
        group.onRoom = { [reference] in reference.target?.planTurnEnd() }
    }

    deinit { reference.clear() }

    /// Opens the connections. Statements may be submitted before they are there.
    public func start() { group.start() }

    /// Closes the connections; everything that is not answered fails.
    public func close() { group.close() }

    /// Ends the pauses before lost connections are made again: the server is known to be there.
    public func reconnectNow() { group.reconnectNow() }

    /// Whether a connection is up.
    public var isAvailable: Bool { group.isAvailable }

    /// Why a connection could not be made lately; nil when all is well.
    public var connectionProblem: PostgresError? { group.connectionProblem }

    /// How many statements wait to be sent.
    public var waitingCount: Int { group.waitingCount }

    /// Runs one keyed read.
    @discardableResult
    public func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket {
        let work: Work = Work(statement, parameters, lane: self, completion)
        work.queueNumber = group.enqueue(work)
        planTurnEnd()
        return Ticket(work)
    }

    private func planTurnEnd() {
        guard !isTurnEndPlanned else { return }
        isTurnEndPlanned = true
        loop.deferToTurnEnd { [self] in
            isTurnEndPlanned = false
            group.dispatch()
            for connection: Connection in group.connections { connection.closeGroup() }
        }
    }

    private func send(_ work: Work, _ slot: Int, _ connection: Connection) {
        work.queueNumber = nil
        guard work.isWanted else { return group.finished(slot) }
        if work.mustBeAlone { connection.closeGroup() }
        work.slot = slot
        work.isUnderWay = true
        work.cancelCount = stuck.passedCount(of: slot)
        connection.add(work)
        if work.mustBeAlone { connection.closeGroup() }
    }

    private func settle(_ work: Work, _ settlement: ConnectionWork.Settlement) {
        work.isUnderWay = false
        if case .lost(let error) = settlement {
            // The slot's load went with the connection.
            runAgain(work, ifNot: \.wasLost, else: error)
            return
        }
        group.finished(work.slot)
        guard work.isWanted else { return stuck.answered(on: work.slot) }
        switch settlement {
        case .success(let result, _): work.finish(.success(result))
        // The request was for another one of its Sync, or came too late for that.
        case .failure(let error) where error.code == .cancelled && work.cancelCount != stuck.cancelCount(of: work.slot):
            work.mustBeAlone = true
            group.enqueueAgain(work)
        case .failure(let error), .lost(let error): work.finish(.failure(error))
        case .stale(let error): runAgain(work, ifNot: \.mustBeAlone, else: error)
        case .aborted:
            runAgain(
                work, ifNot: \.mustBeAlone,
                else: PostgresError(.protocolViolation, "a statement that ran alone was aborted by another"))
        }
    }

    private func runAgain(_ work: Work, ifNot mark: ReferenceWritableKeyPath<Work, Bool>, else error: PostgresError) {
        guard work.isWanted else { return }
        guard !work[keyPath: mark] else { return work.finish(.failure(error)) }
        work[keyPath: mark] = true
        group.enqueueAgain(work)
    }

    // MARK: Withdrawn statements

    private func withdrawn(_ work: Work) {
        // On a lost connection nothing runs, though some of it may not have been told yet.
        guard group.connections[work.slot].isReady else { return }
        perform(stuck.withdrawn(on: work.slot, answers: group.connections[work.slot].answerCount), work.slot)
    }

    private func perform(_ action: StuckReads.Action, _ slot: Int) {
        switch action {
        case .nothing: break
        case .lookLater:
            loop.schedule(after: StuckReads.pause) { [reference] in reference.target?.pauseEnded(slot) }
        case .cancel: cancelRunning(slot)
        }
    }

    private func pauseEnded(_ slot: Int) {
        let connection: Connection = group.connections[slot]
        // Wanted ones of the same Sync are aborted with it: it is one error boundary, and any of it may be what takes so long.
        let hasWithdrawn: Bool = connection.running.contains { ($0 as? Work)?.isWanted == false }
        perform(stuck.pauseEnded(on: slot, hasWithdrawn: hasWithdrawn, answers: connection.answerCount), slot)
    }

    private func cancelRunning(_ slot: Int) {
        guard let token: LibpqHandle.CancelToken = group.connections[slot].cancelToken() else {
            return passedOn(slot)
        }
        loop.offload {
            token.request()
        } then: { [reference] in
            reference.target?.passedOn(slot)
        }
    }

    private func passedOn(_ slot: Int) {
        perform(stuck.passedOn(on: slot, answers: group.connections[slot].answerCount), slot)
    }

    /// One submitted statement on its way.
    private final class Work: ConnectionWork, Withdrawable {
        /// While it waits.
        var queueNumber: UInt64?
        /// The connection it was sent on.
        var slot: Int = 0
        /// How many requests to cancel something on that connection could not hit it any more.
        var cancelCount: UInt64 = 0
        /// It was sent and is not settled.
        var isUnderWay: Bool = false
        /// It was aborted by a neighbour, or its prepared statement was stale, once.
        var mustBeAlone: Bool = false
        /// Its connection was lost once.
        var wasLost: Bool = false
        private let lane: ReadLane
        private var completion: StatementCompletion?

        init(
            _ statement: SQLStatement, _ parameters: ParameterList, lane: ReadLane,
            _ completion: @escaping StatementCompletion
        ) {
            self.lane = lane
            self.completion = completion
            super.init(.statement(statement, parameters))
        }

        override func settle(_ settlement: Settlement) { lane.settle(self, settlement) }

        var isWanted: Bool { completion != nil }
        var isSent: Bool { isUnderWay }

        func finish(_ result: Result<StatementResult, PostgresError>) {
            let completion: StatementCompletion? = completion
            self.completion = nil
            completion?(result)
        }

        func withdraw() {
            guard isWanted else { return }
            if let number: UInt64 = queueNumber { lane.group.withdraw(number) }
            queueNumber = nil
            if isUnderWay { lane.withdrawn(self) }
            finish(.failure(PostgresError(.cancelled, "withdrawn")))
        }
    }
}
