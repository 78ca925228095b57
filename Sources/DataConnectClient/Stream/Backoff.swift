/// How long to wait before each further attempt: 1 s, then half as much again each time, at most 60 s, and up to half of that
/// more or less, so that clients that lost one server do not come back all at once.
struct Backoff: Hashable, Sendable {
    /// How many attempts came to nothing.
    private(set) var failures: Int = 0

    private static let first: Double = 1
    private static let factor: Double = 1.5
    private static let longest: Double = 60

    /// Notes a failure and gives the time to wait.
    ///
    /// - Parameter random: from 0 up to 1.
    mutating func next(random: Double) -> Duration {
        var seconds: Double = Self.first
        for _ in 0..<failures where seconds < Self.longest { seconds *= Self.factor }
        failures += 1
        return .milliseconds(Int64(min(min(seconds, Self.longest) * (0.5 + random), Self.longest) * 1000))
    }

    /// An attempt came to something.
    mutating func reset() { failures = 0 }
}
