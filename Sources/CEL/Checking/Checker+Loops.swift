extension Checker {
    mutating func loopType(_ loop: Expr.Comprehension) -> CELType {
        let range: CELType = type(of: loop.range)
        guard let (key, value): (CELType, CELType) = iterated(range) else {
            return report(
                "expression of type '\(range)' cannot be range of a comprehension (must be list, map, or dynamic)",
                at: loop.range)
        }
        let names: [(String, CELType)]
        if loop.variables.count == 2 {
            names = [(loop.variables[0], key), (loop.variables[1], value)]
        } else {
            // One variable goes over the elements of a list and over the keys of a map.
            let isMap: Bool = if case .map = range.withoutNull { true } else { false }
            names = [(loop.variables[0], isMap ? key : value)]
        }
        return with(names) { (checker: inout Checker) -> CELType in checker.foldType(loop.fold, key: key) }
    }

    /// The types of index and element, or of key and value.
    private mutating func iterated(_ range: CELType) -> (key: CELType, value: CELType)? {
        switch range.withoutNull {
        case .list(let element): return (.int, element)
        case .map(let key, let value): return (key, value)
        case .dyn, .error: return (.dyn, .dyn)
        case .typeParameter:
            _ = substitution.assign([.dyn], to: [range])
            return (.dyn, .dyn)
        default: return nil
        }
    }

    private mutating func foldType(_ fold: Expr.Fold, key: CELType) -> CELType {
        switch fold {
        case .all(let predicate), .exists(let predicate), .existsOne(let predicate):
            expectBool(predicate)
            return .bool
        case .list(let filter, let element):
            if let filter: Expr = filter { expectBool(filter) }
            return .list(type(of: element))
        case .map(let filter, let value):
            if let filter: Expr = filter { expectBool(filter) }
            return .map(key, type(of: value))
        case .mapEntries(let filter, let entry):
            if let filter: Expr = filter { expectBool(filter) }
            return type(of: entry)
        }
    }

    private mutating func expectBool(_ expr: Expr) {
        let found: CELType = type(of: expr)
        if !substitution.assign([found], to: [.bool]) {
            _ = report("expected type 'bool' but found '\(found)'", at: expr)
        }
    }
}
