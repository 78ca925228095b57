import CEL
import GraphQLSyntax
import SchemaModel

/// Tells which values of an operation's text are the caller's `auth.uid`.
struct CallerValues {
    /// Variables that cannot be anything else: `@auth(expr: "vars.uid == auth.uid")`.
    private(set) var variables: Set<String> = []
    /// Variables that are lists of nothing else: `@check(expr: "vars.uids.all(u, u == auth.uid)")`.
    private(set) var lists: Set<String> = []
    /// Whether nobody gets anywhere without a user: only then what may be null is not the `auth.uid` of nobody.
    private(set) var isSomebody: Bool

    static let callers: [[String]] = [["auth", "uid"], ["request", "auth", "uid"]]

    /// The values of an operation.
    init(of operation: OperationDefinition) {
        let conditions: [CheckedExpr] = operation.conditions.compactMap { Self.compiled($0) }
        let facts: [Fact] = conditions.flatMap { Fact($0).conjuncts }
        variables = Set(facts.compactMap { $0.equalToCaller.flatMap(Self.variable) })
        lists = Set(facts.compactMap(Self.list))
        let given: Set<String> = variables.intersection(operation.givenVariables)
        isSomebody =
            !given.isEmpty || operation.authDirective?.wantsUser == true
            || conditions.contains { !$0.valueForNobody().mayBeTrue }
        // One that may be null equals the uid of nobody; of somebody it equals a uid, and so is there.
        if !isSomebody { variables = given }
    }

    /// The same where null is nobody's: to tell what only null lets pass.
    var ofSomebody: CallerValues {
        var values: CallerValues = self
        values.isSomebody = true
        return values
    }

    /// A variable all of whose elements equal the caller. It is there, since of nothing a loop makes nothing but a failure.
    private static func list(_ fact: Fact) -> String? {
        guard let quantifier = fact.quantifier, quantifier.isUniversal,
            let name: String = quantifier.range.chain.flatMap(variable),
            // No caller is meant by an `auth` that is an element.
            !["auth", "request"].contains(quantifier.name), quantifier.condition.equalToCaller == [quantifier.name]
        else { return nil }
        return name
    }

    /// Whether an expression is the caller and nothing else.
    func isCaller(_ expression: CheckedExpr) -> Bool { expression.chain.map(isCaller) ?? false }

    /// Whether a value in one of its forms is the caller.
    func isCaller(_ value: InputValue, _ form: ValueForm) -> Bool {
        switch (form, value.kind) {
        case (.plain, .variable(let name)): variables.contains(name)
        case (.expression, _): Self.compiled(value).map(isCaller) ?? false
        default: false
        }
    }

    /// Whether a list has nothing but the caller in it.
    func areCallers(_ value: InputValue) -> Bool {
        switch value.kind {
        case .variable(let name): lists.contains(name)
        case .list(let elements): elements.allSatisfy { isCaller($0, .plain) }
        default: isCaller(value, .plain)
        }
    }

    /// The names of a value that is what an earlier field gave: `response.query.post.id`.
    func response(_ value: InputValue, _ form: ValueForm) -> [String]? {
        guard form == .expression, let chain: [String] = Self.compiled(value)?.chain, chain.first == "response" else {
            return nil
        }
        return chain
    }

    /// Whether the text of a default is the caller.
    func isCaller(text: String) -> Bool { Self.compiled(text).map(isCaller) ?? false }

    private func isCaller(_ chain: [String]) -> Bool {
        Self.callers.contains(chain) || Self.variable(chain).map(variables.contains) ?? false
    }

    private static func variable(_ chain: [String]) -> String? {
        if chain.count == 2, chain[0] == "vars" { return chain[1] }
        return chain.count == 3 && chain.starts(with: ["request", "variables"]) ? chain[2] : nil
    }

    /// An expression of which only the structure matters: the operation was compiled, with the types of its names.
    static func compiled(_ value: InputValue) -> CheckedExpr? {
        if case .string(let text, _) = value.kind { compiled(text) } else { nil }
    }

    private static func compiled(_ text: String) -> CheckedExpr? { try? environment.compile(text) }

    private static let environment: Environment = {
        var environment: Environment = Environment()
        environment.enable(DefaultEnvironment.extensions)
        environment.acceptsNil = true
        environment.nullableObjects = [["auth"], ["request", "auth"]]
        for name: String in ["auth", "vars", "request", "response", "this"] { environment.declare(name, .dyn) }
        for name: String in Environment.uuidFunctions {
            _ = environment.declareFunction(name, [Overload(name, [], .string)])
        }
        return environment
    }()
}

extension Directive {
    /// Whether it is an `@auth` by a level that only users have.
    fileprivate var wantsUser: Bool {
        guard case .enumValue(let level)? = argument("level")?.value.kind else { return false }
        return ["USER_ANON", "USER", "USER_EMAIL_VERIFIED"].contains(level)
    }
}

extension OperationDefinition {
    /// The variables that every request gives a value to.
    var givenVariables: Set<String> {
        Set(variables.filter(\.type.isNonNull).map(\.name.value))
    }
}
