import Testing

@testable import Transport

/// Administrators at the methods of clients.
extension RESTTests {
    /// A client's method gives an administrator who asks for less than all rights no more than that.
    @Test func runsAsWhomAnAdministratorNames() async throws {
        var configuration: HTTPServerConfiguration = HTTPServerConfiguration()
        configuration.isDevelopment = true
        let client: TestClient = try TestClient(port: try await server.start(configuration))
        let body: String =
            #"{"operationName":"Echo","extensions":{"impersonate":{"authClaims":{"sub":"ada"}}}}"#
        let owner: String = "Authorization: Bearer owner\r\n"
        for (verb, mark) in [("impersonateQuery", owner), ("executeQuery", owner), ("executeQuery", "")] {
            client.send(post(verb, body, headers: mark))
            #expect(try client.readResponse().head.hasPrefix("HTTP/1.1 200"))
        }
        #expect(
            await server.withBackend { $0.log } == ["query Echo ada", "query Echo ada", "query Echo unauthenticated"])
    }
}
