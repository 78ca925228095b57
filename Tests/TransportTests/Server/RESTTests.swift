import Reactor
import Synchronization
import Testing
import Tokens

@testable import Transport

private let path: String = "/v1/projects/p/locations/l/services/s/connectors/c"

func post(
    _ verb: String, _ body: String, path: String = path, headers: String = "", host: String = "localhost"
) -> String {
    "POST \(path):\(verb)?key=abc HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
}

/// Status line, the fields that matter, and the body, in lines.
private func brief(_ response: (head: String, body: String)) -> String {
    let lines: [Substring] = response.head.split(separator: "\r\n")
    let fields: [Substring] = lines.dropFirst().filter {
        !$0.hasPrefix("Date") && !$0.hasPrefix("Content-Length") && $0 != "Content-Type: application/json"
    }
    return ([lines[0].dropFirst(9)] + fields + [response.body[...]]).joined(separator: "\n")
}

@Suite struct RESTTests {
    let server: TestServer = TestServer()

    @Test func runsQueriesAndMutations() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(post("executeQuery", #"{"name":"x","operationName":"Echo","variables":{"a": 1}}"#))
        #expect(brief(try client.readResponse()) == "200 OK\n" + #"{"data":{"a": 1},"errors":[]}"#)
        client.send(post("executeMutation", #"{"operationName":"Echo"}"#))
        #expect(brief(try client.readResponse()) == "200 OK\n" + #"{"data":{},"errors":[]}"#)
        client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(brief(try client.readResponse(hasBody: false)) == "200 OK\n")
        #expect(
            await server.withBackend { $0.log } == ["query Echo unauthenticated", "mutation Echo unauthenticated"])
    }

    @Test func answersLaterAndInOrder() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(
            post("executeQuery", #"{"operationName":"Later","variables":{"n":1}}"#)
                + post("executeQuery", #"{"operationName":"Echo","variables":{"n":2}}"#)
                + "GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        await server.awaitLog("query Later unauthenticated")
        await server.withBackend { $0.release() }
        #expect(try client.readResponse().body == #"{"data":{"n":1},"errors":[]}"#)
        #expect(try client.readResponse().body == #"{"data":{"n":2},"errors":[]}"#)
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 404"))
    }

    @Test func tellsTheUserOfAToken() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let good: String = token(#"{"sub":"ada","exp":2000}"#)
        let call: String = #"{"operationName":"Echo"}"#
        client.send(post("executeQuery", call, headers: "x-firebase-auth-token: \(good)\r\n"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        server.setTime(2000)
        client.send(post("executeQuery", call, headers: "X-Firebase-Auth-Token: \(good)\r\n"))
        #expect(
            brief(try client.readResponse()) == "401 Unauthorized\n"
                + #"{"code":16,"message":"unauthenticated: the token is expired","status":"UNAUTHENTICATED","details":[],"#
                + #""error":{"code":401,"message":"unauthenticated: the token is expired","#
                + #""status":"UNAUTHENTICATED","details":[]}}"#)
        #expect(await server.withBackend { $0.log } == ["query Echo ada"])
    }

    @Test func honoursDevelopmentMarksInDevelopmentOnly() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let call: String = #"{"operationName":"Echo"}"#
        client.send(post("executeQuery", call, headers: "authorization: Bearer owner\r\n"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        client.send(post("executeQuery", call, headers: "authorization: Bearer owner\r\n", host: "evil.example"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 403"))
        client.send("GET /emulator/info HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n\r\n")
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 403"))
        client.send("GET /emulator/info HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        let production: TestServer = TestServer()
        let other: TestClient = try TestClient(port: try await production.start())
        other.send(post("executeQuery", call, headers: "authorization: Bearer owner\r\n"))
        #expect(try other.readResponse().head.hasPrefix("HTTP/1.1 401"))
        other.send(post("executeQuery", call, headers: "x-mantle-admin: all\r\n"))
        #expect(try other.readResponse().head.hasPrefix("HTTP/1.1 403"))
        #expect(await server.withBackend { $0.log } == ["query Echo administrator"])
        #expect(await production.withBackend { $0.log } == [])
    }

    /// In production a credential makes an administrator, and nothing else does.
    @Test func believesACredentialInProduction() async throws {
        struct Word: AdministratorCredentials {
            func verify(_ credential: String, now: Int64) throws(TokenError) -> Int64? {
                guard credential == "open sesame" else { throw TokenError("this is not the word") }
                return nil
            }
        }
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.administrators = Word()
        configuration.maximumBodyBytes = 40
        configuration.maximumAdministratorBodyBytes = 80
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        func expect(_ status: Int, _ verb: String, _ headers: String, padding: Int = 0) throws {
            let body: String = #"{"operationName":"Echo"}"# + String(repeating: " ", count: padding)
            client.send(post(verb, body, headers: headers))
            let head: String = try client.readResponse().head
            #expect(head.hasPrefix("HTTP/1.1 \(status) "), "\(verb) \(headers) \(head)")
        }
        let word: String = "Authorization: Bearer open sesame\r\n"
        try expect(200, "impersonateQuery", word)
        try expect(200, "executeQuery", word)
        try expect(200, "impersonateQuery", word, padding: 50)
        try expect(401, "impersonateQuery", "Authorization: bearer open\r\n")
        try expect(401, "executeQuery", "Authorization: Bearer\r\n")
        try expect(401, "executeQuery", word + word)
        try expect(403, "executeQuery", word + "X-Mantle-Admin: all\r\n")
        for token: String in ["garbage", token(#"{"sub":"ada","exp":2000}"#)] {
            try expect(401, "executeQuery", word + "X-Firebase-Auth-Token: \(token)\r\n")
            try expect(401, "impersonateQuery", "X-Firebase-Auth-Token: \(token)\r\n" + word)
        }
        try expect(403, "impersonateQuery", "")
        try expect(403, "impersonateQuery", "Authorization: Basic b3Blbg==\r\n")
        #expect(
            await server.withBackend { $0.log } == [
                "query Echo administrator", "query Echo administrator", "query Echo administrator",
            ])
        // The last of a connection, as what follows a body that is not read cannot be told from it.
        try expect(413, "executeQuery", word, padding: 50)
        let second: TestClient = try TestClient(port: try await server.start(configuration))
        second.send(
            post("impersonateQuery", #"{"operationName":"Echo"}"# + String(repeating: " ", count: 50), headers: ""))
        #expect(try second.readResponse().head.hasPrefix("HTTP/1.1 413"))
    }

    /// A developer's tool is nobody else besides.
    @Test func refusesAnOwnerWhoIsAUserToo() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        for mark: String in ["Authorization: Bearer owner\r\n", "X-Mantle-Admin: all\r\n"] {
            client.send(
                post("executeQuery", #"{"operationName":"Echo"}"#, headers: mark + "x-firebase-auth-token: a\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
            client.send(
                post("executeQuery", #"{"operationName":"Echo"}"#, headers: mark + "x-firebase-auth-token:\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        }
        #expect(await server.withBackend { $0.log } == ["query Echo administrator", "query Echo administrator"])
    }

    /// Whatever letters of its path a client writes as numbers, the audit tells what ran.
    @Test func auditsWhatRanAndNotHowItWasSpelled() async throws {
        let acts: Mutex<[String]> = Mutex([])
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.audit = { act, _ in acts.withLock { $0.append("\(act.verb) \(act.operation ?? "-")") } }
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        for target: String in [
            "c:impersonateQuery", "c%3AimpersonateQuery", "c:impersonate%51uery", "%63:executeQuery",
        ] {
            let body: String = #"{"operationName":"Echo"}"#
            client.send(
                "POST /v1/projects/p/locations/l/services/s/connectors/\(target) HTTP/1.1\r\nHost: localhost\r\n"
                    + "Authorization: Bearer owner\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"), "\(target)")
        }
        #expect(
            acts.withLock { $0 } == [
                "impersonateQuery c/Echo", "impersonateQuery c/Echo", "impersonateQuery c/Echo", "executeQuery c/Echo",
            ])
    }

    /// Checking a credential may cost a signature; whoever sends a long body must not have it done twice.
    @Test func checksAnAdministratorsCredentialOnce() async throws {
        final class Counting: AdministratorCredentials {
            let count: Lock<Int> = Lock(0)

            func verify(_ credential: String, now: Int64) throws(TokenError) -> Int64? {
                count.withLock { $0 += 1 }
                guard credential == "good" else { throw TokenError("no") }
                return nil
            }
        }
        let credentials: Counting = Counting()
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.administrators = credentials
        configuration.maximumBodyBytes = 40
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let call: String = #"{"operationName":"Echo"}"#
        let long: String = call + String(repeating: " ", count: 50)
        for (index, body) in [call, long, call, long, long].enumerated() {
            client.send(post("impersonateQuery", body, headers: "Authorization: Bearer good\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
            #expect(credentials.count.withLock { $0 } == index + 1)
        }
        // What was found of one request is not taken for the next one on the connection.
        client.send(post("impersonateQuery", call, headers: "Authorization: Bearer bad\r\n"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
        client.send(post("impersonateQuery", call))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 403"))
    }

    /// Somebody in front of us may have looked at another of them.
    @Test(arguments: ["X-Firebase-Auth-Token", "x-firebase-auth-token"])
    func refusesTwoTokens(_ second: String) async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let (ada, bob): (String, String) = (
            token(#"{"sub":"ada","exp":2000}"#), token(#"{"sub":"bob","exp":2000}"#)
        )
        for other in [bob, ada, ""] {
            client.send(
                post(
                    "executeQuery", #"{"operationName":"Echo"}"#,
                    headers: "X-Firebase-Auth-Token: \(ada)\r\n\(second): \(other)\r\n"))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
        }
        #expect(await server.withBackend { $0.log } == [])
    }

    /// Addresses are written down by everybody on the way.
    @Test func takesNoTokenFromTheAddress() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let ada: String = token(#"{"sub":"ada","exp":2000}"#)
        let query: String = "?access_token=\(ada)&auth=\(ada)&X-Firebase-Auth-Token=\(ada)&authorization=Bearer%20owner"
        let body: String = #"{"operationName":"Echo"}"#
        client.send(
            "POST \(path):executeQuery\(query) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        #expect(await server.withBackend { $0.log } == ["query Echo unauthenticated"])
    }

    /// Browsers send the origin with everything that runs an operation, with requests to the page's own name too: so the name alone needs no
    /// look, and programs may call a development server by any.
    @Test func refusesReboundPagesInDevelopment() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let call: String = #"{"operationName":"Echo"}"#
        client.send(post("executeQuery", call, headers: "Origin: http://evil.com:9399\r\n", host: "evil.com:9399"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 403"))
        client.send("GET \(path):executeQuery?operationName=Echo HTTP/1.1\r\nHost: evil.com:9399\r\n\r\n")
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 405"))
        #expect(await server.withBackend { $0.log } == [])
        for host in ["192.168.1.5:9399", "dataconnect:9399", "dev-box.example.com"] {
            client.send(post("executeQuery", call, headers: "", host: host))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func refusesPagesOfStrangersInDevelopment() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.guardian = DevGuard(allowedOrigins: [OriginPattern("https://app.test")].compactMap { $0 })
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let call: String = #"{"operationName":"Echo"}"#
        let refusal: String =
            "403 Forbidden\n"
            + #"{"code":7,"message":"the page's origin is not in --allowed-origins","status":"PERMISSION_DENIED","#
            + #""details":[],"error":{"code":403,"message":"the page's origin is not in --allowed-origins","#
            + #""status":"PERMISSION_DENIED","details":[]}}"#
        for origin in [
            "Origin: http://evil.com\r\n", "Origin: null\r\n", "Origin: \r\n",
            "Origin: http://localhost\r\nOrigin: http://localhost\r\n",
        ] {
            let plain: String = origin + "Content-Type: text/plain\r\n"
            for verb in ["executeQuery", "executeMutation", "impersonateQuery", "impersonateMutation"] {
                client.send(post(verb, call, headers: plain))
                #expect(brief(try client.readResponse()) == refusal)
            }
            client.send(
                "OPTIONS \(path):executeQuery HTTP/1.1\r\nHost: x\r\n\(origin)"
                    + "Access-Control-Request-Method: POST\r\n\r\n")
            #expect(brief(try client.readResponse()) == refusal)
        }
        for origin in ["", "Origin: http://localhost:5173\r\n", "Origin: https://app.test\r\n"] {
            client.send(post("executeMutation", call, headers: origin))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        }
        #expect(await server.withBackend { $0.log.count } == 3)
    }

    @Test func letsAdministratorsActAsAnybody() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        func status(_ extensions: String, headers: String = "Authorization: Bearer owner\r\n") throws -> Substring {
            let body: String = #"{"operationName":"Echo","extensions":\#(extensions)}"#
            client.send(post("impersonateQuery", body, headers: headers))
            return try client.readResponse().head.dropFirst(9).prefix(3)
        }
        #expect(try status("{}") == "200")
        #expect(try status(#"{"impersonate":{"unauthenticated":true}}"#) == "200")
        #expect(try status(#"{"impersonate":{"authClaims":{"sub":"ada","admin":true}}}"#) == "200")
        #expect(try status(#"{"impersonate":{"authClaims":{}}}"#) == "400")
        #expect(try status(#"{"impersonate":{"authClaims":{"sub":"a"},"unauthenticated":true}}"#) == "400")
        #expect(try status("{}", headers: "") == "403")
        #expect(
            await server.withBackend { $0.log } == [
                "query Echo administrator", "query Echo unauthenticated", "query Echo ada",
            ])
    }

    @Test func refusesWithTheSameShapeEverywhere() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        func message(_ request: String) throws -> String {
            client.send(request)
            let response: (head: String, body: String) = try client.readResponse()
            let fields: Substring = response.body.dropFirst(#"{"code":"#.count)
            let text: Substring = fields.drop { $0 != ":" }.dropFirst().prefix { $0 != "," }
            return "\(response.head.dropFirst(9).prefix(3)) \(fields.prefix { $0 != "," }) \(text)"
        }
        #expect(try message(post("executeQuery", #"{"operationName":"Nope"}"#)) == #"404 5 "operation not found""#)
        #expect(try message(post("executeQuery", #"{"operationName":"Deny"}"#)) == #"403 7 "no access""#)
        #expect(
            try message(post("executeQuery", "{}", path: path.replacing("services/s", with: "services/t")))
                == #"404 5 "there is no connector projects/p/locations/l/services/t/connectors/c""#)
        #expect(
            try message(post("executeQuery", #"{"operationName":7}"#))
                == #"400 3 "the request body is not valid: a string was expected at byte 17""#)
        #expect(try message("GET /x HTTP/1.1\r\nHost: x\r\n\r\n") == #"404 5 "there is nothing at /x""#)
        #expect(
            try message("GET \(path):executeQuery HTTP/1.1\r\nHost: x\r\n\r\n") == #"405 12 "this path takes POST"#)
    }

    @Test func namesTheMethodsOfAPath() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send("GET \(path):executeQuery HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.readResponse().head.contains("\r\nAllow: POST, OPTIONS"))
        client.send("OPTIONS \(path):executeQuery HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(brief(try client.readResponse()) == "204 No Content\nAllow: POST, OPTIONS\n")
    }

    @Test func sendsCORSFieldsWithEveryAnswer() async throws {
        let port: UInt16 = try await server.start()
        let origin: String = "Origin: https://app.example\r\n"
        let client: TestClient = try TestClient(port: port)
        client.send(post("executeQuery", #"{"operationName":"Nope"}"#, headers: origin))
        #expect(
            try client.readResponse().head.contains("Access-Control-Allow-Origin: https://app.example\r\nVary: Origin"))
        client.send(
            "OPTIONS \(path):executeQuery HTTP/1.1\r\nHost: x\r\n\(origin)Access-Control-Request-Method: POST\r\n\r\n")
        #expect(
            brief(try client.readResponse())
                == "204 No Content\nAccess-Control-Allow-Origin: https://app.example\nVary: Origin\n"
                + "Access-Control-Allow-Methods: GET, POST, OPTIONS\nAccess-Control-Max-Age: 3600\n")
        client.send("POST / HTTP/1.1\r\nHost: x\r\n\(origin)Content-Length: 99999999\r\n\r\n")
        let head: String = client.readToEnd()
        #expect(head.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
        #expect(head.contains("Access-Control-Allow-Origin: https://app.example"))
    }

    @Test(arguments: [
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n", "413"),
        ("GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n", "431"),
        (
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
                + "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "400"
        ),
        ("GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", "400"),
        ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", "505"),
        ("GET / HTTP/1.0\r\n\r\n", "200"),
        ("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "200"),
    ])
    func answersOnceAndCloses(_ request: String, _ status: String) async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(request)
        let answer: String = client.readToEnd()
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.count(of: "Content-Length: ") == 1)
    }

    @Test func asksForTheBodyWhenTheClientWaits() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let body: String = #"{"operationName":"Echo"}"#
        client.send(
            "POST \(path):executeQuery HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        )
        #expect(try client.readResponse().head == "HTTP/1.1 100 Continue")
        client.send(body)
        #expect(try client.readResponse().body == #"{"data":{},"errors":[]}"#)
    }

    @Test(arguments: [false, true])
    func cancelsWhatALeavingClientAskedFor(_ hasEnded: Bool) async throws {
        let port: UInt16 = try await server.start()
        var client: TestClient? = try TestClient(port: port)
        client?.send(post("executeQuery", #"{"operationName":"Later"}"#))
        if hasEnded {
            client?.endSending()
            // When another client has been answered, the end has been seen.
            let other: TestClient = try TestClient(port: port)
            other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try other.readResponse()
        }
        await server.awaitLog("query Later unauthenticated")
        client?.reset()
        client = nil
        await server.awaitLog("cancel 7")
        await server.withBackend { $0.release() }
        #expect(server.gauge.current <= 1)
    }

    @Test func answersClientsThatSendNothingMore() async throws {
        let port: UInt16 = try await server.start()
        let prompt: TestClient = try TestClient(port: port)
        prompt.send(post("executeQuery", #"{"operationName":"Echo"}"#))
        prompt.endSending()
        #expect(prompt.readToEnd().hasSuffix(#"{"data":{},"errors":[]}"#))
        let patient: TestClient = try TestClient(port: port)
        patient.send(
            post("executeQuery", #"{"operationName":"Later"}"#) + post("executeQuery", #"{"operationName":"Big"}"#)
                + post("executeQuery", #"{"operationName":"Echo","variables":{"n":1}}"#) + "GET / HT")
        patient.endSending()
        await server.awaitLog("query Later unauthenticated")
        await server.withBackend { $0.release() }
        #expect(try patient.readResponse().body == #"{"data":{},"errors":[]}"#)
        #expect(try patient.readResponse().body.utf8.count == FakeBackend.bigSize + 23)
        #expect(try patient.readResponse().body == #"{"data":{"n":1},"errors":[]}"#)
        #expect(patient.readToEnd() == "")
    }

    @Test func sendsLargeAnswersWhole() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(post("executeQuery", #"{"operationName":"Big"}"#))
        #expect(try client.readResponse().body.utf8.count == FakeBackend.bigSize + 23)
    }

    @Test func keepsHTTP10ConnectionsThatAskForIt() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        for _ in 0..<2 {
            client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            #expect(try client.readResponse().head.contains("\r\nConnection: keep-alive"))
        }
    }

    @Test func beginsNothingForPeersThatDoNotRead() async throws {
        let port: UInt16 = try await server.start()
        let client: TestClient = try TestClient(port: port)
        let call: String = post("executeQuery", #"{"operationName":"Big"}"#)
        client.send(String(repeating: call, count: 40))
        let other: TestClient = try TestClient(port: port)
        for _ in 0..<3 {
            other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            _ = try other.readResponse()
        }
        #expect(await server.withBackend { $0.log.count } < 40)
        for _ in 0..<40 {
            #expect(try client.readResponse().body.utf8.count == FakeBackend.bigSize + 23)
        }
    }

    @Test func turnsConnectionsAwayOverTheLimit() async throws {
        let small: TestServer = TestServer(limit: 1)
        let port: UInt16 = try await small.start()
        let first: TestClient = try TestClient(port: port)
        first.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try first.readResponse()
        let second: TestClient = try TestClient(port: port)
        second.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(second.readToEnd().hasPrefix("HTTP/1.1 503 Service Unavailable"))
        let third: TestClient = try TestClient(port: port)
        try third.openStream()
        #expect(try third.readText() == "close 1013")
    }

    @Test func stopsGracefully() async throws {
        let port: UInt16 = try await server.start()
        let idle: TestClient = try TestClient(port: port)
        idle.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try idle.readResponse()
        let busy: TestClient = try TestClient(port: port)
        busy.send(post("executeQuery", #"{"operationName":"Later"}"#))
        await server.awaitLog("query Later unauthenticated")
        await server.beginStop()
        #expect(idle.readToEnd() == "")
        await server.withBackend { $0.release() }
        #expect(busy.readToEnd().contains("\r\nConnection: close\r\n"))
    }
}

extension String {
    /// How often a text occurs.
    func count(of text: String) -> Int { ranges(of: text).count }
}
