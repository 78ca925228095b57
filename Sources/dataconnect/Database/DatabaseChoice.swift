import Foundation
import Postgres
import ProjectFiles
import SQL
import Server

extension ConnectionString {
    /// The string with another database than it names: of two, libpq takes the last.
    fileprivate static func renaming(_ database: String, in text: String) -> String {
        guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else {
            let quoted: String = database.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
            return "\(text) dbname='\(quoted)'"
        }
        let name: String = database.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? database
        return text + (text.contains("?") ? "&" : "?") + "dbname=\(name)"
    }
}

/// The database that a command works on: one that is named, or the embedded one of the project.
final class DatabaseChoice {
    /// How to connect.
    let settings: ConnectionSettings
    /// What the banner says of it.
    let description: String
    /// What the user should be told: which name of a database is not used.
    let note: String?
    /// Whether it shares the machine, and so the processors, with the server.
    let isLocal: Bool
    /// The most connections that it has for us; nothing means enough.
    let connectionLimit: Int?
    private let embedded: EmbeddedServer?

    private init(
        _ settings: ConnectionSettings, _ description: String, note: String? = nil, isLocal: Bool,
        connectionLimit: Int? = nil, embedded: EmbeddedServer?
    ) {
        self.settings = settings
        self.description = description
        self.note = note
        self.isLocal = isLocal
        self.connectionLimit = connectionLimit
        self.embedded = embedded
    }

    /// Chooses by the flag or environment, else starts or joins the embedded server. Blocks.
    ///
    /// The project says which database of the server it is; a URL that names one wins over it.
    static func open(url: String?, project: Project) throws(EmbeddedServerError) -> DatabaseChoice {
        let (database, schema): (String, String) = (project.database.database, project.database.schema)
        guard let url else { return try embedded(project.folder, database, schema) }
        return named(url, database, schema)
    }

    /// The database of a server that is named.
    static func named(_ url: String, project: Project) -> DatabaseChoice {
        named(url, project.database.database, project.database.schema)
    }

    /// The database that a tool names.
    ///
    /// - Parameters:
    ///   - override: the database of the server, whatever the URL says.
    ///   - connectionLimit: the most connections that it has for us.
    static func configured(
        _ url: String, override: String?, connectionLimit: Int?, project: Project
    ) -> DatabaseChoice {
        let full: String = override.map { ConnectionString.renaming($0, in: url) } ?? url
        return named(full, project.database.database, project.database.schema, connectionLimit: connectionLimit)
    }

    /// Whether it is a server of our own.
    var isEmbedded: Bool { embedded != nil }

    /// How to connect, and how much.
    var connection: DatabaseConnection { DatabaseConnection(settings, maximumConnections: connectionLimit) }

    private static func named(
        _ url: String, _ database: String, _ schema: String, connectionLimit: Int? = nil
    ) -> DatabaseChoice {
        let named: String? = ConnectionString.databaseName(in: url)
        let note: String? = named.flatMap { name in
            name == database
                ? nil : "the URL names the database \(name); \(database), which the project names, is not used"
        }
        let full: String = ConnectionString.naming(database, in: url)
        return DatabaseChoice(
            settings(full, schema), "PostgreSQL at \(withoutPassword(full))", note: note,
            isLocal: isLocalAddress(full), connectionLimit: connectionLimit, embedded: nil)
    }

    private static func embedded(
        _ folder: String, _ database: String, _ schema: String
    ) throws(EmbeddedServerError) -> DatabaseChoice {
        let server: EmbeddedServer = try EmbeddedServer.start(
            projectDataFolder: folder + "/.dataconnect", database: database)
        let remark: String = server.note.map { " (\($0))" } ?? ""
        return DatabaseChoice(
            settings(server.connectionString, schema),
            "embedded PostgreSQL in \(server.dataFolder), database \(database)\(remark)", isLocal: true,
            embedded: server)
    }

    /// Keeps the embedded server going until `close`, and says when it was away.
    func watch(_ log: Log) { embedded?.watch { log.show($0) } }

    /// Stops the embedded server if this process started it.
    func close() { embedded?.stop() }

    private static func settings(_ conninfo: String, _ schema: String) -> ConnectionSettings {
        var settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        // Extensions' functions live in `public` whatever schema the tables have.
        settings.searchPath = schema == "public" ? ["public"] : [schema, "public"]
        return settings
    }

    /// A connection string that may be shown.
    static func withoutPassword(_ url: String) -> String {
        url.replacing(#/:[^:@/]*@/#, with: "@").replacing(#/password=\S+/#, with: "password=…")
    }

    private static func isLocalAddress(_ url: String) -> Bool {
        let marks: [String] = [
            "@localhost", "@127.", "//localhost", "//127.", "@[::1]", "host=/", "host=localhost", "host=127.",
        ]
        return marks.contains { url.contains($0) } || !(url.contains("://") || url.contains("host="))
    }
}
