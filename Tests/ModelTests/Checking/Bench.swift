import ConnectorModel
import Execution
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel

import class TestSupport.OperationWorker

/// A project on a database: runs calls there and on the model, and compares.
final class Bench {
    let project: Project
    let worker: OperationWorker
    let tables: Tables
    private(set) var model: Model
    private let everything: Call
    private(set) var tally: Tally = Tally()
    /// The last answer, and the call that it answers.
    private(set) var last: (data: JSONValue, call: Call)?

    init(_ project: Project, _ model: Model, _ worker: OperationWorker, _ tables: Tables) {
        self.project = project
        self.model = model
        self.worker = worker
        self.tables = tables
        let document: Document = Project.everything(model.schema)
        guard case .operation(let operation)? = document.definitions.first else {
            preconditionFailure("the query of everything is an operation")
        }
        everything = Call(operation, document, [:], .user)
    }

    /// A call whose answer is not what the model says.
    struct Difference {
        var expected: String
        var answered: String
    }

    /// Makes rows and tables anew.
    func reset(to model: Model) throws {
        self.model = model
        try tables.fill(from: model)
    }

    /// Runs a call; afterwards the model is where the database should be.
    ///
    /// - Returns: nothing when all is as expected.
    func check(
        _ operation: OperationDefinition, _ document: Document, _ variables: JSONObject, _ caller: Caller
    ) async -> Difference? {
        let call: Call = Call(
            operation, document,
            Dictionary(uniqueKeysWithValues: variables.members.map { ($0.name, Given($0.value)) }),
            caller)
        last = nil
        var next: Model = model
        let expected: Answer
        do throws(Failure) {
            expected = operation.type == .mutation ? try next.mutate(call) : try next.query(call)
        } catch {
            tally.addUndecided()
            return nil
        }
        tally.add(expected, isMutation: operation.type == .mutation)
        let name: String = operation.name?.value ?? ""
        let result: ExecutionResult = await run(
            name, variables, operation.type == .mutation ? .mutation : .query, caller)
        last = Self.data(result).map { ($0, call) }
        var matcher: Matcher = Matcher()
        guard Self.matches(result, expected, &matcher) else {
            return Difference(expected: expected.description, answered: Self.description(result))
        }
        for problem: Answer.Problem in expected.problems {
            for code: StatusCode in problem.codes where problem.codes.count == 1 { call.note(.errors, code.rawValue) }
        }
        tally.coverage.add(call.coverage)
        // A request that is refused whole is looked at with the next one.
        guard operation.type == .mutation, !expected.isRefusal else { return nil }
        next.settle(matcher.known)
        model = next
        return await checkEverything()
    }

    /// Compares all rows, and learns the UUIDs that no answer has shown.
    private func checkEverything() async -> Difference? {
        let result: ExecutionResult = await run(Project.everything, JSONObject(), .query)
        var matcher: Matcher = Matcher()
        if let expected: Answer = try? model.query(everything) {
            if Self.matches(result, expected, &matcher) { return settle(matcher) }
            return Difference(
                expected: "then " + expected.description, answered: "then " + Self.description(result))
        }
        // Rows cannot be put in order by UUIDs that are not known: every row must be some row.
        let expected: Expected = everyRow(model)
        if let data: JSONValue = Self.data(result), matcher.matches(Self.everyRow(data), expected) {
            return settle(matcher)
        }
        return Difference(expected: "then \(expected)", answered: "then " + Self.description(result))
    }

    private func settle(_ matcher: Matcher) -> Difference? {
        model.settle(matcher.known)
        return nil
    }

    private func run(
        _ name: String, _ variables: JSONObject, _ kind: CompiledOperation.Kind, _ caller: Caller = .user
    ) async -> ExecutionResult {
        await worker.run(
            ExecutionRequest(
                connector: Project.connector, operationName: name, variables: JSONValue.object(variables).text,
                auth: caller.context), kind: kind
        ).result
    }

    // MARK: Comparing

    private static func matches(_ result: ExecutionResult, _ expected: Answer, _ matcher: inout Matcher) -> Bool {
        let areAsExpected: [Bool] = zip(result.errors, expected.problems).map { error, problem in
            var field: String?
            // A request that was refused whole names the field that cannot do with its values.
            if result.data != nil, case .responseName(let name)? = error.path.first { field = name }
            return field == problem.field && problem.codes.contains(error.code)
                && (problem.message.map { error.message == $0 } ?? true)
        }
        guard result.errors.count == expected.problems.count, !areAsExpected.contains(false),
            let data: JSONValue = data(result)
        else { return false }
        return matcher.matches(data, expected.data)
    }

    private static func data(_ result: ExecutionResult) -> JSONValue? {
        guard let data: JSONText = result.data else { return .null }
        return try? parseJSON(data.utf8)
    }

    static func description(_ result: ExecutionResult) -> String {
        let errors: [String] = result.errors.map { error in
            "\n  \(error.code.rawValue) \(error.path) \(error.message) \(error.debugDetails ?? "")"
        }
        return "\(result.data?.description ?? "no data")" + errors.joined()
    }

    /// All rows in one list, each with the name of its table.
    private static func everyRow(_ data: JSONValue) -> JSONValue {
        .array(
            (data.object?.members ?? []).flatMap { table in
                (table.value.array ?? []).map { .object(JSONObject([JSONObject.Member(name: table.name, value: $0)])) }
            })
    }

    private func everyRow(_ model: Model) -> Expected {
        let rows: [Expected] = model.schema.tables.flatMap { table in
            (model.rows[table.objectType] ?? []).map { row in
                .object([
                    Expected.Member(
                        name: table.plural,
                        value: .object(
                            table.columns.map {
                                Expected.Member(
                                    name: $0.fieldName, value: row.value($0.fieldName).json(as: $0.type))
                            }))
                ])
            }
        }
        return .parts([Expected.Part(candidates: rows, count: rows.count)])
    }
}

extension Caller {
    fileprivate var context: AuthContext {
        let provider: JSONValue = self == .anonymous ? "anonymous" : "password"
        return uid.map { AuthContext(uid: $0, claims: ["firebase": ["sign_in_provider": provider]]) }
            ?? .unauthenticated
    }
}

extension Expected: CustomStringConvertible {
    /// As JSON, with marks where there is a choice.
    var description: String {
        switch self {
        case .exact(let tree): tree.json.text.description
        case .about(let number, let margin): "\(number)±\(margin)"
        case .fresh(let number): "<uuid \(number)>"
        case .identity(let type, let key): "<id of \(type) \(key)>"
        case .object(let members): "{\(members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ","))}"
        case .list(let elements): "[\(elements.map(\.description).joined(separator: ","))]"
        case .oneOf(let candidates):
            candidates.count == 1
                ? candidates[0].description : "<one of \(candidates.map(\.description).joined(separator: "|"))>"
        case .parts(let parts):
            "["
                + parts.map { part in
                    let texts: [String] = part.candidates.map(\.description)
                    return texts.count == 1 ? texts[0] : "<\(part.count) of \(texts.joined(separator: "|"))>"
                }.joined(separator: ",") + "]"
        }
    }
}

extension Answer: CustomStringConvertible {
    fileprivate var isRefusal: Bool { problems.contains { $0.field == nil } }

    var description: String {
        "\(data)"
            + problems.map {
                "\n  \($0.codes.map(\.rawValue).sorted().joined(separator: "|")) \($0.field ?? "") \($0.message ?? "")"
            }
            .joined()
    }
}
