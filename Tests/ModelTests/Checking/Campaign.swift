import ConnectorModel
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel

import class TestSupport.OperationWorker

/// Generated projects one after the other on one database, until enough calls were compared.
final class Campaign {
    private let connection: BlockingConnection
    private let tables: Tables
    private let traits: DatabaseTraits
    private let worker: OperationWorker
    private(set) var tally: Tally = Tally()
    /// What went wrong, each as a text to work from.
    private(set) var failures: [String] = [] {
        didSet { failures.last.map { print("model: failure \(failures.count)\n\($0)\n") } }
    }

    /// How many operations a project has, and how often each is called.
    private static let operations: Int = 50
    private static let rounds: Int = 8
    /// Beyond this the rows have become others than those that operations were made for.
    private static let mutationsOnOneState: Int = 12

    /// More failures than these tell nothing new.
    var isEnough: Bool { failures.count >= 6 }

    init(_ conninfo: String) async throws {
        connection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        tables = Tables(connection: connection)
        traits = try readCatalog(connection).traits
        worker = OperationWorker(
            conninfo, service: CompiledService(serviceID: "none", location: "local", connectors: [:], generation: 0),
            reportsAll: false)
        await worker.open()
    }

    func close() async {
        await worker.shutDown()
        connection.close()
    }

    /// Makes the project of a seed and runs it.
    func run(seed: UInt64) async throws {
        var random: Random = Random(seed: seed)
        let name: String = "p\(seed)"
        let made: SchemaGenerator.Result = SchemaGenerator.make(Random(seed: random.next()), schemaName: name)
        let project: Project = Project(schemaName: name, schemaText: made.text, views: made.views, traits: traits)
        guard let schema: Schema = schema(of: project, seed) else { return }
        var model: Model = Model(schema: schema, views: made.views, now: OperationWorker.now)
        var rows: RowGenerator = RowGenerator(schema, Random(seed: random.next()))
        rows.fill(&model)
        var operations: [GeneratedOperation] = Self.generate(model, Random(seed: random.next()))
        guard let service: CompiledService = await compile(project, model, &operations, seed) else { return }
        try tables.create(schema, traits: traits)
        await worker.serve(service)
        let bench: Bench = Bench(project, model, worker, tables)
        try await run(operations, bench, model, seed, &random)
        tally.add(bench.tally)
        try tables.drop(name)
    }

    private func schema(of project: Project, _ seed: UInt64) -> Schema? {
        switch project.compile([]) {
        case .success(let compiled): return compiled.schema
        case .failure(let refusal):
            failures.append("seed \(seed)\n\(project.schemaText)\n\(refusal.text)")
            return nil
        }
    }

    private static func generate(_ model: Model, _ random: Random) -> [GeneratedOperation] {
        var generator: OperationGenerator = OperationGenerator(model, random)
        return (0..<operations).map { number in
            number % 10 == 9
                ? generator.partition("Op\(number)")
                : generator.operation("Op\(number)", isMutation: number % 3 == 2)
        }
    }

    /// Compiles operations together. Where that fails each is looked at alone, and those that are refused are reported and left out.
    private func compile(
        _ project: Project, _ model: Model, _ operations: inout [GeneratedOperation], _ seed: UInt64
    ) async -> CompiledService? {
        let everything: Document = Project.everything(model.schema)
        if case .success(let compiled) = project.compile(operations.map(\.document) + [everything]) {
            return compiled.service
        }
        var sound: [GeneratedOperation] = []
        for operation: GeneratedOperation in operations {
            if case .failure = project.compile([operation.document]) {
                await report(
                    Trial(
                        project: project, model: model, document: operation.document, variables: JSONObject(),
                        isOnlyCompiled: true), seed)
            } else {
                sound.append(operation)
            }
        }
        operations = sound
        guard case .success(let compiled) = project.compile(operations.map(\.document) + [everything]) else {
            failures.append("seed \(seed): operations compile alone, but not together")
            return nil
        }
        return compiled.service
    }

    private func run(
        _ operations: [GeneratedOperation], _ bench: Bench, _ model: Model, _ seed: UInt64, _ random: inout Random
    ) async throws {
        try bench.reset(to: model)
        var mutations: Int = 0
        var faulty: Set<String> = []
        for round: Int in 0..<Self.rounds {
            for operation: GeneratedOperation in random.shuffled(operations) where !faulty.contains(operation.name) {
                let variables: JSONObject = operation.call(model, &random)
                guard round == 0 || !variables.members.isEmpty || operation.isMutation else { continue }
                if operation.isMutation { mutations += 1 }
                if mutations > Self.mutationsOnOneState {
                    try bench.reset(to: model)
                    mutations = 0
                }
                let trial: Trial = Trial(
                    project: bench.project, model: bench.model, document: operation.document, variables: variables,
                    caller: random.pick([.user, .user, .user, .user, .user, .user, .anonymous, .nobody]))
                guard let difference = await difference(operation, trial, bench, seed) else { continue }
                faulty.insert(operation.name)
                await report(trial, seed, difference)
                guard !isEnough else { return }
                // The worker has served trials meanwhile, and rows may be wrong.
                try await restore(operations, bench, model)
            }
        }
    }

    private func difference(
        _ operation: GeneratedOperation, _ trial: Trial, _ bench: Bench, _ seed: UInt64
    ) async -> Bench.Difference? {
        let difference: Bench.Difference? = await bench.check(
            operation.operation, operation.document, trial.variables, trial.caller)
        if let difference { return difference }
        for variable: GeneratedVariable in operation.variables { tally.coverage.note(.variables, variable.maker.kind) }
        if let partition: Partition = operation.partition, let last = bench.last,
            let fault: String = partition.fault(last.data, bench.model, last.call, tally.coverage)
        {
            failures.append(
                "seed \(seed)\n\(Printer.print(operation.document))\n\(JSONValue.object(trial.variables).text)\n\(fault)"
            )
        }
        return nil
    }

    private func restore(_ operations: [GeneratedOperation], _ bench: Bench, _ model: Model) async throws {
        let documents: [Document] = operations.map(\.document) + [Project.everything(model.schema)]
        if case .success(let compiled) = bench.project.compile(documents) { await worker.serve(compiled.service) }
        try bench.reset(to: model)
    }

    private func report(_ trial: Trial, _ seed: UInt64, _ first: Bench.Difference? = nil) async {
        var shrinker: Shrinker = Shrinker(worker, tables, prefix: failures.count)
        let (smallest, outcome): (Trial, Trial.Outcome) = await shrinker.shrink(trial)
        var text: String = "seed \(seed)\n\(smallest.report(outcome))"
        if case .fine = outcome, let first { text += "\nexpected \(first.expected)\nanswered \(first.answered)" }
        failures.append(text)
    }
}
