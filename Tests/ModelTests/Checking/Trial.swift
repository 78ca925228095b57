import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel

import class TestSupport.OperationWorker

/// One call with everything it depends on: what can be run again, and made smaller.
struct Trial {
    var project: Project
    var model: Model
    var document: Document
    var variables: JSONObject
    var caller: Caller = .user
    /// Whether nothing is wrong if the compiler takes it.
    var isOnlyCompiled: Bool = false

    var operation: OperationDefinition {
        for case .operation(let operation) in document.definitions { return operation }
        preconditionFailure("a trial has an operation")
    }

    enum Outcome {
        case fine
        case refused(Project.Refusal)
        case different(Bench.Difference)
        /// The database itself refused the tables or the rows.
        case broken(String)
    }

    /// Runs the call on tables of its own.
    ///
    /// - Parameter schemaName: a new one each time: plans that connections hold are of types that are gone.
    func run(_ worker: OperationWorker, _ tables: Tables, schemaName: String) async -> Outcome {
        var own: Trial = self
        own.project.schemaName = schemaName
        own.project.schemaText = project.schemaText.replacing(
            "\"\(project.schemaName)\".", with: "\"\(own.project.schemaName)\".")
        switch own.project.compile([document, Project.everything(model.schema)]) {
        case .failure(let refusal): return .refused(refusal)
        case .success(let compiled):
            guard !isOnlyCompiled else { return .fine }
            do {
                try tables.create(compiled.schema, traits: project.traits)
                defer { try? tables.drop(schemaName) }
                own.model = model.moved(to: compiled.schema)
                let bench: Bench = Bench(own.project, own.model, worker, tables)
                try bench.reset(to: own.model)
                await worker.serve(compiled.service)
                let difference: Bench.Difference? = await bench.check(operation, document, variables, caller)
                return difference.map { .different($0) } ?? .fine
            } catch {
                return .broken(String(reflecting: error))
            }
        }
    }

    /// What a failure prints.
    func report(_ outcome: Outcome) -> String {
        let rows: [String] = model.schema.tables.flatMap { table in
            (model.rows[table.objectType] ?? []).map { row in
                "  \(table.objectType) "
                    + table.columns.map { "\($0.fieldName): \(row.value($0.fieldName).json(as: $0.type))" }
                    .joined(separator: ", ")
            }
        }
        return """
            \(project.schemaText)

            rows
            \(rows.joined(separator: "\n"))

            \(Printer.print(document))

            variables \(JSONValue.object(variables).text) by \(caller)

            \(Self.text(outcome))
            """
    }

    private static func text(_ outcome: Outcome) -> String {
        switch outcome {
        case .fine: "nothing is wrong when the call is run alone"
        case .refused(let refusal): "the compiler refuses\n\(refusal.text)"
        case .different(let difference): "expected \(difference.expected)\nanswered \(difference.answered)"
        case .broken(let text): "the database refuses\n\(text)"
        }
    }
}

extension Model {
    /// The same rows in tables of another schema's name.
    func moved(to schema: Schema) -> Model {
        var model: Model = Model(schema: schema, views: views, now: now)
        model.rows = rows
        return model
    }
}
