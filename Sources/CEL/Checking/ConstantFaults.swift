extension CheckedExpr {
    /// Calls of functions that fail whatever the variables are, for they are given literals that they do not take: `x.matches('(')`,
    /// `timestamp('yesterday')`.
    ///
    /// - Shape: in the order of the text; of calls within one another the innermost. Evaluated, each is a failure like any other.
    public var constantFaults: [Issue] {
        var search: ConstantFaultSearch = ConstantFaultSearch(expr: self)
        search.visit(root)
        return search.issues
    }
}

/// Walks an expression and evaluates the calls that have all they need.
private struct ConstantFaultSearch {
    let expr: CheckedExpr
    private(set) var issues: [Issue] = []

    init(expr: CheckedExpr) { self.expr = expr }

    /// - Returns: the value of a part that is made of literals alone, if it has one.
    @discardableResult
    mutating func visit(_ part: Expr) -> Value? {
        var values: [Value?] = []
        for child: Expr in part.kind.children { values.append(visit(child)) }
        let isClosed: Bool = values.allSatisfy { $0 != nil }
        switch part.kind {
        case .constant(let value): return value
        case .list, .map: return isClosed ? value(of: part) : nil
        case .call(let call):
            guard expr.environment.scopedFunction(call) == nil,
                let function: FunctionDeclaration = expr.environment.function(call.function)
            else { return nil }
            if isClosed, let value: Value = value(of: part) { return noted(value, of: function, part) }
            if values.count == 2, let second: Value = values[1] {
                notePattern(second, of: function, at: part.kind.children[1])
            }
            return nil
        default: return nil
        }
    }

    /// The value that planning finds, as it does where nothing has to be known.
    private func value(of part: Expr) -> Value? { expr.environment.program(expr.part(part)).constant }

    /// What an operator makes of literals may not be needed: `a == 0 || 1 / 0 > 1`.
    private mutating func noted(_ value: Value, of function: FunctionDeclaration, _ part: Expr) -> Value? {
        guard case .error(let error) = value else { return value }
        if function.name.first?.isLetter ?? false {
            issues.append(Issue(error.message, at: part.range))
        }
        return nil
    }

    /// Notes what a function cannot make of its second argument, which it reads beforehand: a pattern.
    private mutating func notePattern(_ pattern: Value, of function: FunctionDeclaration, at part: Expr) {
        guard case .prepared(let prepare, _)? = function.implementations.first(where: { $0.accepts(2) }) else { return }
        var budget: EvaluationBudget = EvaluationBudget(expr.environment.limits)
        guard let prepared = prepare(pattern, &budget), case .error(let error)? = prepared(.string(""), &budget),
            error.code != .limitExceeded
        else { return }
        issues.append(Issue(error.message, at: part.range))
    }
}
