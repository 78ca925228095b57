import Foundation
import Postgres
import SQL

/// The database that a command works on: one that is named, or the embedded one of the project.
final class DatabaseChoice {
    /// How to connect.
    let settings: ConnectionSettings
    /// What the banner says of it.
    let description: String
    /// Whether it shares the machine, and so the processors, with the server.
    let isLocal: Bool
    private let embedded: EmbeddedServer?

    private init(_ settings: ConnectionSettings, _ description: String, isLocal: Bool, embedded: EmbeddedServer?) {
        self.settings = settings
        self.description = description
        self.isLocal = isLocal
        self.embedded = embedded
    }

    /// Chooses by the flag or environment, else starts or joins the embedded server. Blocks.
    static func open(url: String?, projectFolder: String, schema: String) throws(EmbeddedServerError) -> DatabaseChoice
    {
        if let url {
            return DatabaseChoice(
                settings(url, schema), "PostgreSQL at \(withoutPassword(url))", isLocal: isLocalAddress(url),
                embedded: nil)
        }
        let server: EmbeddedServer = try EmbeddedServer.start(projectDataFolder: projectFolder + "/.dataconnect")
        let note: String = server.note.map { " (\($0))" } ?? ""
        return DatabaseChoice(
            settings(server.connectionString, schema), "embedded PostgreSQL in \(server.dataFolder)\(note)",
            isLocal: true,
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
