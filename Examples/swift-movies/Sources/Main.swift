import DataConnectClient
import Foundation
import MoviesSDK

/// The movies of the sample service, in a terminal.
@main
@MainActor
struct Main {
    static func main() async {
        let words: [String] = Array(CommandLine.arguments.dropFirst())
        do {
            let movies: MovieCommands = MovieCommands(connector: try connector())
            switch (words.first, words.count) {
            case ("list", 1...2): try await movies.list(genre: words.dropFirst().first)
            case ("watch", 1...2): try await movies.watch(genre: words.dropFirst().first)
            case ("add", 2...3): try await movies.add(title: words[1], year: words.dropFirst(2).first)
            case ("edit", 4): try await movies.edit(title: words[1], genre: words[2], description: words[3])
            default: throw Complaint(usage)
            }
        } catch {
            Terminal.complain((error as? any DataConnectError)?.message ?? "\(error)")
            exit(1)
        }
    }

    private static let usage: String = """
        usage: swift-movies list [GENRE]
               swift-movies watch [GENRE]
               swift-movies add TITLE [YEAR]
               swift-movies edit TITLE GENRE DESCRIPTION
        DATACONNECT_SERVER is HOST:PORT of `dataconnect dev`, 127.0.0.1:9399 where it is not set.
        """

    /// The connector, at the server that the environment names.
    private static func connector() throws -> MoviesConnector {
        let connector: MoviesConnector = DataConnect.moviesConnector
        guard let server: String = ProcessInfo.processInfo.environment["DATACONNECT_SERVER"] else {
            connector.useEmulator()
            return connector
        }
        guard let colon: String.Index = server.lastIndex(of: ":"), let port: Int = Int(server[colon...].dropFirst())
        else { throw Complaint("DATACONNECT_SERVER is no HOST:PORT: \(server)") }
        connector.useEmulator(host: String(server[..<colon]), port: port)
        return connector
    }
}
