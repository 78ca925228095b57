import ConnectorModel
import Execution
import Postgres
import Reactor
import Realtime
import Transport

extension WorkerCore: ConnectorBackend {
    /// Project and location are not looked at: clients of a self-hosted service send what their configuration says.
    func serves(_ name: ResourceName) -> Bool {
        if name == latestServed { return true }
        guard name.service == executor.service.serviceID, executor.service.connectors[name.connector] != nil else {
            return false
        }
        latestServed = name
        return true
    }

    func execute(
        _ request: ExecutionRequest, expecting kind: ExpectedKind, _ completion: @escaping (ExecutionResult) -> Void
    ) -> ExecutionTicket? {
        switch executor.prepare(request, expecting: kind.operationKind) {
        case .failure(let refused):
            completion(refused.result)
            return nil
        case .success(let prepared):
            let isQuery: Bool = prepared.operation.kind == .query
            let ticket: Ticket? = isQuery ? executor.query(prepared, completion) : mutate(prepared, completion)
            guard let ticket, !ticket.isOver else { return nil }
            lastTicket += 1
            return ExecutionTicket(lastTicket, for: ticket.object)
        }
    }

    /// Runs a mutation. Once anything of it was sent it goes on whether or not its client stays.
    func mutate(
        _ prepared: PreparedOperation, _ completion: @escaping (ExecutionResult) -> Void
    ) -> Ticket? {
        executor.mutate(prepared, on: loop.tasks) { [events = configuration.events] result in
            events(.mutated(operation: prepared.operation.name, errors: result.errors.count))
            completion(result)
        }
    }

    func cancel(_ ticket: ExecutionTicket) {
        Ticket(object: ticket.work).cancel()
    }

    // MARK: Subscriptions

    func subscribe(_ request: ExecutionRequest, as id: SubscriberID) {
        let service: CompiledService = executor.service
        guard let operation: CompiledOperation = service.operation(request.operationName, of: request.connector),
            operation.kind == .query
        else {
            let error: GraphQLError = GraphQLError(
                "query \"\(request.operationName.shortenedName)\" was not found in connector \"\(request.connector)\"",
                code: .notFound)
            return refuse(id, [error])
        }
        switch executor.coerce(operation, request.variables) {
        case .failure(let failure): refuse(id, failure.errors)
        case .success(let variables):
            let subscription: Subscription = Subscription(
                id: id, operation: operation, generation: service.generation, variables: variables,
                sentVariables: request.variables, auth: request.auth)
            let shard: Int = subscription.key.shard(of: group.count)
            shards[id.carrier, default: [:]][id.number] = shard
            group.interests[shard].announce()
            send(.subscribed(subscription), toShard: shard)
        }
    }

    private func refuse(_ id: SubscriberID, _ errors: [GraphQLError]) {
        fail(errors, [id], isFinal: false)
    }

    func resume(_ id: SubscriberID) {
        guard let shard: Int = shards[id.carrier]?[id.number] else {
            return refuse(id, [GraphQLError("there is no such subscription", code: .notFound)])
        }
        send(.resumed(id), toShard: shard)
    }

    func unsubscribe(_ id: SubscriberID) {
        guard let shard: Int = shards[id.carrier]?.removeValue(forKey: id.number) else { return }
        send(.unsubscribed(id), toShard: shard)
    }

    func tokenChanged(_ auth: AuthContext, of carrier: CarrierID) {
        // One stream's subscriptions may be spread over the shards; each shard that has some is told once.
        for shard: Int in shards(of: carrier) { send(.tokenChanged(carrier, auth), toShard: shard) }
    }

    func carrierClosed(_ carrier: CarrierID) {
        for shard: Int in shards(of: carrier) { send(.carrierClosed(carrier), toShard: shard) }
        shards[carrier] = nil
    }

    private func shards(of carrier: CarrierID) -> Set<Int> {
        Set((shards[carrier] ?? [:]).values)
    }
}

extension ExpectedKind {
    fileprivate var operationKind: CompiledOperation.Kind? {
        switch self {
        case .query: .query
        case .mutation: .mutation
        case .either: nil
        }
    }
}
