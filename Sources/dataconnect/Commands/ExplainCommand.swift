import ConnectorModel
import Execution
import Postgres
import SQL
import Server

/// `dataconnect explain`: prints the statements of an operation, and what PostgreSQL makes of them.
enum ExplainCommand {
    static func run(_ options: ExplainOptions) async -> Int32 {
        let setting: OperationSetting
        do throws(ExitStatus) {
            setting = try OperationSetting.open(options.operation)
        } catch {
            return error.code
        }
        defer { setting.close() }
        do throws(ExplainFailure) {
            try await explain(setting, isAnalyzed: options.isAnalyzed)
            return 0
        } catch {
            for message: String in error.messages { Console.complain(message) }
            return 1
        }
    }

    private struct ExplainFailure: Error {
        var messages: [String]
    }

    /// One statement after the other. To be measured, one that reads what an earlier one gives needs its answer: then that one is run.
    private static func explain(_ setting: OperationSetting, isAnalyzed: Bool) async throws(ExplainFailure) {
        var previews: [StatementPreview] = try await self.previews(setting, after: [])
        let explanation: StatementExplanation = try database { () throws(PostgresError) in
            try StatementExplanation(setting.database.settings, options: isAnalyzed ? "ANALYZE, BUFFERS" : "")
        }
        defer { explanation.close() }
        var answers: [StatementResult?] = []
        while answers.count < previews.count {
            let preview: StatementPreview = previews[answers.count]
            Console.write(heading(preview) + SQLLayout.text(preview.statement.text) + ";\n")
            let isRun: Bool = isAnalyzed && preview.isReadLater
            let (plan, answer): ([String], StatementResult?) = try database { () throws(PostgresError) in
                try explanation.explained(preview, isRun: isRun)
            }
            Console.write(plan.map { "-- \($0)\n" }.joined() + "\n")
            answers.append(answer)
            if isRun { previews = try await self.previews(setting, after: answers) }
        }
    }

    private static func previews(
        _ setting: OperationSetting, after answers: [StatementResult?]
    ) async throws(ExplainFailure) -> [StatementPreview] {
        switch await setting.session.preview(setting.request, after: answers) {
        case .success(let previews): return previews
        case .failure(let refused): throw ExplainFailure(messages: refused.result.errors.map(\.message))
        }
    }

    private static func database<Value>(
        _ work: () throws(PostgresError) -> Value
    ) throws(ExplainFailure) -> Value {
        do throws(PostgresError) {
            return try work()
        } catch {
            throw ExplainFailure(messages: [error.debugDescription])
        }
    }

    private static func heading(_ preview: StatementPreview) -> String {
        let name: String = preview.responseName.isEmpty ? "" : "-- \(preview.responseName)\n"
        let mode: String =
            preview.planClass == .keyed
            ? "-- one generic plan for all values\n" : "-- planned anew for the values of each execution\n"
        let values: [String] = (0..<preview.parameters.count).map { index in
            "-- $\(index + 1) = " + (preview.parameters[index].map { String(decoding: $0, as: UTF8.self) } ?? "NULL")
                + "\n"
        }
        let guess: String =
            preview.isGuess
            ? "-- NULL stands for what is made of earlier fields, which have not been run; --analyze runs them\n" : ""
        return name + mode + values.joined() + guess
    }
}

extension StatementExplanation {
    /// The plan of a statement, and its answer where it is wanted.
    fileprivate func explained(
        _ preview: StatementPreview, isRun: Bool
    ) throws(PostgresError) -> ([String], StatementResult?) {
        let isGeneric: Bool = preview.planClass == .keyed
        guard isRun else {
            return (try plan(of: preview.statement, preview.parameters, isGeneric: isGeneric), nil)
        }
        let (plan, answer) = try run(preview.statement, preview.parameters, isGeneric: isGeneric)
        return (plan, answer)
    }
}
