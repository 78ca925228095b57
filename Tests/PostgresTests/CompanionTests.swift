import Postgres
import Reactor
import SQL
import TestSupport
import Testing

/// Quick statements that go together on one connection.
@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct CompanionTests {
    private static let quick: StatementTraits = StatementTraits(.reads, isQuick: true)
    private static let quickWrite: StatementTraits = StatementTraits(.writes, planMode: .generic, isQuick: true)

    /// A pool of one connection, which is at work until the blocker lets go, and a table to write to.
    private func busyBench() async throws -> (LaneBench, BlockingConnection) {
        var sessions: LaneConfiguration = .sessionPool
        sessions.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), sessions: sessions)
        let blocker: BlockingConnection = try bench.lock(5)
        try blocker.execute("CREATE TABLE seen (name text PRIMARY KEY, at text)")
        await bench.open()
        await bench.run { _ = $0.submit("blocker", "SELECT 'b', pg_advisory_lock(5)", to: $0.sessions) }
        await bench.waitUntilRunning("SELECT 'b', pg_advisory_lock(5)")
        return (bench, blocker)
    }

    @Test func readsShareATransaction() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        await bench.run { bench in
            for label: String in ["1", "2", "3"] { bench.submit(label, "SELECT now()", as: Self.quick) }
            bench.submit("alone", "SELECT now()", as: StatementTraits(.reads))
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        let log: [String] = await bench.log(of: 5)
        #expect(log.map { $0.prefix { $0 != ":" } } == ["blocker", "1", "2", "3", "alone"])
        #expect(Set(log[1...3].map { $0.dropFirst(1) }).count == 1)
        #expect(Set(log[1...].map { $0.drop { $0 != ":" } }).count == 2)
        await bench.shutDown()
    }

    @Test func aReadThatFailsTakesNobodyWithIt() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        await bench.run { bench in
            bench.submit("before", "SELECT 1", as: Self.quick)
            bench.submit("fails", "SELECT 1 / 0", as: Self.quick)
            bench.submit("after", "SELECT 2", as: Self.quick)
            bench.submit("last", "SELECT 3", as: Self.quick)
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        #expect(
            await bench.log(of: 5).sorted() == [
                "after: 2", "before: 1", "blocker: b|", "fails: server 22012", "last: 3",
            ])
        await bench.shutDown()
    }

    @Test func eachWriteIsATransactionOfItsOwn() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        await bench.run { bench in
            for label: String in ["a", "b", "a", "c"] {
                bench.submit(
                    label, "INSERT INTO seen VALUES ('\(label)', now()) RETURNING current_setting('plan_cache_mode')",
                    as: Self.quickWrite)
            }
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        #expect(
            await bench.log(of: 5) == [
                "blocker: b|", "a: force_generic_plan", "b: force_generic_plan", "a: server 23505",
                "c: force_generic_plan",
            ])
        #expect(await bench.session("SELECT count(*), count(DISTINCT at) FROM seen") == "3|3")
        #expect(await bench.session("SELECT current_setting('plan_cache_mode')") == "force_custom_plan")
        await bench.shutDown()
    }

    /// A commit may fail where the statement did not: it is the error of that write alone, and those around it are stored once.
    @Test(arguments: [1, 5])
    func aWriteIsAnsweredWhenItIsCommitted(_ count: Int) async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        try blocker.execute(
            "ALTER TABLE seen ADD FOREIGN KEY (at) REFERENCES seen (name) DEFERRABLE INITIALLY DEFERRED")
        let labels: [String] = ["lost", "a", "b", "nowhere", "c"]
        await bench.run { bench in
            for label: String in labels.prefix(count) {
                let target: String = label.count > 1 ? "x" : label
                bench.submit(
                    label, "INSERT INTO seen VALUES ('\(label)', '\(target)') RETURNING name", as: Self.quickWrite)
            }
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        let expected: [String] = ["lost: server 23503", "a: a", "b: b", "nowhere: server 23503", "c: c"]
        #expect(await bench.log(of: count + 1) == ["blocker: b|"] + expected.prefix(count))
        #expect(await bench.session("SELECT count(*) FROM seen") == "\(max(0, count - 2))")
        await bench.shutDown()
    }

    /// Those that were committed before the loss have their answers; of the rest nobody knows.
    @Test func aLostConnectionLeavesCommittedWritesCommitted() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        let insert: String = "INSERT INTO seen SELECT 'b', '' FROM pg_advisory_lock(6)"
        await bench.run { bench in
            // An answer this long does not wait for the end of the Sync in the server's buffer.
            bench.submit(
                "a", "INSERT INTO seen VALUES ('a', '') RETURNING length(repeat(name, 3)), repeat(name, 20000)",
                as: Self.quickWrite)
            bench.submit("b", insert, as: Self.quickWrite)
            bench.submit("c", "INSERT INTO seen VALUES ('c', '')", as: Self.quickWrite)
        }
        let second: BlockingConnection = try bench.lock(6)
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        await bench.waitUntilRunning(insert)
        try second.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = '\(insert.replacing("'", with: "''"))'"
        )
        try second.execute("SELECT pg_advisory_unlock(6)")
        let log: [String] = await bench.log(of: 5).map { String($0.prefix(24)) }
        #expect(
            log == [
                "blocker: b|", "a: 3|aaaaaaaaaaaaaaaaaaa", "b: outcomeUnknown 57P01", "c: outcomeUnknown 57P01",
                "session pool recovered",
            ])
        #expect(await bench.session("SELECT string_agg(name, '') FROM seen") == "a")
        await bench.shutDown()
    }

    /// Two batches that write the same rows in opposite orders: each holds the lock of one row at a time.
    @Test func batchesDoNotWaitForEachOtherInACircle() async throws {
        var sessions: LaneConfiguration = .sessionPool
        sessions.connectionCount = 2
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), sessions: sessions)
        let owner: BlockingConnection = try bench.lock(5)
        try owner.execute("CREATE TABLE counter (id int PRIMARY KEY, value int)")
        try owner.execute("INSERT INTO counter SELECT n, 0 FROM generate_series(1, 8) n")
        await bench.open()
        for round: Int in 0..<20 {
            await bench.run { bench in
                for id: Int in Array(1...8) + Array((1...8).reversed()) {
                    bench.submit(
                        "\(round)",
                        "UPDATE counter SET value = value + 1 WHERE id = \(id) RETURNING pg_sleep(0.0005)::text",
                        as: Self.quickWrite)
                }
            }
        }
        let log: [String] = await bench.log(of: 320)
        #expect(log.filter { !$0.hasSuffix(": ") } == [])
        #expect(await bench.session("SELECT min(value), max(value) FROM counter") == "40|40")
        await bench.shutDown()
    }

    @Test func oneThatIsTakenBackLeavesTheOthers() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        await bench.run { bench in
            bench.submit("1", "SELECT 1", as: Self.quick)
            bench.submit("2", "SELECT 2", as: Self.quick).cancel()
            bench.submit("3", "SELECT 3", as: Self.quick)
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        #expect(await bench.log(of: 4) == ["2: cancelled", "blocker: b|", "1: 1", "3: 3"])
        await bench.shutDown()
    }

    /// What a lost connection leaves open is run again if it reads, and told if it wrote.
    @Test func aLostConnectionIsToldToEach() async throws {
        let (bench, blocker): (LaneBench, BlockingConnection) = try await busyBench()
        await bench.run { bench in
            bench.submit("read", "SELECT 1, pg_advisory_lock(6)", as: Self.quick)
            bench.submit("write", "INSERT INTO seen VALUES ('w', '')", as: StatementTraits(.writes, isQuick: true))
        }
        let second: BlockingConnection = try bench.lock(6)
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        await bench.waitUntilRunning("SELECT 1, pg_advisory_lock(6)")
        try second.execute(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE query = 'SELECT 1, pg_advisory_lock(6)' AND datname = current_database()
            """)
        try second.execute("SELECT pg_advisory_unlock(6)")
        let log: [String] = await bench.log(of: 4)
        #expect(log == ["blocker: b|", "write: outcomeUnknown 57P01", "session pool recovered", "read: 1|"])
        await bench.shutDown()
    }
}

extension LaneBench {
    /// Submits to the session pool without waiting and writes the outcome down under a label.
    @discardableResult
    fileprivate func submit(_ label: String, _ text: String, as traits: StatementTraits) -> Ticket {
        sessions.submit(SQLStatement(text: text), ParameterList(), as: traits) { [self] result in
            assumeIsolated { $0.note("\(label): \(describe(result))") }
        }
    }
}
