import TestSupport
import Testing

extension EndToEnd {
    /// Calls and requests over TLS, by clients that are not ours. What is spoken is agreed on by ALPN.
    @Suite(.needsClientsAndPostgres) struct EncryptedCalls {
        private static func run(_ body: (DevServer, String) async throws -> Void) async throws {
            let pair: TestCertificate = try TestCertificate()
            defer { pair.remove() }
            try await DevServer.run(arguments: ["--tls-cert", pair.certificateFile, "--tls-key", pair.keyFile]) {
                server in
                try await body(server, pair.certificateFile)
            }
        }

        private static func rating(_ id: String, _ request: String) -> Document {
            Document(
                #"{"data": {"movie": {"averageRating": 9, "id": "\#(id)"}}, "errors": [], "requestId": "\#(request)"}"#)
        }

        @Test func areAnswered() async throws {
            try await Self.run { server, certificates in
                let called: CallReply = try await CallClient.call(
                    "ExecuteQuery",
                    """
                    {"name": "\(DevServer.connector)", "operation_name": "GetMovieRating",
                     "variables": {"id": "\(Movies.m)"}}
                    """, of: server.address, trusting: certificates)
                let message: Document =
                    #"{"data": {"movie": {"averageRating": 9, "id": "\#(Movies.m)"}}, "errors": []}"#
                #expect(called == CallReply(status: "OK", details: "", message: message))
                let refused: CallReply = try await CallClient.call(
                    "ExecuteMutation", #"{"name": "\#(DevServer.connector)", "operation_name": "Nothing"}"#,
                    of: server.address, trusting: certificates)
                #expect(
                    refused
                        == CallReply(
                            status: "NOT_FOUND",
                            details: #"operation "Nothing" was not found in connector "movies""#, message: nil))
            }
        }

        /// A stream and what others write, each over TLS.
        @Test func subscribe() async throws {
            try await Self.run { server, certificates in
                let stream: CallStream = try await CallStream(to: server.address, trusting: certificates)
                try await stream.send(#"{"request_id": "init", "name": "\#(DevServer.connector)"}"#)
                try await stream.send(
                    """
                    {"request_id": "s", "subscribe": {"operation_name": "GetMovieRating",
                     "variables": {"id": "\(Movies.m)"}}}
                    """)
                #expect(try await stream.next() == Self.rating(Movies.m, "s"))
                let (written, version): (HTTPReply, String) = try await HTTPClient.request(
                    offering: ["HTTP/2"], "/v1/\(DevServer.connector):executeMutation", of: server.address,
                    body: #"{"operationName": "DeleteMovie", "variables": {"id": "\#(Movies.m)"}}"#,
                    trusting: certificates)
                #expect(version == "HTTP/2")
                #expect(written.status == 200)
                #expect(
                    try await stream.next() == #"{"data": {"movie": null}, "errors": [], "requestId": "s"}"#)
                try await stream.end()
                #expect(try await stream.next() == "OK ")
            }
        }

        /// The server prefers HTTP/2 and speaks what the client knows.
        @Test(arguments: [
            (["HTTP/1.1", "HTTP/2"], "HTTP/2"), (["HTTP/2"], "HTTP/2"), (["HTTP/1.1"], "HTTP/1.1"),
        ])
        func areRequestsInTheVersionThatWasAgreedOn(versions: [String], agreed: String) async throws {
            try await Self.run { server, certificates in
                let (reply, version): (HTTPReply, String) = try await HTTPClient.request(
                    offering: versions, "/v1/\(DevServer.connector):executeQuery", of: server.address,
                    body: #"{"operationName": "GetMovieRating", "variables": {"id": "\#(Movies.m)"}}"#,
                    trusting: certificates)
                #expect(version == agreed)
                #expect(reply.status == 200)
                #expect(
                    reply.body == #"{"data": {"movie": {"id": "\#(Movies.m)", "averageRating": 9}}, "errors": []}"#)
            }
        }
    }
}
