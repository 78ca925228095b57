import TestSupport
import Testing

/// Whether errors say more to a developer is the environment's to tell, for all who ask without an administrator's mark.
@Suite(
    .serialized,
    .enabled(
        if: ClientDriver.canRun && ThrowawayPostgres.canRun,
        "skipped: needs PostgreSQL, and Python's websockets in .build/venv, which Scripts/test installs"))
struct DetailsTests {
    private static let connector: String = "projects/p/locations/us-east4/services/movies/connectors/movies"
    private static let row: String = "(id)=(5b1a9c00-0000-4000-8000-000000000001)"
    private static let operations: String = """
        mutation AddMovie($id: UUID!) @auth(level: PUBLIC) { movie_insert(data: {id: $id, title: "Heat"}) }
        query Refused @auth(level: USER) { movies { id } }
        """

    @Test(arguments: [true, false]) func areShownWhereTheEnvironmentSaysSo(shows: Bool) async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        try project.write("connector/more.gql", Self.operations)
        try await ServerBench.run(project, workers: 2, showsDetails: shows) { bench in
            let id: String = "5b1a9c00000040008000000000000001"
            try bench.execute("INSERT INTO movie (id, title) VALUES ('\(id)', 'M')")
            let reply: HTTPReply = try await HTTPClient.request(
                "POST", "/v1/\(Self.connector):executeMutation", of: bench.address,
                body: #"{"operationName": "AddMovie", "variables": {"id": "\#(id)"}}"#)
            #expect(reply.status == 200)
            #expect(reply.body.description.contains(#""extensions":{"code":"ALREADY_EXISTS""#), "\(reply.body)")
            #expect(reply.body.description.contains(#""debugDetails":""#) == shows, "\(reply.body)")
            #expect(reply.body.description.contains("movie_pkey") == shows, "\(reply.body)")
            // Rows are the administrator's to see, whoever develops.
            #expect(!reply.body.description.contains(Self.row), "\(reply.body)")
            let own: HTTPReply = try await HTTPClient.request(
                "POST", "/v1/\(Self.connector):executeMutation", of: bench.address,
                body: #"{"operationName": "AddMovie", "variables": {"id": "\#(id)"}}"#,
                headers: ["Authorization": "Bearer owner"])
            #expect(own.status == 200)
            #expect(own.body.description.contains("movie_pkey"), "\(own.body)")
            #expect(own.body.description.contains(Self.row), "\(own.body)")

            let stream: StreamClient = try await StreamClient(to: bench.address)
            let details: String = #""debugDetails":"@auth(level: USER) requires a signed-in user""#
            for kind: String in ["execute", "subscribe"] {
                try await stream.send(
                    """
                    {"requestId": "\(kind)", "name": "\(Self.connector)", "\(kind)": {"operationName": "Refused"}}
                    """)
                let frame: Document = try await stream.next()
                #expect(frame.description.contains(#""code":"UNAUTHENTICATED""#), "\(frame)")
                #expect(frame.description.contains(details) == shows, "\(frame)")
            }
        }
    }
}
