extension Macro {
    /// The macros of the language itself.
    static let standard: [Macro] = [
        has,
        quantifier("all") { .all($0) },
        quantifier("exists") { .exists($0) },
        quantifier("exists_one") { .existsOne($0) },
        quantifier("existsOne") { .existsOne($0) },
        map, filteredMap, filter,
    ]

    /// `has(e.f)`: whether the field is set.
    private static let has: Macro = Macro("has", isReceiver: false, argumentCount: 1) {
        (use: Use, parser: inout Parser) throws(Issue) -> Expr? in
        guard case .select(let select) = use.arguments[0].kind, !select.isTest else {
            throw Issue("invalid argument to has() macro: a field selection is needed", at: use.arguments[0].range)
        }
        let test: Expr.Select = Expr.Select(
            operand: select.operand, field: select.field, isTest: true, isOptional: select.isOptional)
        return try parser.make(.select(test), from: use.start)
    }

    private static func quantifier(_ name: String, _ fold: @escaping @Sendable (Expr) -> Expr.Fold) -> Macro {
        Macro(name, argumentCount: 2) { (use: Use, parser: inout Parser) throws(Issue) -> Expr? in
            try use.loop([try use.variable(0)], fold(use.arguments[1]), &parser)
        }
    }

    /// `e.map(x, t)`
    private static let map: Macro = Macro("map", argumentCount: 2) {
        (use: Use, parser: inout Parser) throws(Issue) -> Expr? in
        try use.loop([try use.variable(0)], .list(filter: nil, element: use.arguments[1]), &parser)
    }

    /// `e.map(x, p, t)`
    private static let filteredMap: Macro = Macro("map", argumentCount: 3) {
        (use: Use, parser: inout Parser) throws(Issue) -> Expr? in
        try use.loop([try use.variable(0)], .list(filter: use.arguments[1], element: use.arguments[2]), &parser)
    }

    /// `e.filter(x, p)`
    private static let filter: Macro = Macro("filter", argumentCount: 2) {
        (use: Use, parser: inout Parser) throws(Issue) -> Expr? in
        let name: String = try use.variable(0)
        let element: Expr = try parser.make(.ident(name), from: use.arguments[0].range.lowerBound)
        return try use.loop([name], .list(filter: use.arguments[1], element: element), &parser)
    }
}

extension Macro.Use {
    /// A loop over the receiver.
    func loop(_ variables: [String], _ fold: Expr.Fold, _ parser: inout Parser) throws(Issue) -> Expr? {
        guard let target: Expr = target else { return nil }
        let loop: Expr.Comprehension = Expr.Comprehension(range: target, variables: variables, fold: fold)
        return try parser.make(.comprehension(loop), from: start)
    }
}
