/// Resolves the names of an expression and finds the type of every node.
///
/// Goes on after a fault, with the type `error` that fits everything, so that one run reports them all.
struct Checker {
    let environment: Environment
    var substitution: Substitution = Substitution()
    private(set) var issues: [Issue] = []
    private var types: [CELType]
    private(set) var locals: [(name: String, type: CELType)] = []

    init(environment: Environment, nodeCount: Int) {
        self.environment = environment
        types = [CELType](repeating: .error, count: nodeCount)
    }

    /// The types of all nodes by id.
    mutating func check(_ root: Expr) throws(IssueList) -> [CELType] {
        _ = type(of: root)
        guard issues.isEmpty else {
            throw IssueList(issues.sorted { $0.utf8Offsets.lowerBound < $1.utf8Offsets.lowerBound })
        }
        return types.map { substitution.resolved($0, unknownAsDyn: true) }
    }

    mutating func report(_ message: String, at expr: Expr, candidates: [String] = []) -> CELType {
        issues.append(Issue(message, at: expr.range, candidates: candidates))
        return .error
    }

    /// The type of a node, with what is known so far.
    mutating func type(of expr: Expr) -> CELType {
        var type: CELType = computedType(of: expr)
        // Maps of maps double their type at each step; all later work is in proportion to it.
        if !substitution.isSmall(type, environment.limits.typePartCount) {
            type = report(
                "the type of the expression has more than \(environment.limits.typePartCount) parts", at: expr)
        }
        types[expr.id] = type
        return substitution.resolved(type, unknownAsDyn: false)
    }

    private mutating func computedType(of expr: Expr) -> CELType {
        switch expr.kind {
        case .constant(let value): constantType(value)
        case .ident(let name): identType(name, expr)
        case .select(let select): selectType(select, expr)
        case .call(let call): callType(call, expr)
        case .list(let elements): listType(elements)
        case .map(let entries): mapType(entries)
        case .message(let name, _): report("'\(name)' is not a message type", at: expr)
        case .comprehension(let loop): loopType(loop)
        case .bind(let name, let value, let body): bindType(name, value, body)
        }
    }

    private func constantType(_ value: Value) -> CELType {
        switch value {
        case .null: .null
        case .bool: .bool
        case .int: .int
        case .uint: .uint
        case .double: .double
        case .string: .string
        case .bytes: .bytes
        default: .dyn
        }
    }

    private mutating func listType(_ elements: [Expr.Element]) -> CELType {
        var common: CELType?
        for element in elements {
            let type: CELType = entryType(element.value, isOptional: element.isOptional)
            common = substitution.join(common, type)
        }
        return .list(common ?? substitution.fresh())
    }

    private mutating func mapType(_ entries: [Expr.Entry]) -> CELType {
        var key: CELType?
        var value: CELType?
        for entry in entries {
            let keyType: CELType = type(of: entry.key)
            key = substitution.join(key, keyType)
            let valueType: CELType = entryType(entry.value, isOptional: entry.isOptional)
            value = substitution.join(value, valueType)
        }
        return .map(key ?? substitution.fresh(), value ?? substitution.fresh())
    }

    /// The type of an element, which for `?e` is what the optional holds.
    private mutating func entryType(_ expr: Expr, isOptional: Bool) -> CELType {
        let given: CELType = type(of: expr)
        guard isOptional else { return given }
        let element: CELType = substitution.fresh()
        guard substitution.assign([given], to: [.optional(element)]) else {
            return report("expected type 'optional_type' but found '\(given)'", at: expr)
        }
        return substitution.resolved(element, unknownAsDyn: false)
    }

    /// Checks a part in which further names are known.
    mutating func with<Result>(_ names: [(String, CELType)], _ body: (inout Checker) -> Result) -> Result {
        for (name, type) in names { locals.append((name, type)) }
        defer { locals.removeLast(names.count) }
        return body(&self)
    }

    /// The type of a name that a loop or binding has introduced.
    func localType(_ name: String) -> CELType? { locals.last { $0.name == name }?.type }

    private mutating func bindType(_ name: String, _ value: Expr, _ body: Expr) -> CELType {
        let valueType: CELType = type(of: value)
        return with([(name, valueType)]) { (checker: inout Checker) -> CELType in checker.type(of: body) }
    }
}
