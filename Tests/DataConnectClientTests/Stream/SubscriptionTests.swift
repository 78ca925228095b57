import Foundation
import Observation
import TestSupport
import Testing

@testable import DataConnectClient

extension WithServer {
    /// Queries that are followed, over a WebSocket to a real server.
    @Suite(.needsServer, .timeLimit(.minutes(2))) struct SubscriptionTests {
        @Test func followsAQuery() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                var results = try await reference.subscribe().makeAsyncIterator()
                #expect(try await results.next()?.get().data?.movie?.title == "M")
                let change = client.updateMovie(Movies.m, genre: "Crime", description: "new")
                _ = try await change.execute()
                #expect(try await results.next()?.get().data?.movie?.description == "new")
                #expect(reference.data?.movie?.description == "new")
                #expect(reference.lastError == nil)
                #expect(reference.source == .server)
                // The mutation went over the stream that was there.
                let isExecuted: Bool = frames.value.contains { if case .execute = $0 { true } else { false } }
                #expect(isExecuted)
            }
        }

        @Test func followsManyQueriesOverOneConnection() async throws {
            try await LocalServer.run { server in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let client: DataConnect = server.client(port: proxy.port)
                var (first, second) = (
                    try await client.movie(Movies.m).subscribe().makeAsyncIterator(),
                    try await client.movie(Movies.metropolis).subscribe().makeAsyncIterator()
                )
                #expect(try await first.next()?.get().data?.movie?.title == "M")
                #expect(try await second.next()?.get().data?.movie?.title == "Metropolis")
                #expect(try await client.movies().execute().data?.movies.isEmpty == false)
                #expect(proxy.connectionCount == 1)
            }
        }

        @Test func endsWithTheTaskThatTakesTheResults() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                let taken: Observed<Int> = Observed(0)
                let task: Task<Void, any Error> = Task {
                    for await _ in try await client.movie(Movies.m).subscribe() { taken.update { $0 += 1 } }
                }
                try await taken.wait(for: "result") { $0 > 0 ? () : nil }
                task.cancel()
                try await task.value
                try await frames.wait(for: "cancel") { $0.contains(.cancel(id: "s1")) ? () : nil }
                #expect(await client.engine.live.isEmpty)
            }
        }

        @Test func endsWithTheLoopThatTakesTheResults() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                for await result in try await reference.subscribe() {
                    #expect(try result.get().data?.movie?.title == "M")
                    break
                }
                try await frames.wait(for: "cancel") { $0.contains(.cancel(id: "s1")) ? () : nil }
                #expect(reference.data?.movie?.title == "M")
            }
        }

        @Test func publishesToThoseWhoOnlyObserve() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                let followed: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                _ = try await followed.subscribe()
                try await change(of: { followed.data?.movie?.title }, until: "M")
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: "seen").execute()
                try await change(of: { followed.data?.movie?.description }, until: "seen")
                #expect(!frames.value.contains(.cancel(id: "s1")))
            }
        }

        @Test func endsWithTheReferenceThatIsOnlyObserved() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                var reference: QueryRefObservation<Movies.One, Movies.ID>? = client.movie(Movies.m)
                _ = try await reference?.subscribe()
                try await frames.wait(for: "subscription") { $0.count >= 2 ? () : nil }
                reference = nil
                try await frames.wait(for: "cancel") { $0.contains(.cancel(id: "s1")) ? () : nil }
            }
        }

        @Test func subscribesAgainWhenTheServerIsBack() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames)
                let reference: QueryRefObservation<Movies.One, Movies.ID> = client.movie(Movies.m)
                var results = try await reference.subscribe().makeAsyncIterator()
                #expect(try await results.next()?.get().data?.movie?.title == "M")
                try await server.kill()
                let away: Result<OperationResult<Movies.One>, AnyDataConnectError>? = await results.next()
                #expect(throws: AnyDataConnectError.self) { try away?.get() }
                try await server.restart()
                // After a failure what is as before is news.
                #expect(try await results.next()?.get().data?.movie?.title == "M")
                #expect(reference.lastError == nil)
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: "later").execute()
                #expect(try await results.next()?.get().data?.movie?.description == "later")
                #expect(frames.value.subscribed == ["s1", "s1"])
            }
        }

        /// Each subscription begins with a whole result, also one that is made again.
        @Test func tellsNothingTwiceWhenItComesBack() async throws {
            try await LocalServer.run { server in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(port: proxy.port, frames: frames)
                let told: Observed<[String?]> = Observed([])
                let following: Task<Void, any Error> = Task {
                    for await result in try await client.movie(Movies.m).subscribe() {
                        let description: String? = try result.get().data?.movie?.description
                        told.update { $0.append(description) }
                    }
                }
                defer { following.cancel() }
                let first: String? = try await told.wait(for: "result") { $0.first }
                proxy.cut()
                try await frames.wait(for: "second subscription") { $0.subscribed == ["s1", "s1"] ? () : nil }
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: "new").execute()
                try await told.wait(for: "change") { $0.last == "new" ? () : nil }
                #expect(told.value == [first, "new"])
                // Nor was it sent twice.
                let etags: [String?] = frames.value.compactMap { frame in
                    if case .subscribe(_, _, let etag) = frame { .some(etag) } else { nil }
                }
                #expect(etags.map { $0?.count } == [nil, 32])
            }
        }

        /// What another answer has changed is what the server sends when the subscription is made again.
        @Test func tellsWhatTheCacheHasToldNoSecondTime() async throws {
            try await LocalServer.run(operations: Movies.quietlyTitled) { server in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(
                    port: proxy.port, cache: CacheSettings(storage: .memory), frames: frames)
                let other: DataConnect = server.client()
                let told: Observed<[String?]> = Observed([])
                let following: Task<Void, any Error> = Task {
                    for await result in try await client.movies(titled: "M").subscribe() {
                        let description: String? = try result.get().data?.movies.first?.description
                        told.update { $0.append(description) }
                    }
                }
                defer { following.cancel() }
                let first: String? = try await told.wait(for: "result") { $0.first }
                for (index, text): (Int, String) in ["new", "newer"].enumerated() {
                    _ = try await other.updateMovie(Movies.m, genre: "Crime", description: text).execute()
                    _ = try await client.movie(Movies.m).execute(fetchPolicy: .serverOnly)
                    try await told.wait(for: "change") { $0.last == text ? () : nil }
                    guard index == 0 else { continue }
                    proxy.cut()
                    try await frames.wait(for: "second subscription") { $0.subscribed == ["s1", "s1"] ? () : nil }
                    // Its result is on its way before that of what is asked next.
                    try await server.waitForLog("executed operation=MoviesTitled", count: 2)
                }
                #expect(told.value == [first, "new", "newer"])
            }
        }

        /// What an execution answers is told to followers when it is news.
        @Test func tellsFollowersWhatAnExecutionBringsOnce() async throws {
            try await LocalServer.run(operations: Movies.titled) { server in
                let (client, other): (DataConnect, DataConnect) = (server.client(), server.client())
                let told: Observed<[[String?]]> = Observed([])
                let following: Task<Void, any Error> = Task {
                    for await result in try await client.movies(titled: "M").subscribe() {
                        let movies: [Movies.Movie] = try result.get().data?.movies ?? []
                        told.update { $0.append(movies.map(\.title)) }
                    }
                }
                defer { following.cancel() }
                try await told.wait(for: "result") { $0.isEmpty ? nil : () }
                _ = try await client.movies(titled: "M").execute(fetchPolicy: .serverOnly)
                _ = try await other.createMovie("M").execute()
                try await told.wait(for: "change") { $0.last?.count == 2 ? () : nil }
                #expect(told.value == [["M"], ["M", "M"]])
            }
        }

        @Test func tellsOfAServerThatIsNotThere() async throws {
            try await LocalServer.run { server in
                try await server.kill()
                let reference: QueryRefObservation<Movies.One, Movies.ID> = server.client().movie(Movies.m)
                var results = try await reference.subscribe().makeAsyncIterator()
                let first: Result<OperationResult<Movies.One>, AnyDataConnectError>? = await results.next()
                #expect(throws: AnyDataConnectError.self) { try first?.get() }
                let error: DataConnectOperationError? = reference.lastError as? DataConnectOperationError
                #expect((error?.underlyingError as? TransportError)?.kind == .unreachable)
                try await server.restart()
                #expect(try await results.next()?.get().data?.movie?.title == "M")
                #expect(reference.lastError == nil)
            }
        }

        @Test(arguments: [true, false])
        func doesNotRepeatAMutationWhoseReplyIsLost(isOnStream: Bool) async throws {
            try await LocalServer.run(operations: Movies.titled) { server in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let frames: Observed<[ClientFrame]> = Observed([])
                let (client, witness): (DataConnect, DataConnect) = (
                    server.client(port: proxy.port, frames: frames), server.client()
                )
                let title: String = "only once"
                var seen = try await witness.movies(titled: title).subscribe().makeAsyncIterator()
                #expect(try await seen.next()?.get().data == Movies.List(movies: []))
                var results = try await client.movie(Movies.m).subscribe().makeAsyncIterator()
                _ = try await results.next()?.get()
                if !isOnStream { await client.engine.loseStream() }
                proxy.withholdReplies()
                let created: Task<OperationResult<Movies.Inserted>, any Error> = Task {
                    try await client.createMovie(title).execute()
                }
                #expect(try await seen.next()?.get().data?.movies.count == 1)
                proxy.cut()
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await created.value
                }
                #expect((error?.underlyingError as? TransportError)?.kind == .outcomeUnknown)
                // The client has come back, and has done nothing but subscribe.
                try await frames.wait(for: "second subscription") { $0.subscribed == ["s1", "s1"] ? () : nil }
                #expect(frames.value.count { if case .execute = $0 { true } else { false } } == (isOnStream ? 1 : 0))
                let result: OperationResult<Movies.List> = try await witness.movies(titled: title).execute()
                #expect(result.data?.movies.count == 1)
            }
        }

        /// Waits until an observed value is this one.
        private func change<Value: Equatable & Sendable>(
            of value: @escaping @Sendable () -> Value?, until expected: Value
        ) async throws {
            while true {
                let isChanged: Observed<Bool> = Observed(false)
                let now: Value? = withObservationTracking {
                    value()
                } onChange: {
                    isChanged.update { $0 = true }
                }
                if now == expected { return }
                try await isChanged.wait(for: "change") { $0 ? () : nil }
            }
        }
    }
}

extension [ClientFrame] {
    /// The ids of subscriptions, as often as they were made.
    var subscribed: [String] { compactMap { if case .subscribe(let id, _, _) = $0 { id } else { nil } } }
}
