import Postgres

/// An advisory lock on which a test lets statements wait, for as long as it likes.
public final class HeldLock: @unchecked Sendable {
    // Guard of the unchecked conformance: one test uses it, call by call.
    private let connection: BlockingConnection
    private let key: Int

    /// Takes the lock of a key in a database.
    public init(_ key: Int, in conninfo: String) throws {
        self.key = key
        var settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        settings.connectTimeout = .seconds(120)
        connection = try BlockingConnection(settings)
        try connection.execute("SELECT pg_advisory_lock(\(key))")
    }

    /// Comes back when somebody waits for it.
    public func waitUntilWanted() throws {
        let count: String = """
            SELECT count(*) FROM pg_sleep(0.002), pg_locks WHERE locktype = 'advisory' AND objid = \(key) AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            """
        while try connection.query(count) == [["0"]] {}
    }

    /// Lets those who wait go on.
    public func release() { connection.close() }
}
