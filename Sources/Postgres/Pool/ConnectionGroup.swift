import Reactor

/// The connections of one lane and the queue before them; what both lanes have in common. Loop's thread only.
final class ConnectionGroup<Unit> {
    /// Puts a unit on a connection.
    var send: ((Unit, _ slot: Int, Connection) -> Void)?
    /// Tells a unit that it will never be sent.
    var refuse: ((Unit, PostgresError) -> Void)?
    /// A connection has answered everything.
    var onIdle: ((_ slot: Int) -> Void)?
    /// A connection is gone; its works are settled after this.
    var onSlotLost: ((_ slot: Int) -> Void)?
    /// The first connection is there.
    var onOpened: (() -> Void)?
    /// The last connection is gone.
    var onUnavailable: (() -> Void)?
    /// After a loss a connection is there again.
    var onRecovered: (() -> Void)?
    /// There may be something to send now.
    var onRoom: (() -> Void)?

    let loop: EventLoop
    /// For what may come when the group is gone.
    private let reference: LoopReference<ConnectionGroup<Unit>> = LoopReference()
    private(set) var connections: [Connection] = []
    private var machine: PoolStateMachine<Unit>
    private var expiryTimer: TimerHandle?
    private var isOpened: Bool = false
    private var hasLostConnection: Bool = false
    private var isClosed: Bool = false

    init(
        profile: ConnectionProfile, configuration: LaneConfiguration, unitsPerSlot: Int, loop: EventLoop,
        jitter: @escaping () -> Double
    ) {
        self.loop = loop
        machine = PoolStateMachine(
            slotCount: configuration.connectionCount,
            limits: configuration.limits(Unit.self, unitsPerSlot: unitsPerSlot), now: loop.now)
        connections = (0..<configuration.connectionCount).map { _ in
            Connection(profile: profile, loop: loop, backoff: configuration.backoff, jitter: jitter)
        }
        reference.set(self)
        for (slot, connection) in connections.enumerated() { wire(connection, slot) }
    }

    deinit { reference.clear() }

    private func wire(_ connection: Connection, _ slot: Int) {
        connection.onReady = { [reference] in reference.target?.becameReady(slot) }
        connection.onLost = { [reference] _ in reference.target?.lost(slot) }
        connection.onIdle = { [reference] in reference.target?.onIdle?(slot) }
    }

    private func lost(_ slot: Int) {
        hasLostConnection = true
        machine.slotDown(slot, at: loop.now)
        onSlotLost?(slot)
        if !isClosed, !machine.isAvailable { onUnavailable?() }
    }

    private func becameReady(_ slot: Int) {
        machine.slotUp(slot)
        if hasLostConnection {
            hasLostConnection = false
            reconnectNow()
            onRecovered?()
        }
        if !isOpened {
            isOpened = true
            onOpened?()
        }
        onRoom?()
    }

    var isAvailable: Bool { machine.isAvailable }
    var connectionProblem: PostgresError? { connections.lazy.compactMap(\.lastError).first }
    var waitingCount: Int { machine.waitingCount }

    func start() {
        for connection: Connection in connections { connection.start() }
    }

    /// Ends the pauses of connections that were lost: the server is known to be there.
    func reconnectNow() {
        for connection: Connection in connections { connection.reconnectNow() }
    }

    /// Ends all: what waits is refused, what is under way is settled as lost.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        let waiting: [Unit] = machine.takeAll()
        for unit: Unit in waiting { refuse?(unit, PostgresError(.unavailable, "the lane is closed")) }
        for connection: Connection in connections { connection.close() }
        if let timer: TimerHandle = expiryTimer { loop.cancel(timer) }
        // Whoever listens usually owns the lane.
        onRecovered = nil
        onOpened = nil
        onUnavailable = nil
    }

    /// Lets a unit wait, or refuses it and returns nil.
    func enqueue(_ unit: Unit, isUnhurried: Bool = false) -> UInt64? {
        guard !isClosed else {
            refuse?(unit, PostgresError(.unavailable, "the lane is closed"))
            return nil
        }
        guard let number: UInt64 = machine.enqueue(unit, isUnhurried: isUnhurried, at: loop.nowOfTurn) else {
            refuse?(unit, PostgresError(.busy, "too many statements wait for the database"))
            return nil
        }
        return number
    }

    /// Lets a unit wait that has to run again.
    func enqueueAgain(_ unit: Unit) {
        guard !isClosed else {
            refuse?(unit, PostgresError(.unavailable, "the lane is closed"))
            return
        }
        machine.enqueueAgain(unit)
        onRoom?()
    }

    func withdraw(_ number: UInt64) { machine.withdraw(number) }

    func finished(_ slot: Int) {
        machine.finished(slot)
        if !machine.isEmpty { onRoom?() }
    }

    /// Units to go along with one that is sent, as many as are its fair share of those that wait and suit.
    func companions(atMost limit: Int, where suits: (Unit) -> Bool) -> [Unit] {
        let share: Int = min(limit, machine.waitingCount / (machine.roomCount + 1))
        var companions: [Unit] = []
        while companions.count < share, let unit: Unit = machine.nextCompanion(where: suits) { companions.append(unit) }
        return companions
    }

    /// Sends what can be sent.
    func dispatch() {
        while let (slot, unit) = machine.next() { send?(unit, slot, connections[slot]) }
        armExpiryTimer()
    }

    private func armExpiryTimer() {
        guard !machine.isEmpty, expiryTimer == nil, let deadline: MonotonicInstant = machine.deadline else { return }
        expiryTimer = loop.schedule(at: deadline) { [reference] in reference.target?.expire() }
    }

    private func expire() {
        expiryTimer = nil
        let expired: [Unit] = machine.expire(at: loop.now)
        for unit: Unit in expired { refuse?(unit, expiryError) }
        armExpiryTimer()
    }

    private var expiryError: PostgresError {
        guard !machine.isAvailable else {
            return PostgresError(.busy, "all connections to the database are busy")
        }
        let reason: String = connectionProblem?.message ?? "no connection yet"
        return PostgresError(.unavailable, "the database cannot be reached: \(reason)")
    }
}
