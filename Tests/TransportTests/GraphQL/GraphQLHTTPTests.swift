import JSON
import Testing

@testable import Transport

/// GraphQL over HTTP, byte by byte.
@Suite struct GraphQLHTTPTests {
    private let server: TestServer = TestServer()

    private static func post(
        _ body: String, accept: String? = nil, type: String = "application/json", headers: String = "",
        path: String = "/graphql/c", host: String = "localhost"
    ) -> String {
        let accepted: String = accept.map { "Accept: \($0)\r\n" } ?? ""
        return "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nContent-Type: \(type)\r\n\(accepted)\(headers)"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    private static func get(_ query: String, headers: String = "", host: String = "localhost") -> String {
        "GET /graphql/c?\(query) HTTP/1.1\r\nHost: \(host)\r\n\(headers)\r\n"
    }

    /// Types can be asked for in each other's fields: such an answer is deeper than any request may be.
    @Test func readsDeepAnswers() {
        let deep: String = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let (text, hasData): ([UInt8], Bool) = GraphQLReply.plain(JSONText(#"{"data":{"a":\#(deep)},"errors":[]}"#))
        #expect(hasData)
        #expect(String(decoding: text, as: UTF8.self) == #"{"data":{"a":\#(deep)}}"#)
        #expect(AdministratorAct.errorCount(in: JSONText(#"{"data":\#(deep),"errors":[{}]}"#)) == 1)
    }

    /// The status, the form and the body.
    private static func brief(_ response: (head: String, body: String)) -> String {
        let lines: [Substring] = response.head.split(separator: "\r\n")
        let type: Substring = lines.first { $0.hasPrefix("Content-Type: ") }?.dropFirst(14) ?? ""
        let form: Substring =
            type == "application/graphql-response+json; charset=utf-8"
            ? "response" : type == "application/json; charset=utf-8" ? "json" : type
        return "\(lines[0].dropFirst(9).prefix(3)) \(form) \(response.body)"
    }

    /// Every request with its answer; they are sent over one connection.
    private static let table: [(request: String, answer: String)] = [
        (post(#"{"operationName":"Echo","variables":{"a": 1}}"#), #"200 response {"data":{"a": 1}}"#),
        (post(#"{"query":"query Echo { echo }"}"#, accept: "application/json"), #"200 json {"data":{}}"#),
        (
            post(#"{"operationName":"Echo","query":null,"extensions":{"x":1},"id":1}"#, accept: "*/*"),
            #"200 response {"data":{}}"#
        ),
        (
            post(#"{"operationName":"Echo"}"#, accept: "application/graphql-response+json;q=0.5, application/json"),
            #"200 json {"data":{}}"#
        ),
        (
            get("operationName=Echo&variables=%7B%22a%22%3A+1%7D&extensions="), #"200 response {"data":{"a": 1}}"#
        ),
        (get("query=query+Echo+%7B+echo+%7D"), #"200 response {"data":{}}"#),
        // What is wrong with a request that can be read: the older form is told 200.
        (
            post(#"{"operationName":"Wrong"}"#),
            #"400 response {"errors":[{"message":"$id is missing","extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            post(#"{"operationName":"Wrong"}"#, accept: "application/json"),
            #"200 json {"errors":[{"message":"$id is missing","extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            post(#"{"operationName":"Nobody"}"#),
            #"404 response {"errors":[{"message":"operation not found","extensions":{"code":"NOT_FOUND"}}]}"#
        ),
        (
            post(#"{"operationName":"Deny"}"#),
            #"403 response {"errors":[{"message":"no access","extensions":{"code":"PERMISSION_DENIED"}}]}"#
        ),
        (
            post(#"{"query":"{"}"#),
            #"400 response {"errors":[{"message":"no name","locations":[{"line":1,"column":2}]}]}"#
        ),
        (
            post(#"{"query":"{"}"#, accept: "application/json"),
            #"200 json {"errors":[{"message":"no name","locations":[{"line":1,"column":2}]}]}"#
        ),
        // What is wrong with a field, with data or without.
        (
            post(#"{"operationName":"Partly"}"#),
            #"200 response {"errors":[{"message":"taken","path":["a"],"extensions":{"code":"ALREADY_EXISTS"}}],"data":null}"#
        ),
        // What is wrong with the server.
        (
            post(#"{"operationName":"Away"}"#, accept: "application/json"),
            #"503 json {"errors":[{"message":"the database is away","extensions":{"code":"UNAVAILABLE"}}]}"#
        ),
        // What is no request.
        (
            post("[]"),
            #"400 response {"errors":[{"message":"the request is not valid: a request is one object; there are no batches"#
                + #" at byte 0","extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            post("{}"),
            #"400 response {"errors":[{"message":"the request is not valid: query is required, or the operationName of an"#
                + #" operation of the connector at byte 2","extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            get("operationName=Write"),
            #"405 response {"errors":[{"message":"a mutation is posted","extensions":{"code":"FAILED_PRECONDITION"}}]}"#
        ),
        (
            post(#"{"operationName":"Echo"}"#, accept: "text/html"),
            #"406 json {"errors":[{"message":"answers have the forms application/graphql-response+json, application/json,"#
                + #" text/event-stream","extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            post(#"{"operationName":"Echo"}"#, type: "text/plain"),
            #"415 response {"errors":[{"message":"the body of a request is application/json in UTF-8","#
                + #""extensions":{"code":"INVALID_ARGUMENT"}}]}"#
        ),
        (
            post(#"{"operationName":"Echo"}"#, path: "/graphql/d"),
            #"404 response {"errors":[{"message":"there is no connector d","extensions":{"code":"NOT_FOUND"}}]}"#
        ),
    ]

    @Test func answersByTheTable() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        for (request, answer) in Self.table {
            client.send(request)
            #expect(Self.brief(try client.readResponse()) == answer, "\(request)")
        }
    }

    /// Requests that two readers could read differently, and forms that nobody knows: refused, and none of them is run.
    @Test(arguments: [
        post(#"{"operationName":"Echo","operationName":"Deny"}"#), post(#"{"operationName":5}"#),
        post(#"{"operationName":"Echo","variables":[]}"#), post(#"{"operationName":"Echo"} x"#), post("\u{0}"),
        post(#"{"operationName":"Echo"}"#, type: "application/json; charset=utf-16"),
        get("operationName=Echo&operationName=Deny"), get("operationName=Echo&variables=%7B"),
        get("operationName=Echo&variables=%zz"), get("operationName=%ff"), get(""),
        post(#"{"operationName":"Echo"}"#, accept: "*/*;q=0"),
        "DELETE /graphql/c HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
    func refusesWhatIsNoRequest(request: String) async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        client.send(request)
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 4"))
        #expect(await server.withBackend { $0.log } == [])
    }

    /// Users by either field, once.
    @Test func knowsUsers() async throws {
        let client: TestClient = try TestClient(port: try await server.start())
        let ada: String = token(#"{"sub":"ada","exp":2000}"#)
        let bob: String = token(#"{"sub":"bob","exp":2000}"#)
        let call: String = #"{"operationName":"Echo"}"#
        for headers in [
            "Authorization: Bearer \(ada)\r\n", "X-Firebase-Auth-Token: \(ada)\r\n", "Authorization: Basic eDp5\r\n",
            "Authorization: Bearer \(ada)\r\nX-Firebase-Auth-Token: \(ada)\r\n",
        ] {
            client.send(Self.post(call, headers: headers))
            #expect(Self.brief(try client.readResponse()) == #"200 response {"data":{}}"#)
        }
        #expect(
            await server.withBackend { $0.log } == [
                "either Echo ada", "either Echo ada", "either Echo unauthenticated", "either Echo ada",
            ])
        for headers in [
            "Authorization: Bearer \(ada)\r\nX-Firebase-Auth-Token: \(bob)\r\n", "Authorization: Bearer secret\r\n",
            "Authorization: Bearer \(ada)\r\nAuthorization: Bearer \(bob)\r\n",
        ] {
            client.send(Self.post(call, headers: headers))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 401"))
        }
        server.setTime(2000)
        client.send(Self.post(call, accept: "application/json", headers: "Authorization: Bearer \(ada)\r\n"))
        #expect(
            Self.brief(try client.readResponse())
                == #"401 json {"errors":[{"message":"unauthenticated: the token is expired","#
                + #""extensions":{"code":"UNAUTHENTICATED"}}]}"#)
    }

    /// In development a page that was rebound sends GETs without an origin; addresses and names of this machine cannot be rebound.
    @Test func keepsReboundPagesAway() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.guardian = DevGuard(allowedHosts: ["dev.example"])
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        for (host, status) in [
            ("localhost:9399", 200), ("192.168.1.5:9399", 200), ("[fe80::1]:9399", 200), ("dev.example", 200),
            ("evil.example", 403),
        ] {
            client.send(Self.get("operationName=Echo", host: host))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 \(status)"), "\(host)")
        }
        client.send(Self.post(#"{"operationName":"Echo"}"#, host: "evil.example"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        client.send(Self.post(#"{"operationName":"Echo"}"#, headers: "Origin: https://evil.example\r\n"))
        #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 403"))
    }

    /// Who may bring documents of their own, and ask for types.
    @Test func tellsWhatDocumentsMayBe() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        configuration.runsAdHocQueries = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let ada: String = token(#"{"sub":"ada","exp":2000}"#)
        for headers in ["", "Authorization: Bearer \(ada)\r\n", "Authorization: Bearer owner\r\n"] {
            client.send(Self.post(#"{"query":"{ own }"}"#, headers: headers))
            _ = try client.readResponse()
            client.send(Self.post(#"{"query":"{ types }"}"#, headers: headers))
            _ = try client.readResponse()
        }
        #expect(
            await server.withBackend { $0.log } == [
                "document for none", "types false", "document for queries", "types false", "document for all",
                "types true",
            ])
    }
}
