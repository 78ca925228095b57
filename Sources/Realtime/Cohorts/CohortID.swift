/// A cohort of one shard; never used twice.
public struct CohortID: Hashable, Sendable {
    /// Counts the shard's cohorts.
    public let number: UInt64

    /// The one of that number.
    public init(number: UInt64) { self.number = number }
}

extension CohortID: Comparable {
    /// Older is less.
    public static func < (left: CohortID, right: CohortID) -> Bool { left.number < right.number }
}

extension CohortID: CustomStringConvertible {
    /// The number.
    public var description: String { String(number) }
}

/// One execution that a shard asked for; never used twice within the shard, and greater than all before it.
public struct ExecutionID: Hashable, Sendable {
    /// Counts the shard's executions.
    public let number: UInt64

    /// The one of that number.
    public init(number: UInt64) { self.number = number }

    /// Less than every execution.
    static let zero: ExecutionID = ExecutionID(number: 0)

    /// The least that is greater.
    var next: ExecutionID { ExecutionID(number: number + 1) }
}

extension ExecutionID: Comparable {
    /// Earlier is less.
    public static func < (left: ExecutionID, right: ExecutionID) -> Bool { left.number < right.number }
}

extension ExecutionID: CustomStringConvertible {
    /// The number.
    public var description: String { String(number) }
}
