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
        switch await setting.session.preview(setting.request) {
        case .failure(let refused):
            for error: GraphQLError in refused.result.errors { Console.complain(error.message) }
            return 1
        case .success(let previews): return explain(previews, setting, isAnalyzed: options.isAnalyzed)
        }
    }

    private static func explain(
        _ previews: [StatementPreview], _ setting: OperationSetting, isAnalyzed: Bool
    ) -> Int32 {
        do throws(PostgresError) {
            let explanation: StatementExplanation = try StatementExplanation(
                setting.database.settings, options: isAnalyzed ? "ANALYZE, BUFFERS" : "")
            defer { explanation.close() }
            for preview: StatementPreview in previews {
                Console.write(heading(preview) + SQLLayout.text(preview.statement.text) + ";\n")
                Console.write(
                    try explanation.plan(
                        of: preview.statement, preview.parameters, isGeneric: preview.planClass == .keyed
                    ).map { "-- \($0)\n" }.joined() + "\n")
            }
            return 0
        } catch {
            Console.complain(error.debugDescription)
            return 1
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
        return name + mode + values.joined()
    }
}
