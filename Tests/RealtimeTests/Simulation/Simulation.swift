import ConnectorModel
import Execution
import JSON
import Testing

@testable import Realtime

/// A hub, a database and clients, driven by chance. Everything that can be late is: statements, results, announcements of commits.
struct Simulation {
    var random: SplitMix
    var shard: HubShard
    var now: Instant = .zero
    var database: FakeDatabase = FakeDatabase()
    var viewers: [SubscriberID: Viewer] = [:]
    var carriers: [UInt64: AuthContext] = [:]
    var nextNumber: UInt64 = 0
    var generation: Int = 1
    var versions: [String: Int] = [:]
    /// The newest service, as long as the hub does not have it.
    var pendingService: CompiledService?
    /// With the worker, not sent.
    var ordered: [ExecutionOrder] = []
    /// Sent, no snapshot taken yet.
    var sentOrders: [ExecutionOrder] = []
    /// Results on their way back.
    var results: [(order: ExecutionOrder, data: String, label: String?)] = []
    /// Commits that the hub has not heard of.
    var announcements: [(change: Change, generation: Int)] = []
    /// Cohorts with an execution that someone waits for.
    var busy: [ExecutionID: CohortID] = [:]
    var isAway: Bool = false
    var failsAtRandom: Bool = true

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        shard = HubShard(
            service: Self.service(versions: [:], generation: 1),
            environment: HubEnvironment(
                access: { _, _, auth, _ in
                    auth.isBlocked ? GraphQLError("permission denied", code: .permissionDenied) : nil
                },
                coerce: { operation, sent in
                    .success(operation.variables.isEmpty ? .none : VariableValues([.text(sent?.description ?? "")]))
                }),
            limits: HubLimits(firstResults: 3, refreshes: 2))
    }

    static func service(versions: [String: Int], generation: Int) -> CompiledService {
        let operations: [CompiledOperation] = [getMovie, listByGenre, getProfile, ranking].map { query in
            CompiledOperation(
                connector: query.connector, name: query.name, kind: .query, variables: query.variables,
                variablesType: query.variablesType, access: query.access, steps: [], lookups: query.lookups,
                refresh: query.refresh, footprint: query.footprint, fingerprint: "\(versions[query.name] ?? 0)")
        }
        return Hub.service(operations + [updateMovie, operation("UpsertProfile", .mutation)], generation: generation)
    }

    /// Tells the hub something and does what it wants.
    mutating func tell(_ event: HubEvent) {
        for action in shard.handle(event, at: now) {
            switch action {
            case .execute(let order):
                #expect(!busy.values.contains(order.cohort), "two executions of one cohort")
                #expect(order.subscribers > 0, "an execution for nobody")
                busy[order.execution] = order.cohort
                ordered.append(order)
            case .deliver(let delivery):
                let data: String = delivery.result.result.data?.description ?? ""
                for id in delivery.recipients { viewers[id]?.receive(data, delivery.kind) }
            case .fail(let failure):
                for id in failure.recipients { viewers[id]?.receiveErrors(failure.errors[0].message) }
            case .forget(let execution): busy[execution] = nil
            case .closeCarrier, .log: break
            }
        }
    }

    /// One thing happens.
    mutating func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<12: subscribe()
        case 12..<16: leave()
        case 16..<18: closeCarrier()
        case 18..<21: resume()
        case 21..<24: changeToken()
        case 24..<36: beginMutation()
        case 36..<48: endMutation()
        case 48..<60: announce()
        case 60..<72: sendStatement()
        case 72..<82: takeSnapshot()
        case 82..<94: returnResult()
        case 94..<96: loseOrRecoverLane()
        case 96..<98: swap()
        default: passTime(.seconds(Int.random(in: 1...20, using: &random)))
        }
    }

    mutating func passTime(_ span: Duration) {
        now = now + span
        tell(.deadlineReached)
    }

    mutating func returnResult() {
        guard let index: Int = results.indices.randomElement(using: &random) else { return }
        let (order, data, label) = results.remove(at: index)
        busy[order.execution] = nil
        let result: SharedResult = SharedResult(
            ExecutionResult(data: JSONText(data)), label: label.flatMap { SnapshotLabel($0) })
        tell(.executionFinished(order.execution, result))
    }

    mutating func sendStatement() {
        guard let index: Int = ordered.indices.randomElement(using: &random) else { return }
        let order: ExecutionOrder = ordered.remove(at: index)
        if isAway || (failsAtRandom && Int.random(in: 0..<20, using: &random) == 0) {
            busy[order.execution] = nil
            tell(
                .executionFailed(order.execution, [GraphQLError("database away", code: .unavailable)], isPassing: true))
        } else {
            tell(.executionSent(order.execution))
            sentOrders.append(order)
        }
    }

    mutating func takeSnapshot() {
        guard let index: Int = sentOrders.indices.randomElement(using: &random) else { return }
        let order: ExecutionOrder = sentOrders.remove(at: index)
        let label: String? = Bool.random(using: &random) ? database.label : nil
        results.append((order, database.data(order.operation, order.variables, order.auth), label))
    }

    mutating func announce() {
        guard let index: Int = announcements.indices.randomElement(using: &random) else { return }
        let (change, generation) = announcements.remove(at: index)
        tell(.changed(change, generation: generation))
    }
}
