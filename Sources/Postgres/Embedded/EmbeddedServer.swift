#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// PostgreSQL for development: made on first use, kept between runs, reached by a socket in a private folder.
///
/// Lives no longer than the process that started it, however that ends. A second process joins the running one, and
/// one that watches takes it over. Calls block.
public final class EmbeddedServer: Sendable {
    /// For libpq: the database that was asked for. Stays good when the server is started again.
    public let connectionString: String
    /// The data folder, which carries the major version in its name.
    public let dataFolder: String
    /// What the user should be told: why the data lies where it does.
    public let note: String?
    private let site: ServerSite
    private let watching: ServerWatch

    private init(_ site: ServerSite, note: String?) {
        connectionString = site.connectionString(at: site.socketFolder, database: site.databaseName)
        dataFolder = site.dataFolder
        self.note = note
        self.site = site
        watching = ServerWatch(site)
    }

    /// Whether another process started the server; `stop` then leaves it alone.
    public var isJoined: Bool { site.slot.current == nil }

    /// Starts or joins the server of a project.
    ///
    /// - `projectDataFolder`: where the project keeps what it makes itself, for example `.dataconnect`.
    /// - `database`: the database to connect to, made where it is not there. Others of the same server stay.
    public static func start(
        projectDataFolder: String, database: String = "dataconnect"
    ) throws(EmbeddedServerError) -> EmbeddedServer {
        let binaries: ServerBinaries = try .find()
        let account: Account = try .forServer()
        let location: DataLocation = .choose(FileSystem.absolute(projectDataFolder), for: account)
        // Others may pass through, not look around: the data folder itself is private.
        try FileSystem.makeDirectories(location.folder, mode: 0o711)
        try checkOwner(of: location.folder)
        var site: ServerSite = ServerSite(
            binaries: binaries, account: account, folder: location.folder, databaseName: database)
        // Another account's server has its socket elsewhere, and whoever takes it over listens there too.
        site.socketFolder = try site.startOrJoin(isPatient: true)
        return EmbeddedServer(site, note: location.note)
    }

    /// In /tmp anyone may have made the folder before us.
    private static func checkOwner(of folder: String) throws(EmbeddedServerError) {
        guard folder.hasPrefix("/tmp/"), let attributes = FileSystem.attributes(folder) else { return }
        guard attributes.isDirectory, attributes.owner == geteuid(), attributes.mode & 0o022 == 0 else {
            throw EmbeddedServerError(
                "\(folder) belongs to someone else or can be written by others", hint: "remove it")
        }
    }

    /// Keeps a server going from now on until `stop`: one that ends is started again on the same socket, whoever
    /// started it first. What happens is reported on a thread of the watch.
    public func watch(_ report: @escaping @Sendable (EmbeddedServerEvent) -> Void) {
        watching.start(report)
    }

    /// Stops the server if this process started it, in an orderly way while it answers, and waits for that. Data is
    /// kept.
    public func stop() {
        watching.stop()
        // Empty now; where it is not, somebody else's server is in it, and it stays.
        if !isJoined { rmdir(site.socketFolder) }
    }
}
