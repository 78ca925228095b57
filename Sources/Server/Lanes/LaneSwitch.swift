import Postgres
import Reactor
import SQL

/// Stands for lanes that may be exchanged for those of another database while operations run. Lives on the worker's loop.
///
/// What has begun ends where it began. Where there are no lanes everything is refused as unavailable; while lanes are held, what comes
/// waits for the next ones.
final class LaneSwitch {
    private enum State {
        case none
        case open(WorkerLanes)
        case held
    }

    private var state: State = .none
    private var waiting: [HeldWork] = []
    /// Lanes that are still used by what began on them.
    private var retiringCount: Int = 0
    private var onRetired: [() -> Void] = []

    private static let maximumWaiting: Int = 1_000

    /// The lanes in use.
    var lanes: WorkerLanes? {
        if case .open(let lanes) = state { lanes } else { nil }
    }

    /// Whether the database can be used now.
    var isAvailable: Bool { lanes?.isAvailable ?? false }

    // MARK: Exchange

    /// Uses these lanes from now on, or none.
    func use(_ lanes: WorkerLanes?) {
        retire()
        state = lanes.map(State.open) ?? .none
        let held: [HeldWork] = waiting
        waiting = []
        for work: HeldWork in held { work.go(self) }
    }

    /// Gives the lanes up and keeps what comes until there are others. Calls back when their connections are closed.
    func hold(_ completion: @escaping () -> Void) {
        retire()
        state = .held
        afterRetirement(completion)
    }

    /// Calls back when nothing runs on earlier lanes any more.
    func afterRetirement(_ completion: @escaping () -> Void) {
        guard retiringCount > 0 else { return completion() }
        onRetired.append(completion)
    }

    /// Closes everything; what waits is refused.
    func close() {
        lanes?.close()
        state = .none
        let held: [HeldWork] = waiting
        waiting = []
        for work: HeldWork in held { work.go(self) }
    }

    private func retire() {
        guard let lanes: WorkerLanes else { return }
        retiringCount += 1
        lanes.retire { [self] in
            retiringCount -= 1
            guard retiringCount == 0 else { return }
            let told: [() -> Void] = onRetired
            onRetired = []
            for completion: () -> Void in told { completion() }
        }
    }

    // MARK: Work

    /// Does something with the lanes in use, now or when there are some again.
    ///
    /// - Parameters:
    ///   - work: what is done; its use of the lanes has begun.
    ///   - refuse: what happens instead where there are none.
    func run(
        _ work: @escaping (WorkerLanes) -> Ticket, else refuse: @escaping (PostgresError) -> Void
    ) -> Ticket {
        switch state {
        case .open(let lanes):
            lanes.beginUse()
            return work(lanes)
        case .none:
            refuse(PostgresError(.unavailable, "no database has been configured"))
        case .held:
            guard waiting.count < Self.maximumWaiting else {
                refuse(PostgresError(.busy, "too much waits while the database is exchanged"))
                break
            }
            let held: HeldWork = HeldWork(work, refuse)
            waiting.append(held)
            return Ticket(held)
        }
        return Ticket(nil)
    }
}

/// Work that waits for lanes.
private final class HeldWork: Withdrawable {
    private var work: ((WorkerLanes) -> Ticket)?
    private var refuse: ((PostgresError) -> Void)?
    private var ticket: Ticket?

    init(_ work: @escaping (WorkerLanes) -> Ticket, _ refuse: @escaping (PostgresError) -> Void) {
        self.work = work
        self.refuse = refuse
    }

    var isWanted: Bool { work != nil || ticket.map { !$0.isOver } ?? false }

    var isSent: Bool { ticket?.isSent ?? false }

    func go(_ lanes: LaneSwitch) {
        guard let work, let refuse else { return }
        self.work = nil
        self.refuse = nil
        ticket = lanes.run(work, else: refuse)
    }

    func withdraw() {
        work = nil
        let told: ((PostgresError) -> Void)? = refuse
        refuse = nil
        told?(PostgresError(.cancelled, "withdrawn"))
        ticket?.cancel()
    }
}
