import SQL
import TestSupport
import Testing

@testable import Postgres

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct EmbeddedServerTests {
    /// A folder that is removed after `body`.
    private func withFolder(_ body: (String) throws -> Void) throws {
        var template: [CChar] = Array("/tmp/dcembedded-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let folder: String = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        chmod(folder, 0o711)
        defer { removeTree(folder) }
        try body(folder)
    }

    private func connect(_ server: EmbeddedServer) throws -> BlockingConnection {
        try BlockingConnection(ConnectionSettings(conninfo: server.connectionString))
    }

    @Test func keepsDataAndIsJoinedWhileItRuns() throws {
        try withFolder { folder in
            let first: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder + "/.dataconnect")
            #expect(!first.isJoined)
            #expect(first.note == nil)
            #expect(first.dataFolder == folder + "/.dataconnect/postgres/\(try ServerBinaries.find().majorVersion)")
            try connect(first).execute("CREATE TABLE kept AS SELECT 42 AS answer")

            let second: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder + "/.dataconnect")
            #expect(second.isJoined)
            #expect(try connect(second).query("SELECT answer FROM kept") == [["42"]])
            second.stop()
            #expect(try connect(first).query("SELECT current_database()") == [["dataconnect"]])

            first.stop()
            #expect(throws: PostgresError.self) { try connect(first) }

            let third: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder + "/.dataconnect")
            #expect(!third.isJoined)
            #expect(try connect(third).query("SELECT answer FROM kept") == [["42"]])
            third.stop()
        }
    }

    /// Environments of one project share a server and not a database.
    @Test func makesTheDatabaseThatIsAskedFor() throws {
        try withFolder { folder in
            let first: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder, database: "films")
            let second: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder, database: "it's \"odd\"")
            #expect(second.isJoined)
            #expect(try connect(first).query("SELECT current_database()") == [["films"]])
            #expect(try connect(second).query("SELECT current_database()") == [["it's \"odd\""]])
            try connect(first).execute("CREATE TABLE kept (a int)")
            #expect(try connect(second).query("SELECT to_regclass('kept')") == [[nil]])
            second.stop()
            first.stop()
        }
    }

    @Test func startsOverALockFileThatACrashLeft() throws {
        try withFolder { folder in
            let server: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            let lock: String = server.dataFolder + "/postmaster.pid"
            let text: String = try #require(FileSystem.text(lock))
            server.stop()
            // The number of a process that lives and is no server: ours.
            let stale: String = "\(getpid())\n" + text.split(separator: "\n").dropFirst().joined(separator: "\n")
            let descriptor: Int32 = open(lock, O_WRONLY | O_CREAT, 0o600)
            _ = stale.withCString { write(descriptor, $0, strlen($0)) }
            close(descriptor)
            let again: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            #expect(!again.isJoined)
            again.stop()
        }
    }

    /// Events, one after the other, for a thread that waits for them.
    private final class Events: Sendable {
        private let ends: (reading: Int32, writing: Int32)

        init() {
            var ends: [Int32] = [-1, -1]
            _ = pipe(&ends)
            self.ends = (ends[0], ends[1])
        }

        deinit {
            close(ends.reading)
            close(ends.writing)
        }

        /// One byte for each kind that is waited for; failed tries may come any number of times.
        func add(_ event: EmbeddedServerEvent) {
            var byte: UInt8 =
                switch event {
                case .lost: UInt8(ascii: "l")
                case .restarted(let isOwner, _): UInt8(ascii: isOwner ? "o" : "j")
                case .notRestarted: 0
                }
            if byte != 0 { _ = write(ends.writing, &byte, 1) }
        }

        func next() -> String {
            var byte: UInt8 = 0
            return read(ends.reading, &byte, 1) == 1 ? String(UnicodeScalar(byte)) : ""
        }
    }

    @Test func isStartedAgainAndTakenOverWhenWatched() throws {
        try withFolder { folder in
            let owner: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            let heir: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            let (owned, inherited): (Events, Events) = (Events(), Events())
            owner.watch { owned.add($0) }
            kill(try #require(Self.postmaster(owner)), SIGKILL)
            #expect(owned.next() + owned.next() == "lo")
            #expect(try connect(heir).query("SELECT 1") == [["1"]])

            heir.watch { inherited.add($0) }
            owner.stop()
            #expect(inherited.next() + inherited.next() == "lo")
            #expect(!heir.isJoined)
            #expect(try connect(heir).query("SELECT current_database()") == [["dataconnect"]])
            heir.stop()
            #expect(Self.postmaster(heir) == nil)
        }
    }

    @Test func isStoppedEvenWhenItIsSilent() throws {
        try withFolder { folder in
            let server: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            let postmaster: Int32 = try #require(Self.postmaster(server))
            kill(postmaster, SIGSTOP)
            server.stop()
            #expect(kill(postmaster, 0) == -1 && errno == ESRCH)
            let next: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            #expect(!next.isJoined)
            next.stop()
        }
    }

    private static func postmaster(_ server: EmbeddedServer) -> Int32? {
        FileSystem.text(server.dataFolder + "/postmaster.pid").flatMap { ServerCluster.LockFile($0) }?.processID
    }

    @Test func saysWhatTheServerSaidWhenItDoesNotStart() throws {
        try withFolder { folder in
            let server: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: folder)
            server.stop()
            let settings: String = server.dataFolder + "/postgresql.conf"
            let descriptor: Int32 = open(settings, O_WRONLY | O_TRUNC)
            _ = "nonsense = 1\n".withCString { write(descriptor, $0, strlen($0)) }
            close(descriptor)
            let error: EmbeddedServerError? = #expect(throws: EmbeddedServerError.self) {
                _ = try EmbeddedServer.start(projectDataFolder: folder)
            }
            #expect(error?.message.contains("unrecognized configuration parameter \"nonsense\"") == true)
        }
    }
}

@Suite struct DataLocationTests {
    private let other: Account = Account(name: "postgres", user: 54321, group: 54321, dropsPrivileges: true)

    @Test func staysInAProjectThatTheAccountCanEnter() {
        #expect(
            DataLocation.choose("/usr/not/there/.dataconnect", for: other)
                == DataLocation(folder: "/usr/not/there/.dataconnect/postgres", note: nil))
        let ourselves: Account = Account(name: "us", user: 1, group: 1, dropsPrivileges: false)
        #expect(DataLocation.choose("/root/p", for: ourselves) == DataLocation(folder: "/root/p/postgres", note: nil))
    }

    @Test func leavesAProjectThatTheAccountCannotEnterAndSaysWhy() throws {
        var template: [CChar] = Array("/tmp/dcprivate-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let folder: String = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { rmdir(folder) }
        let location: DataLocation = DataLocation.choose(folder + "/p/.dataconnect", for: other)
        let name: String = DataLocation.shortHash(folder + "/p/.dataconnect")
        #expect(location.folder == "/var/lib/dataconnect/\(name)" || location.folder == "/tmp/dataconnect-data-\(name)")
        #expect(location.note?.contains("cannot enter \(folder)/p/.dataconnect") == true)
    }

    @Test func makesShortStableNames() {
        #expect(DataLocation.shortHash("") == "cbf29ce484222325")
        #expect(DataLocation.shortHash("a") == "af63dc4c8601ec8c")
    }

    @Test func readsVersionsAndLockFiles() {
        #expect(ServerBinaries.majorVersion("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n") == 15)
        #expect(ServerBinaries.majorVersion("postgres (PostgreSQL) 18beta1") == 18)
        #expect(ServerBinaries.majorVersion("nothing") == nil)
        let lock: ServerCluster.LockFile? = ServerCluster.LockFile(
            "4242\n/data\n1700000000\n5432\n/tmp/s\n\n  1 2\nready   \n")
        #expect(lock?.processID == 4242)
        #expect(lock?.socketFolder == "/tmp/s")
        #expect(ServerCluster.LockFile("") == nil)
        #expect(ServerCluster.LockFile("-1\n\n\n\n\n") == nil)
    }

    @Test func tidiesPaths() {
        #expect(FileSystem.absolute("/a/./b//../c/") == "/a/c")
        #expect(FileSystem.absolute("/../..") == "/")
        #expect(FileSystem.directory(of: "/a/b") == "/a")
        #expect(FileSystem.directory(of: "/a") == "/")
    }
}
