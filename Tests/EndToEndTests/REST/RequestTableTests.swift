import TestSupport
import Testing

extension EndToEnd {
    /// Every request that official clients and tools send over REST, in all versions of the interface and of HTTP. Those that gRPC has, too, are
    /// compared in `UnaryCalls`.
    @Suite(.needsClientsAndPostgres) struct RequestTable {
        private struct Row: Sendable {
            /// Of a connector or the service.
            var path: String
            var body: String
            var isAdministrator: Bool = false
            var status: Int = 200
            var answer: Document
        }

        private static let service: String = "projects/p/locations/us-east4/services/movies"
        private static let ada: String = #""extensions": {"impersonate": {"authClaims": {"sub": "ada"}}}"#
        private static let m: String = "5b1a9c00-0000-4000-8000-000000000002"
        private static let rating: Document =
            #"{"data": {"movie": {"id": "\#(Movies.m)", "averageRating": 9}}, "errors": []}"#

        private static func refusal(_ status: Int, _ code: Int, _ name: String, _ message: String) -> Document {
            """
            {"code": \(code), "message": "\(message)", "status": "\(name)", "details": [],
             "error": {"code": \(status), "message": "\(message)", "status": "\(name)", "details": []}}
            """
        }

        private static let rows: [Row] = [
            Row(
                path: "\(DevServer.connector):executeQuery",
                body: #"{"name": "n", "operationName": "GetMovieRating", "variables": {"id": "\#(m)"}}"#, answer: rating
            ),
            Row(
                path: "\(DevServer.connector):executeMutation",
                body:
                    #"{"operationName": "UpdateMovie", "variables": {"id": "\#(m)", "genre": "g", "description": "d"}}"#,
                answer: #"{"data": {"movie_update": {"id": "\#(Movies.m)"}}, "errors": []}"#),
            Row(
                path: "\(DevServer.connector):impersonateQuery",
                body: #"{"operationName": "GetExtendedProfileByUser", \#(ada)}"#, isAdministrator: true,
                answer: #"{"data": {"profile": null}, "errors": []}"#),
            Row(
                path: "\(DevServer.connector):impersonateMutation",
                body: #"{"operationName": "DeleteMovie", "variables": {"id": "\#(m.dropLast())f"}, "extensions": {}}"#,
                isAdministrator: true, answer: #"{"data": {"movie_delete": null}, "errors": []}"#),
            Row(
                path: "\(DevServer.connector):impersonateMutation",
                body: #"{"operationName": "DeleteMovie", "variables": {"id": "\#(m)"}}"#, status: 403,
                answer: refusal(403, 7, "PERMISSION_DENIED", "only an administrator may do this")),
            Row(
                path: "\(service):executeGraphql",
                body:
                    #"{"query": "mutation($id: UUID!) { movie_delete(id: $id) }", "variables": {"id": "\#(m.dropLast())f"}}"#,
                isAdministrator: true, answer: #"{"data": {"movie_delete": null}, "errors": []}"#),
            Row(
                path: "\(service):executeGraphqlRead",
                body:
                    #"{"query": "query A { movie(id: \"\#(m)\") { id averageRating } } query B { movies { id } }", "operationName": "A"}"#,
                isAdministrator: true, answer: rating),
            Row(
                path: "\(service):executeGraphqlRead", body: #"{"query": "mutation { movie_deleteMany(all: true) }"}"#,
                isAdministrator: true, status: 403,
                answer: refusal(403, 7, "PERMISSION_DENIED", "executeGraphqlRead takes queries, not a mutation")),
            Row(
                path: "\(service):introspectGraphql", body: #"{"query": "{ __schema { queryType { name } } }"}"#,
                isAdministrator: true,
                answer: #"{"data": {"__schema": {"queryType": {"name": "Query"}}}, "errors": []}"#),
            Row(
                path: "\(service):executeGraphql", body: #"{"query": "{ movies { id } }"}"#, status: 403,
                answer: refusal(403, 7, "PERMISSION_DENIED", "only an administrator may do this")),
        ]

        /// `?key=` is the application's, and means nothing here.
        @Test(arguments: ["v1", "v1beta", "v1alpha"])
        func isAnsweredInAllVersions(version: String) async throws {
            try await DevServer.run { server in
                for row: Row in Self.rows {
                    var headers: [String: String] = ["content-type": "application/json"]
                    if row.isAdministrator { headers["authorization"] = "Bearer owner" }
                    for isHTTP2: Bool in [false, true] {
                        let reply: HTTPReply = try await HTTPClient.request(
                            "POST", "/\(version)/\(row.path)?key=AIza", of: server.address, body: row.body,
                            headers: headers, isHTTP2: isHTTP2)
                        #expect(reply.status == row.status, "\(row.path)")
                        #expect(reply.body == row.answer, "\(row.path)")
                        #expect(reply.headers["content-type"] == "application/json")
                    }
                }
            }
        }
    }
}
