import Postgres

/// A query that waits for its vectors before it runs, and can be taken back all along.
final class WaitingQuery: Withdrawable {
    private var completion: ((ExecutionResult) -> Void)?
    /// What runs, as soon as something does.
    private var running: Ticket?

    init(_ completion: @escaping (ExecutionResult) -> Void) { self.completion = completion }

    /// Whether its answer was not given yet.
    var isWanted: Bool { completion != nil }

    var isSent: Bool { running?.isSent ?? false }

    /// Runs the query, unless it was taken back meanwhile.
    func run(_ query: (@escaping (ExecutionResult) -> Void) -> Ticket?) {
        guard isWanted else { return }
        let ticket: Ticket? = query { [self] result in finish(result) }
        if isWanted { running = ticket }
    }

    func withdraw() {
        if let running { return running.cancel() }
        let error: GraphQLError = GraphQLError(PostgresError(.cancelled, "taken back before it was sent"))
        finish(ExecutionResult(data: nil, errors: [error]).shown(to: .client))
    }

    private func finish(_ result: ExecutionResult) {
        let completion: ((ExecutionResult) -> Void)? = completion
        self.completion = nil
        running = nil
        completion?(result)
    }
}
