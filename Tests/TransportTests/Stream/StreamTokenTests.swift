import Execution
import JSON
import Testing
import Tokens
import WebSocketProtocol

@testable import Transport

/// A session whose tokens wait for keys and whose apps are asked who they are.
private struct Script {
    let verifier: FakeVerifier = FakeVerifier()
    var session: StreamSession

    init(appCheck: FakeVerifier? = nil, isRequired: Bool = true, administrator: FakeVerifier? = nil) {
        let authenticator: Authenticator = Authenticator(verifier: verifier)
        session = StreamSession(
            maximumSubscriptions: 3, maximumExecutions: 2,
            opening: { (now, _) throws(Refusal) in
                guard let administrator else { return .client(StreamHeaders()) }
                do throws(TokenError) {
                    return .administrator(until: try administrator.verify("pending root", now: now).expiresAt)
                } catch {
                    throw Refusal(error, .administration)
                }
            },
            authenticate: { (token, now) throws(TokenError) in try authenticator.user(of: token, now: now) },
            appCheck: appCheck.map { AppCheckGate(AppCheckPolicy(verifier: $0, isRequired: isRequired)) },
            serves: { _ in true })
    }

    mutating func send(_ kind: StreamRequest.Kind?, user: String? = nil, app: String? = nil) -> [String] {
        take(
            .request(
                StreamRequest(
                    name: "projects/p/locations/l/services/s/connectors/c", requestID: "r",
                    headers: StreamHeaders(authToken: user, appCheckToken: app), kind: kind)))
    }

    mutating func take(_ event: StreamSession.Event) -> [String] {
        session.handle(event, now: 100).map { action in
            switch action {
            case .execute(_, let request): "execute \(request.operationName) as \(request.auth.uid ?? "nobody")"
            case .awaitKeys(let wait): "await keys of \(wait.gate)"
            case .reply(_, let result): result.errors.first.map { "\($0.code.rawValue) \($0.message)" } ?? "reply"
            case .close(let why): "close \(why.closeCode.rawValue) \(why.reason)"
            case .expire: "expire"
            default: "\(action)"
            }
        }
    }
}

@Suite struct StreamTokenTests {
    private let run: StreamRequest.Kind = .execute(.init(operationName: "Run"))

    @Test func waitsForKeysAndThenRuns() {
        var script: Script = Script()
        #expect(script.send(run, user: "pending ada") == ["await keys of identity"])
        #expect(!script.session.wantsRequests)
        script.verifier.finish(withKeys: true)
        #expect(script.take(.keysArrived) == ["expire", "execute Run as ada"])
        #expect(script.session.wantsRequests)
        #expect(script.take(.keysArrived) == [])
    }

    @Test func saysThatKeysDidNotCome() {
        var script: Script = Script()
        _ = script.send(run, user: "pending ada")
        #expect(
            script.take(.keysArrived) == ["UNAVAILABLE unavailable: the issuer's keys are being fetched"])
        #expect(
            script.send(run, user: "down ada")
                == ["UNAVAILABLE unavailable: the issuer's keys cannot be had at the moment"])
        #expect(script.send(run, user: "bad ada") == ["UNAUTHENTICATED unauthenticated: the token is not good"])
        // Headers alone have no id to answer under.
        #expect(script.send(nil, user: "pending ada") == ["await keys of identity"])
        #expect(script.take(.keysArrived) == ["close 1013 unavailable: the issuer's keys are being fetched"])
    }

    @Test func forgetsWhatWaitsWhenItEnds() {
        var script: Script = Script()
        _ = script.send(run, user: "pending ada")
        #expect(script.take(.shutdown) == ["close 1001 the server stops"])
        script.verifier.finish(withKeys: true)
        #expect(script.take(.keysArrived) == [])
    }

    @Test func asksAppsOnceAStream() {
        let apps: FakeVerifier = FakeVerifier()
        var script: Script = Script(appCheck: apps)
        #expect(script.send(run) == ["UNAUTHENTICATED unauthenticated: App Check: the token is missing"])
        #expect(script.send(.cancel) == [])
        #expect(script.send(nil) == [])
        #expect(script.send(run, user: "user ada", app: "user app") == ["expire", "execute Run as ada"])
        #expect(script.send(run) == ["execute Run as ada"])
        #expect(apps.verified == 1)
        #expect(
            script.send(run, app: "bad app") == ["UNAUTHENTICATED unauthenticated: App Check: the token is not good"])
    }

    /// A placeholder, which clients send when they got no token, ends what would last; without any the client has no use for another try.
    @Test func endsStreamsOfAppsThatAreNotBelieved() {
        let follow: StreamRequest.Kind = .subscribe(.init(operationName: "Run"))
        var script: Script = Script(appCheck: FakeVerifier())
        #expect(script.send(follow) == ["UNAUTHENTICATED unauthenticated: App Check: the token is missing"])
        #expect(script.send(follow, app: "bad app") == ["close 4401 App Check: the token is not good"])
        script = Script()
        // Keys that cannot be had are no fault of the token.
        #expect(
            script.send(follow, user: "down ada")
                == ["UNAVAILABLE unavailable: the issuer's keys cannot be had at the moment"])
        #expect(script.send(follow, user: "bad ada") == ["close 4401 the token is not good"])
    }

    @Test func asksAppsBeforeUsers() {
        var script: Script = Script(appCheck: FakeVerifier())
        _ = script.send(run, user: "user ada", app: "bad app")
        #expect(script.verifier.verified == 0)
        #expect(
            script.send(run, user: "user ada", app: "expired app") == ["close 4401 App Check: the token is expired"])
    }

    @Test func waitsForKeysOfApps() {
        let apps: FakeVerifier = FakeVerifier()
        var script: Script = Script(appCheck: apps)
        #expect(script.send(run, user: "pending ada", app: "pending app") == ["await keys of appCheck"])
        apps.finish(withKeys: true)
        script.verifier.finish(withKeys: true)
        #expect(script.take(.keysArrived) == ["expire", "execute Run as ada"])
    }

    @Test func letsUnknownAppsInWhereNoneIsRequired() {
        var script: Script = Script(appCheck: FakeVerifier(), isRequired: false)
        #expect(script.send(run) == ["execute Run as nobody"])
        #expect(
            script.send(run, app: "bad app") == ["UNAUTHENTICATED unauthenticated: App Check: the token is not good"])
    }

    @Test func waitsForKeysOfAdministratorsAndDoesNotAskTheirApps() {
        let administrator: FakeVerifier = FakeVerifier()
        var script: Script = Script(appCheck: FakeVerifier(), administrator: administrator)
        #expect(script.take(.opened) == ["await keys of administration"])
        #expect(!script.session.wantsRequests)
        #expect(script.send(run) == ["UNAVAILABLE unavailable: an earlier token is still looked at"])
        administrator.finish(withKeys: true)
        #expect(script.take(.keysArrived) == ["expire"])
        #expect(script.send(run) == ["execute Run as nobody"])
        // The keys are gone, and do not come back.
        administrator.finish(withKeys: false)
        #expect(script.take(.credentialsChanged) == ["await keys of administration"])
        #expect(script.take(.keysArrived) == [])
        #expect(
            script.take(.executed(1, ExecutionResult(data: JSONText("1"))))
                == ["reply", "close 1013 unavailable: the issuer's keys are being fetched"])
    }

    /// Verified once, a user counts until the token ends, even if its key cannot be had; not if the token is refused now.
    @Test func looksAgainAtUsersWhenOthersMayBeBelieved() {
        var script: Script = Script()
        script.verifier.finish(withKeys: true)
        #expect(script.send(nil, user: "pending ada") == ["expire"])
        #expect(script.take(.credentialsChanged) == ["expire"])
        script.verifier.change()
        script.verifier.finish(withKeys: false)
        #expect(script.take(.credentialsChanged) == [])
        script.verifier.refuse("pending ada")
        #expect(script.take(.credentialsChanged) == ["close 4401 unauthenticated: the token is not good"])
    }
}
