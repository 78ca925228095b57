import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What those who watch over a server are told, and how it ends.
    @Suite(.needsClientsAndPostgres) struct Health {
        private static func get(_ server: DevServer, _ path: String) async throws -> HTTPReply {
            try await HTTPClient.request("GET", path, of: server.address)
        }

        /// Asks until the answer has the status: what a lost connection is noticed by takes its time.
        private static func wait(_ server: DevServer, for status: Int) async throws -> HTTPReply {
            while true {
                let reply: HTTPReply = try await get(server, "/readyz")
                if reply.status == status { return reply }
            }
        }

        @Test(.timeLimit(.minutes(5))) func isNotReadyWhileTheDatabaseIsAway() async throws {
            let cluster: ThrowawayCluster = try ThrowawayCluster()
            try await ProductionServer.run(workers: 2, database: cluster.makeDatabase()) { server in
                let ready: HTTPReply = try await Self.wait(server, for: 200)
                #expect(ready.body == #"{"status": "ok"}"#)
                #expect(ready.headers["cache-control"] == "no-store")
                cluster.stop()
                let away: HTTPReply = try await Self.wait(server, for: 503)
                #expect(away.body == #"{"status": "the database is away"}"#)
                #expect(try await Self.get(server, "/healthz").body == #"{"status": "ok"}"#)
                try cluster.start()
                _ = try await Self.wait(server, for: 200)
                let posted: HTTPReply = try await HTTPClient.request("POST", "/readyz", of: server.address, body: "{}")
                #expect(posted.status == 405)
            }
        }

        @Test(.timeLimit(.minutes(5))) func saysThatItIsAboutToStop() async throws {
            try await ProductionServer.run(arguments: ["--stop-delay", "10m"], endings: [130]) { server in
                // Until a worker has its first session it is not ready for another reason.
                _ = try await Self.wait(server, for: 200)
                server.program.send(signal: SIGTERM)
                let stopping: HTTPReply = try await Self.wait(server, for: 503)
                #expect(stopping.body == #"{"status": "stopping"}"#)
                // It goes on serving meanwhile.
                #expect(try await server.query("ListMovies").status == 200)
                // Who asks twice does not want to wait.
                server.program.send(signal: SIGTERM)
                #expect(try await server.program.exitStatus() == 130)
            }
        }

        /// What runs is finished, streams are closed with the code that makes clients come back elsewhere.
        @Test func stopsInAnOrderlyWay() async throws {
            let slow: String = """
                query Slow @auth(level: PUBLIC, insecureReason: "A test.") {
                  slow: _selectFirst(sql: "SELECT 1 AS done FROM pg_advisory_xact_lock_shared(7)")
                }
                """
            let database: String = try ThrowawayPostgres.makeDatabase()
            let lock: HeldLock = try HeldLock(7, in: database)
            try await ProductionServer.run(workers: 2, database: database, operations: slow) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "ListMovies")
                _ = try await viewer.next()
                async let running: HTTPReply = server.query("Slow")
                try lock.waitUntilWanted()
                server.program.send(signal: SIGTERM)
                try await viewer.receives(#"{"code": 1001, "reason": "the server stops"}"#)
                lock.release()
                #expect(try await running.body == #"{"data": {"slow": {"done": 1}}, "errors": []}"#)
                #expect(try await server.program.exitStatus() == 0)
            }
        }
    }
}
