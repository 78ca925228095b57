import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// How deep requests and results may be nested.
    @Suite(.needsClientsAndPostgres) struct Depth {
        private static let operations: String = """
            query Lists($count: Int!) @auth(level: PUBLIC, insecureReason: "a test") {
              rows: _select(sql: "SELECT (repeat('[', $1) || '1' || repeat(']', $1))::jsonb AS v", params: [$count])
            }
            query Objects($count: Int!) @auth(level: PUBLIC, insecureReason: "a test") {
              rows: _select(
                sql: "SELECT (repeat('{\\"a\\":', $1) || '1' || repeat('}', $1))::jsonb AS v", params: [$count])
            }
            """

        private static let tooDeep: String =
            "the operation was run, but its result is nested deeper than clients of gRPC can read: 100 messages within one"
            + " another, of which an object takes three and a list two; over REST it can be read"

        private func lists(_ count: Int) -> String {
            String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count)
        }

        /// What clients cannot read is not sent to them: they would say that the message is broken, and not why.
        @Test func ofResultsIsWhatClientsRead() async throws {
            #expect(try await CallClient.reads(levels: 100))
            #expect(try await CallClient.reads(levels: 101) == false)
            try await DevServer.run(operations: Self.operations) { server in
                // The data, the list of rows and the row take eight.
                for (operation, count, isRead) in [
                    ("Lists", 46, true), ("Lists", 47, false), ("Objects", 30, true), ("Objects", 31, false),
                ] {
                    let variables: String = #"{"count": \#(count)}"#
                    let rest: HTTPReply = try await server.query(operation, variables)
                    #expect(rest.status == 200)
                    let call: CallReply = try await CallClient.call(
                        "ExecuteQuery",
                        Document(
                            #"{"name": "\#(DevServer.connector)", "operation_name": "\#(operation)", "variables": \#(variables)}"#
                        ), of: server.address)
                    #expect(
                        call
                            == (isRead
                                ? CallReply(status: "OK", details: "", message: rest.body)
                                : CallReply(status: "RESOURCE_EXHAUSTED", details: Self.tooDeep, message: nil)),
                        "\(operation) \(count)")
                }
                let stream: CallStream = try await CallStream(to: server.address)
                try await stream.send(
                    """
                    {"name": "\(DevServer.connector)", "request_id": "1",
                     "execute": {"operation_name": "Lists", "variables": {"count": 47}}}
                    """)
                let expected: Document = Document(
                    #"{"errors": [{"extensions": {"code": "RESOURCE_EXHAUSTED"}, "message": "\#(Self.tooDeep)", "path": []}], "requestId": "1"}"#
                )
                #expect(try await stream.next() == expected)
                try await stream.cancel()
            }
        }

        /// Variables may be nested as deep whichever way they come; what is around them does not count.
        @Test(arguments: [64, 65]) func ofVariablesIsTheSameOnAllWays(levels: Int) async throws {
            // Lists within the object of the variables.
            let variables: String = #"{"more": \#(lists(levels - 1))}"#
            let refusal: String = "The variables are not valid JSON: nested deeper than 64 levels at byte 7"
            try await DevServer.run { server in
                let call: String = #""operationName": "ListMovies", "variables": \#(variables)"#
                let socket: StreamClient = try await server.connect()
                try await socket.send(
                    Document(#"{"name": "\#(DevServer.connector)", "requestId": "1", "execute": {\#(call)}}"#))
                let graphQL: HTTPReply = try await HTTPClient.request(
                    "POST", "/graphql/movies", of: server.address, body: "{\(call)}",
                    headers: ["Content-Type": "application/json"])
                let grpc: BareCall = try await BareCall(
                    to: server.address, method: "/google.firebase.dataconnect.v1.ConnectorService/ExecuteQuery",
                    headers: [:])
                try await grpc.send(Self.message(lists: levels - 1))
                try await grpc.end()
                guard case .message(let bytes) = try await grpc.next() else {
                    Issue.record("the call was not answered")
                    return
                }
                let answers: [String] = [
                    try await server.query("ListMovies", variables).body.description,
                    try await socket.next().description, graphQL.body.description,
                    String(decoding: bytes, as: UTF8.self),
                ]
                #expect(answers.map { $0.contains("more") } == answers.map { _ in levels == 64 }, "\(answers)")
                #expect(answers.map { $0.contains(refusal) } == answers.map { _ in levels == 65 }, "\(answers)")
            }
        }

        /// `ExecuteQueryRequest`, whose variables Google's own client would not write as deep.
        private static func message(lists count: Int) -> [UInt8] {
            var value: [UInt8] = [0x11] + [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
            for _ in 0..<count { value = field(6, field(1, value)) }
            let variables: [UInt8] = field(1, field(1, Array("more".utf8)) + field(2, value))
            return field(1, Array(DevServer.connector.utf8)) + field(2, Array("ListMovies".utf8)) + field(3, variables)
        }

        private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
            var (size, count): ([UInt8], Int) = ([], content.count)
            while count >= 0x80 {
                size.append(UInt8(count & 0x7F) | 0x80)
                count >>= 7
            }
            return [number << 3 | 2] + size + [UInt8(count)] + content
        }
    }
}
