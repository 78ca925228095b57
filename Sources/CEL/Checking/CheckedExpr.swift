/// An expression whose names are resolved and whose types fit.
public struct CheckedExpr: Sendable {
    /// The text of the whole expression it was parsed from; a part has the text of the whole.
    public let text: String
    let root: Expr
    let types: [CELType]
    let environment: Environment

    /// The type of its value.
    public var resultType: CELType { types[root.id] }

    /// Where in the text it stands, in UTF-8 offsets.
    public var utf8Offsets: Range<Int> { root.range }

    /// The operands of the chain of `&&` the expression is, in the order of the text; the expression itself if it is
    /// none.
    public var conjuncts: [CheckedExpr] {
        guard case .call(let call) = root.kind, call.function == Operators.and else { return [self] }
        return call.arguments.flatMap { part($0).conjuncts }
    }

    /// The value of an expression that is written as a literal.
    public var literal: Value? {
        if case .constant(let value) = root.kind { value } else { nil }
    }

    /// The function and the arguments of an expression that as a whole is a call such as `uuidV4()`. A receiver is the
    /// first argument; operators have the names of the specification, `_+_`.
    public var call: (function: String, arguments: [CheckedExpr])? {
        guard case .call(let call) = root.kind else { return nil }
        let arguments: [Expr] = (call.target.map { [$0] } ?? []) + call.arguments
        return (call.function, arguments.map { part($0) })
    }

    /// The names of an expression that is one chain such as `auth.uid` and nothing else, those of loop variables included.
    public var chain: [String]? { root.qualifiedName }

    /// The parts of an expression that as a whole is `range.all(name, condition)` or `range.exists(name, condition)`.
    public var quantifier: (isUniversal: Bool, range: CheckedExpr, name: String, condition: CheckedExpr)? {
        guard case .comprehension(let loop) = root.kind, let name: String = loop.variables.first,
            loop.variables.count == 1
        else { return nil }
        switch loop.fold {
        case .all(let condition): return (true, part(loop.range), name, part(condition))
        case .exists(let condition): return (false, part(loop.range), name, part(condition))
        case .existsOne, .list, .map, .mapEntries: return nil
        }
    }

    /// The parts of which one is its value as a whole: the branches of a choice (`?:`), and of those within; else the expression.
    public var outcomes: [CheckedExpr] {
        guard case .call(let call) = root.kind, call.function == Operators.conditional else { return [self] }
        return call.arguments.dropFirst().flatMap { part($0).outcomes }
    }

    /// The value that it has whatever the variables are.
    public var constant: Value? { environment.program(self).constant }

    /// A part of it.
    func part(_ expr: Expr) -> CheckedExpr {
        CheckedExpr(text: text, root: expr, types: types, environment: environment)
    }
}
