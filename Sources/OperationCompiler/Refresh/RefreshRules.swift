import CEL
import ConnectorModel
import GraphQLSyntax

/// Compiles `@refresh`.
struct RefreshRules {
    let context: PlanningContext
    let connector: String
    let mutations: MutationDirectory
    /// The record of the subscriber's variables.
    let variables: RecordType

    /// Seconds between two refreshes, at least and at most (language reference, `@refresh`).
    private static let interval: ClosedRange<Int64> = 10...3600

    func triggers() -> [RefreshTrigger] {
        let directives: [Directive] = context.operation.directives.filter { $0.name.value == "refresh" }
        if let first: Directive = directives.first, context.operation.type != .query {
            context.error(.refreshRule, "Only a query can be refreshed", at: first.span, hint: "remove @refresh")
            return []
        }
        return directives.flatMap(triggers)
    }

    private func triggers(_ directive: Directive) -> [RefreshTrigger] {
        guard !directive.arguments.isEmpty else {
            context.error(
                .refreshRule, "@refresh says neither how often nor after what", at: directive.span,
                hint: "write every: {seconds: 30} or onMutationExecuted: {operation: \"…\"}")
            return []
        }
        var triggers: [RefreshTrigger] = []
        if let every: Argument = directive.argument("every"), let trigger: RefreshTrigger = interval(every.value) {
            triggers.append(trigger)
        }
        if let events: InputValue = directive.argument("onMutationExecuted")?.value {
            let values: [InputValue] = if case .list(let list) = events.kind { list } else { [events] }
            triggers += values.compactMap(event)
        }
        return triggers
    }

    // MARK: Time

    private func interval(_ value: InputValue) -> RefreshTrigger? {
        guard case .object(let fields) = value.kind else { return nil }
        let units: [String: Int64] = [
            "milliseconds": 1, "seconds": 1000, "minutes": 60_000, "hours": 3_600_000, "days": 86_400_000,
            "weeks": 604_800_000,
        ]
        var milliseconds: Int64 = 0
        for field: ObjectField in fields {
            guard let unit: Int64 = units[field.name.value], case .int(let digits) = field.value.kind,
                let number: Int64 = Int64(digits), number.magnitude < 1_000_000_000
            else {
                context.error(
                    .refreshRule, "\"\(field.name.value)\" cannot be the interval of a refresh", at: field.span,
                    hint: "write a number of seconds, minutes or hours between 10 seconds and 1 hour")
                return nil
            }
            milliseconds += unit * number
        }
        guard milliseconds >= Self.interval.lowerBound * 1000, milliseconds <= Self.interval.upperBound * 1000 else {
            context.error(
                .refreshRule, "A query is refreshed every 10 seconds at least and every hour at most", at: value.span,
                hint: "for example {seconds: 30}")
            return nil
        }
        return .every(.milliseconds(milliseconds))
    }

    // MARK: Mutations

    private func event(_ value: InputValue) -> RefreshTrigger? {
        guard case .object(let fields) = value.kind,
            let operation: ObjectField = fields.first(where: { $0.name.value == "operation" }),
            case .string(let name, _) = operation.value.kind
        else { return nil }
        guard let target: MutationDirectory.Entry = mutations.find(name, from: connector) else {
            guard !mutations.isOpen else {
                context.namedVariables.addAll()
                return nil
            }
            context.error(
                .refreshRule, "There is no mutation \"\(name)\"", at: operation.value.span,
                hint: mutations.suggestion(for: name))
            return nil
        }
        var trigger: MutationTrigger = MutationTrigger(
            connector: target.connector, operation: target.name, equalities: [], residual: nil)
        if let condition: ObjectField = fields.first(where: { $0.name.value == "condition" }) {
            guard let variables: [CompiledVariable] = target.variables else {
                context.namedVariables.addAll()
                return nil
            }
            guard addCondition(condition.value, variables, target.objectTypes, to: &trigger) else { return nil }
        }
        return .mutationExecuted(trigger)
    }

    private func addCondition(
        _ value: InputValue, _ mutation: [CompiledVariable], _ types: VariableObjectTypes,
        to trigger: inout MutationTrigger
    ) -> Bool {
        let record: RecordType = RecordType.variables(mutation, types)
        let compiler: ExpressionCompiler = ExpressionCompiler(
            environment: .condition(subscriber: variables, mutation: record),
            sources: context.expressions.sources)
        guard let checked: CheckedExpr = compiler.condition(value, context) else { return false }
        context.namedVariables.add(checked)
        context.authPaths.formUnion(
            checked.selectedPaths.filter { $0.starts(with: ["request", "auth"]) }.map { Array($0.dropFirst(2)) })
        var residual: Bool = false
        for conjunct: CheckedExpr in checked.conjuncts {
            if let equality: MutationTrigger.Equality = equality(conjunct, mutation, record) {
                trigger.equalities.append(equality)
            } else {
                residual = true
            }
        }
        // What is left may be evaluated whole: the equalities in it are true by then.
        if residual { trigger.residual = compiler.environment.program(checked) }
        return true
    }

    /// `request.variables.X == mutation.variables.Y`, either way round.
    private func equality(
        _ expression: CheckedExpr, _ targets: [CompiledVariable], _ record: RecordType
    ) -> MutationTrigger.Equality? {
        guard let (left, right) = expression.equalityOfPaths else { return nil }
        for (subscriber, mutation) in [(left, right), (right, left)] {
            guard subscriber.count == 3, mutation.count == 3, subscriber.starts(with: ["request", "variables"]),
                mutation.starts(with: ["mutation", "variables"]),
                let own: Int = variables.index(of: subscriber[2]),
                let other: Int = record.index(of: mutation[2]),
                context.variables[own].type == targets[other].type
            else { continue }
            return MutationTrigger.Equality(subscriber: own, mutation: other)
        }
        return nil
    }
}
