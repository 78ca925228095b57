/// A result that is kept.
struct StoredResult: Hashable, Sendable {
    let tree: CachedNode
    /// Seconds since 1970.
    let storedAt: Double
}

/// Where results and entities of one user are kept.
///
/// Keeps no more than it was told, about: what was used longest ago goes first, and entities that no result holds any more
/// with it.
///
/// - Errors: `DataConnectInternalError` when the place cannot be used any more.
protocol CacheStorage: AnyObject {
    /// A result. Counts as a use.
    func result(_ key: String) throws(DataConnectInternalError) -> StoredResult?
    /// What is known of an entity.
    func entity(_ id: String) throws(DataConnectInternalError) -> EntityRecord?
    /// Keeps entities, whole as they are now, and a result if there is one.
    func write(
        _ entities: [String: EntityRecord], _ result: (key: String, value: StoredResult)?
    ) throws(DataConnectInternalError)
}
