/// How long a cohort waits after failures that may pass (law 12): 1 second, doubling to 30.
struct RetryBackoff: Equatable {
    private static let first: Duration = .seconds(1)
    private static let longest: Duration = .seconds(30)

    private var pause: Duration = Self.first

    /// The pause after one more failure.
    mutating func next() -> Duration {
        let current: Duration = pause
        pause = min(pause * 2, Self.longest)
        return current
    }

    /// A success, or a new way to the database, makes the next pause the shortest.
    mutating func reset() { self = RetryBackoff() }
}
