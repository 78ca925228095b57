import Reactor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One data folder with the server on it: making, starting, joining and stopping.
package final class ServerCluster {
    package let binaries: ServerBinaries
    package let account: Account
    /// What PostgreSQL calls PGDATA.
    package let dataFolder: String
    /// Where the socket lies. Short: the path of a socket has 107 bytes at most.
    package let socketFolder: String
    /// `-c` settings.
    package let settings: [String]
    private let slot: ServerSlot
    private let onEnd: (@Sendable () -> Void)?

    /// A cluster that may or may not exist yet. All folders above `dataFolder` exist and can be entered by `account`.
    package convenience init(
        binaries: ServerBinaries, account: Account, dataFolder: String, socketFolder: String, settings: [String] = []
    ) {
        self.init(
            binaries: binaries, account: account, dataFolder: dataFolder, socketFolder: socketFolder,
            settings: settings, slot: ServerSlot(), onEnd: nil)
    }

    /// The same, whose server can be stopped through `slot`, and tells of its end.
    init(
        binaries: ServerBinaries, account: Account, dataFolder: String, socketFolder: String, settings: [String],
        slot: ServerSlot, onEnd: (@Sendable () -> Void)?
    ) {
        self.binaries = binaries
        self.account = account
        self.dataFolder = dataFolder
        self.socketFolder = socketFolder
        self.settings = settings
        self.slot = slot
        self.onEnd = onEnd
    }

    /// The connection string of a database of this cluster.
    package func connectionString(database: String) -> String {
        "host=\(socketFolder) port=5432 user=postgres dbname=\(database)"
    }

    var logFile: String { dataFolder + ".log" }

    /// The process of the server that we started.
    package var processID: Int32? { slot.current?.processID }

    // MARK: Making

    /// Makes the data folder with `initdb` unless it is there.
    package func initialise(syncsToDisk: Bool = true) throws(EmbeddedServerError) {
        guard !FileSystem.exists(dataFolder + "/PG_VERSION") else { return }
        try makeOwnFolder(dataFolder)
        let result: (status: Int32, output: String)? = ChildProcess.run(
            ChildProcess.Command(
                program: binaries.initdb,
                arguments: [
                    "-D", dataFolder, "-U", "postgres", "-A", "trust", "--encoding=UTF8", "--locale=C.UTF-8",
                ] + (syncsToDisk ? [] : ["--no-sync"]),
                account: account))
        guard let result else {
            throw EmbeddedServerError("cannot start \(binaries.initdb): \(FileSystem.lastError)")
        }
        guard result.status == 0 else {
            throw EmbeddedServerError("initdb could not make \(dataFolder):\n\(result.output.trimmingNewlines)")
        }
    }

    /// A folder that only the server's account can use.
    private func makeOwnFolder(_ path: String) throws(EmbeddedServerError) {
        try FileSystem.makeDirectories(path, mode: 0o700)
        guard let attributes = FileSystem.attributes(path), attributes.isDirectory else {
            throw EmbeddedServerError("\(path) is not a folder", hint: "remove it")
        }
        guard attributes.owner != account.user else { return try FileSystem.setMode(path, 0o700) }
        guard account.dropsPrivileges, attributes.owner == 0 else {
            throw EmbeddedServerError("\(path) belongs to another user", hint: "remove it, or run as that user")
        }
        try FileSystem.setMode(path, 0o700)
        try FileSystem.setOwner(path, account)
    }

    // MARK: Starting

    /// Starts the server and waits until it accepts connections.
    package func start() throws(EmbeddedServerError) {
        try makeOwnFolder(socketFolder)
        removeForeignLock()
        let output: Int32 = open(logFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard output >= 0 else {
            throw EmbeddedServerError("cannot write the log \(logFile): \(FileSystem.lastError)")
        }
        let logStart: Int = max(0, Int(lseek(output, 0, SEEK_END)))
        let arguments: [String] =
            ["-D", dataFolder, "-k", socketFolder, "-p", "5432", "-c", "listen_addresses="]
            + settings.flatMap { ["-c", $0] }
        let command: ChildProcess.Command = ChildProcess.Command(
            program: binaries.postgres, arguments: arguments, directory: dataFolder, account: account,
            deathSignal: SIGINT)
        let thread: ServerThread = ServerThread(command, output: output, onEnd: onEnd)
        slot.put(thread)
        do throws(EmbeddedServerError) {
            try waitUntilAccepting(thread, logStart: logStart)
        } catch {
            stop()
            throw error
        }
    }

    /// A server that does not answer must not hold up whoever asks.
    private static let bound: String = " connect_timeout=2"

    private func waitUntilAccepting(_ thread: ServerThread, logStart: Int) throws(EmbeddedServerError) {
        let clock: SystemClock = SystemClock()
        // Recovery after a crash replays the log and can take a while.
        let deadline: MonotonicInstant = clock.now.advanced(by: .seconds(60))
        while !isAccepting {
            if let ending: String = thread.ending {
                throw EmbeddedServerError("the database server did not start: \(ending)\n\(logTail(from: logStart))")
            }
            guard clock.now < deadline else {
                throw EmbeddedServerError(
                    "the database server did not become ready in 60 seconds\n\(logTail(from: logStart))")
            }
            usleep(10_000)
        }
    }

    /// Whether a server answers on the socket.
    package var isAccepting: Bool { LibpqHandle.isAccepting(connectionString(database: "postgres") + Self.bound) }

    /// The last lines of the server's log of those that came after that many bytes: others are about earlier starts.
    private func logTail(from start: Int) -> String {
        guard let text: String = FileSystem.text(logFile) else { return "" }
        let lines: [Substring] = Substring(text.utf8.dropFirst(start)).split(separator: "\n")
        return lines.suffix(8).joined(separator: "\n")
    }

    /// Stops the server that we started; data is kept.
    package func stop() {
        guard slot.stop() else { return }
        slot.put(nil)
        // Empty now; where it is not, somebody else's server is in it, and it stays.
        rmdir(socketFolder)
    }

    // MARK: Joining

    /// What `postmaster.pid` says: who runs on this folder, and where its socket is (PostgreSQL manual, 73.1).
    struct LockFile: Hashable {
        var processID: Int32
        var socketFolder: String

        init?(_ text: String) {
            let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.count >= 5, let pid: Int32 = Int32(lines[0].filter { !$0.isWhitespace }), pid > 0
            else { return nil }
            processID = pid
            socketFolder = String(lines[4])
        }
    }

    /// The socket folder of a server that runs on this data folder already.
    func runningSocketFolder() -> String? {
        guard let lock: LockFile = LockFile(FileSystem.text(dataFolder + "/postmaster.pid") ?? ""),
            isServer(lock.processID),
            LibpqHandle.isAccepting("host=\(lock.socketFolder) port=5432 user=postgres dbname=postgres" + Self.bound)
        else { return nil }
        return lock.socketFolder
    }

    /// Whether a server has this data folder, even one that does not accept connections yet or any more.
    var isHeld: Bool {
        LockFile(FileSystem.text(dataFolder + "/postmaster.pid") ?? "").map { isServer($0.processID) } ?? false
    }

    /// Takes away a lock file whose process id now belongs to another program. PostgreSQL itself sees only that
    /// a process of that number lives, which after a restart of a container is usual. Where none lives, PostgreSQL needs
    /// the file: by it, it finds the memory that children of a killed server still use.
    private func removeForeignLock() {
        let path: String = dataFolder + "/postmaster.pid"
        guard let lock: LockFile = LockFile(FileSystem.text(path) ?? ""),
            isAlive(lock.processID), !isServer(lock.processID)
        else { return }
        FileSystem.remove(path)
    }

    /// Whether this process is a server on our data folder: a server works in it.
    private func isServer(_ pid: Int32) -> Bool {
        guard isAlive(pid) else { return false }
        #if os(Linux)
            return FileSystem.link("/proc/\(pid)/cwd") == dataFolder
        #else
            return true
        #endif
    }

    private func isAlive(_ pid: Int32) -> Bool { kill(pid, 0) == 0 || errno == EPERM }
}
