public import SQL

/// How the result of a statement reaches whoever asked. Called exactly once, on the lane's loop.
public typealias StatementCompletion = (Result<StatementResult, PostgresError>) -> Void

/// A way to the database for statements that only read. Lives on one loop, like everything that uses it.
///
/// Two conformers: the pipelined `ReadLane` and the scripted `SimulatedLane`; `SessionLane` refines it.
public protocol StatementLane: AnyObject {
    /// Runs one statement.
    ///
    /// The statement must not change anything: after a lost connection it is run once more.
    /// - Returns: the means to take it back.
    @discardableResult
    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket
}

extension StatementLane {
    /// `submit` for code that waits. Must be called on the lane's loop and comes back there.
    public func run(_ statement: SQLStatement, _ parameters: ParameterList) async throws(PostgresError)
        -> StatementResult
    {
        let result: Result<StatementResult, PostgresError> = await withCheckedContinuation { continuation in
            submit(statement, parameters) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }
}

/// Takes submitted work back.
public struct Ticket {
    let work: (any Withdrawable)?

    /// A ticket for work, or for work that is over already.
    public init(_ work: (any Withdrawable)?) { self.work = work }

    /// A ticket out of what `object` gave.
    public init(object: AnyObject?) { work = object as? any Withdrawable }

    /// What it stands for, for those who keep it without knowing lanes.
    public var object: AnyObject? { work }

    /// Whether anything of it is with the database.
    public var isSent: Bool { work?.isSent ?? false }

    /// Whether the completion was called.
    public var isOver: Bool { work.map { !$0.isWanted } ?? true }

    /// Work that was settled at once.
    static var settled: Ticket { Ticket(nil) }

    /// Ends interest in the work: its completion gets the error `cancelled` before this returns, unless it was called
    /// already. Work that was not sent is dropped; a reading statement that runs alone is cancelled on the server, and one
    /// on a shared connection where it goes on and holds up others; else its result is discarded when it arrives. A change that was sent goes on and completes.
    public func cancel() {
        work?.withdraw()
    }
}

/// Work that can be taken back.
public protocol Withdrawable: AnyObject {
    /// Whether somebody still waits for it.
    var isWanted: Bool { get }
    /// Whether anything of it is with the database; until then it leaves no trace when it is taken back.
    var isSent: Bool { get }
    /// Ends interest in it, as `Ticket.cancel` promises.
    func withdraw()
}
