import Execution

/// Why an operation, or a root field of a mutation, gives no result.
enum Failure: Error, Hashable {
    case code(StatusCode)
    /// The answer depends on a UUID that the product has made and not shown yet: such a call is not made.
    case undecided
}
