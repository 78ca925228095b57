import ConnectorModel
import Execution
import Realtime
import Transport

/// What workers tell one another.
enum Mail: Sendable {
    /// A connection to serve.
    case adopt(AcceptedSocket)
    /// Something for the shard.
    case hub(HubEvent)
    /// A result for subscribers whose sockets are here; `isReply` ones are never replaced by newer ones.
    case deliver(EncodedResult, [SubscriberID], isReply: Bool)
    /// Errors for subscribers whose sockets are here; final ones end the subscriptions.
    case failed([GraphQLError], [SubscriberID], isFinal: Bool)
    /// A stream here whose token does not count any more.
    case close(CarrierID)
    /// Others may be believed now than before.
    case review
    /// A new version of the service.
    case swap(CompiledService)
}

/// All workers of a server.
final class WorkerGroup: Sendable {
    let workers: [Worker]
    /// Whose shards have subscriptions, in the order of the workers.
    let interests: [ShardInterest]

    init(_ workers: [Worker]) {
        self.workers = workers
        interests = workers.map { _ in ShardInterest() }
    }

    var count: Int { workers.count }

    func send(_ mail: Mail, to worker: Int) { workers[worker].send(mail) }

    func broadcast(_ mail: Mail) {
        for worker: Worker in workers { worker.send(mail) }
    }
}
