import ConnectorModel
import Execution
import Postgres
import Reactor
import Realtime
import Transport

/// What a worker is made of. Lives on one loop; not Sendable.
final class WorkerCore {
    let index: Int
    let loop: EventLoop
    let group: WorkerGroup
    let configuration: ServerConfiguration
    let executor: Executor
    private let lanes: LaneSwitch = LaneSwitch()
    private let gauge: ConnectionGauge
    private var http: HTTPServer?
    private var hub: HubDesk?
    private var recovery: LaneRecovery = LaneRecovery()
    /// Kept here, as the server of the loop does not retain it.
    private let control: ControlDesk?

    /// The name that was asked for last and means a connector of the present service.
    var latestServed: ResourceName?
    /// How many executions were begun that a client can take back.
    var lastTicket: UInt64 = 0
    /// The worker whose shard keeps a subscription, by stream and number.
    var shards: [CarrierID: [UInt64: Int]] = [:]

    init(
        index: Int, loop: EventLoop, configuration: ServerConfiguration, service: CompiledService, group: WorkerGroup,
        gauge: ConnectionGauge
    ) {
        self.index = index
        self.loop = loop
        self.group = group
        self.configuration = configuration
        self.gauge = gauge
        control = configuration.control.map { [lanes] answer in
            ControlDesk(answer, streams: configuration.controlStreams, loop: loop) { lanes.isAvailable }
        }
        let first: WorkerLanes? = configuration.database.map { Self.lanes($0, configuration, group, loop) }
        lanes.use(first)
        // The switch costs a little with every statement.
        let direct: WorkerLanes? = configuration.isDatabaseSwitchable ? nil : first
        executor = Executor(
            service: service, reads: direct?.reads ?? SwitchedReads(lanes),
            sessions: direct?.sessions ?? SwitchedSessions(lanes), environment: configuration.environment,
            pause: { [unowned loop] delay, action in _ = loop.schedule(after: delay, action) })
        executor.embedder = configuration.embedder?(loop)
    }

    func begin() {
        let hub: HubDesk = HubDesk(self)
        self.hub = hub
        let http: HTTPServer = HTTPServer(
            index: index, configuration: configuration.http, loop: loop, wallClock: configuration.wallClock,
            gauge: gauge, backend: self, verifier: configuration.verifier, appCheck: configuration.appCheck,
            control: control)
        http.onRefusal = { [events = configuration.events] refusal in events(.connectionsRefused(refusal)) }
        self.http = http
        executor.isChangeWanted = { [group] in group.interests.contains(where: \.isThere) }
        executor.onChange = { [group] change, generation in
            for (worker, interest) in group.interests.enumerated() where interest.isThere {
                group.send(.hub(.changed(change, generation: generation)), to: worker)
            }
        }
        if let first: WorkerLanes = lanes.lanes { start(first) }
    }

    // MARK: Database

    private static func lanes(
        _ database: DatabaseConnection, _ configuration: ServerConfiguration, _ group: WorkerGroup, _ loop: EventLoop
    ) -> WorkerLanes {
        WorkerLanes(
            database.settings,
            WorkerLanes.Shape(
                configuration, connections: database.maximumConnections.map { max(1, $0 / group.count) }),
            loop: loop, random: configuration.environment.random)
    }

    private func start(_ lanes: WorkerLanes) {
        recovery = LaneRecovery()
        // Unowned and not weak: the lanes are ours, and an object with weak references pays for them with every retain.
        lanes.start(
            WorkerLanes.Events(
                opened: { [unowned self, unowned lanes] in
                    tell(recovery.opened(areBothUp: lanes.isAvailable), of: lanes)
                },
                lost: { [unowned self, unowned lanes] in
                    if lanes.isAway, lanes === self.lanes.lanes { configuration.events(.databaseLost(worker: index)) }
                },
                // One lane has a connection again. Subscribers' queries wait for both, because they run on either: on one
                // that is still away they would only fail.
                recovered: { [unowned self, unowned lanes] in
                    lanes.reconnectNow()
                    tell(recovery.recovered(areBothUp: lanes.isAvailable), of: lanes)
                }))
    }

    /// Serves on another database from now on, where one is given; what runs ends on the old one. Subscribers get what it holds.
    func exchange(_ service: CompiledService?, _ database: DatabaseConnection) {
        let next: WorkerLanes = Self.lanes(database, configuration, group, loop)
        // What waits for lanes was prepared for the old version, which the new database may serve as well.
        lanes.use(next)
        start(next)
        if let service { read(.swap(service)) }
        hub?.handle(.laneRecovered)
    }

    /// Gives up all connections; what comes waits for `exchange`.
    func holdDatabase(_ completion: @escaping () -> Void) { lanes.hold(completion) }

    /// Calls back when nothing runs on an earlier database any more.
    func afterRetirement(_ completion: @escaping () -> Void) { lanes.afterRetirement(completion) }

    private func tell(_ news: [LaneRecovery.News], of lanes: WorkerLanes) {
        guard lanes === self.lanes.lanes else { return }
        for piece: LaneRecovery.News in news {
            switch piece {
            case .connected: configuration.events(.databaseConnected(worker: index))
            case .recovered:
                configuration.events(.databaseRecovered(worker: index))
                hub?.handle(.laneRecovered)
            }
        }
    }

    func read(_ mail: Mail) {
        switch mail {
        case .adopt(let socket): http?.adopt(socket)
        case .hub(let event): hub?.handle(event)
        case .deliver(let result, let recipients, let isReply):
            http?.deliver(result, to: recipients, isReply: isReply)
        case .failed(let errors, let recipients, let isFinal):
            http?.fail(recipients, errors, isFinal: isFinal)
        case .close(let carrier): http?.closeCarrier(carrier)
        case .review: http?.reviewStreams()
        case .swap(let service):
            executor.service = service
            latestServed = nil
            hub?.handle(.serviceSwapped(service))
            configuration.events(.swapped(worker: index, generation: service.generation))
        }
    }

    /// Hands a result to sockets, those of this worker at once.
    func deliver(_ result: EncodedResult, to recipients: [SubscriberID], isReply: Bool) {
        for (worker, ids) in Dictionary(grouping: recipients, by: \.carrier.worker) {
            post(.deliver(result, ids, isReply: isReply), to: worker)
        }
    }

    /// Hands errors to sockets; final ones end the subscriptions.
    func fail(_ errors: [GraphQLError], _ recipients: [SubscriberID], isFinal: Bool) {
        for (worker, ids) in Dictionary(grouping: recipients, by: \.carrier.worker) {
            post(.failed(errors, ids, isFinal: isFinal), to: worker)
        }
    }

    /// Mail for a worker; what is for this one is read at once.
    func post(_ mail: Mail, to worker: Int) {
        if worker == index { read(mail) } else { group.send(mail, to: worker) }
    }

    /// Something for the shard of a worker.
    func send(_ event: HubEvent, toShard shard: Int) {
        post(.hub(event), to: shard)
    }

    func end(_ completion: @escaping @Sendable () -> Void) {
        guard let http else { return completion() }
        http.stop { [self] in
            lanes.close()
            hub = nil
            self.http = nil
            completion()
        }
    }
}
