/// Evaluates an expression of whose variables only some are known.
///
/// What depends on known ones alone is evaluated as ever. Of all else it is found what it can be: errs towards more than there is.
struct PartialEvaluation {
    let expr: CheckedExpr
    let known: [[String]]
    let activation: Activation
    let unknownMayBeNull: Bool
    /// The names of loops and bindings around the part that is looked at, and what is known of them.
    private var locals: [(name: String, value: PartialValue)] = []

    init(expr: CheckedExpr, known: [[String]], activation: Activation, unknownMayBeNull: Bool) {
        self.expr = expr
        self.known = known
        self.activation = activation
        self.unknownMayBeNull = unknownMayBeNull
    }

    private static let unknownTruth: PartialValue = .truth(mayBeTrue: true, mayBeFalse: true)

    mutating func value(of part: Expr) -> PartialValue {
        if isKnown(part) {
            return .known(expr.environment.program(expr.part(part)).evaluate(activation))
        }
        switch part.kind {
        case .ident(let name): return locals.last { $0.name == name }?.value ?? anything(part)
        case .select(let select) where select.isTest:
            return value(of: select.operand).isError ? Self.failure : Self.unknownTruth
        case .call(let call): return called(call, part)
        case .comprehension(let loop): return looped(loop, part)
        case .bind(let name, let bound, let body):
            return with([(name, value(of: bound))]) { $0.value(of: body) }
        default: return anything(part)
        }
    }

    /// Whether a part reads nothing that is not known.
    private func isKnown(_ part: Expr) -> Bool {
        let checked: CheckedExpr = expr.part(part)
        guard checked.isDeterministic, !mentionsLocal(part) else { return false }
        return checked.selectedPaths.allSatisfy { path in known.contains { path.starts(with: $0) } }
    }

    private func mentionsLocal(_ part: Expr) -> Bool {
        guard !locals.isEmpty else { return false }
        if case .ident(let name) = part.kind { return locals.contains { $0.name == name } }
        return part.kind.children.contains { mentionsLocal($0) }
    }

    private func anything(_ part: Expr) -> PartialValue { .any(expr.types[part.id]) }

    private mutating func with(
        _ names: [(String, PartialValue)], _ body: (inout PartialEvaluation) -> PartialValue
    ) -> PartialValue {
        for (name, value) in names { locals.append((name, value)) }
        defer { locals.removeLast(names.count) }
        return body(&self)
    }

    // MARK: Calls

    private mutating func called(_ call: Expr.Call, _ part: Expr) -> PartialValue {
        let arguments: [Expr] = (call.target.map { [$0] } ?? []) + call.arguments
        switch call.function {
        case Operators.and:
            let (left, right): (PartialValue, PartialValue) = (value(of: arguments[0]), value(of: arguments[1]))
            return .truth(
                mayBeTrue: left.mayBeTrue && right.mayBeTrue, mayBeFalse: left.mayBeFalse || right.mayBeFalse)
        case Operators.or:
            let (left, right): (PartialValue, PartialValue) = (value(of: arguments[0]), value(of: arguments[1]))
            if left == .known(.bool(true)) || right == .known(.bool(true)) { return .known(.bool(true)) }
            return .truth(
                mayBeTrue: left.mayBeTrue || right.mayBeTrue, mayBeFalse: left.mayBeFalse && right.mayBeFalse)
        case Operators.not:
            let operand: PartialValue = value(of: arguments[0])
            return .truth(mayBeTrue: operand.mayBeFalse, mayBeFalse: operand.mayBeTrue)
        case Operators.conditional: return chosen(arguments, part)
        case Operators.equal: return equality(value(of: arguments[0]), value(of: arguments[1]))
        case Operators.notEqual:
            let equal: PartialValue = equality(value(of: arguments[0]), value(of: arguments[1]))
            return .truth(mayBeTrue: equal.mayBeFalse, mayBeFalse: equal.mayBeTrue)
        case Operators.membership: return membership(arguments[0], arguments[1])
        default: return functionValue(call, arguments, part)
        }
    }

    private mutating func chosen(_ arguments: [Expr], _ part: Expr) -> PartialValue {
        let condition: PartialValue = value(of: arguments[0])
        let branches: [PartialValue] =
            (condition.mayBeTrue ? [value(of: arguments[1])] : [])
            + (condition.mayBeFalse ? [value(of: arguments[2])] : [])
        guard let first: PartialValue = branches.first else { return Self.failure }
        guard branches.count > 1, branches[1] != first else { return first }
        // Of other values than truth nothing is said: each may be null, whatever the type is.
        guard expr.types[part.id] == .bool else { return .any(.dyn) }
        return .truth(
            mayBeTrue: branches.contains(where: \.mayBeTrue), mayBeFalse: branches.contains(where: \.mayBeFalse))
    }

    private func equality(_ left: PartialValue, _ right: PartialValue) -> PartialValue {
        if left.isError || right.isError { return Self.failure }
        switch (left, right) {
        case (.known(let left), .known(let right)):
            let isEqual: Bool = celEquals(left, right)
            return .truth(mayBeTrue: isEqual, mayBeFalse: !isEqual)
        case (.known(.null), let other), (let other, .known(.null)):
            return .truth(mayBeTrue: mayBeNull(other), mayBeFalse: true)
        default: return Self.unknownTruth
        }
    }

    private func mayBeNull(_ value: PartialValue) -> Bool {
        switch value {
        case .known(let value): value == .null
        case .truth: false
        case .any(let type): unknownMayBeNull && type.mayBeNull
        }
    }

    private mutating func membership(_ element: Expr, _ collection: Expr) -> PartialValue {
        let sought: PartialValue = value(of: element)
        if sought.isError { return Self.failure }
        if case .list(let elements) = collection.kind, !elements.contains(where: \.isOptional) {
            var mayBeTrue: Bool = false
            for each: Expr.Element in elements where equality(sought, value(of: each.value)).mayBeTrue {
                mayBeTrue = true
            }
            return .truth(mayBeTrue: mayBeTrue, mayBeFalse: true)
        }
        let found: PartialValue = value(of: collection)
        if found.isError { return Self.failure }
        guard case .known(.null) = sought, case .any(let type) = found else { return Self.unknownTruth }
        switch type.withoutNull {
        case .list(let element):
            return .truth(mayBeTrue: unknownMayBeNull && element.mayBeNull, mayBeFalse: true)
        // No key is null.
        case .map, .record: return .truth(mayBeTrue: false, mayBeFalse: true)
        default: return Self.unknownTruth
        }
    }

    /// A function fails where an argument does, and where one is null for which no overload takes it.
    private mutating func functionValue(_ call: Expr.Call, _ arguments: [Expr], _ part: Expr) -> PartialValue {
        let scoped: FunctionDeclaration? = expr.environment.scopedFunction(call)
        let isMember: Bool = call.target != nil && scoped == nil
        let given: [Expr] = scoped == nil ? arguments : call.arguments
        guard let function: FunctionDeclaration = scoped ?? expr.environment.function(call.function),
            !function.hasFallback
        else { return anything(part) }
        for (index, argument) in given.enumerated() {
            let value: PartialValue = value(of: argument)
            if value.isError { return Self.failure }
            guard case .known(.null) = value else { continue }
            let takesNull: Bool = function.overloads.contains { overload in
                overload.isMember == isMember && overload.parameters.count == given.count
                    && overload.parameters[index].takesNull
            }
            if !takesNull { return Self.failure }
        }
        return anything(part)
    }

    // MARK: Loops

    private mutating func looped(_ loop: Expr.Comprehension, _ part: Expr) -> PartialValue {
        let range: PartialValue = value(of: loop.range)
        if range.isError || range == .known(.null) { return Self.failure }
        let isElement: Bool = loop.variables.count == 1
        let names: [(String, PartialValue)] = loop.variables.map { ($0, isElement ? element(of: range) : .any(.dyn)) }
        switch loop.fold {
        case .all(let body):
            let each: PartialValue = with(names) { $0.value(of: body) }
            // Of no elements all are anything.
            return .truth(mayBeTrue: true, mayBeFalse: each.mayBeFalse)
        case .exists(let body), .existsOne(let body):
            let each: PartialValue = with(names) { $0.value(of: body) }
            return .truth(mayBeTrue: each.mayBeTrue, mayBeFalse: true)
        case .list, .map, .mapEntries: return anything(part)
        }
    }

    /// What one name of a loop stands for: an element, or a key.
    private func element(of range: PartialValue) -> PartialValue {
        guard case .any(let type) = range else { return .any(.dyn) }
        switch type.withoutNull {
        case .list(let element), .map(let element, _): return .any(element)
        default: return .any(.dyn)
        }
    }

    private static let failure: PartialValue = .known(
        .failure(.noSuchOverload, "the expression fails whatever is not known"))
}

extension FunctionDeclaration {
    /// Whether it does not need all of its arguments.
    fileprivate var hasFallback: Bool {
        implementations.contains { if case .fallback = $0 { true } else { false } }
    }
}
