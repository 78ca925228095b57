import Postgres

/// A table that a test keeps from being written, for as long as it likes.
public final class LockedTable: @unchecked Sendable {
    // Guard of the unchecked conformance: one test uses it, call by call.
    private let connection: BlockingConnection
    private let name: String

    /// Takes the lock of a table in a database.
    public init(_ name: String, in conninfo: String) throws {
        self.name = name
        var settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        settings.connectTimeout = .seconds(120)
        connection = try BlockingConnection(settings)
        try connection.execute("BEGIN")
        try connection.execute("LOCK TABLE \(name) IN EXCLUSIVE MODE")
    }

    /// Comes back when somebody waits to write it.
    public func waitUntilWanted() throws {
        let count: String = """
            SELECT count(*) FROM pg_sleep(0.002), pg_locks WHERE relation = '\(name)'::regclass AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            """
        while try connection.query(count) == [["0"]] {}
    }

    /// Lets those who wait go on.
    public func release() { connection.close() }
}
