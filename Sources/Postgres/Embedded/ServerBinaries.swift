#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The programs of one PostgreSQL installation.
package struct ServerBinaries: Hashable, Sendable {
    /// The folder of `initdb` and `postgres`.
    package let folder: String
    /// For example 15.
    package let majorVersion: Int

    var initdb: String { folder + "/initdb" }
    var postgres: String { folder + "/postgres" }

    /// The first of `$PG_BIN`, what `pg_config` names, and the highest version under `/usr/lib/postgresql`.
    package static func find() throws(EmbeddedServerError) -> ServerBinaries {
        for folder: String in candidates {
            if let binaries: ServerBinaries = inspect(folder) { return binaries }
        }
        throw EmbeddedServerError(
            "no PostgreSQL server was found (looked in \(candidates.joined(separator: ", ")))",
            hint: """
                install one, for example with `apt-get install postgresql`, \
                or set PG_BIN to the folder that holds its `initdb` and `postgres`, \
                or give the connection string of a running database
                """)
    }

    private static var candidates: [String] {
        var folders: [String] = []
        if let chosen = getenv("PG_BIN") { folders.append(String(cString: chosen)) }
        if let configured: String = configuredFolder { folders.append(configured) }
        let base: String = "/usr/lib/postgresql"
        let versions: [Int] = FileSystem.entries(base).compactMap { Int($0) }.sorted(by: >)
        return folders + (versions.isEmpty ? [base + "/*/bin"] : versions.map { "\(base)/\($0)/bin" })
    }

    /// What `pg_config --bindir` prints.
    private static var configuredFolder: String? {
        let path: String = getenv("PATH").map { String(cString: $0) } ?? ""
        for folder: Substring in path.split(separator: ":") {
            let program: String = folder + "/pg_config"
            guard FileSystem.isExecutable(program) else { continue }
            guard let result = ChildProcess.run(ChildProcess.Command(program: program, arguments: ["--bindir"])),
                result.status == 0
            else { return nil }
            return result.output.trimmingNewlines
        }
        return nil
    }

    /// Asks the server for its version; nil when it is not there or does not run.
    package static func inspect(_ folder: String) -> ServerBinaries? {
        guard FileSystem.isExecutable(folder + "/initdb"),
            let result = ChildProcess.run(
                ChildProcess.Command(program: folder + "/postgres", arguments: ["--version"])),
            result.status == 0, let version: Int = majorVersion(result.output)
        else { return nil }
        return ServerBinaries(folder: folder, majorVersion: version)
    }

    /// The first number of `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
    static func majorVersion(_ line: String) -> Int? {
        guard let word: Substring = line.split(separator: " ").first(where: { $0.first?.isNumber == true })
        else { return nil }
        return Int(word.prefix { $0.isNumber })
    }
}
