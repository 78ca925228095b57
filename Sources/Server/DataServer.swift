public import ConnectorModel
import Postgres
import Reactor
public import Transport

/// A running server: workers, and the sockets it listens on.
public actor DataServer {
    private let configuration: ServerConfiguration
    private let group: WorkerGroup
    private let gauge: ConnectionGauge
    /// Where connections are accepted: the loop of the first worker.
    private var listeners: ListenerBox?

    /// A server that `start` opens.
    public init(_ configuration: ServerConfiguration) {
        self.configuration = configuration
        let clock: any MonotonicClock = configuration.clock
        group = WorkerGroup((0..<max(1, configuration.workers)).map { Worker(index: $0, loop: Self.makeLoop(clock)) })
        gauge = ConnectionGauge(
            limit: configuration.http.maximumConnections, limitOfPeer: configuration.http.maximumConnectionsPerPeer,
            limitOfBytes: configuration.http.maximumRequestMemory)
    }

    private static func makeLoop(_ clock: some MonotonicClock) -> EventLoop { EventLoop(clock: clock) }

    /// Starts the workers with a service and listens.
    ///
    /// - Returns: where it listens, with real ports.
    /// - Errors: an address that cannot be had.
    public func start(_ service: CompiledService) async throws(ListenError) -> [ListenAddress] {
        for worker: Worker in group.workers {
            worker.loop.start()
            await worker.begin(configuration, service, group, gauge)
        }
        let result: Result<ListenerBox, ListenError> = await group.workers[0].listen(configuration.addresses, group)
        let box: ListenerBox = try result.get()
        listeners = box
        return box.addresses
    }

    /// Installs a new version of the service in every worker. Running executions end on the old one.
    public func swap(_ service: CompiledService) {
        group.broadcast(.swap(service))
    }

    /// Looks again at who opened streams, since others may be believed now than then.
    public func reviewStreams() {
        group.broadcast(.review)
    }

    /// Serves on another database from now on, and another version of the service where one is given. Running operations end on the
    /// old database, and subscriptions are executed anew. Only where `isDatabaseSwitchable` says so.
    ///
    /// Comes back when every worker has done it.
    public func exchange(_ service: CompiledService?, onto database: DatabaseConnection) async {
        await withTaskGroup(of: Void.self) { tasks in
            for worker: Worker in group.workers { tasks.addTask { await worker.exchange(service, database) } }
        }
    }

    /// Closes all connections to the database when what runs on them is over; what comes waits for `exchange`. For a database that has
    /// no connection to spare for anybody else.
    public func holdDatabase() async {
        await withTaskGroup(of: Void.self) { tasks in
            for worker: Worker in group.workers { tasks.addTask { await worker.holdDatabase() } }
        }
    }

    /// Waits until nothing runs on an earlier database any more.
    public func retireDatabase() async {
        await withTaskGroup(of: Void.self) { tasks in
            for worker: Worker in group.workers { tasks.addTask { await worker.retireDatabase() } }
        }
    }

    /// Stops accepting, lets what runs finish, closes streams, ends the workers.
    public func stop() async {
        if let listeners { await group.workers[0].close(listeners) }
        listeners = nil
        await withTaskGroup(of: Void.self) { tasks in
            for worker: Worker in group.workers { tasks.addTask { await worker.end() } }
        }
        for worker: Worker in group.workers { worker.loop.stop() }
        for worker: Worker in group.workers { worker.loop.join() }
    }
}

/// The listeners of a server. Guard of the unchecked conformance: they are touched on the first worker's loop only.
final class ListenerBox: @unchecked Sendable {
    private var listeners: [Listener]
    /// Where they listen.
    let addresses: [ListenAddress]

    init(_ listeners: [Listener]) {
        self.listeners = listeners
        addresses = listeners.map(\.address)
    }

    func close() {
        for listener: Listener in listeners { listener.close() }
        listeners = []
    }
}

extension Worker {
    /// Listens on this worker's loop and deals the connections out to all workers in turn.
    func listen(_ addresses: [ListenAddress], _ group: WorkerGroup) -> Result<ListenerBox, ListenError> {
        var listeners: [Listener] = []
        let turns: TurnCounter = TurnCounter(count: group.count)
        do throws(ListenError) {
            for address: ListenAddress in addresses {
                listeners += try Listener.listen(on: address, loop: loop) { socket in
                    group.send(.adopt(socket), to: turns.next())
                }
            }
            return .success(ListenerBox(listeners))
        } catch {
            for listener: Listener in listeners { listener.close() }
            return .failure(error)
        }
    }

    func close(_ listeners: ListenerBox) { listeners.close() }
}

/// Whose turn it is to take a connection.
private final class TurnCounter {
    private let count: Int
    private var last: Int = -1

    init(count: Int) { self.count = count }

    func next() -> Int {
        last = (last + 1) % count
        return last
    }
}
