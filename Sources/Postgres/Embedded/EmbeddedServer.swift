#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// PostgreSQL for development: made on first use, kept between runs, reached by a socket in a private folder.
///
/// Lives no longer than the process that started it, however that ends. A second process joins the running one.
/// Calls block.
public final class EmbeddedServer {
    /// For libpq: the database `dataconnect`.
    public let connectionString: String
    /// The data folder, which carries the major version in its name.
    public let dataFolder: String
    /// What the user should be told: why the data lies where it does, or that a running server was joined.
    public let note: String?
    private let cluster: ServerCluster?

    private init(connectionString: String, dataFolder: String, note: String?, cluster: ServerCluster?) {
        self.connectionString = connectionString
        self.dataFolder = dataFolder
        self.note = note
        self.cluster = cluster
    }

    /// Whether another process started the server; `stop` then leaves it alone.
    public var isJoined: Bool { cluster == nil }

    /// Starts or joins the server of a project.
    ///
    /// - `projectDataFolder`: where the project keeps what it makes itself, for example `.dataconnect`.
    public static func start(projectDataFolder: String) throws(EmbeddedServerError) -> EmbeddedServer {
        let binaries: ServerBinaries = try .find()
        let account: Account = try .forServer()
        let location: DataLocation = .choose(FileSystem.absolute(projectDataFolder), for: account)
        // Others may pass through, not look around: the data folder itself is private.
        try FileSystem.makeDirectories(location.folder, mode: 0o711)
        try checkOwner(of: location.folder)
        let dataFolder: String = "\(location.folder)/\(binaries.majorVersion)"
        let cluster: ServerCluster = ServerCluster(
            binaries: binaries, account: account, dataFolder: dataFolder,
            socketFolder: "/tmp/dataconnect-\(account.user)-" + DataLocation.shortHash(dataFolder),
            // What the server says of itself, not what it says of statements: that could quote values.
            settings: ["log_min_messages=log", "log_checkpoints=off"])
        return try withStartLock(location.folder) { () throws(EmbeddedServerError) in
            try startOrJoin(cluster, note: location.note)
        }
    }

    /// In /tmp anyone may have made the folder before us.
    private static func checkOwner(of folder: String) throws(EmbeddedServerError) {
        guard folder.hasPrefix("/tmp/"), let attributes = FileSystem.attributes(folder) else { return }
        guard attributes.isDirectory, attributes.owner == geteuid(), attributes.mode & 0o022 == 0 else {
            throw EmbeddedServerError(
                "\(folder) belongs to someone else or can be written by others", hint: "remove it")
        }
    }

    private static func startOrJoin(_ cluster: ServerCluster, note: String?) throws(EmbeddedServerError)
        -> EmbeddedServer
    {
        if let socketFolder: String = cluster.runningSocketFolder() {
            return EmbeddedServer(
                connectionString: "host=\(socketFolder) port=5432 user=postgres dbname=\(databaseName)",
                dataFolder: cluster.dataFolder, note: note, cluster: nil)
        }
        try cluster.initialise()
        try cluster.start()
        do throws(PostgresError) {
            try makeDatabase(cluster)
        } catch {
            cluster.stop()
            throw EmbeddedServerError("cannot make the database \(databaseName): \(error.debugDescription)")
        }
        return EmbeddedServer(
            connectionString: cluster.connectionString(database: databaseName), dataFolder: cluster.dataFolder,
            note: note, cluster: cluster)
    }

    private static let databaseName: String = "dataconnect"

    private static func makeDatabase(_ cluster: ServerCluster) throws(PostgresError) {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: cluster.connectionString(database: "postgres")))
        defer { connection.close() }
        let found: [[String?]] = try connection.query("SELECT FROM pg_database WHERE datname = '\(databaseName)'")
        if found.isEmpty { try connection.execute("CREATE DATABASE \(databaseName)") }
    }

    /// Two processes that start at once must not both make or start the same cluster.
    private static func withStartLock(
        _ folder: String, _ body: () throws(EmbeddedServerError) -> EmbeddedServer
    ) throws(EmbeddedServerError) -> EmbeddedServer {
        let path: String = folder + "/start.lock"
        let descriptor: Int32 = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw EmbeddedServerError("cannot lock \(path): \(FileSystem.lastError)")
        }
        defer { close(descriptor) }
        return try body()
    }

    /// Stops the server in an orderly way and waits for it. Data is kept.
    public func stop() {
        cluster?.stop()
    }
}
