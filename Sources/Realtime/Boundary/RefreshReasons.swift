/// Why an execution is due. Triggers that arrive while it waits are folded, so there can be several.
public struct RefreshReasons: OptionSet, Hashable, Sendable {
    /// One bit a reason.
    public let rawValue: UInt16

    /// The reasons of those bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A subscription began, or moved here.
    public static let subscribed: RefreshReasons = RefreshReasons(rawValue: 1 << 0)
    /// A client asked.
    public static let resumed: RefreshReasons = RefreshReasons(rawValue: 1 << 1)
    /// A row that is read by primary key was written.
    public static let implicit: RefreshReasons = RefreshReasons(rawValue: 1 << 2)
    /// `@refresh(onMutationExecuted:)`.
    public static let mutation: RefreshReasons = RefreshReasons(rawValue: 1 << 3)
    /// `@refresh(every:)`.
    public static let every: RefreshReasons = RefreshReasons(rawValue: 1 << 4)
    /// The last execution failed for a passing reason.
    public static let retry: RefreshReasons = RefreshReasons(rawValue: 1 << 5)
    /// The way to the database was lost and is back; anything may have been missed.
    public static let laneRecovered: RefreshReasons = RefreshReasons(rawValue: 1 << 6)
}

extension RefreshReasons: CustomStringConvertible {
    private static let names: [(reason: RefreshReasons, name: String)] = [
        (.subscribed, "subscribed"), (.resumed, "resumed"), (.implicit, "implicit"), (.mutation, "mutation"),
        (.every, "every"), (.retry, "retry"), (.laneRecovered, "laneRecovered"),
    ]

    /// The names with a plus between them: `implicit+every`.
    public var description: String {
        Self.names.filter { contains($0.reason) }.map(\.name).joined(separator: "+")
    }
}
