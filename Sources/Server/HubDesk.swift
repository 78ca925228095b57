import ConnectorModel
import Execution
import JSON
import Postgres
import Reactor
import Realtime
import Transport

/// Does what the shard decides: runs queries, hands results on, keeps its timer.
final class HubDesk {
    private unowned let core: WorkerCore
    private var shard: HubShard
    private var running: [ExecutionID: Ticket] = [:]
    private var forgotten: Set<ExecutionID> = []
    private var timer: TimerHandle?
    private var armedDeadline: Instant?
    /// Events that arrive while the shard's actions are carried out; they are taken in order afterwards.
    private var waiting: [HubEvent] = []
    private var isBusy: Bool = false
    /// How many subscriptions were sent here, and how many of them were known to have ended last.
    private var subscriptionCount: Int = 0
    private var settledCount: Int = 0

    init(_ core: WorkerCore) {
        self.core = core
        let executor: Executor = core.executor
        let audience: Audience = core.configuration.environment.audience
        let environment: HubEnvironment = HubEnvironment(
            access: { [unowned executor] operation, variables, auth, work in
                executor.refusal(
                    of: PreparedOperation(
                        operation: operation, variables: variables, auth: auth, audience: audience), within: &work)
            },
            coerce: { [unowned executor] operation, variables in executor.coerce(operation, variables) })
        shard = HubShard(service: executor.service, environment: environment)
    }

    /// Tells the shard what happened and does what it wants done.
    func handle(_ event: HubEvent) {
        waiting.append(event)
        guard !isBusy else { return }
        isBusy = true
        var next: Int = 0
        while next < waiting.count {
            let event: HubEvent = waiting[next]
            next += 1
            if case .subscribed = event { subscriptionCount += 1 }
            for action: HubAction in shard.handle(event, at: now) { perform(action) }
        }
        waiting.removeAll(keepingCapacity: true)
        isBusy = false
        settleInterest()
        armTimer()
    }

    private func settleInterest() {
        guard settledCount != subscriptionCount, shard.subscriberCount == 0, shard.cohortCount == 0 else { return }
        settledCount = subscriptionCount
        core.group.interests[core.index].settle(settledCount)
    }

    private var now: Instant { .zero + core.loop.now.sinceStart }

    private func perform(_ action: HubAction) {
        switch action {
        case .execute(let order): execute(order)
        case .deliver(let delivery):
            core.deliver(
                EncodedResult(delivery.result.result), to: delivery.recipients, isReply: delivery.kind == .reply)
        case .fail(let failure): core.fail(failure.errors, failure.recipients, isFinal: failure.isFinal)
        case .closeCarrier(let carrier): core.post(.close(carrier), to: carrier.worker)
        case .forget(let execution):
            guard let ticket: Ticket = running[execution] else { return }
            forgotten.insert(execution)
            ticket.cancel()
        case .log(.conditionFailed(_, let query, let mutation, let message)):
            core.configuration.events(.conditionFailed(query: query, mutation: mutation, message: message))
        }
    }

    private func execute(_ order: ExecutionOrder) {
        core.configuration.events(
            .executed(
                operation: order.operation.name, cohort: "\(core.index).\(order.cohort)",
                reasons: order.reasons.description,
                subscribers: order.subscribers))
        // Sent with the turn that this is part of; whatever commits later makes the cohort stale again.
        waiting.append(.executionSent(order.execution))
        let prepared: PreparedOperation = PreparedOperation(
            operation: order.operation, variables: order.variables, auth: order.auth,
            audience: core.configuration.environment.audience)
        let ticket: Ticket? = core.executor.query(prepared) { [weak self] result in
            self?.finished(order.execution, result)
        }
        if let ticket, !isFinished(order.execution) { running[order.execution] = ticket }
    }

    private func isFinished(_ execution: ExecutionID) -> Bool {
        waiting.contains {
            switch $0 {
            case .executionFinished(execution, _), .executionFailed(execution, _, _), .executionDropped(execution): true
            default: false
            }
        }
    }

    private func finished(_ execution: ExecutionID, _ result: ExecutionResult) {
        running[execution] = nil
        if forgotten.remove(execution) != nil {
            handle(.executionDropped(execution))
        } else {
            handle(.outcome(of: execution, result))
        }
    }

    // MARK: Time

    private func armTimer() {
        guard shard.nextDeadline != armedDeadline else { return }
        if let timer { _ = core.loop.cancel(timer) }
        armedDeadline = shard.nextDeadline
        timer = armedDeadline.map { deadline in
            core.loop.schedule(at: MonotonicInstant(sinceStart: .nanoseconds(deadline.nanoseconds))) { [weak self] in
                self?.armedDeadline = nil
                self?.timer = nil
                self?.handle(.deadlineReached)
            }
        }
    }
}

extension Executor {
    /// Fits variables without asking who may run the operation; the shard asks that itself.
    func coerce(_ operation: CompiledOperation, _ variables: JSONText?) -> Result<VariableValues, GraphQLErrors> {
        let request: ExecutionRequest = ExecutionRequest(
            connector: operation.connector, operationName: operation.name, variables: variables, auth: .administrator,
            origin: .subscription)
        return prepare(operation, request).map(\.variables).mapError { GraphQLErrors($0.result.errors) }
    }
}
