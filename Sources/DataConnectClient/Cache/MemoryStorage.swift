import JSON

/// Results in memory, until the process ends or another user signs in.
final class MemoryStorage: CacheStorage {
    private struct Entry {
        var result: StoredResult
        var entities: Set<String>
        var size: Int
        var lastUse: Int
    }

    private struct Entity {
        var record: EntityRecord = [:]
        var size: Int = 0
        var holders: Set<String> = []
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var entities: [String: Entity] = [:]
    private var uses: Int = 0
    /// How many bytes are kept, about.
    private(set) var size: Int = 0

    init(limit: Int) { self.limit = limit }

    func result(_ key: String) -> StoredResult? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.result
    }

    func entity(_ id: String) -> EntityRecord? { entities[id]?.record }

    func write(_ records: [String: EntityRecord], _ result: (key: String, value: StoredResult)?) {
        if let result { replace(result.key, result.value) }
        for (id, record): (String, EntityRecord) in records {
            // What no result holds is of no use.
            guard var entity: Entity = entities[id] else { continue }
            size -= entity.size
            entity.record = record
            entity.size = record.estimatedSize + id.utf8.count
            size += entity.size
            entities[id] = entity
        }
        evict()
    }

    private func replace(_ key: String, _ result: StoredResult) {
        let former: Set<String> = entries[key]?.entities ?? []
        let present: Set<String> = result.tree.entityIDs
        uses += 1
        let entry: Entry = Entry(
            result: result, entities: present, size: result.tree.json.text.utf8.count + key.utf8.count, lastUse: uses)
        size += entry.size - (entries[key]?.size ?? 0)
        entries[key] = entry
        for id: String in present.subtracting(former) { entities[id, default: Entity()].holders.insert(key) }
        for id: String in former.subtracting(present) { release(id, key) }
    }

    private func release(_ id: String, _ key: String) {
        entities[id]?.holders.remove(key)
        guard let entity: Entity = entities[id], entity.holders.isEmpty else { return }
        size -= entity.size
        entities[id] = nil
    }

    private func evict() {
        while size > limit, let oldest: String = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
            guard let entry: Entry = entries.removeValue(forKey: oldest) else { return }
            size -= entry.size
            for id: String in entry.entities { release(id, oldest) }
        }
    }
}

extension EntityRecord {
    /// The bytes of its text, about.
    var estimatedSize: Int { reduce(0) { $0 + $1.key.utf8.count + $1.value.text.utf8.count + 4 } }
}
