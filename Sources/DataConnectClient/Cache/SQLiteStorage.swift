import Foundation
import JSON

/// Results in a file, for the next start of the app.
///
/// The file is a cache: it is not synced to disk, and one that cannot be read is thrown away.
final class SQLiteStorage: CacheStorage {
    private let connection: SQLiteConnection
    private let limit: Int
    private var size: Int

    private static let version: Int = 2
    private static let tables: String = """
        CREATE TABLE result(key TEXT PRIMARY KEY, tree BLOB NOT NULL, stored REAL NOT NULL, used INTEGER NOT NULL,
            size INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE entity(id TEXT PRIMARY KEY, record BLOB NOT NULL, size INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE holder(id TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY(id, key)) WITHOUT ROWID;
        CREATE INDEX result_used ON result(used);
        CREATE INDEX holder_key ON holder(key);
        PRAGMA user_version = \(version);
        """

    /// Opens the file of that name in a folder that only this account may read, and makes both if need be.
    convenience init(folder: String, name: String, limit: Int) throws(DataConnectInternalError) {
        let path: String = "\(folder)/\(name).sqlite"
        do throws(DataConnectInternalError) {
            try Self.prepare(folder, path)
            try self.init(path, limit)
        } catch {
            for suffix: String in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
            try Self.prepare(folder, path)
            try self.init(path, limit)
        }
    }

    private init(_ path: String, _ limit: Int) throws(DataConnectInternalError) {
        connection = try SQLiteConnection(path: path)
        self.limit = limit
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
        switch try connection.run("PRAGMA user_version").first?.first?.integer {
        case 0:
            let tables: String = Self.tables
            let connection: SQLiteConnection = connection
            try connection.transaction { () throws(DataConnectInternalError) in try connection.execute(tables) }
        case Self.version: break
        default: throw DataConnectInternalError(.sqliteError, "the cache is of another version")
        }
        let sums: [[SQLiteConnection.Value]] = try connection.run(
            "SELECT (SELECT coalesce(sum(size), 0) FROM result) + (SELECT coalesce(sum(size), 0) FROM entity)")
        size = sums.first?.first?.integer ?? 0
    }

    /// The file is made before SQLite does, because that would make it readable for everyone.
    private static func prepare(_ folder: String, _ path: String) throws(DataConnectInternalError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw DataConnectInternalError(.sqliteError, "there is no folder for the cache", cause: error)
        }
        guard !FileManager.default.fileExists(atPath: path) else { return }
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    func result(_ key: String) throws(DataConnectInternalError) -> StoredResult? {
        let rows: [[SQLiteConnection.Value]] = try connection.run(
            "SELECT tree, stored FROM result WHERE key = ?", [.text(key)])
        guard let row: [SQLiteConnection.Value] = rows.first, let storedAt: Double = row[1].real,
            let json: JSONValue = Self.json(row[0]), let tree: CachedNode = CachedNode(json: json)
        else { return nil }
        try connection.run(
            "UPDATE result SET used = (SELECT max(used) + 1 FROM result) WHERE key = ?", [.text(key)])
        return StoredResult(tree: tree, storedAt: storedAt)
    }

    func entity(_ id: String) throws(DataConnectInternalError) -> EntityRecord? {
        let rows: [[SQLiteConnection.Value]] = try connection.run(
            "SELECT record FROM entity WHERE id = ?", [.text(id)])
        guard let object: JSONObject = rows.first.flatMap({ Self.json($0[0]) })?.object else { return nil }
        return EntityRecord(object.members.map { ($0.name, $0.value) }) { _, last in last }
    }

    private static func json(_ value: SQLiteConnection.Value) -> JSONValue? {
        // Each level of a result is a few levels of its tree.
        value.bytes.flatMap { try? parseJSON($0, maximumDepth: 8 * ServerResponse.maximumDepth) }
    }

    func write(
        _ records: [String: EntityRecord], _ result: (key: String, value: StoredResult)?
    ) throws(DataConnectInternalError) {
        var change: Int = 0
        try connection.transaction { () throws(DataConnectInternalError) in
            if let result { change += try replace(result.key, result.value) }
            for (id, record): (String, EntityRecord) in records { change += try replace(id, record) }
        }
        size += change
        if size > limit { try evict() }
    }

    /// Keeps a result, and gives by how much there is more now.
    private func replace(_ key: String, _ result: StoredResult) throws(DataConnectInternalError) -> Int {
        let tree: [UInt8] = result.tree.json.text.utf8
        let size: Int = tree.count + key.utf8.count
        let former: Int = try number("SELECT size FROM result WHERE key = ?", [.text(key)])
        try connection.run(
            """
            INSERT OR REPLACE INTO result(key, tree, stored, used, size)
            VALUES (?, ?, ?, (SELECT coalesce(max(used), 0) + 1 FROM result), ?)
            """, [.text(key), .bytes(tree), .real(result.storedAt), .integer(Int64(size))])
        let present: Set<String> = result.tree.entityIDs
        let held: Set<String> = try heldEntities(key)
        for id: String in present.subtracting(held) {
            try connection.run("INSERT INTO holder(id, key) VALUES (?, ?)", [.text(id), .text(key)])
        }
        return size - former - (try release(held.subtracting(present), key))
    }

    private func replace(_ id: String, _ record: EntityRecord) throws(DataConnectInternalError) -> Int {
        // What no result holds is of no use.
        guard try isHeld(id) else { return 0 }
        let members: [JSONObject.Member] = record.sorted { $0.key < $1.key }
            .map { JSONObject.Member(name: $0.key, value: $0.value) }
        let former: Int = try number("SELECT size FROM entity WHERE id = ?", [.text(id)])
        let size: Int = record.estimatedSize + id.utf8.count
        try connection.run(
            "INSERT OR REPLACE INTO entity(id, record, size) VALUES (?, ?, ?)",
            [.text(id), .bytes(JSONValue.object(JSONObject(members)).text.utf8), .integer(Int64(size))])
        return size - former
    }

    // MARK: Who holds what

    private func heldEntities(_ key: String) throws(DataConnectInternalError) -> Set<String> {
        Set(try connection.run("SELECT id FROM holder WHERE key = ?", [.text(key)]).compactMap { $0[0].text })
    }

    private func isHeld(_ id: String) throws(DataConnectInternalError) -> Bool {
        try !connection.run("SELECT 1 FROM holder WHERE id = ? LIMIT 1", [.text(id)]).isEmpty
    }

    /// A result holds these no more; those that nobody holds go. Gives how much they were.
    private func release(_ ids: Set<String>, _ key: String) throws(DataConnectInternalError) -> Int {
        var size: Int = 0
        for id: String in ids {
            try connection.run("DELETE FROM holder WHERE id = ? AND key = ?", [.text(id), .text(key)])
            guard try !isHeld(id) else { continue }
            size += try number("SELECT size FROM entity WHERE id = ?", [.text(id)])
            try connection.run("DELETE FROM entity WHERE id = ?", [.text(id)])
        }
        return size
    }

    private func evict() throws(DataConnectInternalError) {
        var present: Int = size
        try connection.transaction { () throws(DataConnectInternalError) in
            while present > limit {
                let rows: [[SQLiteConnection.Value]] = try connection.run(
                    "SELECT key, size FROM result ORDER BY used LIMIT 1")
                guard let row = rows.first, let key: String = row[0].text, let bytes: Int = row[1].integer else {
                    return
                }
                present -= bytes + (try release(try heldEntities(key), key))
                try connection.run("DELETE FROM result WHERE key = ?", [.text(key)])
            }
        }
        size = present
    }

    private func number(_ sql: String, _ values: [SQLiteConnection.Value]) throws(DataConnectInternalError) -> Int {
        try connection.run(sql, values).first?.first?.integer ?? 0
    }
}
