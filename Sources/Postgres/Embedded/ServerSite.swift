import SQL

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a project's server belongs, and the one way to get it going there: start it, or join the one that runs.
struct ServerSite: Sendable {
    let binaries: ServerBinaries
    let account: Account
    /// Holds the data folder and the lock of those who start.
    let folder: String
    let dataFolder: String
    /// Stays what it is once it has been handed out: connections come back to it.
    var socketFolder: String
    let slot: ServerSlot = ServerSlot()
    let alarm: Alarm = Alarm()

    /// The database to be there; a cluster may hold others, of other environments.
    let databaseName: String

    init(binaries: ServerBinaries, account: Account, folder: String, databaseName: String) {
        self.databaseName = databaseName
        self.binaries = binaries
        self.account = account
        self.folder = folder
        dataFolder = "\(folder)/\(binaries.majorVersion)"
        socketFolder = "/tmp/dataconnect-\(account.user)-" + DataLocation.shortHash(dataFolder)
    }

    var cluster: ServerCluster {
        ServerCluster(
            binaries: binaries, account: account, dataFolder: dataFolder, socketFolder: socketFolder,
            // What the server says of itself, not what it says of statements: that could quote values.
            settings: ["log_min_messages=log", "log_checkpoints=off"], slot: slot, onEnd: { [alarm] in alarm.ring() })
    }

    // MARK: Starting

    /// Starts the server, or joins the running one: the result is the folder of its socket. Blocks.
    ///
    /// - `isPatient`: waits for others that start it, and for what a killed server left running.
    func startOrJoin(isPatient: Bool) throws(EmbeddedServerError) -> String {
        try withStartLock(isPatient: isPatient) { () throws(EmbeddedServerError) in
            let cluster: ServerCluster = cluster
            if let running: String = cluster.runningSocketFolder() {
                slot.put(nil)
                try makeDatabase(at: running)
                return running
            }
            try cluster.initialise()
            try start(cluster, isPatient: isPatient)
            do throws(EmbeddedServerError) {
                try makeDatabase(at: socketFolder)
            } catch {
                cluster.stop()
                throw error
            }
            return socketFolder
        }
    }

    /// The children of a postmaster that was killed end by themselves, but not at once, and until then PostgreSQL
    /// refuses to start another on their data.
    private func start(_ cluster: ServerCluster, isPatient: Bool) throws(EmbeddedServerError) {
        for _: Int in 0..<(isPatient ? 50 : 0) {
            do throws(EmbeddedServerError) {
                return try cluster.start()
            } catch {
                guard error.message.contains("is still in use") else { throw error }
                usleep(100_000)
            }
        }
        try cluster.start()
    }

    /// The connection string of the database on a server whose socket lies there.
    func connectionString(at socketFolder: String, database: String) -> String {
        "host=\(socketFolder) port=5432 user=postgres dbname=\(ConnectionString.quoted(database))"
    }

    private func makeDatabase(at socketFolder: String) throws(EmbeddedServerError) {
        do throws(PostgresError) {
            let connection: BlockingConnection = try BlockingConnection(
                ConnectionSettings(conninfo: connectionString(at: socketFolder, database: "postgres")))
            defer { connection.close() }
            let literal: String = "'" + databaseName.replacing("'", with: "''") + "'"
            let found: [[String?]] = try connection.query("SELECT FROM pg_database WHERE datname = \(literal)")
            if found.isEmpty { try connection.execute("CREATE DATABASE \(quotedIdentifier(databaseName))") }
        } catch {
            throw EmbeddedServerError("cannot make the database \(databaseName): \(error.debugDescription)")
        }
    }

    /// Two processes that start at once must not both make or start the same cluster.
    private func withStartLock(
        isPatient: Bool, _ body: () throws(EmbeddedServerError) -> String
    ) throws(EmbeddedServerError) -> String {
        let path: String = folder + "/start.lock"
        let descriptor: Int32 = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        guard descriptor >= 0, flock(descriptor, isPatient ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            throw EmbeddedServerError("cannot lock \(path): \(FileSystem.lastError)")
        }
        return try body()
    }

    // MARK: Looking

    /// Why there is no server; nil while there is one, or one that starts or stops.
    var problem: String? {
        if let thread: ServerThread = slot.current { return thread.ending }
        return cluster.isHeld ? nil : "the process that started it has ended"
    }
}
