import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What each official client sends on a stream, byte by byte, and what it is answered: the files of `Tests/Fixtures/Dialects`.
    @Suite(.needsClientsAndPostgres) struct Dialects {
        @Test(arguments: ["javascript", "javascript-12.12", "flutter", "android", "ios"])
        func isServed(_ name: String) async throws {
            let transcript: Transcript = try Transcript("Dialects/\(name).txt")
            let project: ProjectCopy = try .fixture("Dialects/project")
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(project, ["--workers", "1", "--database-url", url, "--seed"]) { server in
                var replay: Replay = Replay(server, transcript)
                try await replay.run()
            }
        }
    }
}
