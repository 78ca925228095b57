import SQL
import Testing

@testable import Postgres

@Suite struct PipelineStateMachineTests {
    /// A pipeline whose works are labels; notes what was sent and what answers meant.
    private final class Pipeline {
        var machine: PipelineStateMachine<String> = PipelineStateMachine(
            preparedStatementLimit: 100, preparedTextLimit: 10_000)

        /// What goes to libpq for an execution.
        func execute(_ text: String, _ label: String) -> String {
            let plan = machine.addExecution(of: SQLStatement(text: text), for: label)
            return (plan.mustPrepare ? "prepare " : "") + plan.name
        }

        func answers(_ replies: [PipelineStateMachine<String>.Reply]) -> [String] {
            replies.map { describe(machine.handle($0)) }
        }

        func closeGroup(confirming label: String? = nil) -> Bool { machine.closeGroup(confirming: label) }
        func addCommand(for label: String) { machine.addCommand(for: label) }
        func addRelease() { machine.addRelease() }
        func takeReleasableNames() -> [String] { machine.takeReleasableNames() }
        func takeUnanswered() -> [String] { machine.takeUnanswered() }
        var workCount: Int { machine.workCount }
        var isIdle: Bool { machine.isIdle }

        private func describe(_ outcome: PipelineStateMachine<String>.Outcome) -> String {
            switch outcome {
            case .nothing: "-"
            case .idle: "idle"
            case .confused: "confused"
            case .synced(let label): "\(label) synced"
            case .succeeded(let label): "\(label) succeeded"
            case .failed(let label, let error): "\(label) failed \(error.sqlState?.rawValue ?? "")"
            case .aborted(let label): "\(label) aborted"
            case .stale(let label, _): "\(label) stale"
            }
        }
    }

    private func error(_ state: String) -> PipelineStateMachine<String>.Reply {
        .failure(PostgresError(.server, "", sqlState: SQLState(rawValue: state)))
    }

    @Test func preparesOnceAndSharesAPrepareThatIsUnderWay() {
        let pipeline: Pipeline = Pipeline()
        #expect(pipeline.execute("A", "1") == "prepare s1")
        #expect(pipeline.execute("A", "2") == "s1")
        #expect(pipeline.execute("B", "3") == "prepare s2")
        #expect(pipeline.closeGroup())
        let outcomes: [String] = pipeline.answers([.success, .success, .success, .success, .success, .sync])
        #expect(outcomes == ["-", "1 succeeded", "2 succeeded", "-", "3 succeeded", "idle"])
        #expect(pipeline.execute("A", "4") == "s1")
        #expect(pipeline.workCount == 1)
    }

    @Test func blamesAnErrorOnItsOwnerAlone() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("A", "1")
        _ = pipeline.execute("B", "2")
        _ = pipeline.execute("C", "3")
        _ = pipeline.closeGroup()
        let outcomes: [String] = pipeline.answers(
            [.success, .success, .success, error("22012"), .aborted, .aborted, .sync])
        #expect(outcomes == ["-", "1 succeeded", "-", "2 failed 22012", "-", "3 aborted", "idle"])
        // The Prepare of C never happened.
        #expect(pipeline.execute("C", "3") == "prepare s4")
        #expect(pipeline.execute("B", "2") == "s2")
    }

    @Test func reportsWhyAPrepareFailed() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("SELEKT", "1")
        _ = pipeline.execute("A", "2")
        _ = pipeline.closeGroup()
        let outcomes: [String] = pipeline.answers([error("42601"), .aborted, .aborted, .aborted, .sync])
        #expect(outcomes == ["-", "1 failed 42601", "-", "2 aborted", "idle"])
    }

    @Test func forgetsAStatementThatTheServerDoesNotHave() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("A", "1")
        _ = pipeline.closeGroup()
        _ = pipeline.answers([.success, .success, .sync])
        _ = pipeline.execute("A", "2")
        _ = pipeline.closeGroup()
        #expect(pipeline.answers([error("26000"), .sync]) == ["2 stale", "idle"])
        #expect(pipeline.takeReleasableNames() == [])
        #expect(pipeline.execute("A", "2") == "prepare s2")
    }

    @Test func releasesAStatementWhosePlanIsOutdated() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("A", "1")
        _ = pipeline.closeGroup()
        _ = pipeline.answers([.success, error("0A000"), .sync])
        #expect(pipeline.takeReleasableNames() == ["s1"])
        #expect(pipeline.takeReleasableNames() == [])
        pipeline.addRelease()
        _ = pipeline.closeGroup()
        #expect(pipeline.answers([error("26000"), .sync]) == ["-", "idle"])
    }

    @Test func sendsNoSyncForAnEmptyGroup() {
        let pipeline: Pipeline = Pipeline()
        #expect(!pipeline.closeGroup())
        pipeline.addCommand(for: "begin")
        #expect(pipeline.closeGroup())
        #expect(!pipeline.closeGroup())
        #expect(pipeline.answers([.success, .sync]) == ["begin succeeded", "idle"])
    }

    @Test func tellsWhoeverWaitsForASyncHowItWent() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("A", "1")
        #expect(pipeline.closeGroup(confirming: "commit"))
        #expect(pipeline.answers([.success, .success, .sync]) == ["-", "1 succeeded", "commit synced"])
        #expect(pipeline.isIdle)
        _ = pipeline.execute("A", "2")
        _ = pipeline.closeGroup(confirming: "commit")
        _ = pipeline.execute("A", "3")
        _ = pipeline.closeGroup()
        // A deferred constraint is looked at by the Sync, which is answered after its error, too.
        let outcomes: [String] = pipeline.answers([.success, error("23503"), .sync, .success, .sync])
        #expect(outcomes == ["2 succeeded", "commit failed 23503", "-", "3 succeeded", "idle"])
        _ = pipeline.execute("A", "4")
        _ = pipeline.closeGroup(confirming: "commit")
        _ = pipeline.answers([.success])
        #expect(pipeline.takeUnanswered() == ["commit"])
    }

    @Test func handsOutWhatWasNeverAnswered() {
        let pipeline: Pipeline = Pipeline()
        _ = pipeline.execute("A", "1")
        pipeline.addCommand(for: "2")
        _ = pipeline.closeGroup()
        _ = pipeline.execute("B", "3")
        _ = pipeline.answers([.success, .success])
        #expect(pipeline.takeUnanswered() == ["2", "3"])
        #expect(pipeline.isIdle)
        #expect(pipeline.workCount == 0)
    }

    @Test func noticesAnswersThatNobodyAsked() {
        let pipeline: Pipeline = Pipeline()
        #expect(pipeline.answers([.success]) == ["confused"])
        _ = pipeline.execute("A", "1")
        _ = pipeline.closeGroup()
        #expect(pipeline.answers([.success, .sync]) == ["-", "confused"])
    }

    private func evict(_ statements: inout PreparedStatements) -> [String] { statements.evict() }

    private func use(_ statements: inout PreparedStatements, _ statement: SQLStatement) -> (
        name: String, mustPrepare: Bool
    ) {
        let (prepared, mustPrepare): (PreparedStatements.Prepared, Bool) = statements.use(statement)
        return (prepared.name, mustPrepare)
    }

    @Test func evictsTheLongestUnusedConfirmedStatements() {
        var statements: PreparedStatements = PreparedStatements(limit: 10, textLimit: 10_000)
        let all: [SQLStatement] = (0..<12).map { SQLStatement(text: "SELECT \($0)") }
        for statement: SQLStatement in all.prefix(11) {
            let prepared: PreparedStatements.Prepared = statements.use(statement).prepared
            if statement != all[1] { statements.confirm(prepared) }
        }
        _ = statements.use(all[0])
        // One too many and a tenth: s1 was used just now, s2 is not confirmed.
        #expect(evict(&statements) == ["s3", "s4"])
        #expect(statements.count == 9)
        #expect(evict(&statements) == [])
        #expect(use(&statements, all[2]).mustPrepare)
        #expect(!use(&statements, all[0]).mustPrepare)
    }

    @Test func evictsUntilTheTextIsShortEnough() {
        var statements: PreparedStatements = PreparedStatements(limit: 100, textLimit: 100)
        let all: [SQLStatement] = (0..<12).map { SQLStatement(text: "SELECT \($0 % 10)\($0 / 10)") }
        for statement: SQLStatement in all.prefix(11) { statements.confirm(statements.use(statement).prepared) }
        #expect(statements.textLength == 99)
        #expect(evict(&statements) == [])
        _ = statements.use(all[0])
        _ = statements.use(all[11])
        // 108 bytes: two must go for 100, and one more for a tenth less. The first was used just now.
        #expect(evict(&statements) == ["s2", "s3"])
        #expect(statements.textLength == 90)
        #expect(statements.count == 10)
        let long: PreparedStatements.Prepared = statements.use(
            SQLStatement(text: String(repeating: "x", count: 101))
        ).prepared
        // All the others go; one whose Prepare is under way stays, and goes when it has come.
        #expect(evict(&statements).count == 9)
        statements.confirm(long)
        #expect(evict(&statements) == ["s13"])
        #expect(statements.textLength == 9)
    }

    @Test func ignoresNewsOfANameThatIsNoLongerCurrent() {
        var statements: PreparedStatements = PreparedStatements(limit: 10, textLimit: 10_000)
        let statement: SQLStatement = SQLStatement(text: "A")
        let old: PreparedStatements.Prepared = statements.use(statement).prepared
        statements.forget(old)
        let new: PreparedStatements.Prepared = statements.use(statement).prepared
        statements.forget(old)
        #expect(use(&statements, statement) == (new.name, false))
    }
}
