import Synchronization

/// A map in the order its entries were given.
public struct MapValue: Sendable {
    /// One key with its value.
    public struct Entry: Sendable {
        /// The key.
        public let key: MapKey
        /// The value.
        public let value: Value

        /// A key with its value.
        public init(key: MapKey, value: Value) {
            self.key = key
            self.value = value
        }
    }

    // One reference, so that a `Value` stays small and copying it costs one retain.
    private final class Storage: Sendable {
        let entries: [Entry]
        let index: [MapKey: Int]

        init(entries: [Entry], index: [MapKey: Int]) {
            self.entries = entries
            self.index = index
        }
    }

    // Below this size comparing keys one by one is faster than hashing.
    private static let indexedFrom: Int = 8

    private let storage: Storage

    /// A map of the given entries, or nil when a key occurs twice.
    public init?(_ entries: [Entry]) {
        var index: [MapKey: Int] = [:]
        if entries.count >= Self.indexedFrom {
            index.reserveCapacity(entries.count)
            for (position, entry) in entries.enumerated() {
                guard index.updateValue(position, forKey: entry.key) == nil else { return nil }
            }
        } else {
            for (position, entry) in entries.enumerated() {
                guard !entries[..<position].contains(where: { $0.key == entry.key }) else { return nil }
            }
        }
        storage = Storage(entries: entries, index: index)
    }

    /// A map with string keys, in the order of the names: a dictionary's own order differs from run to run.
    public init(_ members: [String: Value]) {
        let entries: [Entry] = members.sorted { precedes($0.key, $1.key) }.map {
            Entry(key: .string($0.key), value: $0.value)
        }
        self = MapValue(entries) ?? .empty
    }

    private init(storage: Storage) { self.storage = storage }

    /// The map without entries.
    public static let empty: MapValue = MapValue(storage: Storage(entries: [], index: [:]))

    /// The entries in their order.
    public var entries: [Entry] { storage.entries }

    /// The number of entries.
    public var count: Int { storage.entries.count }

    /// The value of a field. Objects of one origin have their members in one order, so the place where the field was last found is
    /// tried before anything else.
    func value(of field: FieldAccess) -> Value? {
        let last: Int = field.lastPosition.load(ordering: .relaxed)
        if last < storage.entries.count, case .string(let name) = storage.entries[last].key,
            sameCodePoints(name, field.name)
        {
            return storage.entries[last].value
        }
        guard let position: Int = position(of: .string(field.name)) else { return nil }
        field.lastPosition.store(position, ordering: .relaxed)
        return storage.entries[position].value
    }

    /// The value of a key.
    public subscript(key: MapKey) -> Value? { position(of: key).map { storage.entries[$0].value } }

    private func position(of key: MapKey) -> Int? {
        guard storage.entries.count < Self.indexedFrom else { return storage.index[key] }
        return storage.entries.firstIndex { $0.key == key }
    }

    /// The value of a string key.
    public subscript(name: String) -> Value? { self[.string(name)] }
}
