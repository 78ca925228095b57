import CEL

/// What must be so where a condition holds: an expression, or that it is not true.
struct Fact {
    let expression: CheckedExpr
    let isNegated: Bool

    /// That an expression is true, or that it is not. A `!` is taken off.
    init(_ expression: CheckedExpr, isNegated: Bool = false) {
        var (expression, isNegated): (CheckedExpr, Bool) = (expression, isNegated)
        while let (function, arguments) = expression.call, function == "!_", arguments.count == 1 {
            (expression, isNegated) = (arguments[0], !isNegated)
        }
        self.expression = expression
        self.isNegated = isNegated
    }

    /// How facts are put together.
    enum Connection: Hashable {
        case all, any
    }

    /// The facts that it is put together from by `&&`, `||` or `?:`; `!(a || b)` is `!a && !b`.
    var parts: (connection: Connection, facts: [Fact])? {
        guard let (function, arguments) = expression.call else { return nil }
        switch function {
        case "_&&_": return (isNegated ? .any : .all, arguments.map { Fact($0, isNegated: isNegated) })
        case "_||_": return (isNegated ? .all : .any, arguments.map { Fact($0, isNegated: isNegated) })
        case "_?_:_": return (.any, arguments.dropFirst().map { Fact($0, isNegated: isNegated) })
        default: return nil
        }
    }

    /// The facts that all must be so; itself where it is not put together.
    var conjuncts: [Fact] {
        guard let parts, parts.connection == .all else { return [self] }
        return parts.facts.flatMap(\.conjuncts)
    }

    /// The two sides of something that is equal.
    var equality: (left: CheckedExpr, right: CheckedExpr)? {
        guard let (function, arguments) = expression.call, arguments.count == 2,
            function == (isNegated ? "_!=_" : "_==_")
        else { return nil }
        return (arguments[0], arguments[1])
    }

    /// What an element is in: `a in b`.
    var membership: (element: CheckedExpr, collection: CheckedExpr)? {
        guard !isNegated, let (function, arguments) = expression.call, function == "@in", arguments.count == 2 else {
            return nil
        }
        return (arguments[0], arguments[1])
    }

    /// What is so of all or of some elements; `!a.exists(x, c)` is `a.all(x, !c)`.
    var quantifier: (isUniversal: Bool, range: CheckedExpr, name: String, condition: Fact)? {
        guard let (isUniversal, range, name, condition) = expression.quantifier else { return nil }
        return (isUniversal != isNegated, range, name, Fact(condition, isNegated: isNegated))
    }

    /// The names that equal `auth.uid`.
    var equalToCaller: [String]? {
        guard let (left, right) = equality, let left: [String] = left.chain, let right: [String] = right.chain else {
            return nil
        }
        if CallerValues.callers.contains(left) { return right }
        return CallerValues.callers.contains(right) ? left : nil
    }
}
