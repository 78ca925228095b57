public import SQL

/// A lane without a database, for tests: answers by a script, or holds what was submitted until it is told to answer.
public final class SimulatedLane: StatementLane {
    /// A statement that waits for its answer.
    public final class Submission: Withdrawable {
        /// What was submitted.
        public let statement: SQLStatement
        /// Its parameters.
        public let parameters: ParameterList
        private var completion: StatementCompletion?

        init(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
            self.statement = statement
            self.parameters = parameters
            self.completion = completion
        }

        /// Whether it was taken back.
        public private(set) var isCancelled: Bool = false

        /// What it stands for has reached no database; a test may say otherwise.
        public var isSent: Bool = false

        /// Answers it; a second answer, and one after cancelling, is ignored as on a real lane.
        public func answer(_ result: Result<StatementResult, PostgresError>) {
            let completion: StatementCompletion? = completion
            self.completion = nil
            completion?(result)
        }

        /// Whether it was neither answered nor taken back.
        public var isWanted: Bool { completion != nil }

        /// Takes it back.
        public func withdraw() {
            guard isWanted else { return }
            isCancelled = true
            answer(.failure(PostgresError(.cancelled, "withdrawn")))
        }
    }

    /// What answers at once; nil lets submissions wait in `pending`.
    public typealias Script = (SQLStatement, ParameterList) -> Result<StatementResult, PostgresError>?

    /// The script.
    public var script: Script?
    /// Everything that waits for an answer, in order.
    public private(set) var pending: [Submission] = []
    /// All that was ever submitted, in order.
    public private(set) var history: [SQLStatement] = []

    /// A lane that answers by `script`; where there is none or it returns nil, the statement waits in `pending`.
    public init(script: Script? = nil) {
        self.script = script
    }

    /// Answers by the script or waits.
    @discardableResult
    public func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket {
        history.append(statement)
        if let result: Result<StatementResult, PostgresError> = script?(statement, parameters) {
            completion(result)
            return .settled
        }
        let submission: Submission = Submission(statement, parameters, completion)
        pending.append(submission)
        return Ticket(submission)
    }

    /// Takes the oldest waiting statement out, to be answered.
    public func takeNext() -> Submission? {
        pending.isEmpty ? nil : pending.removeFirst()
    }

    /// Fails all that waits, as a lost connection does.
    public func failAll(_ error: PostgresError) {
        let submissions: [Submission] = pending
        pending = []
        for submission: Submission in submissions { submission.answer(.failure(error)) }
    }
}
