/// Values by key, of which the longest unused go when there are too many, or when they are too long together. Pure.
///
/// A tenth of the bound at a time, so that the search among all of them is rare. The newest value stays, however long it is.
public struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let length: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var useCount: UInt64 = 0
    /// The lengths of all values together.
    public private(set) var length: Int = 0
    private let limit: Int
    private let lengthLimit: Int

    /// An empty cache.
    ///
    /// - Parameters:
    ///   - limit: so many values.
    ///   - lengthLimit: so much length of all values together.
    public init(limit: Int, lengthLimit: Int) {
        self.limit = limit
        self.lengthLimit = lengthLimit
    }

    /// How many values there are.
    public var count: Int { entries.count }

    /// The value of a key, which counts as a use of it.
    public mutating func value(of key: Key) -> Value? {
        guard let index: Dictionary<Key, Entry>.Index = entries.index(forKey: key) else { return nil }
        useCount += 1
        entries.values[index].lastUse = useCount
        return entries.values[index].value
    }

    /// Keeps a value in the place of one that the key may have had.
    public mutating func keep(_ value: Value, for key: Key, length: Int) {
        useCount += 1
        remove(key)
        entries[key] = Entry(value: value, length: length, lastUse: useCount)
        self.length += length
        if entries.count > limit || self.length > lengthLimit { makeRoom() }
    }

    /// Forgets all values.
    public mutating func removeAll() {
        entries = [:]
        length = 0
    }

    private mutating func remove(_ key: Key) {
        if let old: Entry = entries.removeValue(forKey: key) { length -= old.length }
    }

    private mutating func makeRoom() {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast() {
            if entries.count <= limit - limit / 10, length <= lengthLimit - lengthLimit / 10 { return }
            remove(key)
        }
    }
}
