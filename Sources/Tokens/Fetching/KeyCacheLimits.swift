/// The times by which keys are fetched, in seconds.
public struct KeyCacheLimits: Hashable, Sendable {
    /// A document is used so long at least, whatever its server says: one that says nothing at all must not be asked for every token.
    public var minimumLifetime: Int64 = 300
    /// And so long at most: a key that was withdrawn must not count for a month.
    public var maximumLifetime: Int64 = 24 * 3600
    /// Where the server does not say.
    public var usualLifetime: Int64 = 3600
    /// A file costs nothing to read again.
    public var fileLifetime: Int64 = 60
    /// So long an outdated document is used while no newer one can be had.
    public var maximumStaleness: Int64 = 24 * 3600
    /// Between two fetches from one place because of key ids that are not known.
    public var missInterval: Int64 = 5
    /// So long a key id that a fresh document did not have is taken for invented.
    public var absenceLifetime: Int64 = 30
    /// A fetch that takes longer has failed.
    public var fetchTimeout: Int64 = 5
    /// The longest time between attempts that fail; the first pause is one second, each next one twice as long.
    public var maximumPause: Int64 = 300

    /// The defaults.
    public init() {}
}
