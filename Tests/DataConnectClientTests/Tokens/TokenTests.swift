import Foundation
import TestSupport
import Testing

@testable import DataConnectClient

@Suite struct AuthTokenTests {
    @Test func readsWhoseItIsAndWhenItEnds() throws {
        let token: AuthToken = try AuthToken(unsignedToken(user: "ann", for: 60))
        #expect(token.user == "ann")
        #expect(abs((token.expiry ?? 0) - Date().timeIntervalSince1970 - 60) < 30)
        #expect(try AuthToken("opaque").user == "opaque")
    }

    @Test(arguments: ["", "a b", "a\r\nX: y", "ä"])
    func refusesWhatCannotStandInAField(text: String) {
        #expect(throws: DataConnectOperationError.self) { try AuthToken(text) }
    }
}

extension WithServer {
    /// Who is signed in, as a real server sees it.
    @Suite(.needsServer, .timeLimit(.minutes(2))) struct TokenTests {
        @Test func renewsATokenThatIsNotBelieved() async throws {
            try await LocalServer.run { server in
                let renewals: Observed<Int> = Observed(0)
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann", for: -5)) {
                    renewals.update { $0 += 1 }
                    return unsignedToken(user: "ann")
                }
                let client: DataConnect = server.client(tokens: tokens)
                _ = try await client.setStatus("busy").execute()
                #expect(try await client.profile().execute().data?.profile?.status == "busy")
                #expect(renewals.value == 1)
            }
        }

        @Test func asksOnceMoreAndNotForEver() async throws {
            try await LocalServer.run { server in
                let renewals: Observed<Int> = Observed(0)
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann", for: -5)) {
                    renewals.update { $0 += 1 }
                    return unsignedToken(user: "ann", for: -5, claims: #""n": \#(renewals.value)"#)
                }
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await server.client(tokens: tokens).profile().execute()
                }
                #expect((error?.underlyingError as? TransportError)?.isUnauthenticated == true)
                #expect(renewals.value == 1)
            }
        }

        @Test func tellsTheStreamOfARenewedToken() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann"))
                let client: DataConnect = server.client(tokens: tokens, frames: frames)
                var results = try await client.profile().subscribe().makeAsyncIterator()
                #expect(try await results.next()?.get().data == Movies.Profile(profile: nil))
                let later: String = unsignedToken(user: "ann", claims: #""n": 2"#)
                tokens.set(later)
                try await frames.wait(for: "token") { $0.contains(.token(later)) ? () : nil }
                _ = try await client.setStatus("busy").execute()
                #expect(try await results.next()?.get().data?.profile?.status == "busy")
                #expect(frames.value.count { if case .hello = $0 { true } else { false } } == 1)
            }
        }

        @Test func opensAnotherStreamForAnotherUser() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let (ann, bob): (String, String) = (unsignedToken(user: "ann"), unsignedToken(user: "bob"))
                let tokens: AuthTokenHolder = AuthTokenHolder(token: ann)
                let client: DataConnect = server.client(
                    cache: CacheSettings(storage: .memory, maxAge: 60), tokens: tokens, frames: frames)
                _ = try await client.setStatus("ann is here").execute()
                let reference: QueryRefObservation<Movies.Profile, Movies.None> = client.profile()
                var results = try await reference.subscribe().makeAsyncIterator()
                #expect(try await results.next()?.get().data?.profile?.status == "ann is here")
                tokens.set(bob)
                #expect(try await results.next()?.get().data == Movies.Profile(profile: nil))
                #expect(reference.data == Movies.Profile(profile: nil))
                let hellos: [ClientFrame] = frames.value.filter { if case .hello = $0 { true } else { false } }
                #expect(hellos == [.hello(token: ann), .hello(token: bob)])
            }
        }

        @Test func showsNobodyWhatSomebodyElseAskedFor() async throws {
            try await LocalServer.run { server in
                let proxy: FaultyProxy = try FaultyProxy(to: server.port)
                defer { proxy.close() }
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann"))
                let client: DataConnect = server.client(
                    port: proxy.port, cache: CacheSettings(storage: .memory, maxAge: 60), tokens: tokens)
                _ = try await client.setStatus("ann is here").execute()
                let reference: QueryRefObservation<Movies.Profile, Movies.None> = client.profile()
                proxy.holdReplies()
                let asked: Task<OperationResult<Movies.Profile>, any Error> = Task { try await reference.execute() }
                while await client.engine.waitingCount == 0 { await Task.yield() }
                tokens.set(unsignedToken(user: "bob"))
                while await client.engine.tokens.current?.user != "bob" { await Task.yield() }
                proxy.releaseReplies()
                #expect(try await asked.value.data?.profile?.status == "ann is here")
                #expect(reference.data == nil)
                #expect(try await reference.execute(fetchPolicy: .cacheOnly).data == nil)
            }
        }

        @Test func comesBackWithAFreshTokenWhenOneExpires() async throws {
            try await LocalServer.run { server in
                let frames: Observed<[ClientFrame]> = Observed([])
                let fresh: String = unsignedToken(user: "ann", claims: #""n": 2"#)
                let tokens: AuthTokenHolder = AuthTokenHolder(token: unsignedToken(user: "ann", for: 2)) { fresh }
                let client: DataConnect = server.client(tokens: tokens, frames: frames)
                var results = try await client.profile().subscribe().makeAsyncIterator()
                #expect(try await results.next()?.get().data == Movies.Profile(profile: nil))
                try await frames.wait(for: "second subscription") { $0.subscribed == ["s1", "s1"] ? () : nil }
                #expect(frames.value.contains(.hello(token: fresh)))
                _ = try await client.setStatus("busy").execute()
                #expect(try await results.next()?.get().data?.profile?.status == "busy")
            }
        }

        @Test func tellsThatNobodyIsSignedInAndFollowsWhenSomebodyIs() async throws {
            try await LocalServer.run { server in
                let tokens: AuthTokenHolder = AuthTokenHolder()
                let reference: QueryRefObservation<Movies.Profile, Movies.None> = server.client(tokens: tokens)
                    .profile()
                var results = try await reference.subscribe().makeAsyncIterator()
                let first: Result<OperationResult<Movies.Profile>, AnyDataConnectError>? = await results.next()
                #expect(throws: AnyDataConnectError.self) { try first?.get() }
                #expect(
                    (reference.lastError as? DataConnectOperationError)?.response?.errors.first?.code
                        == "UNAUTHENTICATED")
                tokens.set(unsignedToken(user: "ann"))
                #expect(try await results.next()?.get().data == Movies.Profile(profile: nil))
                #expect(reference.lastError == nil)
            }
        }
    }
}
