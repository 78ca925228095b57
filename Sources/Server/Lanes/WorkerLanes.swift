import Postgres
import Reactor
import SQL

/// A worker's connections to one database: a lane for keyed reads and a pool for the rest, or the pool alone where the
/// database has no more than one connection for the worker. Lives on the worker's loop.
final class WorkerLanes {
    /// The size of a worker's lanes.
    struct Shape: Hashable {
        /// Nothing where reads share the pool.
        var reads: LaneConfiguration?
        var sessions: LaneConfiguration

        /// - Parameter connections: how many the worker may have; nothing means as many as it likes.
        init(_ configuration: ServerConfiguration, connections: Int?) {
            reads = configuration.readLane
            sessions = configuration.sessionPool
            guard let connections else { return }
            guard connections > 1 else {
                reads = nil
                sessions.connectionCount = 1
                return
            }
            let most: Int = configuration.readLane.connectionCount
            let share: Int = min(most, max(1, connections / 3))
            reads?.connectionCount = share
            sessions.connectionCount = min(sessions.connectionCount, connections - share)
        }
    }

    /// What becomes of the connections. All are called on the loop.
    struct Events {
        var opened: () -> Void
        var lost: () -> Void
        var recovered: () -> Void
    }

    private let keyed: ReadLane?
    let sessions: SessionPool
    private var useCount: Int = 0
    private var onRetired: (() -> Void)?
    private(set) var isClosed: Bool = false

    init(
        _ settings: ConnectionSettings, _ shape: Shape, loop: EventLoop, random: @escaping () -> Double
    ) {
        keyed = shape.reads.map { ReadLane(settings, $0, loop: loop, random: random) }
        sessions = SessionPool(settings, shape.sessions, loop: loop, random: random)
    }

    /// Where keyed reads go.
    var reads: any StatementLane {
        guard let keyed else { return sessions }
        return keyed
    }

    /// Whether statements of both kinds have a connection.
    var isAvailable: Bool { (keyed?.isAvailable ?? true) && sessions.isAvailable }

    /// Whether no statement has one.
    var isAway: Bool { !(keyed?.isAvailable ?? false) && !sessions.isAvailable }

    func start(_ events: Events) {
        keyed?.onOpened = events.opened
        sessions.onOpened = events.opened
        keyed?.onUnavailable = events.lost
        sessions.onUnavailable = events.lost
        keyed?.onRecovered = events.recovered
        sessions.onRecovered = events.recovered
        keyed?.start()
        sessions.start()
    }

    func reconnectNow() {
        keyed?.reconnectNow()
        sessions.reconnectNow()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        keyed?.close()
        sessions.close()
    }

    // MARK: Uses

    /// Something runs here; `endUse` says when it is over.
    func beginUse() { useCount += 1 }

    func endUse() {
        useCount -= 1
        retireIfUnused()
    }

    /// Closes as soon as nothing runs here any more. Nothing new may be begun.
    func retire(_ completion: @escaping () -> Void) {
        onRetired = completion
        retireIfUnused()
    }

    private func retireIfUnused() {
        guard useCount == 0, let told: () -> Void = onRetired else { return }
        onRetired = nil
        close()
        told()
    }
}
