/// What the run time takes from the world, given to it so that a test or a simulation can give it instead.
///
/// A class: each request holds on to it, and one reference is cheaper to hold than three closures.
public final class ExecutionEnvironment: Sendable {
    /// Microseconds since 1970-01-01T00:00:00Z.
    public let now: @Sendable () -> Int64
    /// A random UUID of version 4 as 32 hex digits.
    public let newUUID: @Sendable () -> String
    /// A number between 0 and 1, to spread retries.
    public let random: @Sendable () -> Double
    /// Whether errors say more to everybody, as in `dev`; administrators are told in any case.
    public let showsDetails: Bool

    /// An environment.
    public init(
        now: @escaping @Sendable () -> Int64, newUUID: @escaping @Sendable () -> String,
        random: @escaping @Sendable () -> Double, showsDetails: Bool = false
    ) {
        self.now = now
        self.newUUID = newUUID
        self.random = random
        self.showsDetails = showsDetails
    }

    /// What those are who are no administrators.
    public var audience: Audience { showsDetails ? .developer : .client }
}
