import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Small requests that would cost a lot, and many of them. What runs behind each of these tests last is a request of somebody else.
    @Suite(.needsClientsAndPostgres) struct Bombs {
        private func isServed(_ server: DevServer) async throws -> Bool {
            try await server.query("GetThing", #"{"id": "x"}"#).body == #"{"data": {"thing": null}, "errors": []}"#
        }

        @Test func refusesNumbersThatAreTooMuch() async throws {
            try await Things.run { server in
                for (name, type) in [("int", "Int"), ("big", "Int64"), ("float", "Float")] {
                    for number: String in ["1e999999999", "-1e999999999"] {
                        let reply: HTTPReply = try await server.mutate(
                            "PutThing", #"{"id": "n", "\#(name)": \#(number)}"#)
                        #expect(reply.body == Things.fault("$\(name) is invalid \(type): \(number)"))
                    }
                    let long: HTTPReply = try await server.mutate(
                        "PutThing", #"{"id": "n", "\#(name)": \#(String(repeating: "1", count: 100_000))}"#)
                    #expect(long.body.description.utf8.count < 300, "a message repeats what was sent")
                }
                let any: HTTPReply = try await server.mutate("PutThing", #"{"id": "n", "any": 1e999999999}"#)
                #expect(any.body == Things.fault("$any is invalid Any: it holds 1e999999999, which is out of range"))
                #expect(try await isServed(server))
            }
        }

        @Test func refusesDeepJSON() async throws {
            try await Things.run { server in
                for depth: Int in [100, 1_000_000] {
                    let lists: String = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                    for body: String in [
                        #"{"operationName": "PutThing", "variables": {"id": "x", "any": \#(lists)}}"#,
                        #"{"operationName": "PutThing", "more": \#(lists)}"#,
                        #"{"operationName": "PutThing", "extensions": \#(lists)}"#,
                    ] {
                        let reply: HTTPReply = try await server.post("executeMutation", body)
                        #expect(reply.status == 400)
                    }
                }
                #expect(try await isServed(server))
            }
        }

        @Test func answersHugeListsAndObjects() async throws {
            try await Things.run { server in
                let texts: String = (0..<100_000).map { "\"\($0)\"" }.joined(separator: ",")
                let found: HTTPReply = try await server.query("FindThings", #"{"text": "x", "texts": [\#(texts)]}"#)
                #expect(found.body.description.contains(#""errors":[]"#))
                let filters: String = Array(repeating: #"{"text": {"eq": "x"}}"#, count: 50_000).joined(separator: ",")
                let filtered: HTTPReply = try await server.query("Filter", #"{"where": {"_or": [\#(filters)]}}"#)
                #expect(filtered.body == Things.fault("$where._or has more than 1000 elements"))
                let names: String = (0..<100_000).map { "\"v\($0)\": 1" }.joined(separator: ",")
                let unknown: HTTPReply = try await server.query("GetThing", #"{"id": "x", \#(names)}"#)
                #expect(unknown.body.description.utf8.count < 10_000)
                #expect(try await isServed(server))
            }
        }

        /// Those of filters run in PostgreSQL, which has a time for each statement; those of conditions take time by the length of the text.
        @Test func survivesRegularExpressions() async throws {
            try await Things.run { server in
                _ = try await server.mutate(
                    "PutThing", #"{"id": "r", "text": "\#(String(repeating: "a", count: 10_000))"}"#)
                for pattern: String in [
                    "(((((a{1,255}){1,255}){1,255}){1,255}){1,255})", String(repeating: "(a*)*", count: 20_000), "((([",
                ] {
                    let reply: HTTPReply = try await server.query("Pattern", #"{"pattern": \#(Things.json(pattern))}"#)
                    #expect(
                        reply.body
                            == """
                            {"data": null, "errors": [{"message": "a regular expression is malformed", "path": ["things"],
                             "extensions": {"code": "INVALID_ARGUMENT"}}]}
                            """)
                }
                #expect(try await server.query("Pattern", #"{"pattern": "^(a+)+$b"}"#).status == 200)
                let text: String = String(repeating: "a", count: 1_000_000)
                #expect(try await server.query("Matching", #"{"text": "\#(text)!"}"#).status == 401)
                #expect(try await isServed(server))
            }
        }

        /// The second request is hidden from whoever takes the other field for the right one.
        @Test func answersNoSmuggledRequest() async throws {
            try await Things.run { server in
                let hidden: String = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
                for fields: String in [
                    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
                    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
                    "Content-Length: 5\r\nContent-Length: 0\r\n",
                    "Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n",
                    "Content-Length: 5\r\n Transfer-Encoding: chunked\r\n", "Content-Length : 5\r\n",
                ] {
                    let answer: String = try await HTTPClient.raw(
                        "POST /v1/\(DevServer.connector):executeQuery HTTP/1.1\r\nHost: x\r\n\(fields)\r\n0\r\n\r\n\(hidden)",
                        to: server.address)
                    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), "\(fields) \(answer)")
                    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(fields) \(answer)")
                }
                #expect(try await isServed(server))
            }
        }

        @Test func refusesConnectionsOverTheLimitOfAnAddress() async throws {
            try await Things.run(["--max-connections-per-address", "1"]) { server in
                let stream: StreamClient = try await server.connect()
                let refused: HTTPReply = try await server.query("GetThing", #"{"id": "x"}"#)
                #expect(refused.status == 503)
                #expect(refused.body.description.contains(#""message":"too many connections""#))
                try await server.waitForLog(
                    #" warning connections-refused count=1 last=127.0.0.1 limit="max-connections-per-address=1""#)
                withExtendedLifetime(stream) {}
            }
        }
    }
}
