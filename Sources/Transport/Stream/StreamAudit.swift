import Execution

/// What is told of an administrator's stream: one line for each request, when it is answered for the first time or will not be.
struct StreamAudit {
    private typealias Pending = (act: AdministratorAct, since: ContinuousClock.Instant)

    private let sink: AuditSink
    private let administrator: () -> String
    /// What was asked and not answered, by the number of the execution or subscription.
    private var pending: [UInt64: [Pending]] = [:]
    /// What subscriptions are, for those who resume them.
    private var subscriptions: [UInt64: AdministratorAct] = [:]

    /// Nothing where nobody wants to be told.
    init?(_ server: HTTPServer, _ headers: HTTPHeaders) {
        guard let sink = server.configuration.audit else { return nil }
        self.sink = sink
        let gate: AdministratorGate = server.router.gate
        administrator = { gate.name(in: headers) }
    }

    // MARK: Requests

    mutating func execute(_ number: UInt64, _ request: ExecutionRequest) {
        pending[number] = [(act("execute", request), .now)]
    }

    mutating func subscribe(_ number: UInt64, _ request: ExecutionRequest) {
        let act: AdministratorAct = act("subscribe", request)
        subscriptions[number] = act
        pending[number] = [(act, .now)]
    }

    mutating func resume(_ number: UInt64) {
        guard var act: AdministratorAct = subscriptions[number] else { return }
        act.verb = "resume"
        pending[number, default: []].append((act, .now))
    }

    /// One that does nothing, for this reason.
    func refused(_ request: StreamRequest, _ code: StatusCode) {
        guard let kind: StreamRequest.Kind = request.kind else { return }
        var act: AdministratorAct = AdministratorAct(administrator: administrator(), verb: kind.verb)
        act.operation = kind.operationName?.shortenedName
        act.outcome = .answered(status: code.httpStatus, errors: 1)
        sink(act, .zero)
    }

    private func act(_ verb: String, _ request: ExecutionRequest) -> AdministratorAct {
        AdministratorAct(administrator: administrator(), verb: verb, request)
    }

    // MARK: Answers

    /// An execution, or a subscription for the first time since it was asked for something.
    mutating func answered(_ number: UInt64, _ result: ExecutionResult) {
        tell(number, .answered(result))
    }

    /// A subscription is over.
    mutating func forget(_ number: UInt64) {
        tell(number, .left)
        subscriptions[number] = nil
    }

    /// The stream is over.
    mutating func left() {
        for number: UInt64 in pending.keys.sorted() { tell(number, .left) }
        subscriptions = [:]
    }

    private mutating func tell(_ number: UInt64, _ outcome: AdministratorAct.Outcome) {
        for (act, since): Pending in pending.removeValue(forKey: number) ?? [] {
            act.ended(outcome, since: since, sink)
        }
    }
}
