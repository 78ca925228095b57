import JSON
import Postgres
import Reactor
import SQL
import TestSupport
import Testing

@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct ReadLaneTests {
    @Test func answersWithTheBytesOfTheFirstColumnAndTheRestCaptured() async throws {
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase())
        await bench.open()
        #expect(await bench.read("SELECT '{\"a\":  1}'::json, 'key', NULL") == "{\"a\":  1}|key|NULL")
        #expect(await bench.read("SELECT NULL::json") == "NULL")
        #expect(await bench.read("SELECT 1 WHERE false") == "NULL")
        #expect(await bench.read("SELECT $1::text || $2::int", ["ä", "7"]) == "ä7")
        #expect(await bench.read("SELECT $1::text", [nil]) == "NULL")
        await bench.shutDown()
    }

    @Test func setsWhatChangesHowValuesArePrinted() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let owner: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        try owner.execute(
            """
            DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET TimeZone TO ''Asia/Tokyo''', current_database());
            EXECUTE format('ALTER DATABASE %I SET DateStyle TO ''German''', current_database());
            EXECUTE format('ALTER DATABASE %I SET extra_float_digits TO 0', current_database()); END $$
            """)
        let bench: LaneBench = LaneBench(conninfo, hasOwnTimeouts: true)
        await bench.open()
        #expect(
            await bench.read("SELECT '2020-01-31T00:00:00Z'::timestamptz::text || ' ' || (0.1::float8 + 0.2)")
                == "2020-01-31 00:00:00+00 0.30000000000000004")
        let settings: String = """
            SELECT concat_ws(' ', current_setting('plan_cache_mode'), current_setting('jit'),
                current_setting('statement_timeout'), current_setting('search_path'))
            """
        #expect(await bench.read(settings) == "force_generic_plan off 10s public")
        #expect(await bench.session(settings) == "force_custom_plan off 10s public")
        await bench.shutDown()
    }

    @Test func answersInTheOrderOfSubmissionOnOneConnection() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: one)
        await bench.open()
        await bench.run { bench in
            for number: Int in 0..<200 { bench.submit("\(number)", "SELECT \(number % 3)", to: bench.reads) }
        }
        #expect(await bench.log(of: 200) == (0..<200).map { "\($0): \($0 % 3)" })
        await bench.shutDown()
    }

    @Test func runsInnocentNeighboursOfAnErrorAgain() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: one)
        await bench.open()
        #expect(await bench.read("SELECT 0") == "0")
        await bench.run { bench in
            bench.submit("before", "SELECT 1", to: bench.reads)
            bench.submit("fails", "SELECT 1/0", to: bench.reads)
            bench.submit("after", "SELECT 2", to: bench.reads)
            bench.submit("nonsense", "SELEKT", to: bench.reads)
            bench.submit("last", "SELECT 3", to: bench.reads)
        }
        #expect(
            await bench.log(of: 5) == [
                "before: 1", "fails: server 22012", "after: 2", "nonsense: server 42601", "last: 3",
            ])
        await bench.shutDown()
    }

    @Test func preparesEachStatementOncePerConnection() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: one)
        await bench.open()
        for number: Int in 0..<5 { #expect(await bench.read("SELECT $1::int + 1", ["\(number)"]) == "\(number + 1)") }
        let count: String = "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int%'"
        #expect(await bench.read(count) == "1")
        await bench.shutDown()
    }

    @Test func preparesAgainAfterTheServerForgot() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: one)
        await bench.open()
        #expect(await bench.read("SELECT 41 + $1::int", ["1"]) == "42")
        #expect(await bench.read("DEALLOCATE ALL") == "NULL")
        await bench.run { bench in
            _ = bench.submit("neighbour", "SELECT 'n'", to: bench.reads)
        }
        #expect(await bench.read("SELECT 41 + $1::int", ["1"]) == "42")
        #expect(await bench.log(of: 1) == ["neighbour: n"])
        await bench.shutDown()
    }

    @Test func preparesAgainWhenATableChangedItsShape() async throws {
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase())
        await bench.open()
        #expect(await bench.session("CREATE TABLE movie (id int)", effect: .writes) == "NULL")
        #expect(await bench.session("INSERT INTO movie VALUES (1)", effect: .writes) == "NULL")
        for _: Int in 0..<4 { #expect(await bench.read("SELECT * FROM movie") == "1") }
        #expect(await bench.session("ALTER TABLE movie ALTER id TYPE text", effect: .writes) == "NULL")
        for _: Int in 0..<4 { #expect(await bench.read("SELECT * FROM movie") == "1") }
        await bench.shutDown()
    }

    @Test func forgetsTheLongestUnusedStatements() async throws {
        var small: LaneConfiguration = .readLane
        small.connectionCount = 1
        small.preparedStatementLimit = 10
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: small)
        await bench.open()
        for number: Int in 0..<40 { #expect(await bench.read("SELECT \(number)") == "\(number)") }
        let held: String = await bench.read("SELECT count(*) FROM pg_prepared_statements")
        #expect(Int(held) ?? 99 <= 11)
        #expect(await bench.read("SELECT 39") == "39")
        await bench.shutDown()
    }

    @Test func forgetsStatementsWhoseTextIsTooLong() async throws {
        var small: LaneConfiguration = .readLane
        small.connectionCount = 1
        small.preparedTextLimit = 1000
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: small)
        await bench.open()
        let padding: String = String(repeating: " ", count: 200)
        for number: Int in 0..<40 { #expect(await bench.read("SELECT\(padding)\(number)") == "\(number)") }
        let held: String = await bench.read("SELECT sum(length(statement)) FROM pg_prepared_statements")
        #expect(Int(held) ?? 9999 <= 1300)
        #expect(await bench.read("SELECT\(padding)39") == "39")
        await bench.shutDown()
    }

    @Test func withdrawsWhatWasNotSentAndDiscardsWhatWas() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: one)
        await bench.open()
        #expect(await bench.read("SELECT 0") == "0")
        await bench.run { bench in
            bench.submit("unsent", "SELECT 1/0", to: bench.reads).cancel()
            let ticket: Ticket = bench.submit("sent", "SELECT 1", to: bench.reads)
            bench.loop.deferToTurnEnd { ticket.cancel() }
            bench.submit("kept", "SELECT 2", to: bench.reads)
        }
        #expect(await bench.log(of: 3) == ["unsent: cancelled", "sent: cancelled", "kept: 2"])
        await bench.shutDown()
    }

    /// What nobody waits for any more, and waits itself for a lock, keeps nobody waiting: not those behind it, not those in its Sync.
    @Test func cancelsWithdrawnStatementsThatHoldOthersUp() async throws {
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let owner: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        try owner.execute("CREATE TABLE movie (id int); CREATE TABLE actor (id int)")
        // It may be idle for longer than a server's transaction may, while other tests have the machine.
        try owner.execute("SET idle_in_transaction_session_timeout TO 0; BEGIN; LOCK TABLE movie")
        let bench: LaneBench = LaneBench(conninfo, reads: one)
        await bench.open()
        #expect(await bench.read("SELECT count(*) FROM actor") == "0")
        await bench.run { bench in
            bench.submit("before", "SELECT 1", to: bench.reads)
            for label: String in ["first", "second"] {
                bench.tickets.append(bench.submit(label, "SELECT count(*) FROM movie", to: bench.reads))
            }
            bench.submit("neighbour", "SELECT 2", to: bench.reads)
            // Once they were sent.
            let tickets: [Ticket] = bench.tickets
            bench.loop.deferToTurnEnd { for ticket: Ticket in tickets { ticket.cancel() } }
        }
        await bench.run { bench in
            _ = bench.submit("behind", "SELECT count(*) FROM actor", to: bench.reads)
        }
        let log: [String] = await bench.log(of: 5)
        #expect(log.prefix(3) == ["first: cancelled", "second: cancelled", "before: 1"])
        #expect(Set(log.suffix(2)) == ["neighbour: 2", "behind: 0"])
        try owner.execute("ROLLBACK")
        await bench.shutDown()
    }

    @Test func endsStatementsThatTakeTooLong() async throws {
        var quick: LaneConfiguration = .readLane
        quick.connectionCount = 1
        quick.waitWhileDown = .seconds(600)
        quick.waitWhileBusy = .seconds(600)
        quick.statementTimeout = .milliseconds(50)
        let bench: LaneBench = LaneBench(
            try ThrowawayPostgres.makeDatabase(), reads: quick, hasOwnTimeouts: true)
        await bench.open()
        #expect(await bench.read("SELECT pg_sleep(600)") == "timedOut 57014")
        // On a busy machine the next one may take too long as well.
        var next: String = ""
        repeat { next = await bench.read("SELECT 1") } while next == "timedOut 57014"
        #expect(next == "1")
        await bench.shutDown()
    }

    @Test func refusesMoreThanMayWait() async throws {
        var tiny: LaneConfiguration = .readLane
        tiny.maximumWaiting = 2
        tiny.connectionCount = 1
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase(), reads: tiny)
        await bench.run { bench in
            for label: String in ["a", "b", "c"] { bench.submit(label, "SELECT 1", to: bench.reads) }
        }
        #expect(await bench.log(of: 1) == ["c: busy"])
        await bench.open()
        #expect(await bench.log(of: 3) == ["c: busy", "a: 1", "b: 1"])
        await bench.shutDown()
    }

    @Test func carriesLargeParametersAndResults() async throws {
        let bench: LaneBench = LaneBench(try ThrowawayPostgres.makeDatabase())
        await bench.open()
        let large: String = String(repeating: "0123456789", count: 500_000)
        let expected: JSONText = JSONText(large)
        await bench.run { bench in
            for number: Int in 0..<8 {
                bench.reads.submit(SQLStatement(text: "SELECT $1::text"), ParameterList([large])) { [bench] result in
                    let isSame: Bool = (try? result.get().json) == expected
                    bench.assumeIsolated { $0.note("\(number): \(isSame)") }
                }
            }
        }
        #expect(await bench.log(of: 8).sorted() == (0..<8).map { "\($0): true" })
        await bench.shutDown()
    }
}
