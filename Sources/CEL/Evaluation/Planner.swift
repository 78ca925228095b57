/// Turns a syntax tree into steps of evaluation.
///
/// Resolves names again as the checker did, so that unchecked expressions are planned by the same rules.
struct Planner {
    private let environment: Environment
    /// The types by node id; empty for an unchecked expression.
    private let types: [CELType]
    private var locals: [String] = []
    private var localCount: Int = 0
    /// What evaluating constants beforehand may still cost. One evaluation's worth for the whole expression, so that planning ends
    /// soon and what it makes is bounded; beyond it parts are left to the evaluations.
    private var folding: EvaluationBudget
    /// The size of what was planned so far, without the bodies of loops.
    private var size: Int = 0
    /// The outermost local that what was planned so far reads; -1 for a variable or a function of the host.
    private var outermost: Int = .max

    init(environment: Environment, types: [CELType]) {
        self.environment = environment
        self.types = types
        folding = EvaluationBudget(environment.limits)
    }

    /// Plans a whole expression.
    consuming func program(_ root: Expr) -> Program {
        let node: PlanNode = plan(root)
        return Program(
            root: node, localCount: localCount, budget: EvaluationBudget(environment.limits), cost: 1 + size / 8)
    }

    private mutating func plan(_ expr: Expr) -> PlanNode {
        size += 1
        return switch expr.kind {
        case .constant(let value): .constant(value)
        case .ident(let name): planName(name)
        case .select(let select): planSelect(select, expr)
        case .call(let call): planCall(call)
        case .list(let elements): planList(elements)
        case .map(let entries): planMap(entries)
        case .message(let name, _): .failure(.invalidArgument, "'\(name)' is not a message type")
        case .comprehension(let loop): planLoop(loop)
        case .bind(let name, let value, let body): planBind(name, value, body)
        }
    }

    // MARK: Names

    private mutating func planName(_ name: String) -> PlanNode {
        if let local: Int = locals.lastIndex(of: name) {
            outermost = min(outermost, local)
            return .local(local)
        }
        return planGlobal(name) ?? .failure(.noSuchVariable, "undeclared reference to '\(name)'")
    }

    private mutating func planGlobal(_ name: String) -> PlanNode? {
        switch environment.identifier(name) {
        case .variable(let variable):
            outermost = -1
            return .variable(slot: variable.slot.index)
        case .type(let type): return .constant(.type(type.value))
        case nil: return nil
        }
    }

    private mutating func planSelect(_ select: Expr.Select, _ expr: Expr) -> PlanNode {
        if let names: [String] = expr.qualifiedName, let first: String = names.first, !locals.contains(first),
            let global: PlanNode = planGlobal(names.joined(separator: "."))
        {
            return global
        }
        let operand: PlanNode = plan(select.operand)
        size += select.field.utf8.count / 8
        let access: FieldAccess = FieldAccess(
            select.field, of: recordType(of: select.operand), acceptsNull: mayBeMissing(select.operand))
        if select.isTest { return folded(.presence(operand, access), [operand]) }
        if select.isOptional { return folded(.optionalSelect(operand, access), [operand]) }
        switch operand {
        case .variable(let slot): return .path(Path(slot: slot, fields: [access]))
        case .path(let path): return .path(path.appending(access))
        default: return folded(.select(operand, access), [operand])
        }
    }

    /// Whether an expression is an object that may be missing whole, or a part of one. A local of such a name is something else.
    private func mayBeMissing(_ expr: Expr) -> Bool {
        guard !environment.nullableObjects.isEmpty, let path: [String] = expr.path, !locals.contains(path[0]) else {
            return false
        }
        return environment.nullableObjects.contains { path.starts(with: $0) }
    }

    private func recordType(of expr: Expr) -> RecordType? {
        guard expr.id < types.count, case .record(let record) = types[expr.id] else { return nil }
        return record
    }

    // MARK: Literals

    private mutating func planList(_ elements: [Expr.Element]) -> PlanNode {
        var planned: [PlanNode.Element] = []
        for element in elements {
            planned.append(PlanNode.Element(value: plan(element.value), isOptional: element.isOptional))
        }
        return folded(.list(planned), planned.map(\.value))
    }

    private mutating func planMap(_ entries: [Expr.Entry]) -> PlanNode {
        var planned: [PlanNode.Entry] = []
        for entry in entries {
            let key: PlanNode = plan(entry.key)
            planned.append(PlanNode.Entry(key: key, value: plan(entry.value), isOptional: entry.isOptional))
        }
        return folded(.map(planned), planned.flatMap { [$0.key, $0.value] })
    }

    // MARK: Loops

    private mutating func planLoop(_ loop: Expr.Comprehension) -> PlanNode {
        let range: PlanNode = plan(loop.range)
        let isRangeClosed: Bool = range.constant != nil
        return scoped(loop.variables, isClosed: isRangeClosed) { (planner: inout Planner, first: Int) -> PlanNode in
            let before: Int = planner.size
            let fold: PlanNode.Fold = planner.planFold(loop.fold)
            // Up to eight nodes are one unit. Inner loops take theirs themselves.
            let stepCost: Int = 1 + (planner.size - before) / 8
            planner.size = before
            let slots: [Int] = Array(first..<(first + loop.variables.count))
            return .loop(PlanNode.Loop(range: range, locals: slots, fold: fold, stepCost: stepCost))
        }
    }

    private mutating func planFold(_ fold: Expr.Fold) -> PlanNode.Fold {
        switch fold {
        case .all(let body): return .all(plan(body))
        case .exists(let body): return .exists(plan(body))
        case .existsOne(let body): return .existsOne(plan(body))
        case .list(let filter, let body):
            let condition: PlanNode? = planFilter(filter)
            return .list(filter: condition, element: plan(body))
        case .map(let filter, let body):
            let condition: PlanNode? = planFilter(filter)
            return .map(filter: condition, value: plan(body))
        case .mapEntries(let filter, let body):
            let condition: PlanNode? = planFilter(filter)
            return .mapEntries(filter: condition, entry: plan(body))
        }
    }

    private mutating func planFilter(_ filter: Expr?) -> PlanNode? {
        guard let filter: Expr = filter else { return nil }
        return plan(filter)
    }

    private mutating func planBind(_ name: String, _ value: Expr, _ body: Expr) -> PlanNode {
        let planned: PlanNode = plan(value)
        return scoped([name], isClosed: planned.constant != nil) { (planner: inout Planner, local: Int) -> PlanNode in
            .bind(local: local, value: planned, body: planner.plan(body))
        }
    }

    /// Plans a part in which further names are known; their locals follow one another from the one the part is given. When it reads
    /// nothing from outside, its value is found here.
    private mutating func scoped(
        _ names: [String], isClosed: Bool, _ body: (inout Planner, Int) -> PlanNode
    ) -> PlanNode {
        let first: Int = locals.count
        let outside: Int = outermost
        locals += names
        localCount = max(localCount, locals.count)
        outermost = .max
        let node: PlanNode = body(&self, first)
        let readsOutside: Bool = outermost < first
        outermost = min(outermost, outside)
        locals.removeLast(names.count)
        return isClosed && !readsOutside ? evaluated(node) : node
    }

    // MARK: Calls

    private mutating func planCall(_ call: Expr.Call) -> PlanNode {
        let isLocal: Bool = call.target?.qualifiedName?.first.map { locals.contains($0) } ?? false
        if !isLocal, let function: FunctionDeclaration = environment.scopedFunction(call) {
            return planFunction(function, isMember: false, planAll(call.arguments))
        }
        let arguments: [PlanNode] = planAll((call.target.map { [$0] } ?? []) + call.arguments)
        if call.target == nil, let node: PlanNode = Self.operation(call.function, arguments) {
            return folded(node, arguments)
        }
        guard let function: FunctionDeclaration = environment.function(call.function) else {
            return .failure(.noSuchFunction, "undeclared reference to '\(call.function)'")
        }
        return planFunction(function, isMember: call.target != nil, arguments)
    }

    private mutating func planAll(_ exprs: [Expr]) -> [PlanNode] {
        var nodes: [PlanNode] = []
        for expr in exprs { nodes.append(plan(expr)) }
        return nodes
    }

    /// The operators that are no functions, since they do not need all their arguments or spend the budget themselves.
    private static func operation(_ name: String, _ arguments: [PlanNode]) -> PlanNode? {
        switch (name, arguments.count) {
        case (Operators.and, 2): .and(PlanNode.Operands(arguments[0], arguments[1]))
        case (Operators.or, 2): .or(PlanNode.Operands(arguments[0], arguments[1]))
        case (Operators.conditional, 3): .conditional(arguments[0], then: arguments[1], otherwise: arguments[2])
        case (Operators.equal, 2):
            comparison(arguments[0], arguments[1], resultOfEquality: true) ?? .equal(arguments[0], arguments[1])
        case (Operators.notEqual, 2):
            comparison(arguments[0], arguments[1], resultOfEquality: false) ?? .notEqual(arguments[0], arguments[1])
        case (Operators.membership, 2): .membership(arguments[0], arguments[1])
        case (Operators.index, 2): .index(arguments[0], arguments[1])
        case (Operators.optionalIndex, 2): .optionalIndex(arguments[0], arguments[1])
        default: nil
        }
    }

    private static func comparison(_ left: PlanNode, _ right: PlanNode, resultOfEquality: Bool) -> PlanNode? {
        switch (left, right) {
        case (.path(let path), .path(let other)):
            .comparison(PathComparison(path, .path(other), resultOfEquality: resultOfEquality))
        case (.path(let path), .constant(let value)) where !value.isError,
            (.constant(let value), .path(let path)) where !value.isError:
            .comparison(
                PathComparison(path, value == .null ? .null : .constant(value), resultOfEquality: resultOfEquality))
        default: nil
        }
    }

    private mutating func planFunction(_ function: FunctionDeclaration, isMember: Bool, _ arguments: [PlanNode])
        -> PlanNode
    {
        let implementation: FunctionDeclaration.Implementation? = function.implementation(
            isMember: isMember, argumentCount: arguments.count)
        guard let implementation else {
            return .failure(.noSuchOverload, "no matching overload for '\(function.name)'")
        }
        let call: PlanNode = .call(planned(implementation, arguments))
        let isHost: Bool = if case .host = implementation { true } else { false }
        guard function.isDeterministic, !isHost else {
            outermost = -1
            return call
        }
        return folded(call, arguments)
    }

    private mutating func planned(
        _ implementation: FunctionDeclaration.Implementation, _ arguments: [PlanNode]
    ) -> PlannedCall {
        switch implementation {
        case .nullary(let function): return .nullary(function)
        case .unary(let function): return .unary(function, arguments[0])
        case .binary(let function): return .binary(function, arguments[0], arguments[1])
        case .ternary(let function): return .ternary(function, arguments[0], arguments[1], arguments[2])
        case .variadic(let function): return .variadic(function, arguments)
        case .host(let slot): return .host(slot, arguments)
        case .fallback(let kind): return .fallback(kind, arguments[0], arguments[1])
        case .prepared(let prepare, let function):
            guard let second: Value = arguments[1].constant else {
                return .binary(function, arguments[0], arguments[1])
            }
            guard let prepared = prepare(second, &folding) else {
                return .binary(function, arguments[0], arguments[1])
            }
            return .unary(prepared, arguments[0])
        case .zoned(let function):
            let zones: TimeZoneProvider = environment.timeZones
            return .binary({ function($0, $1, zones, &$2) }, arguments[0], arguments[1])
        }
    }

    /// The value of a node that needs nothing but constants; else the node.
    private mutating func folded(_ node: PlanNode, _ parts: [PlanNode]) -> PlanNode {
        parts.allSatisfy { $0.constant != nil } ? evaluated(node) : node
    }

    /// The value of a node that reads nothing. One beyond the limits has no value: as a constant the error could be absorbed by a
    /// logical operator.
    private mutating func evaluated(_ node: PlanNode) -> PlanNode {
        guard !folding.isExhausted else { return node }
        var frame: EvaluationFrame = EvaluationFrame(localCount: localCount, budget: folding)
        let value: Value = node.evaluate(Activation(), &frame)
        folding = frame.budget
        return folding.isExhausted ? node : .constant(value)
    }
}
