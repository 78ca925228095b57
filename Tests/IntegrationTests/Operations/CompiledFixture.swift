import ConnectorModel
import Execution
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport

/// A fixture compiled for a database.
struct CompiledFixture {
    static let connector: String = "fixture"

    let project: CompiledProject?
    /// What the compiler said, as an author sees it.
    let diagnostics: String
    /// The messages of which it is not said what is done about them.
    let withoutHint: [String]
    /// The operations in the order of the text.
    let operations: [String]

    init(_ folder: FixtureFolder, hasEntityIDs: Bool, traits: DatabaseTraits) {
        let schema: Source = Source(name: "schema.gql", text: folder.text("schema.gql") ?? "")
        let document: Source = Source(name: "operations.gql", text: folder.text("operations.gql") ?? "")
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "service", location: "local", schema: [schema],
                connectors: [
                    ServiceSources.Connector(id: Self.connector, sources: [document], hasEntityIDs: hasEntityIDs)
                ]),
            traits: traits)
        project = compiled.value
        diagnostics = DiagnosticRenderer(sources: [schema, document]).render(compiled.diagnostics)
        withoutHint = compiled.diagnostics.filter { $0.severity != .note && $0.hint == nil }.map(\.message)
        operations = parseDocument(document).value.definitions.compactMap {
            if case .operation(let operation) = $0 { operation.name?.value } else { nil }
        }
    }
}

/// Runs a compiled fixture's calls on a database and writes down what was sent and what came back.
struct FixtureRun {
    let folder: FixtureFolder
    let service: CompiledService
    let conninfo: String

    /// The expected files by name.
    func files(_ operations: [String]) async throws -> [String: String] {
        let calls: [String: [FixtureCall]] = try FixtureCall.calls(folder.text("variables.json"))
        let worker: OperationWorker = OperationWorker(conninfo, service: service, reportsAll: true)
        await worker.open()
        var files: [String: String] = [:]
        for name: String in operations {
            guard let operation: CompiledOperation = service.operation(name, of: CompiledFixture.connector) else {
                continue
            }
            var records: [JSONValue] = []
            var statements: [[StatementLog.Entry]] = []
            for call: FixtureCall in calls[name] ?? [.plain] {
                let outcome: OperationWorker.Outcome = await worker.run(Self.request(name, call), kind: operation.kind)
                var after: ExecutionResult?
                if let then: String = call.then {
                    after = await worker.run(Self.request(then, .plain), kind: .query).result
                }
                records.append(try call.record(outcome.result, changes: outcome.changes, after: after))
                statements.append(outcome.sent)
            }
            files["\(name).json"] = JSONLayout.text(.array(records))
            files["\(name).sql"] = Self.text(statements)
        }
        await worker.shutDown()
        return files
    }

    static func request(_ name: String, _ call: FixtureCall) -> ExecutionRequest {
        ExecutionRequest(
            connector: CompiledFixture.connector, operationName: name, variables: call.variables?.text,
            auth: call.context)
    }

    /// The statements of all calls, each sequence once, headed by the calls that sent it and the ways that it went the first time.
    private static func text(_ calls: [[StatementLog.Entry]]) -> String {
        var groups: [(sent: [StatementLog.Entry], calls: [Int])] = []
        for (index, sent) in calls.enumerated() where !sent.isEmpty {
            if let group: Int = groups.firstIndex(where: { $0.sent.map(\.text) == sent.map(\.text) }) {
                groups[group].calls.append(index + 1)
            } else {
                groups.append((sent, [index + 1]))
            }
        }
        return groups.map { group in
            let numbers: String = group.calls.map(String.init).joined(separator: ", ")
            let head: String = calls.count == 1 ? "" : "-- call \(numbers)\n"
            return head + group.sent.map { "-- \($0.way)\n\(SQLLayout.text($0.text));\n" }.joined()
        }.joined(separator: "\n")
    }
}
