import Reactor
import TestSupport
import Testing

/// `@refresh(every:)` on a server whose clock stands still until the test moves it.
@Suite(
    .serialized,
    .enabled(
        if: ClientDriver.canRun && ThrowawayPostgres.canRun,
        "skipped: needs PostgreSQL, and Python's websockets in .build/venv, which Scripts/test installs"))
struct RefreshTimerTests {
    private static let connector: String = "projects/p/locations/us-east4/services/movies/connectors/movies"
    private static let id: String = "5b1a9c00000040008000000000000001"

    private func rating(_ value: Int) -> Document {
        """
        {"result": {"requestId": "1", "data": {"movie": {"id": "\(Self.id)", "averageRating": \(value)}}, "errors": []}}
        """
    }

    /// What is asked for now is answered, and nothing before it.
    private func expectSilence(on stream: StreamClient, _ count: Int) async throws {
        try await stream.send(
            #"{"requestId": "fence \#(count)", "execute": {"operationName": "ListMovies", "variables": {"offset": 9}}}"#
        )
        #expect(
            try await stream.next()
                == #"{"result": {"requestId": "fence \#(count)", "data": {"movies": []}, "errors": []}}"#)
    }

    @Test(arguments: [1, 2]) func runsAQueryAgainAndSendsWhatHasChanged(workers: Int) async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        try await ServerBench.run(project, workers: workers) { bench in
            try bench.execute("INSERT INTO movie (id, title, average_rating) VALUES ('\(Self.id)', 'Heat', 7)")
            let viewer: StreamClient = try await StreamClient(to: bench.address)
            try await viewer.send(
                """
                {"requestId": "1", "name": "\(Self.connector)",
                 "subscribe": {"operationName": "GetMovieRating", "variables": {"id": "\(Self.id)"}}}
                """)
            #expect(try await viewer.next() == rating(7))

            // Written by nobody that the server knows of.
            try bench.execute("UPDATE movie SET average_rating = 8")
            bench.clock.advance(by: .seconds(29))
            try await expectSilence(on: viewer, 1)
            #expect(bench.executions.value == ["GetMovieRating subscribed"])

            bench.clock.advance(by: .seconds(1))
            #expect(try await viewer.next() == rating(8))
            #expect(bench.executions.value == ["GetMovieRating subscribed", "GetMovieRating every"])

            // Nothing has changed: it runs and sends nothing.
            bench.clock.advance(by: .seconds(30))
            try await bench.executions.wait(for: "third run") { $0.count == 3 ? () : nil }
            try await expectSilence(on: viewer, 2)
        }
    }

    @Test(arguments: [1, 2]) func stopsWithItsLastSubscriber(workers: Int) async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        try await ServerBench.run(project, workers: workers) { bench in
            let viewer: StreamClient = try await StreamClient(to: bench.address)
            try await viewer.send(
                """
                {"requestId": "1", "name": "\(Self.connector)",
                 "subscribe": {"operationName": "GetMovieRating", "variables": {"id": "\(Self.id)"}}}
                """)
            #expect(
                try await viewer.next() == #"{"result": {"requestId": "1", "data": {"movie": null}, "errors": []}}"#)
            try await viewer.send(#"{"requestId": "1", "cancel": {}}"#)
            try await expectSilence(on: viewer, 1)
            bench.clock.advance(by: .seconds(30))
            try await expectSilence(on: viewer, 2)
            #expect(bench.executions.value == ["GetMovieRating subscribed"])
        }
    }
}
