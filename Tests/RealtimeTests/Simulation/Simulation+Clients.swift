import ConnectorModel
import Execution
import JSON
import Realtime

/// What clients and authors do.
extension Simulation {
    private static let texts: [String] = ["a", "b", "c", "d"]
    private static let users: [String] = ["ann", "bob"]

    private var someID: SubscriberID? {
        mutating get { viewers.keys.sorted().randomElement(using: &random) }
    }

    mutating func subscribe() {
        let carrier: UInt64 = UInt64.random(in: 0..<8, using: &random)
        let auth: AuthContext = carriers[carrier] ?? user(Self.users[Int(carrier % 2)])
        carriers[carrier] = auth
        let names: [String] = ["GetMovie", "ListByGenre", "GetProfile", "Ranking"]
        let name: String = names[Int.random(in: 0..<4, using: &random)]
        let service: CompiledService = Self.service(versions: versions, generation: generation)
        guard let operation: CompiledOperation = service.operation(name, of: "movies") else { return }
        let text: String = Self.texts[Int.random(in: 0..<4, using: &random)]
        nextNumber += 1
        let subscription: Subscription = Subscription(
            id: id(carrier, nextNumber), operation: operation, generation: generation,
            variables: operation.variables.isEmpty ? .none : VariableValues([.text(text)]),
            sentVariables: JSONText(text), auth: auth)
        viewers[subscription.id] = Viewer(subscription)
        tell(.subscribed(subscription))
    }

    mutating func leave() {
        guard let id: SubscriberID = someID else { return }
        viewers[id] = nil
        tell(.unsubscribed(id))
    }

    mutating func closeCarrier() {
        guard let number: UInt64 = carriers.keys.sorted().randomElement(using: &random) else { return }
        carriers[number] = nil
        viewers = viewers.filter { $0.key.carrier.number != number }
        tell(Bool.random(using: &random) ? .carrierClosed(carrier(number)) : .tokenExpired(carrier(number)))
    }

    mutating func resume() {
        guard let id: SubscriberID = someID else { return }
        viewers[id]?.resume()
        tell(.resumed(id))
    }

    mutating func changeToken() {
        guard let number: UInt64 = carriers.keys.sorted().randomElement(using: &random) else { return }
        let isBlocked: Bool = Bool.random(using: &random)
        let auth: AuthContext = user(Self.users[Int(number % 2)], isBlocked ? ["blocked": true] : [:])
        carriers[number] = auth
        for id in viewers.keys where id.carrier.number == number { viewers[id]?.auth = auth }
        tell(.tokenChanged(carrier(number), auth))
    }

    mutating func beginMutation() {
        if Bool.random(using: &random) {
            let movieID: String = Self.texts[Int.random(in: 0..<4, using: &random)]
            let genre: String = Self.texts[Int.random(in: 0..<4, using: &random)]
            let change: Change = Change(
                connector: "movies", operation: "UpdateMovie",
                variables: VariableValues([.text(movieID), .text(genre)]),
                auth: .unauthenticated, rows: [Change.Row(key: movie(movieID), kind: .update)])
            database.begin(["movie \(movieID)", "genre \(genre)"], change)
        } else {
            let uid: String = Self.users[Int.random(in: 0..<2, using: &random)]
            let change: Change = Change(
                connector: "movies", operation: "UpsertProfile", variables: .none, auth: user(uid),
                rows: [Change.Row(key: profile(uid), kind: .upsert)])
            database.begin(["profile \(uid)"], change)
        }
    }

    mutating func endMutation() {
        guard let index: Int = database.open.indices.randomElement(using: &random) else { return }
        let commits: Bool = Int.random(in: 0..<5, using: &random) > 0
        guard var change: Change = database.end(at: index, commits: commits) else { return }
        if Int.random(in: 0..<10, using: &random) == 0 {
            change.outcome = .unknown
            change.transactionIDs = []
        }
        announcements.append((change, generation))
    }

    mutating func loseOrRecoverLane() {
        isAway.toggle()
        if isAway {
            for order in sentOrders + results.map(\.order) {
                busy[order.execution] = nil
                tell(
                    .executionFailed(order.execution, [GraphQLError("lane lost", code: .unavailable)], isPassing: true))
            }
            sentOrders = []
            results = []
        } else {
            tell(.laneRecovered)
        }
    }

    /// A new service: the workers of the sockets have it at once, the hub when it is told.
    mutating func swap() {
        if let service = pendingService {
            pendingService = nil
            tell(.serviceSwapped(service))
            return
        }
        let names: [String] = ["GetMovie", "ListByGenre", "GetProfile", "Ranking"]
        if Bool.random(using: &random) { versions[names[Int.random(in: 0..<4, using: &random)], default: 0] += 1 }
        generation += 1
        pendingService = Self.service(versions: versions, generation: generation)
    }
}
