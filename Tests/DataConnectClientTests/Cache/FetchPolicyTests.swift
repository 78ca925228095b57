import Foundation
import TestSupport
import Testing

@testable import DataConnectClient

extension WithServer {
    /// What is kept of a real server's answers, and when it is taken.
    @Suite(.needsServer, .timeLimit(.minutes(2))) struct FetchPolicyTests {
        private static let memory: CacheSettings = CacheSettings(storage: .memory, maxAge: 3600)

        @Test func takesWhatThePolicySays() async throws {
            try await LocalServer.run { server in
                let (client, other): (DataConnect, DataConnect) = (server.client(cache: Self.memory), server.client())
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                #expect(try await read(reference, .cacheOnly) == Read(source: .cache, description: nil))
                let first: Read = try await read(reference, .preferCache)
                #expect(first.source == .server)
                _ = try await other.updateMovie(Movies.m, genre: "Crime", description: "changed").execute()
                #expect(try await read(reference, .preferCache) == Read(source: .cache, description: first.description))
                #expect(try await read(reference, .cacheOnly) == Read(source: .cache, description: first.description))
                #expect(try await read(reference, .serverOnly) == Read(source: .server, description: "changed"))
                #expect(try await read(reference, .preferCache) == Read(source: .cache, description: "changed"))
                #expect(reference.source == .cache)
            }
        }

        @Test func asksTheServerForWhatIsTooOld() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = server.client(cache: CacheSettings(storage: .memory, maxAge: 0))
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                let first: OperationResult<Movies.One> = try await reference.execute()
                #expect(first.source == .server)
                #expect(try await reference.execute().source == .server)
                #expect(try await reference.execute(fetchPolicy: .cacheOnly).data?.movie?.title == "M")
            }
        }

        @Test func keepsNothingWithoutSettings() async throws {
            try await LocalServer.run { server in
                let reference: QueryRefObservation<Movies.One, Movies.ID> = server.client().movie(Movies.m)
                _ = try await reference.execute()
                #expect(try await reference.execute(fetchPolicy: .cacheOnly).data == nil)
            }
        }

        /// One name in the responses of two queries stands for two fields: neither sees the value of the other, both see changes.
        @Test func tellsAliasesApart() async throws {
            try await LocalServer.run(operations: Movies.aliased) { server in
                let client: DataConnect = server.client(cache: Self.memory)
                client.nameFields(["Aliased": ["movie.title": .field("genre")]])
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                let aliased: QueryRefObservation<Movies.One, Movies.ID> = client.aliasedMovie(Movies.m)
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: "d").execute()
                _ = try await reference.execute()
                #expect(try await aliased.execute().data?.movie?.title == "Crime")
                #expect(try await reference.execute(fetchPolicy: .cacheOnly).data?.movie?.title == "M")
                _ = try await client.updateMovie(Movies.m, genre: "Another", description: "d").execute()
                _ = try await reference.execute(fetchPolicy: .serverOnly)
                #expect(try await aliased.execute(fetchPolicy: .cacheOnly).data?.movie?.title == "Another")
            }
        }

        @Test func keepsResultsForTheNextStartAndForTheirUserOnly() async throws {
            let folder: URL = FileManager.default.temporaryDirectory.appending(path: "dccache-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let settings: CacheSettings = CacheSettings(maxAge: 3600, folder: folder.path(percentEncoded: false))
            try await LocalServer.run { server in
                let (ann, bob): (String, String) = (unsignedToken(user: "ann"), unsignedToken(user: "bob"))
                let first: DataConnect = server.client(cache: settings, tokens: AuthTokenHolder(token: ann))
                _ = try await first.setStatus("busy").execute()
                #expect(try await first.profile().execute().data?.profile?.status == "busy")
                try await server.kill()
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann", claims: #""n": 2"#))
                let second: DataConnect = server.client(cache: settings, tokens: tokens)
                #expect(try await second.profile().execute().data?.profile?.status == "busy")
                tokens.set(bob)
                #expect(try await second.profile().execute(fetchPolicy: .cacheOnly).data == nil)
                tokens.set(nil)
                #expect(try await second.profile().execute(fetchPolicy: .cacheOnly).data == nil)
                tokens.set(ann)
                #expect(try await second.profile().execute(fetchPolicy: .cacheOnly).data?.profile?.status == "busy")
                try await server.restart()
            }
        }

        @Test func showsAFollowerWhatIsKeptUntilTheServerAnswers() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = server.client(cache: Self.memory)
                _ = try await client.movie(Movies.m).execute()
                var results = try await client.movie(Movies.m).subscribe().makeAsyncIterator()
                var result: OperationResult<Movies.One> = try #require(try await results.next()?.get())
                // The server may have been quicker than we are.
                if result.source == .cache {
                    #expect(result.data?.movie?.title == "M")
                    result = try #require(try await results.next()?.get())
                }
                #expect(result.source == .server)
            }
        }

        private struct Read: Equatable {
            let source: DataSource
            let description: String?
        }

        private func read(
            _ reference: QueryRefObservation<Movies.One, Movies.ID>, _ policy: QueryFetchPolicy
        ) async throws -> Read {
            let result: OperationResult<Movies.One> = try await reference.execute(fetchPolicy: policy)
            return Read(source: result.source, description: result.data?.movie?.description)
        }
    }
}
