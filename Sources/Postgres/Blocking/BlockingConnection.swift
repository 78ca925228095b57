public import SQL

/// A connection whose calls wait: for start-up, migration and introspection, never on an event loop.
public final class BlockingConnection {
    private let handle: LibpqHandle

    /// Connects.
    public init(_ settings: ConnectionSettings) throws(PostgresError) {
        let profile: ConnectionProfile = ConnectionProfile(
            settings: settings, planMode: .custom, statementTimeout: .zero)
        let timeout: String = String(max(settings.connectTimeout.wholeMilliseconds / 1000, 1))
        handle = LibpqHandle(connectingWith: profile.parameters + [("connect_timeout", timeout)])
        guard handle.isConnected else { throw handle.connectionError().recoded(.unavailable) }
        _ = try handle.executeAndWait(profile.configurationScript)
    }

    /// Runs statements outside any transaction of ours.
    public func execute(_ text: String) throws(PostgresError) {
        _ = try handle.executeAndWait(text)
    }

    /// Runs a script in one transaction: all of it or nothing.
    public func executeInTransaction(_ script: String) throws(PostgresError) {
        try execute("BEGIN")
        do throws(PostgresError) {
            try execute(script)
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Runs one statement. Rows of columns in text format; nil is NULL.
    public func query(_ text: String, _ parameters: ParameterList = ParameterList()) throws(PostgresError)
        -> [[String?]]
    {
        try handle.queryAndWait(text, parameters)
    }

    /// Runs one statement as a lane would.
    func result(of text: String, _ parameters: ParameterList) throws(PostgresError) -> StatementResult {
        try handle.resultAndWait(text, parameters)
    }

    /// Disconnects. Every call after this fails.
    public func close() {
        handle.finish()
    }
}
