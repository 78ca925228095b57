extension CheckedExpr {
    /// Every path the expression reads: the longest chains of names that begin at a declared variable, once each, in the
    /// order of the text.
    ///
    /// - Shape: `["auth", "token", "email"]`. Where the rest is not known beforehand, as in an index, a loop or the use
    ///   of a whole object, the path ends there. The names of a dotted variable are separate steps.
    public var selectedPaths: [[String]] {
        var collector: PathCollector = PathCollector(environment: environment)
        collector.visit(root)
        return collector.paths
    }

    /// The path of an expression that is one chain of names and nothing else.
    public var selectedPath: [String]? { path(of: root) }

    /// The two paths of an expression that is `a.b.c == d.e.f`.
    public var equalityOfPaths: (left: [String], right: [String])? {
        guard case .call(let call) = root.kind, call.function == Operators.equal, call.arguments.count == 2,
            let left: [String] = path(of: call.arguments[0]), let right: [String] = path(of: call.arguments[1])
        else { return nil }
        return (left, right)
    }

    /// The names of the functions the expression calls, operators left out, once each, in the order of the text.
    public var calledFunctions: [String] {
        var collector: PathCollector = PathCollector(environment: environment)
        collector.visit(root)
        return collector.functions
    }

    /// Whether the expression has the same value whenever its variables have: it calls no function declared otherwise and
    /// reads none of the environment's volatile paths.
    public var isDeterministic: Bool {
        var collector: PathCollector = PathCollector(environment: environment)
        collector.visit(root)
        guard collector.isDeterministic else { return false }
        return !collector.paths.contains { (path: [String]) -> Bool in
            environment.volatilePaths.contains { path.starts(with: $0) || $0.starts(with: path) }
        }
    }

    private func path(of expr: Expr) -> [String]? {
        PathCollector(environment: environment).path(of: expr)
    }
}

/// Walks an expression and notes what it reads and calls.
private struct PathCollector {
    let environment: Environment
    private(set) var paths: [[String]] = []
    private(set) var functions: [String] = []
    private(set) var isDeterministic: Bool = true
    private var locals: [String] = []

    init(environment: Environment) { self.environment = environment }

    mutating func visit(_ expr: Expr) {
        if let path: [String] = path(of: expr) {
            note(path)
            return
        }
        switch expr.kind {
        case .select(let select) where select.isTest: visitTest(select)
        case .call(let call): visitCall(call)
        case .comprehension(let loop):
            visit(loop.range)
            visit(loop.fold.children, with: loop.variables)
        case .bind(let name, let value, let body):
            visit(value)
            visit([body], with: [name])
        default: for child in expr.kind.children { visit(child) }
        }
    }

    /// The path of a chain: the declared variable it begins with, its longest name, then the fields selected.
    func path(of expr: Expr) -> [String]? {
        guard var names: [String] = expr.qualifiedName, let first: String = names.first, !locals.contains(first)
        else { return nil }
        var fields: [String] = []
        while let last: String = names.last {
            switch environment.identifier(names.joined(separator: ".")) {
            case .variable(let variable):
                return variable.name.split(separator: ".").map(String.init) + fields.reversed()
            case .type: return nil
            case nil:
                fields.append(last)
                names.removeLast()
            }
        }
        return nil
    }

    private mutating func visitTest(_ select: Expr.Select) {
        if let path: [String] = path(of: select.operand) {
            note(path + [select.field])
        } else {
            visit(select.operand)
        }
    }

    private mutating func visitCall(_ call: Expr.Call) {
        let isLocal: Bool = call.target?.qualifiedName?.first.map { locals.contains($0) } ?? false
        let scoped: FunctionDeclaration? = isLocal ? nil : environment.scopedFunction(call)
        if let function: FunctionDeclaration = scoped ?? environment.function(call.function) {
            if !function.isDeterministic { isDeterministic = false }
            let isNamed: Bool = function.name.utf8.first.map(isIdentifierStart) ?? false
            if isNamed, !functions.contains(function.name) { functions.append(function.name) }
        }
        if scoped == nil, let target: Expr = call.target { visit(target) }
        for argument in call.arguments { visit(argument) }
    }

    private mutating func visit(_ bodies: [Expr], with names: [String]) {
        locals += names
        for body in bodies { visit(body) }
        locals.removeLast(names.count)
    }

    private mutating func note(_ path: [String]) {
        if !paths.contains(path) { paths.append(path) }
    }
}
