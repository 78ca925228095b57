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

    static let databaseName: String = "dataconnect"

    init(binaries: ServerBinaries, account: Account, folder: String) {
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
                return running
            }
            try cluster.initialise()
            try start(cluster, isPatient: isPatient)
            do throws(PostgresError) {
                try makeDatabase(cluster)
            } catch {
                cluster.stop()
                throw EmbeddedServerError(
                    "cannot make the database \(Self.databaseName): \(error.debugDescription)")
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

    private func makeDatabase(_ cluster: ServerCluster) throws(PostgresError) {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: cluster.connectionString(database: "postgres")))
        defer { connection.close() }
        let name: String = Self.databaseName
        let found: [[String?]] = try connection.query("SELECT FROM pg_database WHERE datname = '\(name)'")
        if found.isEmpty { try connection.execute("CREATE DATABASE \(name)") }
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
