public import struct Foundation.TimeInterval

/// How results are kept on this side.
public struct CacheSettings: Hashable, Sendable {
    /// Where results are kept.
    public enum Storage: Hashable, Sendable {
        /// In a file, for the next start of the app.
        case persistent
        /// In memory, until the process ends.
        case memory
    }

    /// Where results are kept.
    public let storage: Storage
    /// For how many seconds `preferCache` takes a kept result without asking the server. Older ones stay for `cacheOnly`.
    public let maxAge: TimeInterval
    /// How many bytes of results are kept at most, about; the ones used longest ago go first.
    public let maxSize: Int
    /// The folder of the files; without one, the system's for caches. Only this account may read what is in it.
    public let folder: String?

    /// Makes settings. With a `maxAge` of zero every `execute` asks the server, and `cacheOnly` still finds its results.
    public init(
        storage: Storage = .persistent, maxAge: TimeInterval = 0, maxSize: Int = 100_000_000, folder: String? = nil
    ) {
        self.storage = storage
        self.maxAge = maxAge
        self.maxSize = maxSize
        self.folder = folder
    }
}
