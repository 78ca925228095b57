import Postgres
import Reactor
import SQL
import TestSupport
import Testing

@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct SessionPoolTests {
    /// A pool of one connection and a table with one row.
    private func counterBench(connections: Int = 4, hasOwnTimeouts: Bool = false) async throws -> LaneBench {
        var sessions: LaneConfiguration = .sessionPool
        sessions.connectionCount = connections
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let owner: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        try owner.executeInTransaction(
            "CREATE TABLE counter (id int PRIMARY KEY, value int); INSERT INTO counter VALUES (1, 0)")
        let bench: LaneBench = LaneBench(conninfo, sessions: sessions, hasOwnTimeouts: hasOwnTimeouts)
        await bench.open()
        return bench
    }

    private static let value: String = "SELECT value FROM counter"
    private static let increment: String = "UPDATE counter SET value = value + 1 RETURNING value, id"

    @Test func commitsASingleWriteByItself() async throws {
        let bench: LaneBench = try await counterBench()
        #expect(await bench.session(Self.increment, effect: .writes) == "1|1")
        #expect(await bench.read(Self.value) == "1")
        await bench.shutDown()
    }

    @Test func countsAffectedRows() async throws {
        let bench: LaneBench = try await counterBench()
        #expect(
            await bench.affected("INSERT INTO counter SELECT n, 0 FROM generate_series(2, 11) n") == 10)
        #expect(await bench.affected("DELETE FROM counter WHERE id > 6") == 5)
        #expect(await bench.affected("DELETE FROM counter WHERE id > 6") == 0)
        await bench.shutDown()
    }

    @Test func reportsViolationsWithTheirConstraint() async throws {
        let bench: LaneBench = try await counterBench()
        let error: PostgresError? = await bench.failure("INSERT INTO counter VALUES (1, 2)")
        #expect(error?.code == .server)
        #expect(error?.sqlState == .uniqueViolation)
        #expect(error?.constraintName == "counter_pkey")
        #expect(error?.tableName == "counter")
        #expect(error?.description == "database error: server (23505), constraint counter_pkey")
        #expect(error?.detail == "Key (id)=(1) already exists.")
        await bench.shutDown()
    }

    @Test func makesATransactionLastOnCommit() async throws {
        let bench: LaneBench = try await counterBench()
        let steps: [String] = await bench.transaction(TransactionOptions(isolation: .serializable)) { steps in
            await steps.run(Self.increment)
            await steps.run(Self.increment)
            await steps.look(Self.value)
            await steps.commit()
            await steps.look(Self.value)
        }
        #expect(steps == ["1|1", "2|1", "outside: 0", "committed", "outside: 2"])
        await bench.shutDown()
    }

    @Test func undoesATransactionOnRollback() async throws {
        let bench: LaneBench = try await counterBench()
        let steps: [String] = await bench.transaction(TransactionOptions(isolation: .readCommitted)) { steps in
            await steps.run(Self.increment)
            await steps.rollback()
            await steps.run(Self.increment)
            await steps.look(Self.value)
        }
        #expect(steps == ["1|1", "rolled back", "server", "outside: 0"])
        await bench.shutDown()
    }

    @Test func refusesToCommitAfterAnError() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let steps: [String] = await bench.transaction(TransactionOptions(isolation: .serializable)) { steps in
            await steps.run(Self.increment)
            await steps.run("SELECT 1/0")
            await steps.run(Self.increment)
            await steps.commit()
        }
        #expect(steps == ["1|1", "server 22012", "server 25P02", "server 22012"])
        #expect(await bench.session(Self.value) == "0")
        await bench.shutDown()
    }

    @Test func rollsBackATransactionThatIsDropped() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        await bench.dropTransaction(after: Self.increment)
        #expect(await bench.session(Self.value) == "0")
        await bench.shutDown()
    }

    @Test func failsTheLaterOfTwoConflictingSerializableTransactions() async throws {
        let bench: LaneBench = try await counterBench()
        let steps: [String] = await bench.transaction(TransactionOptions(isolation: .serializable)) { steps in
            await steps.run(Self.value)
            await steps.other(Self.increment)
            await steps.run(Self.increment)
            await steps.rollback()
        }
        #expect(steps == ["0", "other: 1|1", "server 40001", "rolled back"])
        await bench.shutDown()
    }

    @Test func holdsAdvisoryLocksFromBeforeBeginUntilTheEnd() async throws {
        let bench: LaneBench = try await counterBench()
        let options: TransactionOptions = TransactionOptions(
            isolation: .serializable,
            advisoryLocks: [AdvisoryLock(key: 8, mode: .shared), AdvisoryLock(key: 7, mode: .exclusive)])
        let held: String =
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        let steps: [String] = await bench.transaction(options) { steps in
            await steps.run(Self.increment)
            await steps.look(held)
            await steps.commit()
        }
        #expect(steps == ["1|1", "outside: 2", "committed"])
        // Runs on any idle connection; the release was sent with the commit, so a blocked taker gets it.
        #expect(await bench.session("SELECT pg_advisory_lock(7) IS NULL") == "f")
        await bench.shutDown()
    }

    @Test func keepsOthersFromWritingTheTablesItLocks() async throws {
        let bench: LaneBench = try await counterBench()
        var options: TransactionOptions = TransactionOptions(isolation: .serializable)
        options.lockedTables = [QualifiedName(schema: "public", name: "counter")]
        let steps: [String] = await bench.transaction(options) { steps in
            await bench.run { _ = $0.submit("other", "UPDATE counter SET value = value + 10", to: $0.sessions) }
            await bench.waitUntilRunning("UPDATE counter SET value = value + 10")
            await steps.look(Self.value)
            await steps.run(Self.increment)
            await steps.commit()
        }
        #expect(steps == ["outside: 0", "1|1", "committed"])
        #expect(await bench.log(of: 1) == ["other: NULL"])
        #expect(await bench.session(Self.value) == "11")
        await bench.shutDown()
    }

    @Test func serialisesTransactionsThatTakeTheSameLock() async throws {
        let bench: LaneBench = try await counterBench()
        let options: TransactionOptions = TransactionOptions(
            isolation: .serializable, advisoryLocks: [AdvisoryLock(key: 1, mode: .exclusive)])
        await withTaskGroup(of: Void.self) { group in
            for _: Int in 0..<20 {
                group.addTask {
                    let steps: [String] = await bench.transaction(options) { steps in
                        await steps.run("UPDATE counter SET value = value + 1")
                        await steps.commit()
                    }
                    #expect(steps == ["NULL", "committed"])
                }
            }
        }
        #expect(await bench.session(Self.value) == "20")
        await bench.shutDown()
    }

    @Test func readsSeveralStatementsOnOneSnapshot() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let isolation: String =
            "SELECT current_setting('transaction_isolation') || current_setting('transaction_read_only')"
        #expect(
            await bench.snapshot([isolation, Self.value, "SELECT 'x'"]) == ["repeatable readon", "0", "x"])
        #expect(await bench.snapshot([Self.value, "SELECT 1/0", Self.value]) == ["1 of 3: server 22012"])
        #expect(await bench.snapshot([Self.increment]) == ["0 of 1: server 25006"])
        #expect(await bench.session(Self.value) == "0")
        #expect(await bench.session("DEALLOCATE ALL") == "NULL")
        #expect(await bench.snapshot([Self.value, "SELECT 'y'"]) == ["0", "y"])
        await bench.shutDown()
    }

    @Test func preparesAWriteAgainAfterTheServerForgot() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        #expect(await bench.session(Self.increment, effect: .writes) == "1|1")
        #expect(await bench.session("DEALLOCATE ALL") == "NULL")
        #expect(await bench.session(Self.increment, effect: .writes) == "2|1")
        await bench.shutDown()
    }

    @Test func givesUnitsToIdleConnectionsAndLetsTheRestWaitInOrder() async throws {
        let bench: LaneBench = try await counterBench(connections: 3)
        let blocker: BlockingConnection = try bench.lock(5)
        await bench.run { bench in
            bench.submit("blocked", "SELECT 'a', pg_advisory_lock(5)", to: bench.sessions)
            for label: String in ["1", "2", "3"] { bench.submit(label, "SELECT 'b'", to: bench.sessions) }
        }
        #expect(await bench.log(of: 3) == ["1: b", "2: b", "3: b"])
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        #expect(await bench.log(of: 4).last == "blocked: a|")
        await bench.shutDown()
    }

    @Test func cancelsAReadThatRunsAlone() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        await bench.run { bench in
            let ticket: Ticket = bench.submit("sleeper", "SELECT pg_sleep(600)", to: bench.sessions)
            bench.submit("next", "SELECT 'n'", to: bench.sessions)
            bench.tickets.append(ticket)
        }
        await bench.waitUntilRunning("SELECT pg_sleep(600)")
        await bench.run { $0.tickets[0].cancel() }
        #expect(await bench.log(of: 2) == ["sleeper: cancelled", "next: n"])
        await bench.shutDown()
    }

    private static let session: String = """
        SELECT current_setting('TimeZone'), current_setting('statement_timeout'), current_setting('plan_cache_mode'),
          (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()), to_regclass('pg_temp.left_over'), value
        FROM counter
        """
    private static let poison: String = """
        WITH t AS (SELECT set_config('TimeZone', 'Asia/Tokyo', false), set_config('statement_timeout', '0', false), pg_advisory_lock(42))
        UPDATE counter SET value = value + 1 FROM t RETURNING value
        """

    /// What is planned once leaves the choice to PostgreSQL for what it sets off, and is not kept.
    @Test func keepsNothingOfWhatIsPlannedOnce() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let write: String = "UPDATE counter SET value = value + 1 RETURNING value, current_setting('plan_cache_mode')"
        for value: Int in 1...7 {
            #expect(await bench.session(write, effect: .writes, planMode: .once) == "\(value)|auto")
        }
        let kept: String =
            "SELECT count(*), current_setting('plan_cache_mode') FROM pg_prepared_statements WHERE statement LIKE 'UPDATE%'"
        #expect(await bench.session(kept) == "0|force_custom_plan")
        #expect(await bench.session(write, effect: .writes, planMode: .automatic) == "8|auto")
        #expect(await bench.session(kept) == "1|force_custom_plan")
        await bench.shutDown()
    }

    /// Reads may take less time than changes, though a connection serves both.
    @Test func boundsReadsTighterThanChanges() async throws {
        let bench: LaneBench = try await counterBench(connections: 1, hasOwnTimeouts: true)
        let read: String = "SELECT current_setting('statement_timeout'), current_setting('plan_cache_mode')"
        let write: String = "UPDATE counter SET value = value + 1 RETURNING current_setting('statement_timeout')"
        #expect(await bench.session(read) == "10s|force_custom_plan")
        #expect(await bench.session(write, effect: .writes) == "30s")
        #expect(await bench.session(read, planMode: .once) == "10s|auto")
        #expect(await bench.session(write, effect: .foreign) == "30s")
        #expect(await bench.session(read) == "10s|force_custom_plan")
        let written: [String] = await bench.transaction(TransactionOptions(isolation: .readCommitted)) { steps in
            await steps.run("SELECT current_setting('statement_timeout')")
            await steps.commit()
        }
        #expect(written == ["30s", "committed"])
        await bench.shutDown()
    }

    /// Whatever SQL of others does to a session, the next one gets it as it was made, and with what is prepared.
    @Test func givesASessionBackAsItWas() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let before: String = await bench.session(Self.session)
        #expect(before.hasPrefix("UTC|"))
        let lasting: Substring = before.dropLast()
        #expect(await bench.session(Self.poison, effect: .foreign) == "1")
        #expect(await bench.session(Self.session) == lasting + "1")
        #expect(await bench.session("CREATE TEMP TABLE left_over (n int)", effect: .foreign) == "NULL")
        #expect(await bench.session("SELECT 1 / 0, pg_advisory_lock(1)", effect: .foreign).contains("22012"))
        #expect(await bench.session(Self.session) == lasting + "1")
        let foreign: TransactionOptions = TransactionOptions(
            isolation: .readCommitted, advisoryLocks: [AdvisoryLock(key: 7, mode: .exclusive)], isForeign: true)
        let committed: [String] = await bench.transaction(foreign) { steps in
            await steps.run(Self.poison)
            await steps.commit()
        }
        #expect(committed == ["2", "committed"])
        #expect(await bench.session(Self.session) == lasting + "2")
        let undone: [String] = await bench.transaction(foreign) { steps in
            await steps.run(Self.poison)
            await steps.rollback()
        }
        #expect(undone == ["3", "rolled back"])
        #expect(await bench.session(Self.session) == lasting + "2")
        #expect(await bench.session("SELECT count(*) > 2 FROM pg_prepared_statements") == "t")
        await bench.shutDown()
    }

    /// A read-only transaction lets large objects and locks pass; nothing of them is left.
    @Test func leavesNothingOfForeignReads() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let before: String = await bench.session(Self.session)
        let poison: String =
            "SELECT set_config('TimeZone', 'Asia/Tokyo', false), pg_advisory_lock(42), lo_create(0) > 0"
        #expect(await bench.snapshot(["SELECT 1", poison], isForeign: true) == ["1", "Asia/Tokyo||t"])
        #expect(await bench.session(Self.session) == before)
        let failed: [String] = await bench.snapshot([poison, "SELECT 1 / 0", "SELECT 2"], isForeign: true)
        #expect(failed == ["1 of 3: server 22012"])
        #expect(await bench.session(Self.session) == before)
        #expect(await bench.session("SELECT count(*) FROM pg_largeobject_metadata") == "0")
        await bench.shutDown()
    }

    @Test func finishesAWriteWhoseClientLeft() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        await bench.run { bench in
            let ticket: Ticket = bench.sessions.submit(
                SQLStatement(text: Self.increment), ParameterList(), as: StatementTraits(.writes)
            ) { [bench] result in
                bench.assumeIsolated { $0.note("write: \(describe(result))") }
            }
            bench.tickets.append(ticket)
        }
        await bench.run { $0.tickets[0].cancel() }
        #expect(await bench.log(of: 1) == ["write: 1|1"])
        await bench.shutDown()
    }

    /// Nothing of them was sent; whoever waits behind them has their turn.
    @Test func takesBackChangesThatWait() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let blocker: BlockingConnection = try bench.lock(5)
        await bench.run { _ = $0.submit("blocker", "SELECT 'b', pg_advisory_lock(5)", to: $0.sessions) }
        await bench.waitUntilRunning("SELECT 'b', pg_advisory_lock(5)")
        await bench.run { bench in
            let write: Ticket = bench.sessions.submit(
                SQLStatement(text: Self.increment), ParameterList(), as: StatementTraits(.writes)
            ) { [bench] result in
                bench.assumeIsolated { $0.note("write: \(describe(result))") }
            }
            let transaction: Ticket = bench.sessions.begin(TransactionOptions(isolation: .serializable)) {
                [bench] result in
                let outcome: String = describe(result.map { _ in StatementResult() })
                bench.assumeIsolated { $0.note("transaction: \(outcome)") }
            }
            bench.submit("next", "SELECT value FROM counter", to: bench.sessions)
            write.cancel()
            transaction.cancel()
        }
        try blocker.execute("SELECT pg_advisory_unlock(5)")
        #expect(
            await bench.log(of: 4) == ["write: cancelled", "transaction: cancelled", "blocker: b|", "next: 0"])
        await bench.shutDown()
    }

    /// A transaction that was begun is its owner's to end.
    @Test func keepsATransactionThatWasBegun() async throws {
        let bench: LaneBench = try await counterBench(connections: 1)
        let steps: [String] = await bench.transactionThatIsTakenBack(Self.increment)
        #expect(steps == ["1|1", "committed"])
        await bench.shutDown()
    }
}

extension LaneBench {
    func affected(_ text: String) async -> Int {
        do throws(PostgresError) {
            return try await sessions.run(SQLStatement(text: text), ParameterList(), as: StatementTraits(.writes))
                .affectedRowCount
        } catch {
            return -1
        }
    }

    func failure(_ text: String) async -> PostgresError? {
        do throws(PostgresError) {
            _ = try await sessions.run(SQLStatement(text: text), ParameterList(), as: StatementTraits(.writes))
            return nil
        } catch {
            return error
        }
    }

    func snapshot(_ texts: [String], isForeign: Bool = false) async -> [String] {
        do throws(SnapshotFailure) {
            return try await sessions.runSnapshot(
                texts.map { (SQLStatement(text: $0), ParameterList()) }, isForeign: isForeign
            ).map { describe(.success($0)) }
        } catch {
            return ["\(error.index.map { "\($0) of \(texts.count)" } ?? "all"): " + describe(.failure(error.error))]
        }
    }

    func transaction(_ options: TransactionOptions, _ body: sending (Steps) async -> Void) async -> [String] {
        do throws(PostgresError) {
            let steps: Steps = Steps(try await sessions.begin(options), self)
            await body(steps)
            return steps.log
        } catch {
            return [describe(.failure(error))]
        }
    }

    /// What a transaction gives that is taken back when it is open.
    func transactionThatIsTakenBack(_ text: String) async -> [String] {
        do throws(PostgresError) {
            var ticket: Ticket?
            let transaction: any LaneTransaction = try await sessions.begin(
                TransactionOptions(isolation: .serializable)
            ) { ticket = $0 }
            ticket?.cancel()
            let row: StatementResult = try await transaction.run(SQLStatement(text: text), ParameterList())
            try await transaction.commit()
            return [describe(.success(row)), "committed"]
        } catch {
            return [describe(.failure(error))]
        }
    }

    func dropTransaction(after text: String) async {
        do throws(PostgresError) {
            let transaction: any LaneTransaction = try await sessions.begin(
                TransactionOptions(isolation: .serializable))
            _ = try await transaction.run(SQLStatement(text: text), ParameterList())
        } catch {
            note(describe(.failure(error)))
        }
    }

    /// Holds an advisory lock on a connection of its own.
    nonisolated func lock(_ key: Int) throws -> BlockingConnection {
        let blocker: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        try blocker.execute("SELECT pg_advisory_lock(\(key))")
        return blocker
    }

    /// Returns when the server is at work on exactly this text.
    func waitUntilRunning(_ text: String) async {
        // It rests a moment each time: many tests that ask at once would leave nothing to those they wait for.
        let query: String = """
            SELECT count(*) FROM pg_sleep(0.002), pg_stat_activity
            WHERE query = $1 AND state = 'active' AND datname = current_database()
            """
        while await read(query, [text]) != "1" {}
    }
}

/// The steps of a transaction and what each gave.
final class Steps {
    private let transaction: any LaneTransaction
    private let bench: LaneBench
    private(set) var log: [String] = []

    init(_ transaction: any LaneTransaction, _ bench: LaneBench) {
        self.transaction = transaction
        self.bench = bench
    }

    func run(_ text: String) async {
        log.append(
            await outcome { () throws(PostgresError) in
                try await transaction.run(SQLStatement(text: text), ParameterList())
            })
    }

    func commit() async {
        do throws(PostgresError) {
            try await transaction.commit()
            log.append("committed")
        } catch {
            log.append(describe(.failure(error)))
        }
    }

    func rollback() async {
        await transaction.rollback()
        log.append("rolled back")
    }

    /// A read on another connection.
    func look(_ text: String) async { log.append("outside: " + (await bench.read(text))) }

    /// A write on another connection.
    func other(_ text: String) async { log.append("other: " + (await bench.session(text, effect: .writes))) }
}
