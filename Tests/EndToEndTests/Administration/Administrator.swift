import TestSupport

/// An administrator of a server, as the Admin SDK is one.
struct Administrator: Sendable {
    let server: DevServer
    /// What makes them one.
    var headers: [String: String]

    static let service: String = "projects/p/locations/us-east4/services/movies"

    /// Somebody who sends a bearer token.
    init(of server: DevServer, _ credential: String) {
        self.server = server
        headers = ["Authorization": "Bearer \(credential)"]
    }

    /// Sends a document.
    ///
    /// - Parameter more: further members of the body.
    func send(
        _ query: String, _ verb: String = "executeGraphql", variables: String = "{}", _ more: String = ""
    ) async throws -> HTTPReply {
        let text: String = query.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
            "\n", with: "\\n")
        let rest: String = more.isEmpty ? "" : ", \(more)"
        return try await HTTPClient.request(
            "POST", "/v1/\(Self.service):\(verb)", of: server.address,
            body: #"{"query": "\#(text)", "variables": \#(variables)\#(rest)}"#, headers: headers)
    }

    /// Runs an operation of the connector.
    func call(
        _ verb: String, _ operation: String, variables: String = "{}", _ extensions: String = "{}"
    ) async throws -> HTTPReply {
        try await HTTPClient.request(
            "POST", "/v1/\(DevServer.connector):\(verb)", of: server.address,
            body: """
                {"operationName": "\(operation)", "variables": \(variables), "extensions": \(extensions)}
                """, headers: headers)
    }

    /// The member that makes an administrator act as a user.
    static func acting(as claims: String, _ more: String = "") -> String {
        #""extensions": {"impersonate": {"authClaims": \#(claims)\#(more)}}"#
    }
}
