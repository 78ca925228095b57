/// How an SDK for apps keeps results on the device.
public struct ClientCache: Hashable, Sendable {
    /// Where results are kept.
    public enum Storage: String, Hashable, Sendable {
        /// On disk: they outlive the app.
        case persistent
        /// In memory: they end with the app.
        case memory
    }

    /// How long a result counts as fresh; nothing leaves it to the runtime, which asks the server every time.
    public var maxAge: Duration?
    /// Where results are kept; nothing leaves it to the runtime, which keeps them on disk.
    public var storage: Storage?
    /// How many bytes of results are kept at most; nothing leaves it to the runtime. The official runtimes take no such limit (those
    /// for Apple's systems and Android did before there was `maxAge`), so that only SDKs for our own have it.
    public var maxByteCount: Int?

    /// A cache.
    public init(maxAge: Duration? = nil, storage: Storage? = nil, maxByteCount: Int? = nil) {
        self.maxAge = maxAge
        self.storage = storage
        self.maxByteCount = maxByteCount
    }
}

extension Duration {
    /// Whole milliseconds.
    var milliseconds: Int64 {
        let (seconds, attoseconds): (Int64, Int64) = components
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }
}
