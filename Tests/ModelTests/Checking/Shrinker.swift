import GraphQLSyntax
import JSON
import SchemaModel

import class TestSupport.OperationWorker

/// Makes a failing trial smaller while it still fails in the same way.
struct Shrinker {
    let worker: OperationWorker
    let tables: Tables
    /// How often a smaller trial may be run.
    private var budget: Int = 200

    private var number: Int = 0
    /// Tells the trials of one failure from those of another.
    private let prefix: Int

    init(_ worker: OperationWorker, _ tables: Tables, prefix: Int) {
        self.prefix = prefix
        self.worker = worker
        self.tables = tables
    }

    private mutating func run(_ trial: Trial) async -> Trial.Outcome {
        number += 1
        return await trial.run(worker, tables, schemaName: "\(trial.project.schemaName)t\(prefix)n\(number)")
    }

    /// The smallest failing trial that was found, with its outcome.
    mutating func shrink(_ trial: Trial) async -> (Trial, Trial.Outcome) {
        var best: Trial = trial
        var outcome: Trial.Outcome = await run(trial)
        var isSmaller: Bool = true
        while isSmaller, budget > 0 {
            isSmaller = false
            for candidate: Trial in Self.smaller(best) where budget > 0 {
                budget -= 1
                let other: Trial.Outcome = await run(candidate)
                guard Self.isAlike(other, outcome) else { continue }
                (best, outcome) = (candidate, other)
                isSmaller = true
                break
            }
        }
        return (best, outcome)
    }

    /// Whether two outcomes are the same kind of failure.
    private static func isAlike(_ one: Trial.Outcome, _ other: Trial.Outcome) -> Bool {
        switch (one, other) {
        case (.refused(let one), .refused(let other)): one.codes == other.codes
        case (.different, .different), (.broken, .broken): true
        default: false
        }
    }

    private static func smaller(_ trial: Trial) -> [Trial] {
        var trials: [Trial] = SyntaxShrinker.smaller(trial.document).map { document in
            var smaller: Trial = trial
            smaller.document = document
            let names: Set<String> = Set(smaller.operation.variables.map(\.name.value))
            smaller.variables.members.removeAll { !names.contains($0.name) }
            return smaller
        }
        guard !trial.isOnlyCompiled else { return trials }
        for table: Table in trial.model.schema.tables {
            for position: Int in (trial.model.rows[table.objectType] ?? []).indices.reversed() {
                var smaller: Trial = trial
                // With a row go those that need it.
                guard (try? smaller.model.delete([position], from: table)) != nil else { continue }
                trials.append(smaller)
            }
        }
        let optional: [String] = trial.operation.variables.filter { !$0.type.isNonNull || $0.defaultValue != nil }
            .map(\.name.value)
        for member: JSONObject.Member in trial.variables.members where optional.contains(member.name) {
            var smaller: Trial = trial
            smaller.variables[member.name] = nil
            trials.append(smaller)
        }
        return trials
    }
}
