import Execution
import JSON
import Testing
import Tokens
import WebSocketProtocol

@testable import Transport

private let connector: String = "projects/p/locations/l/services/s/connectors/c"

/// A session under test, whose actions are read as lines.
private struct Script {
    var session: StreamSession
    var now: Int64 = 100

    init(
        subscriptions: Int = 3, executions: Int = 2, bytes: Int = .max,
        opening: StreamOpening = .client(StreamHeaders())
    ) {
        let verifier: DevTokenVerifier = DevTokenVerifier()
        session = StreamSession(
            maximumSubscriptions: subscriptions, maximumSubscriptionBytes: bytes,
            maximumExecutions: executions, maximumExecutionBytes: bytes, opening: { _, _ in opening },
            authenticate: { (token, now) throws(TokenError) in
                let verified: VerifiedToken = try verifier.verify(token, now: now)
                return AuthenticatedUser(
                    auth: AuthContext(uid: verified.uid, claims: verified.claims), expiresAt: verified.expiresAt)
            },
            serves: { $0.connector == "c" })
    }

    mutating func send(_ text: String) -> [String] {
        let bytes: [UInt8] = Array(text.utf8)
        do throws(JSONError) {
            return take(.request(try StreamRequestDecoder.decode(bytes)))
        } catch {
            return take(.broken(requestID: StreamRequestDecoder.requestID(inPrefix: bytes), "\(error)"))
        }
    }

    mutating func take(_ event: StreamSession.Event) -> [String] {
        session.handle(event, now: now).map(describe)
    }

    private func describe(_ action: StreamSession.Action) -> String {
        switch action {
        case .subscribe(let number, let request): "subscribe \(number) \(describe(request))"
        case .resume(let number): "resume \(number)"
        case .unsubscribe(let number): "unsubscribe \(number)"
        case .execute(let number, let request): "execute \(number) \(describe(request))"
        case .changeAuth(let auth): "auth \(auth.uid ?? "nobody")"
        case .endSubscriptions: "end subscriptions"
        case .expire(let second): "expire at \(second)"
        case .reply(let id, let result):
            "reply \(id) \(result.data?.description ?? result.errors.first.map { $0.code.rawValue } ?? "nothing")"
        case .awaitKeys(let wait): "await keys of \(wait.gate)"
        case .auditRefusal(let request, let code): "audit \(request.kind?.verb ?? "") \(code.rawValue)"
        case .close(let why): "close \(why.closeCode.rawValue)"
        }
    }

    private func describe(_ request: ExecutionRequest) -> String {
        let user: String =
            switch request.auth.identity {
            case .unauthenticated: "nobody"
            case .administrator: "administrator"
            case .user(let uid): uid
            }
        return "\(request.connector)/\(request.operationName) \(request.variables?.description ?? "") as \(user)"
    }
}

private func frame(_ members: String, named: Bool = false, token: String? = nil) -> String {
    let name: String = named ? #""name":"\#(connector)","# : ""
    let headers: String = token.map { #""headers":{"X-Firebase-Auth-Token":"\#($0)"},"# } ?? ""
    return "{\(name)\(headers)\(members)}"
}

private func userToken(_ uid: String, exp: Int, extra: String = "") -> String {
    token(#"{"sub":"\#(uid)","exp":\#(exp)\#(extra)}"#)
}

@Suite struct StreamSessionTests {
    @Test func followsTheJavaScriptClient() {
        var script: Script = Script()
        let first: String = frame(
            #""requestId":"1","subscribe":{"operationName":"List","variables":{"g":"noir"}}"#, named: true,
            token: userToken("ada", exp: 500))
        #expect(script.send(first) == ["expire at 500", #"subscribe 1 c/List {"g":"noir"} as ada"#])
        #expect(script.session.requestID(of: 1) == "1")
        #expect(
            script.send(frame(#""requestId":"2","execute":{"operationName":"Add"}"#)) == [
                "execute 2 c/Add {} as ada"
            ])
        #expect(script.send(frame(#""requestId":"1","resume":{}"#)) == ["resume 1"])
        #expect(script.take(.executed(2, ExecutionResult(data: JSONText(#"{"x":1}"#)))) == [#"reply 2 {"x":1}"#])
        #expect(script.send(frame(#""requestId":"1","cancel":{}"#)) == ["unsubscribe 1"])
        #expect(script.session.requestID(of: 1) == nil)
    }

    @Test func followsTheFlutterClient() {
        var script: Script = Script()
        #expect(
            script.send(frame(#""dataEtag":"""#, named: true, token: userToken("ada", exp: 500))) == ["expire at 500"])
        #expect(
            script.send(frame(#""requestId":"q_x","subscribe":{"operationName":"Q"}"#)) == [
                "subscribe 1 c/Q {} as ada"
            ])
        let renewed: String = userToken("ada", exp: 900)
        #expect(
            script.send(frame(#""requestId":"auth_1""#, token: renewed)) == ["auth ada", "expire at 900"])
        #expect(script.send(frame(#""requestId":"auth_2""#, token: renewed)) == [])
    }

    @Test func answersResumeOfUnknownSubscriptionsAndIgnoresTheirCancel() {
        var script: Script = Script()
        #expect(script.send(frame(#""requestId":"9","resume":{}"#, named: true)) == ["reply 9 NOT_FOUND"])
        #expect(script.send(frame(#""requestId":"9","cancel":{}"#)) == [])
    }

    @Test func replacesASubscriptionOfTheSameID() {
        var script: Script = Script(subscriptions: 1)
        let subscribe: String = frame(#""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true)
        #expect(script.send(subscribe) == ["subscribe 1 c/Q {} as nobody"])
        #expect(script.send(subscribe) == ["unsubscribe 1", "subscribe 2 c/Q {} as nobody"])
        #expect(script.session.requestID(of: 1) == nil)
        #expect(script.session.requestID(of: 2) == "1")
    }

    @Test func holdsTheLimitOfSubscriptions() {
        var script: Script = Script(subscriptions: 2)
        for id in 1...2 {
            _ = script.send(frame(#""requestId":"\#(id)","subscribe":{"operationName":"Q"}"#, named: true))
        }
        let third: String = frame(#""requestId":"3","subscribe":{"operationName":"Q"}"#)
        #expect(script.send(third) == ["reply 3 RESOURCE_EXHAUSTED"])
        #expect(script.send(frame(#""requestId":"1","cancel":{}"#)) == ["unsubscribe 1"])
        #expect(script.send(third) == ["subscribe 3 c/Q {} as nobody"])
    }

    /// Their variables are kept as long as they last.
    @Test func boundsWhatSubscriptionsHold() {
        var script: Script = Script(bytes: 30)
        func subscribe(_ id: Int, _ text: String) -> String {
            frame(#""requestId":"\#(id)","subscribe":{"operationName":"Q","variables":{"a":"\#(text)"}}"#, named: true)
        }
        #expect(script.send(subscribe(1, "0123456789")) == [#"subscribe 1 c/Q {"a":"0123456789"} as nobody"#])
        #expect(script.session.heldBytes == 19)
        #expect(script.send(subscribe(2, "0123456789")) == ["reply 2 RESOURCE_EXHAUSTED"])
        // What takes the place of another has its room too; where that is not enough, the other one stays.
        #expect(script.send(subscribe(1, "01234567890123456789012")) == ["reply 1 RESOURCE_EXHAUSTED"])
        #expect(script.send(frame(#""requestId":"1","resume":{}"#)) == ["resume 1"])
        #expect(
            script.send(subscribe(1, "012345678901234567"))
                == ["unsubscribe 1", #"subscribe 2 c/Q {"a":"012345678901234567"} as nobody"#])
        #expect(script.session.heldBytes == 27)
        #expect(script.send(frame(#""requestId":"1","cancel":{}"#)) == ["unsubscribe 2"])
        #expect(script.session.heldBytes == 0)
    }

    @Test func stopsReadingWhileLongRequestsRun() {
        var script: Script = Script(executions: 9, bytes: 20)
        let call: String = frame(
            #""requestId":"1","execute":{"operationName":"A","variables":{"a":"01"}}"#, named: true)
        _ = script.send(call)
        #expect(script.session.wantsRequests)
        _ = script.send(call)
        #expect(!script.session.wantsRequests)
        _ = script.take(.executed(1, ExecutionResult(data: nil)))
        #expect(script.session.wantsRequests)
        _ = script.take(.executed(2, ExecutionResult(data: nil)))
        #expect(script.session.heldBytes == 0)
    }

    /// It is kept and sent back with every result.
    @Test func refusesLongIDs() {
        var script: Script = Script()
        let id: String = String(repeating: "i", count: 513)
        #expect(
            script.send(frame(#""requestId":"\#(id)","subscribe":{"operationName":"Q"}"#, named: true))
                == ["reply \(id) INVALID_ARGUMENT"])
        #expect(
            script.send(frame(#""requestId":"\#(id.dropLast())","subscribe":{"operationName":"Q"}"#))
                == ["subscribe 1 c/Q {} as nobody"])
    }

    @Test func stopsReadingWhileTooMuchRuns() {
        var script: Script = Script(executions: 1)
        #expect(script.session.wantsRequests)
        _ = script.send(frame(#""requestId":"1","execute":{"operationName":"A"}"#, named: true))
        #expect(!script.session.wantsRequests)
        _ = script.take(.executed(1, ExecutionResult(data: nil)))
        #expect(script.session.wantsRequests)
    }

    @Test(arguments: [
        (frame(#""requestId":"1","execute":{"operationName":"A"}"#), ["reply 1 INVALID_ARGUMENT"]),
        (#"{"name":"x","requestId":"1","subscribe":{"operationName":"A"}}"#, ["reply 1 INVALID_ARGUMENT"]),
        (#"{"name":"x"}"#, ["close 1008"]),
        (
            #"{"name":"projects/p/locations/l/services/s/connectors/d","requestId":"1","execute":{"operationName":"A"}}"#,
            ["reply 1 NOT_FOUND"]
        ),
        (frame(#""requestId":"1","execute":{}"#, named: true), ["reply 1 INVALID_ARGUMENT"]),
        (frame(#""execute":{"operationName":"A"}"#, named: true), ["reply  INVALID_ARGUMENT"]),
        (#"{"requestId":"1","execute":7}"#, ["reply 1 INVALID_ARGUMENT"]),
        (#"{"requestId":"1","#, ["reply 1 INVALID_ARGUMENT"]),
        ("nonsense", ["reply  INVALID_ARGUMENT"]),
        ("[]", ["reply  INVALID_ARGUMENT"]),
        ("7", ["reply  INVALID_ARGUMENT"]),
        (#"{"hello":"world"}"#, ["reply  INVALID_ARGUMENT"]),
        (#"{"requestId":7,"execute":{"operationName":"A"}}"#, ["reply  INVALID_ARGUMENT"]),
        (#"{"requestId":["1"],"resume":{}}"#, ["reply  INVALID_ARGUMENT"]),
    ])
    func answersFaults(_ text: String, _ expected: [String]) {
        var script: Script = Script()
        #expect(script.send(text) == expected, "\(text)")
    }

    @Test func closesAfterTenBrokenFramesInARow() {
        var script: Script = Script()
        for _ in 1...9 { #expect(script.send("nonsense") == ["reply  INVALID_ARGUMENT"]) }
        #expect(script.send(frame(#""requestId":"9","cancel":{}"#, named: true)) == [])
        for _ in 1...9 { #expect(script.send("[]") == ["reply  INVALID_ARGUMENT"]) }
        #expect(script.send(#"{"requestId":"1","#) == ["reply 1 INVALID_ARGUMENT", "close 1008"])
    }

    @Test func closesForMessagesThatDoNotEnd() {
        var script: Script = Script()
        _ = script.send(frame(#""requestId":"1","execute":{"operationName":"A"}"#, named: true))
        #expect(script.take(.stalled) == [])
        #expect(script.take(.executed(1, ExecutionResult(data: JSONText("1")))) == ["reply 1 1", "close 1008"])
    }

    @Test func servesOneConnector() {
        var script: Script = Script()
        _ = script.send(frame(#""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true))
        let other: String = #"{"name":"projects/p/locations/l/services/s/connectors/e","requestId":"2","resume":{}}"#
        #expect(script.send(other) == ["reply 2 INVALID_ARGUMENT"])
        #expect(script.send(frame(#""requestId":"1","resume":{}"#, named: true)) == ["resume 1"])
        // The same one, whatever the project and the location are called; and none named anew.
        let same: String = #"{"name":"projects/q/locations/m/services/s/connectors/c","requestId":"1","resume":{}}"#
        #expect(script.send(same) == ["resume 1"])
        #expect(script.send(#"{"name":"","requestId":"1","resume":{}}"#) == ["resume 1"])
    }

    @Test func answersOversizedMessages() {
        var script: Script = Script()
        #expect(script.take(.oversized(requestID: "4")) == ["reply 4 RESOURCE_EXHAUSTED"])
        #expect(script.take(.oversized(requestID: nil)) == ["close 1009"])
    }

    // MARK: Tokens

    @Test func letsASignedOutStreamSignIn() {
        var script: Script = Script()
        _ = script.send(frame(#""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true))
        #expect(
            script.send(frame(#""requestId":"a""#, token: userToken("ada", exp: 500))) == [
                "auth ada", "expire at 500",
            ])
    }

    @Test(arguments: ["", userToken("bob", exp: 500)])
    func closesWhenTheUserChanges(_ other: String) {
        var script: Script = Script()
        let first: String = frame(
            #""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true, token: userToken("ada", exp: 500))
        _ = script.send(first)
        #expect(script.send(frame(#""requestId":"a""#, token: other)) == ["end subscriptions", "close 4401"])
        #expect(script.send(first) == [])
    }

    @Test func closesWhenTheTokenEnds() {
        var script: Script = Script()
        let first: String = frame(
            #""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true, token: userToken("ada", exp: 500))
        _ = script.send(first)
        #expect(script.take(.tokenExpired) == ["expire at 500"])
        script.now = 500
        #expect(script.take(.tokenExpired) == ["end subscriptions", "close 4401"])
    }

    /// A client gets itself a fresh token when it connects anew, and never for an error of a subscription.
    @Test(arguments: [userToken("ada", exp: 50), "broken"]) func closesForATokenThatIsNotBelieved(_ token: String) {
        let call: String = #""requestId":"1","subscribe":{"operationName":"Q"}"#
        var script: Script = Script()
        #expect(script.send(frame(call, named: true, token: token)) == ["close 4401"])
        script = Script()
        #expect(script.send(frame(#""requestId":"1""#, named: true, token: token)) == ["close 4401"])
    }

    @Test func answersAnExecutionWithABrokenToken() {
        var script: Script = Script()
        let call: String = #""requestId":"1","execute":{"operationName":"Q"}"#
        #expect(script.send(frame(call, named: true, token: "broken")) == ["reply 1 UNAUTHENTICATED"])
        #expect(script.send(frame(call, token: userToken("ada", exp: 50))) == ["close 4401"])
    }

    @Test func answersRunningExecutionsBeforeItCloses() {
        var script: Script = Script()
        _ = script.send(
            frame(#""requestId":"1","execute":{"operationName":"A"}"#, named: true, token: userToken("ada", exp: 500)))
        _ = script.send(frame(#""requestId":"2","execute":{"operationName":"B"}"#))
        script.now = 501
        #expect(script.take(.tokenExpired) == [])
        #expect(!script.session.wantsRequests)
        #expect(script.send(frame(#""requestId":"3","execute":{"operationName":"C"}"#)) == [])
        #expect(script.take(.executed(2, ExecutionResult(data: JSONText("2")))) == ["reply 2 2"])
        #expect(script.take(.executed(1, ExecutionResult(data: JSONText("1")))) == ["reply 1 1", "close 4401"])
        #expect(script.take(.shutdown) == [])
    }

    @Test func closesWhenTheTokenIsRevoked() {
        var script: Script = Script()
        #expect(script.take(.revoked) == ["close 4401"])
    }

    @Test func closesAtShutdown() {
        var script: Script = Script()
        _ = script.send(frame(#""requestId":"1","subscribe":{"operationName":"Q"}"#, named: true))
        #expect(script.take(.shutdown) == ["end subscriptions", "close 1001"])
    }

    /// A request is an administrator's or a user's, whatever the token is.
    @Test func takesNoTokenFromAnAdministrator() {
        var script: Script = Script(opening: .administrator(until: nil))
        #expect(script.take(.opened) == [])
        let call: String = #""requestId":"1","execute":{"operationName":"A"}"#
        for token: String in [userToken("ada", exp: 500), "garbage"] {
            #expect(
                script.send(frame(call, named: true, token: token))
                    == ["audit execute UNAUTHENTICATED", "reply 1 UNAUTHENTICATED"])
        }
        #expect(script.send(frame(call, token: "")) == ["execute 1 c/A {} as administrator"])
        #expect(script.send(frame(#""requestId":"2""#, token: "garbage")) == [])
        #expect(script.take(.executed(1, ExecutionResult(data: JSONText("1")))) == ["reply 1 1", "close 4401"])
    }

    @Test func endsAnAdministratorsStreamWithTheCredential() {
        var script: Script = Script(opening: .administrator(until: 500))
        #expect(script.take(.opened) == ["expire at 500"])
        let call: String = frame(#""requestId":"1","subscribe":{"operationName":"A"}"#, named: true)
        #expect(script.send(call) == ["subscribe 1 c/A {} as administrator"])
        #expect(script.take(.tokenExpired) == ["expire at 500"])
        script.now = 500
        #expect(script.take(.tokenExpired) == ["end subscriptions", "close 4401"])
    }

    /// The order to tell that a token is over may come a moment late; what is asked meanwhile is not run.
    @Test func runsNothingByATokenThatIsOver() {
        var script: Script = Script()
        let call: String = #""requestId":"1","execute":{"operationName":"A"}"#
        #expect(
            script.send(frame(call, named: true, token: userToken("ada", exp: 500)))
                == ["expire at 500", "execute 1 c/A {} as ada"])
        #expect(script.take(.executed(1, ExecutionResult(data: JSONText("1")))) == ["reply 1 1"])
        script.now = 500
        #expect(
            script.send(frame(call, token: userToken("ada", exp: 600)))
                == ["expire at 600", "execute 2 c/A {} as ada"])
        script.now = 600
        _ = script.take(.executed(2, ExecutionResult(data: JSONText("1"))))
        #expect(script.send(frame(call)) == ["close 4401"])
    }
}
