import SQL

/// What was sent on one connection and not answered yet, and what each answer means. Pure.
///
/// A *group* is what lies between two Syncs: one implicit transaction and one error boundary. The first error of a
/// group aborts the rest of it, which says nothing about the rest.
struct PipelineStateMachine<Work> {
    /// An answer of the server.
    enum Reply {
        case success
        case failure(PostgresError)
        /// Not run, because something before it in the group failed.
        case aborted
        case sync
    }

    /// What an answer means for whoever waits.
    enum Outcome {
        case nothing
        case succeeded(Work)
        case failed(Work, PostgresError)
        /// Innocent: another one of its group failed.
        case aborted(Work)
        /// Its prepared statement was not there or outdated; it is forgotten now and may be tried once more.
        case stale(Work, PostgresError)
        /// A Sync was reached and nothing is under way any more.
        case idle
        /// A Sync was reached that somebody waits for: what came before it in its group lasts, unless it failed.
        case synced(Work)
        /// The server answered what nobody asked.
        case confused
    }

    private enum Expected {
        case prepare(PreparedStatements.Prepared)
        case execute(PreparedStatements.Prepared, Work)
        case command(Work)
        /// Housekeeping that nobody waits for.
        case release
        /// Whoever must know that the implicit transaction was committed.
        case sync(Work?)
    }

    private var expected: Fifo<Expected> = Fifo()
    private var statements: PreparedStatements
    /// An execution cannot say why its own Prepare failed.
    private var prepareFailure: (name: String, error: PostgresError)?
    private var groupIsOpen: Bool = false
    /// Works that wait for their answer.
    private(set) var workCount: Int = 0
    /// Names that the server still holds and nobody uses.
    private var releasable: [String] = []

    init(preparedStatementLimit: Int, preparedTextLimit: Int) {
        statements = PreparedStatements(limit: preparedStatementLimit, textLimit: preparedTextLimit)
    }

    /// Nothing is under way.
    var isIdle: Bool { expected.isEmpty }

    /// The works of the group that the server is at. It sends its answers with the Sync, so nobody knows at which of them it is.
    var running: [Work] {
        let group: [Expected] = expected.prefix { entry in
            if case .sync = entry { false } else { true }
        }
        return group.compactMap { entry in
            switch entry {
            case .execute(_, let work), .command(let work): work
            case .prepare, .release, .sync: nil
            }
        }
    }

    /// Adds an execution to the group: under which name, and whether a Prepare goes before.
    ///
    /// - Parameter isKept: whether it is prepared for further executions, too.
    mutating func addExecution(
        of statement: SQLStatement, isKept: Bool = true, for work: Work
    ) -> (name: String, mustPrepare: Bool) {
        let (prepared, mustPrepare): (PreparedStatements.Prepared, Bool) =
            isKept ? statements.use(statement) : (PreparedStatements.Prepared(statement, name: ""), true)
        if mustPrepare { expected.append(.prepare(prepared)) }
        expected.append(.execute(prepared, work))
        workCount += 1
        groupIsOpen = true
        return (prepared.name, mustPrepare)
    }

    /// Adds a command without a name (BEGIN, COMMIT) to the group.
    mutating func addCommand(for work: Work) {
        expected.append(.command(work))
        workCount += 1
        groupIsOpen = true
    }

    /// Ends the group. False when there is none, and then no Sync is sent.
    ///
    /// - Parameter work: waits for the Sync itself, which commits what has no transaction of its own, and may fail at that.
    mutating func closeGroup(confirming work: Work? = nil) -> Bool {
        guard groupIsOpen else { return false }
        groupIsOpen = false
        if work != nil { workCount += 1 }
        expected.append(.sync(work))
        return true
    }

    /// Whether `takeReleasableNames` would give some.
    var hasReleasableNames: Bool { !releasable.isEmpty || statements.isOverLimit }

    /// Names to release now. Each must be sent in a group of its own, ended by `closeGroup`: a failing release must
    /// abort nobody.
    mutating func takeReleasableNames() -> [String] {
        let names: [String] = releasable + statements.evict()
        releasable = []
        return names
    }

    /// Adds the release of a name.
    mutating func addRelease() {
        expected.append(.release)
        groupIsOpen = true
    }

    /// Takes the next answer in.
    mutating func handle(_ reply: Reply) -> Outcome {
        guard let next: Expected = expected.popFirst() else { return .confused }
        switch (next, reply) {
        case (.sync(let work?), .sync):
            workCount -= 1
            return .synced(work)
        case (.sync(nil), .sync): return isIdle ? .idle : .nothing
        case (.sync(let work?), .failure(let error)):
            // The Sync is answered all the same.
            expected.prepend(.sync(nil))
            workCount -= 1
            return .failed(work, error)
        case (.sync, _), (_, .sync): return .confused
        case (.release, _): return .nothing
        case (.prepare(let prepared), _): return handlePrepare(prepared, reply)
        case (.command(let work), _): return finish(work, reply)
        case (.execute(let prepared, let work), .failure(let error)):
            workCount -= 1
            guard let state: SQLState = error.sqlState, state.meansStaleStatement else { return .failed(work, error) }
            // With 0A000 the server still holds the outdated statement.
            if state == .featureNotSupported, !prepared.name.isEmpty { releasable.append(prepared.name) }
            statements.forget(prepared)
            return .stale(work, error)
        case (.execute(let prepared, let work), .aborted):
            guard let failure = prepareFailure, failure.name == prepared.name else { return finish(work, reply) }
            prepareFailure = nil
            workCount -= 1
            return .failed(work, failure.error)
        case (.execute(_, let work), .success): return finish(work, reply)
        }
    }

    private mutating func handlePrepare(_ prepared: PreparedStatements.Prepared, _ reply: Reply) -> Outcome {
        switch reply {
        case .success:
            statements.confirm(prepared)
        case .failure(let error):
            prepareFailure = (prepared.name, error)
            statements.forget(prepared)
        case .aborted, .sync:
            statements.forget(prepared)
        }
        return .nothing
    }

    private mutating func finish(_ work: Work, _ reply: Reply) -> Outcome {
        workCount -= 1
        switch reply {
        case .success: return .succeeded(work)
        case .failure(let error): return .failed(work, error)
        case .aborted, .sync: return .aborted(work)
        }
    }

    /// Everything that never got an answer, in order.
    mutating func takeUnanswered() -> [Work] {
        workCount = 0
        groupIsOpen = false
        return expected.takeAll().compactMap { entry in
            switch entry {
            case .execute(_, let work), .command(let work): work
            case .sync(let work): work
            case .prepare, .release: nil
            }
        }
    }
}
