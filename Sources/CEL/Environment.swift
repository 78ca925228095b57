/// Where a variable's value lies in an activation.
public struct VariableSlot: Hashable, Sendable {
    /// The index into the slots of an activation.
    public let index: Int
}

/// What expressions may name, and how large they may become.
///
/// Text becomes a `ParsedExpr`, that a `CheckedExpr`, and that a `Program` for one environment.
///
/// - Errors: syntax and types are reported as an `IssueList`; evaluating a program gives an error value instead.
/// - Source: CEL language definition, "Evaluation Environment".
public struct Environment: Sendable {
    /// Whether `nil` may be written for `null`.
    public var acceptsNil: Bool = false
    /// Paths of objects that may be missing whole, such as the user of a request that nobody signed. Where one of them, or what is below
    /// it, is `null`, a field of it is `null` and `has()` of one false. A field of any other `null` is an error.
    public var nullableObjects: [[String]] = []
    /// Whether `has`, `all`, `map` and kin are macros; without, they are calls of unknown functions.
    public var expandsMacros: Bool = true
    /// The dotted scope names are looked up in, from the inside out; empty is the root.
    public var container: String = ""
    /// How large an expression and its evaluation may become.
    public var limits: Limits = Limits()
    /// How names of time zones are turned into offsets.
    public var timeZones: TimeZoneProvider = .tzdata
    /// Paths whose value differs from one evaluation to the next, such as `["request", "time"]`.
    public var volatilePaths: [[String]] = []

    /// The libraries beyond the standard one that are turned on.
    public private(set) var extensions: Set<Extension> = []

    private(set) var variables: [String: Variable] = [:]
    private(set) var functions: [String: FunctionDeclaration] = Library.standard.functions
    private(set) var types: [String: CELType] = Library.standard.types
    private(set) var macros: [Macro.Key: Macro] = Library.standard.macros
    private(set) var hostFunctionCount: Int = 0

    /// A declared variable.
    struct Variable: Sendable {
        let name: String
        let type: CELType
        let slot: VariableSlot
    }

    /// An environment with the standard library and no variables.
    public init() {}

    /// The number of slots an activation needs.
    public var slotCount: Int { variables.count }

    /// Makes a variable known. Its name may be dotted. Declaring a name again changes its type and keeps its slot.
    @discardableResult
    public mutating func declare(_ name: String, _ type: CELType) -> VariableSlot {
        let slot: VariableSlot = variables[name]?.slot ?? VariableSlot(index: variables.count)
        variables[name] = Variable(name: name, type: type, slot: slot)
        return slot
    }

    /// Turns libraries on.
    public mutating func enable(_ extensions: some Sequence<Extension>) {
        for one: Extension in extensions where self.extensions.insert(one).inserted { add(one.library) }
    }

    /// Makes the functions, macros and types of a library known.
    private mutating func add(_ library: Library) {
        functions.merge(library.functions) { (_: FunctionDeclaration, new: FunctionDeclaration) in new }
        types.merge(library.types) { (_: CELType, new: CELType) in new }
        macros.merge(library.macros) { (_: Macro, new: Macro) in new }
    }

    /// Makes a function of the host known; one of the same name is replaced, the standard library's too.
    ///
    /// - Parameters:
    ///   - isDeterministic: whether equal arguments always give equal results. If not, no expression that calls it
    ///     `isDeterministic`.
    ///   - implementation: the function itself. Gets the arguments (a receiver first), none of them an error; nil stands
    ///     for "no such overload".
    public mutating func declareFunction(
        _ name: String, _ overloads: [Overload], isDeterministic: Bool = true,
        implementation: @escaping @Sendable ([Value]) -> Value?
    ) {
        functions[name] = FunctionDeclaration(
            name, overloads, isDeterministic: isDeterministic,
            .variadic { (arguments: [Value], _: inout EvaluationBudget) -> Value? in implementation(arguments) })
    }

    /// Makes a function known that each activation brings with it, such as one that draws random numbers.
    ///
    /// - Returns: where the activation holds it.
    public mutating func declareFunction(
        _ name: String, _ overloads: [Overload], isDeterministic: Bool = false
    ) -> FunctionSlot {
        let slot: FunctionSlot = FunctionSlot(index: hostFunctionCount)
        hostFunctionCount += 1
        functions[name] = FunctionDeclaration(name, overloads, isDeterministic: isDeterministic, .host(slot))
        return slot
    }

    /// Reads the text of an expression.
    public func parse(_ text: String) throws(IssueList) -> ParsedExpr {
        do throws(Issue) {
            var parser: Parser = try Parser(Array(text.utf8), in: self)
            let root: Expr = try parser.parse()
            return ParsedExpr(text: text, root: root, nodeCount: parser.nodeCount)
        } catch {
            throw IssueList([error])
        }
    }

    /// Resolves names and checks types.
    public func check(_ expr: ParsedExpr) throws(IssueList) -> CheckedExpr {
        var checker: Checker = Checker(environment: self, nodeCount: expr.nodeCount)
        let types: [CELType] = try checker.check(expr.root)
        return CheckedExpr(text: expr.text, root: expr.root, types: types, environment: self)
    }

    /// Reads and checks in one step.
    public func compile(_ text: String) throws(IssueList) -> CheckedExpr { try check(parse(text)) }

    /// Plans the evaluation of an expression.
    public func program(_ expr: CheckedExpr) -> Program {
        Planner(environment: self, types: expr.types).program(expr.root)
    }

    /// Plans the evaluation of an expression that was not checked. Names that are not declared become error values.
    public func program(_ expr: ParsedExpr) -> Program {
        Planner(environment: self, types: []).program(expr.root)
    }
}
