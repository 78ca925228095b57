import Postgres
import Reactor
import SQL
import TestSupport
import Testing

/// What happens to work when connections and servers go.
@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct RecoveryTests {
    private static let blockedRead: String = "SELECT 'x', pg_advisory_lock_shared(9)"

    private func singleConnectionBench() async throws -> LaneBench {
        var reads: LaneConfiguration = .readLane
        reads.connectionCount = 1
        var sessions: LaneConfiguration = .sessionPool
        sessions.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: reads, sessions: sessions)
        await bench.open()
        return bench
    }

    @Test func runsAReadAgainOnceWhoseConnectionWasLost() async throws {
        let bench: LaneBench = try await singleConnectionBench()
        let blocker: BlockingConnection = try bench.lock(9)
        await bench.run { bench in _ = bench.submit("read", Self.blockedRead, to: bench.reads) }
        try blocker.terminate(whoRuns: Self.blockedRead)
        #expect(await bench.log(of: 1) == ["read lane recovered"])
        try blocker.execute("SELECT pg_advisory_unlock(9)")
        #expect(await bench.log(of: 2) == ["read lane recovered", "read: x|"])
        await bench.shutDown()
    }

    @Test func givesAReadUpWhoseConnectionWasLostTwice() async throws {
        let bench: LaneBench = try await singleConnectionBench()
        let blocker: BlockingConnection = try bench.lock(9)
        await bench.run { bench in _ = bench.submit("read", Self.blockedRead, to: bench.reads) }
        try blocker.terminate(whoRuns: Self.blockedRead)
        try blocker.terminate(whoRuns: Self.blockedRead)
        #expect(
            await bench.log(of: 3) == [
                "read lane recovered", "read: connectionLost 57P01", "read lane recovered",
            ])
        await bench.shutDown()
    }

    @Test func saysThatNobodyKnowsWhetherAWriteHappened() async throws {
        let bench: LaneBench = try await singleConnectionBench()
        let blocker: BlockingConnection = try bench.lock(9)
        await bench.run { bench in
            bench.sessions.submit(SQLStatement(text: Self.blockedRead), ParameterList(), as: StatementTraits(.writes)) {
                [bench] result in
                bench.assumeIsolated { $0.note("write: \(describe(result))") }
            }
            bench.submit("waits", "SELECT 'w'", to: bench.sessions)
        }
        try blocker.terminate(whoRuns: Self.blockedRead)
        #expect(
            await bench.log(of: 3) == [
                "write: outcomeUnknown 57P01", "session pool recovered", "waits: w",
            ])
        await bench.shutDown()
    }

    @Test func saysThatATransactionLostBeforeCommitChangedNothing() async throws {
        let bench: LaneBench = try await singleConnectionBench()
        let killer: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: bench.conninfo))
        let idle: String = "SELECT 'in a transaction'"
        let steps: [String] = await bench.transaction(TransactionOptions(isolation: .serializable)) { steps in
            await steps.run(idle)
            try? killer.terminate(whoRuns: idle, state: "idle in transaction")
            await steps.run(idle)
            await steps.commit()
            await steps.rollback()
        }
        #expect(steps == ["in a transaction", "connectionLost 57P01", "connectionLost 57P01", "rolled back"])
        #expect(await bench.session("SELECT 'again'") == "again")
        await bench.shutDown()
    }

    @Test func failsFastWhileTheServerIsAwayAndRecovers() async throws {
        let cluster: ThrowawayCluster = try ThrowawayCluster()
        let clock: ManualClock = ManualClock()
        var reads: LaneConfiguration = .readLane
        reads.waitWhileDown = .seconds(2)
        let bench: LaneBench = LaneBench(try cluster.makeDatabase(), reads: reads, clock: clock)
        await bench.open()
        #expect(await bench.read("SELECT 1") == "1")
        cluster.stop()
        await bench.waitUntil { !$0.reads.isAvailable && !$0.sessions.isAvailable }

        await bench.run { bench in
            bench.submit("read", "SELECT 2", to: bench.reads)
            bench.submit("session", "SELECT 3", to: bench.sessions)
        }
        clock.advance(by: .milliseconds(1999))
        await bench.loop.perform {}
        #expect(await bench.log == [])
        clock.advance(by: .milliseconds(1))
        let failed: [String] = await bench.log(of: 2)
        #expect(failed.sorted() == ["read: unavailable", "session: unavailable"])

        try cluster.start()
        let timer: Task<Void, Never> = Task {
            // The pauses between attempts pass by this clock too.
            while !Task.isCancelled {
                clock.advance(by: .milliseconds(50))
                await bench.loop.perform {}
                await Task.yield()
            }
        }
        _ = await bench.log(of: 4)
        timer.cancel()
        await timer.value
        #expect(await bench.log.suffix(2).sorted() == ["read lane recovered", "session pool recovered"])
        #expect(await bench.read("SELECT 4") == "4")
        await bench.shutDown()
        cluster.stop()
    }

    @Test func tellsWhyTheDatabaseCannotBeReached() async throws {
        let clock: ManualClock = ManualClock()
        let bench: LaneBench = LaneBench("host=/nowhere dbname=none", clock: clock)
        await bench.open()
        await bench.run { bench in
            _ = bench.reads.submit(SQLStatement(text: "SELECT 1"), ParameterList()) { [bench] result in
                guard case .failure(let error) = result else { return }
                bench.assumeIsolated { $0.note(error.message) }
            }
        }
        await bench.waitUntil { $0.reads.connectionProblem != nil }
        clock.advance(by: .seconds(2))
        let log: [String] = await bench.log(of: 1)
        #expect(log[0].hasPrefix("the database cannot be reached: connection to server on socket \"/nowhere/.s.PGSQL"))
        await bench.shutDown()
    }

    @Test func settlesEverythingWhenClosed() async throws {
        let bench: LaneBench = try await singleConnectionBench()
        let blocker: BlockingConnection = try bench.lock(9)
        await bench.run { bench in
            _ = bench.submit("sent", Self.blockedRead, to: bench.sessions)
            _ = bench.submit("waiting", "SELECT 1", to: bench.sessions)
        }
        await bench.waitUntilRunning(Self.blockedRead)
        await bench.run { $0.sessions.close() }
        await bench.run { bench in _ = bench.submit("late", "SELECT 1", to: bench.sessions) }
        #expect(await bench.log(of: 3) == ["waiting: unavailable", "sent: unavailable", "late: unavailable"])
        blocker.close()
        await bench.shutDown()
    }
}

extension BlockingConnection {
    /// Ends the one server process of this database that runs `text`, as soon as there is one, and waits for its end.
    func terminate(whoRuns text: String, state: String = "active") throws {
        while true {
            let ended: [[String?]] = try query(
                """
                SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
                WHERE query = $1 AND state = $2 AND datname = current_database() AND pid <> pg_backend_pid()
                """, ParameterList([text, state]))
            if !ended.isEmpty { return }
        }
    }
}

extension LaneBench {
    func waitUntil(_ condition: @Sendable (isolated LaneBench) -> Bool) async {
        while !condition(self) { await Task.yield() }
    }
}
