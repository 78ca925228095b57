import ConnectorModel
import SQL

/// Writes the statement or statements of a query.
enum QuerySQL {
    /// Above so many optional values one statement would have too many variants; one a root field has fewer.
    private static let mostOptionalValues: Int = 6

    static func steps(_ reads: [RootRead], sources: [ParameterSource]) -> [CompiledStep] {
        var sql: ReadSQL = ReadSQL()
        let values: [SQLTemplate] = reads.map { sql.root($0) }
        let classes: [CompiledStep.PlanClass] = reads.map(PlanClassifier.planClass)
        let isNative: [Bool] = reads.map(\.isNative)
        let isSplit: Bool =
            isNative.contains(true)
            || reads.count > 1
                && (Set(classes).count > 1 || SQLTemplate.sequence(values).shapeSources.count > mostOptionalValues)
        guard isSplit else {
            let members: [(name: String, value: SQLTemplate)] = zip(reads, values).map { ($0.responseName, $1) }
            var step: CompiledStep = CompiledStep(
                responseName: reads.count == 1 ? reads[0].responseName : "", template: ObjectSQL.statement(members),
                sources: sources, result: .wholeData,
                planClass: classes.contains(.selective) ? .selective : .keyed)
            step.entities = reads.entities
            step.isLookup = reads.allSatisfy(\.isLookup)
            if members.count > 1 {
                step.roots = members.map { RootStatement(responseName: $0.name, template: ObjectSQL.value($0.value)) }
            }
            return [step]
        }
        return reads.indices.map { index in
            var step: CompiledStep = CompiledStep(
                responseName: reads[index].responseName,
                template: isNative[index] ? values[index] : ObjectSQL.value(values[index]), sources: sources,
                result: .json, planClass: classes[index], isNative: isNative[index])
            step.entities = reads[index].entities
            return step
        }
    }
}

extension RootRead {
    /// Whether it finds one row at most, by its key.
    fileprivate var isLookup: Bool {
        switch kind {
        case .typename, .lookup: true
        case .native, .first, .list: false
        }
    }

    /// Whether it is a statement of the author's, which stands alone.
    var isNative: Bool {
        if case .native = kind { true } else { false }
    }
}

extension ObjectSQL {
    /// A statement of one value as JSON.
    static func value(_ value: SQLTemplate) -> SQLTemplate {
        .build {
            $0.keyword("SELECT to_json(v) FROM (SELECT ")
            $0.append(value)
            $0.keyword(" AS v) AS r")
        }
    }
}
