import Foundation
import JSON
import TestSupport
import Testing

@testable import DataConnectClient

extension WithServer {
    /// Queries and mutations over HTTP.
    @Suite(.needsServer) struct RequestTests {
        @Test func asksAndPublishes() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = server.client()
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.metropolis)
                #expect(reference.data == nil)
                let result: OperationResult<Movies.One> = try await reference.execute()
                #expect(result.data?.movie?.title == "Metropolis")
                #expect(result.source == .server)
                #expect(reference.data == result.data)
                #expect(reference === client.movie(Movies.metropolis))
                #expect(reference !== client.movie(Movies.m))
                let created: Movies.Inserted = try #require(try await client.createMovie("Laura").execute().data)
                #expect(try await client.movie(created.movie_insert.id).execute().data?.movie?.title == "Laura")
            }
        }

        @Test func answersManyAtOnceOverAFewConnections() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = server.client()
                let titles: [String?] = try await withThrowingTaskGroup(of: String?.self) { group in
                    for _ in 0..<50 {
                        group.addTask { try await client.movie(Movies.m).execute().data?.movie?.title }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(titles == Array(repeating: "M", count: 50))
            }
        }

        @Test func throwsWhatTheServerSays() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = server.client()
                let unknown: MutationRef<Movies.One, Movies.None> = client.mutation(
                    name: "Nothing", variables: Movies.None(), resultsDataType: Movies.One.self)
                let missing: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await unknown.execute()
                }
                let kind: TransportError.Kind? = (missing?.underlyingError as? TransportError)?.kind
                #expect(kind == .refused(status: 404, name: "NOT_FOUND"))
                let refused: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await client.profile().execute()
                }
                #expect((refused?.underlyingError as? TransportError)?.isUnauthenticated == true)
                #expect(client.profile().data == nil)
            }
        }

        @Test func givesTheDataOfThePartsThatDidNotFail() async throws {
            let operations: String = """
                mutation AddTwice($id: UUID!) @auth(level: PUBLIC, insecureReason: "A test.") {
                  first: movie_insert(data: {id: $id, title: "one"})
                  second: movie_insert(data: {id: $id, title: "two"})
                }
                """
            struct Two: Decodable, Equatable, Sendable {
                var first: Movies.Movie?
                var second: Movies.Movie?
            }
            try await LocalServer.run(operations: operations) { server in
                let id: UUID = UUID()
                let reference: MutationRef<Two, Movies.ID> = server.client().mutation(
                    name: "AddTwice", variables: Movies.ID(id: id), resultsDataType: Two.self)
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await reference.execute()
                }
                let response: OperationFailureResponse = try #require(error?.response)
                #expect(response.errors.map(\.path) == [[.field("second")]])
                #expect(response.data(asType: Two.self) == Two(first: Movies.Movie(id: id), second: nil))
            }
        }

        @Test func tellsThatThereIsNoServer() async throws {
            let client: DataConnect = DataConnect(
                connectorConfig: LocalServer.config,
                settings: DataConnectSettings(host: "127.0.0.1", port: 1, sslEnabled: false))
            let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                try await client.createMovie("x").execute()
            }
            #expect((error?.underlyingError as? TransportError)?.kind == .unreachable)
        }

        @Test func movesToAnotherServer() async throws {
            try await LocalServer.run { server in
                let client: DataConnect = DataConnect(connectorConfig: LocalServer.config)
                client.useEmulator(port: server.port)
                let result: OperationResult<Movies.One> = try await client.movie(Movies.m).execute()
                #expect(result.data?.movie?.title == "M")
            }
        }
    }
}
