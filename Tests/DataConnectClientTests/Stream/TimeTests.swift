import Foundation
import Reactor
import TestSupport
import Testing

@testable import DataConnectClient

extension WithServer {
    /// What happens when time passes, by a clock that is moved.
    @Suite(.needsServer, .timeLimit(.minutes(2))) struct TimeTests {
        @Test func givesUpAnAnswerThatDoesNotCome() async throws {
            try await withClock(operations: Movies.titled) { server, clock, loop in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let (client, witness): (DataConnect, DataConnect) = (
                    server.client(port: proxy.port, loop: loop), server.client()
                )
                let title: String = "in vain"
                var seen = try await witness.movies(titled: title).subscribe().makeAsyncIterator()
                _ = try await seen.next()?.get()
                proxy.withholdReplies()
                let created: Task<OperationResult<Movies.Inserted>, any Error> = Task {
                    try await client.createMovie(title).execute()
                }
                #expect(try await seen.next()?.get().data?.movies.count == 1)
                clock.advance(by: .seconds(40))
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await created.value
                }
                #expect((error?.underlyingError as? TransportError)?.kind == .timedOut)
            }
        }

        @Test func leavesAServerThatHasGoneSilent() async throws {
            try await withClock { server, clock, loop in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(frames: frames, loop: loop)
                var results = try await client.movie(Movies.m).subscribe().makeAsyncIterator()
                _ = try await results.next()?.get()
                clock.advance(by: .seconds(75))
                // The loop has noticed, and waits before it connects again.
                await loop.perform {}
                clock.advance(by: .seconds(1))
                try await frames.wait(for: "second stream") { frames in
                    frames.count { if case .hello = $0 { true } else { false } } == 2 ? () : nil
                }
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: "later").execute()
                #expect(try await results.next()?.get().data?.movie?.description == "later")
            }
        }

        @Test func renewsATokenBeforeItEnds() async throws {
            try await withClock { server, clock, loop in
                let frames: Observed<[ClientFrame]> = Observed([])
                let fresh: String = unsignedToken(user: "ann", claims: #""n": 2"#)
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann", for: 70)) { fresh }
                let client: DataConnect = server.client(tokens: tokens, frames: frames, loop: loop)
                var results = try await client.profile().subscribe().makeAsyncIterator()
                _ = try await results.next()?.get()
                clock.advance(by: .seconds(15))
                try await frames.wait(for: "renewed token") { $0.contains(.token(fresh)) ? () : nil }
            }
        }

        @Test func closesAStreamThatNobodyUses() async throws {
            try await withClock { server, clock, loop in
                let client: DataConnect = server.client(loop: loop)
                for await _ in try await client.movie(Movies.m).subscribe() { break }
                while await !client.engine.live.isEmpty { await Task.yield() }
                #expect(await client.engine.hasStream)
                clock.advance(by: .seconds(15))
                await loop.perform {}
                #expect(await !client.engine.hasStream)
            }
        }

        /// The server sends what differs from what it sent last, and knows nothing of what another answer has shown meanwhile.
        @Test func comesBackToWhatTheServerHasAfterAnotherAnswer() async throws {
            try await withClock(operations: Movies.quietlyTitled) { server, clock, loop in
                let frames: Observed<[ClientFrame]> = Observed([])
                let client: DataConnect = server.client(
                    cache: CacheSettings(storage: .memory), frames: frames, loop: loop)
                let other: DataConnect = server.client()
                _ = try await other.updateMovie(Movies.m, genre: "Crime", description: "first").execute()
                let told: Observed<[String?]> = Observed([])
                let following: Task<Void, any Error> = Task {
                    for await result in try await client.movies(titled: "M").subscribe() {
                        let description: String? = try result.get().data?.movies.first?.description
                        told.update { $0.append(description) }
                    }
                }
                defer { following.cancel() }
                try await told.wait(for: "result") { $0 == ["first"] ? () : nil }
                _ = try await other.updateMovie(Movies.m, genre: "Crime", description: "second").execute()
                _ = try await client.movie(Movies.m).execute(fetchPolicy: .serverOnly)
                try await told.wait(for: "change") { $0 == ["first", "second"] ? () : nil }
                _ = try await other.updateMovie(Movies.m, genre: "Crime", description: "first").execute()
                clock.advance(by: .seconds(1))
                try await told.wait(for: "what the server has") { $0.count == 3 ? () : nil }
                #expect(told.value == ["first", "second", "first"])
                #expect(frames.value.count { $0 == .resume(id: "s1") } == 1)
            }
        }

        @Test func tellsNothingTwiceThatAnotherAnswerHasShown() async throws {
            try await withClock(operations: Movies.quietlyTitled) { server, clock, loop in
                let client: DataConnect = server.client(cache: CacheSettings(storage: .memory), loop: loop)
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
                for text: String in ["second", "third"] {
                    _ = try await other.updateMovie(Movies.m, genre: "Crime", description: text).execute()
                    _ = try await client.movie(Movies.m).execute(fetchPolicy: .serverOnly)
                    try await told.wait(for: "change") { $0.last == text ? () : nil }
                    clock.advance(by: .seconds(1))
                    while await client.engine.hasStrayed { await Task.yield() }
                }
                #expect(told.value == [first, "second", "third"])
            }
        }

        /// The list names another condition, so the server does not push it.
        @Test func showsAChangeOfAnEntityInEveryLiveQueryThatHasIt() async throws {
            try await withClock { server, clock, loop in
                let client: DataConnect = server.client(cache: CacheSettings(storage: .memory), loop: loop)
                let other: DataConnect = server.client()
                let genre: String = try #require(try await other.movie(Movies.m).execute().data?.movie?.genre)
                var lists = try await client.moviesByGenre(genre).subscribe().makeAsyncIterator()
                _ = try await lists.next()?.get()
                _ = try await other.updateMovie(Movies.m, genre: "Another", description: "by id").execute()
                _ = try await client.movie(Movies.m).execute(fetchPolicy: .serverOnly)
                var result: OperationResult<Movies.List> = try #require(try await lists.next()?.get())
                #expect(result.source == .cache)
                let movie: Movies.Movie? = result.data?.movies.first { $0.id == Movies.m }
                #expect(movie == Movies.Movie(id: Movies.m, title: "M", genre: "Another", description: "by id"))
                // Which movies are of a genre is what the server knows.
                clock.advance(by: .seconds(1))
                result = try #require(try await lists.next()?.get())
                #expect(result.source == .server)
                #expect(result.data?.movies.contains { $0.id == Movies.m } == false)
            }
        }

        private func withClock(
            operations: String = "", _ body: (LocalServer, ManualClock, EventLoop) async throws -> Void
        ) async throws {
            try await LocalServer.run(operations: operations) { server in
                let clock: ManualClock = ManualClock()
                let loop: EventLoop = EventLoop(clock: clock)
                loop.start()
                // Never stopped: what clients leave behind when they go still runs on it.
                try await body(server, clock, loop)
            }
        }
    }
}
