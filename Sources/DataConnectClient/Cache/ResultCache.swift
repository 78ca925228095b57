import JSON

/// What is kept of the answers to one user.
///
/// A result is kept with its entities taken out; an entity is kept once, with the newest values that any result brought. So
/// a change that one query brings is seen by all results that have the entity.
final class ResultCache {
    private let storage: any CacheStorage

    init(_ storage: any CacheStorage) { self.storage = storage }

    /// A result that is found.
    struct Hit {
        let response: ServerResponse
        /// Seconds since 1970.
        let storedAt: Double
        let entities: Set<String>
    }

    /// What keeping a response did.
    struct Update: Hashable {
        /// The entities of the response.
        var entities: Set<String> = []
        /// Those among them that have other values now.
        var changed: Set<String> = []
    }

    /// The kept result of an operation.
    func read(_ operation: Operation) throws(DataConnectInternalError) -> Hit? {
        guard let stored: StoredResult = try storage.result(Self.key(operation)) else { return nil }
        let ids: Set<String> = stored.tree.entityIDs
        var records: [String: EntityRecord] = [:]
        for id: String in ids { records[id] = try storage.entity(id) }
        guard let data: JSONValue = stored.tree.data({ records[$0] }) else { return nil }
        return Hit(response: ServerResponse(data: data.text), storedAt: stored.storedAt, entities: ids)
    }

    /// Keeps the response to an operation: of a query all of it, of a mutation the values of entities that are kept already.
    ///
    /// Responses with errors are not kept.
    ///
    /// - Parameter names: what the names in responses to the operation stand for.
    func keep(
        _ response: ServerResponse, to operation: Operation, _ names: SelectionNames = SelectionNames(),
        at date: Double
    ) throws(DataConnectInternalError) -> Update {
        guard response.errors.isEmpty, let text: JSONText = response.data,
            let data: JSONValue = try? parseJSON(text.utf8, maximumDepth: ServerResponse.maximumDepth)
        else { return Update() }
        var brought: [String: EntityRecord] = [:]
        let tree: CachedNode = CachedNode(
            data, EntityIndex(response.entities), names, entities: &brought)
        var update: Update = Update(entities: Set(brought.keys))
        var records: [String: EntityRecord] = [:]
        for (id, values): (String, EntityRecord) in brought {
            let former: EntityRecord? = try storage.entity(id)
            let merged: EntityRecord = (former ?? [:]).merging(values) { _, new in new }
            guard merged != former else { continue }
            records[id] = merged
            if former != nil { update.changed.insert(id) }
        }
        switch operation.kind {
        case .query:
            let result: StoredResult = StoredResult(tree: tree, storedAt: date)
            try storage.write(records, (key: Self.key(operation), value: result))
        case .mutation: if !records.isEmpty { try storage.write(records, nil) }
        }
        return update
    }

    private static func key(_ operation: Operation) -> String { "\(operation.name)\n\(operation.variables)" }
}
