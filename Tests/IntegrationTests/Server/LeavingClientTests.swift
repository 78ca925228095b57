import Foundation
import Postgres
import Reactor
import Server
import TestSupport
import Testing
import Transport

/// What becomes of mutations whose clients leave before the database has done them.
@Suite(
    .serialized,
    .enabled(
        if: ClientDriver.canRun && ThrowawayPostgres.canRun,
        "skipped: needs PostgreSQL, and Python's websockets in .build/venv, which Scripts/test installs"))
struct LeavingClientTests {
    private static let connector: String = "projects/p/locations/us-east4/services/movies/connectors/movies"
    private static let operations: String = """
        mutation Add($id: String!) @auth(level: PUBLIC) { profile_insert(data: {id: $id}) }
        mutation Late @auth(level: PUBLIC) { profile_insert(data: {id: "late"}) }
        mutation Both($id: String!) @auth(level: PUBLIC) {
          one: profile_upsert(data: {id: $id}), two: profile_upsert(data: {id: $id})
        }
        mutation Wholly($id: String!) @auth(level: PUBLIC) @transaction {
          one: profile_upsert(data: {id: $id}), two: profile_upsert(data: {id: $id})
        }
        """

    /// A worker with one session, for which all but the first wait; a client that only closes its side is soon given up.
    private static func adjust(_ configuration: inout ServerConfiguration) {
        configuration.clock = SystemClock()
        configuration.sessionPool = configuration.sessionPool.patient
        configuration.sessionPool.connectionCount = 1
        configuration.http.halfClosedTimeout = .milliseconds(50)
    }

    /// What was sent is done though its client has left, and so is what a client still waits for; nothing else.
    @Test func leaveNothingBehindThatWasNotSent() async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        try project.write("connector/more.gql", Self.operations)
        try await ServerBench.run(project, workers: 1, adjusting: Self.adjust) { bench in
            let table: LockedTable = try LockedTable("profile", in: bench.conninfo)
            try await Self.post("sent", to: bench) { try table.waitUntilWanted() }

            let late: HTTPReply = try await Self.callLate(bench)
            #expect(late.headers["grpc-status"] == "4")
            let stream: StreamClient = try await StreamClient(to: bench.address)
            for name: String in ["Add", "Both", "Wholly"] {
                let call: String = #"{"operationName": "\#(name)", "variables": {"id": "stream \#(name)"}}"#
                try await stream.send(#"{"requestId": "\#(name)", "name": "\#(Self.connector)", "execute": \#(call)}"#)
            }
            try await stream.close()
            try await Self.post("closed", to: bench) {}
            let left: [String] = ["Add 1", "Add 1", "Both 2", "Late 1", "Wholly 2"]
            try await bench.mutations.wait(for: "end of what was taken back") { $0.sorted() == left ? () : nil }

            async let staying: HTTPReply = HTTPClient.request(
                "POST", "/v1/\(Self.connector):executeMutation", of: bench.address, body: Self.body("staying"))
            table.release()
            #expect(try await staying.status == 200)
            #expect(try bench.query("SELECT id FROM profile ORDER BY id") == [["sent"], ["staying"]])
            #expect(bench.mutations.value.suffix(2) == ["Add 0", "Add 0"])
        }
    }

    private static func body(_ id: String) -> String { #"{"operationName": "Add", "variables": {"id": "\#(id)"}}"# }

    /// Posts a mutation over HTTP/1.1, and closes the connection.
    private static func post(_ id: String, to bench: ServerBench, beforeLeaving: () throws -> Void) async throws {
        let body: String = body(id)
        let head: String =
            "POST /v1/\(connector):executeMutation HTTP/1.1\r\nHost: \(bench.address)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        let socket: BareSocket = try await BareSocket(to: bench.address)
        try await socket.write(Array((head + body).utf8))
        try beforeLeaving()
        try await socket.close()
    }

    /// Calls `ExecuteMutation` with a deadline that only the server looks at, so that the call has come by then.
    private static func callLate(_ bench: ServerBench) async throws -> HTTPReply {
        let message: String = field(1, connector) + field(2, "Late")
        return try await HTTPClient.request(
            "POST", "/google.firebase.dataconnect.v1.ConnectorService/ExecuteMutation", of: bench.address,
            body: "\0\0\0\0" + length(message) + message,
            headers: ["content-type": "application/grpc", "te": "trailers", "grpc-timeout": "200m"], isHTTP2: true)
    }

    private static func field(_ number: UInt8, _ text: String) -> String {
        String(UnicodeScalar(number << 3 | 2)) + length(text) + text
    }

    private static func length(_ text: String) -> String { String(UnicodeScalar(UInt8(text.utf8.count))) }
}
