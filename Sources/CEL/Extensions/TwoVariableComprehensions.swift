extension Library {
    /// Loops that see the index and the element of a list, or the key and the value of a map.
    static let twoVariableComprehensions: Library = Library(
        functions: [],
        macros: [
            loop("all", .one) { (parts: Parts) in .all(parts.result) },
            loop("exists", .one) { (parts: Parts) in .exists(parts.result) },
            loop("exists_one", .one) { (parts: Parts) in .existsOne(parts.result) },
            loop("existsOne", .one) { (parts: Parts) in .existsOne(parts.result) },
            loop("transformList", .one, listed), loop("transformList", .filtered, listed),
            loop("transformMap", .one, mapped), loop("transformMap", .filtered, mapped),
            loop("transformMapEntry", .one, entered), loop("transformMapEntry", .filtered, entered),
        ])

    /// What stands behind the two names.
    private enum Arguments { case one, filtered }

    private struct Parts {
        let filter: Expr?
        let result: Expr
    }

    @Sendable private static func listed(_ parts: Parts) -> Expr.Fold {
        .list(filter: parts.filter, element: parts.result)
    }

    @Sendable private static func mapped(_ parts: Parts) -> Expr.Fold {
        .map(filter: parts.filter, value: parts.result)
    }

    @Sendable private static func entered(_ parts: Parts) -> Expr.Fold {
        .mapEntries(filter: parts.filter, entry: parts.result)
    }

    private static func loop(
        _ name: String, _ arguments: Arguments, _ fold: @escaping @Sendable (Parts) -> Expr.Fold
    ) -> Macro {
        Macro(name, argumentCount: arguments == .one ? 3 : 4) {
            (use: Macro.Use, parser: inout Parser) throws(Issue) -> Expr? in
            let names: [String] = [try use.variable(0), try use.variable(1)]
            guard names[0] != names[1] else {
                throw Issue("the two variables of a loop need different names", at: use.arguments[1].range)
            }
            let parts: Parts =
                arguments == .one
                ? Parts(filter: nil, result: use.arguments[2])
                : Parts(filter: use.arguments[2], result: use.arguments[3])
            return try use.loop(names, fold(parts), &parser)
        }
    }
}
