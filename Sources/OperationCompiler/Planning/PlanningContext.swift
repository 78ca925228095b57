import CEL
import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel
import TypeSystem

/// What planning one operation needs to know, and what it gathers.
///
/// A class because every step of planning adds to the same diagnostics and sources.
final class PlanningContext {
    let schema: Schema
    let types: GraphQLSchema
    let collector: FieldCollector
    let operation: OperationDefinition
    private(set) var variables: [CompiledVariable]
    let slots: [String: Int]
    let traits: DatabaseTraits
    /// Compiles expressions, with what `response` is for the root field that is being planned.
    var expressions: ExpressionCompiler { preparedExpressions.value }
    /// Made when the first expression is met: most root fields have none, and a mutation may have thousands of them.
    private var preparedExpressions: Deferred<ExpressionCompiler>
    /// What its rules say to callers without a token, whatever `response` is.
    private(set) lazy var callersWithoutToken: CallersWithoutToken = CallersWithoutToken(
        of: operation, in: expressions.environment)
    var diagnostics: [Diagnostic] = []
    /// The response names that lead to what is being planned: a root field, or a member of `query { … }` in a mutation.
    var fieldPath: [String] = []
    /// The errors once more, as ones of a request: they are that where its values are planned for.
    private(set) var faults: [ShapeFault] = []
    /// The ways to values of a request that stand as literals, by the spans that these have instead of one in a text.
    let substituted: [SourceSpan: String]
    /// The sources of the step that is being planned.
    var sources: SourceTable = SourceTable()
    /// What the step that is being planned asks of a request's values.
    var demands: [StepDemand] = []
    /// `auth` paths that data expressions read.
    var authPaths: Set<[String]> = []
    /// The aggregates of the tables that the operation meets.
    private var aggregates: [String: [String: Aggregate]] = [:]
    /// Variables that expressions name, which validation cannot see.
    var namedVariables: NamedVariables = NamedVariables()
    /// Paths that expressions read, beginning with `response`.
    private(set) var responsePaths: Set<[String]> = []
    /// Variables whose values decide the text of a statement.
    private(set) var shapedSlots: Set<Int> = []
    /// The tables that rows of variables may be written to, which only the plan for a request knows.
    var tablesOfVariables: Set<QualifiedName> = []
    /// The shapes of rows that a request gives, by the place where they are written: `data` or `data.loans_on_book`.
    let rowsShapes: [String: RowsShape]
    /// Whether the row of every object is to be identified in the answer.
    let hasEntityIDs: Bool
    /// Whether this is the second plan, for the shape of one request's values.
    let isPlannedForRequest: Bool

    init(
        service: ServiceContext, collector: FieldCollector, operation: OperationDefinition,
        variables: [CompiledVariable], expressions: ExpressionCompiler, hasEntityIDs: Bool = false,
        isPlannedForRequest: Bool = false, rowsShapes: [String: RowsShape] = [:],
        substituted: [SourceSpan: String] = [:]
    ) {
        self.rowsShapes = rowsShapes
        self.substituted = substituted
        self.hasEntityIDs = hasEntityIDs
        self.isPlannedForRequest = isPlannedForRequest
        schema = service.schema
        types = service.types
        traits = service.traits
        self.collector = collector
        self.operation = operation
        self.variables = variables
        preparedExpressions = Deferred { expressions }
        slots = Dictionary(variables.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Lets expressions from here on be compiled by what `make` gives.
    func compileExpressions(by make: @escaping () -> ExpressionCompiler) {
        preparedExpressions = Deferred(make)
    }

    func error(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil,
        missing: MissingMember? = nil, place: ValuePlace? = nil
    ) {
        let place: ValuePlace? =
            place ?? self.place(substitutedAt: span).map { ValuePlace(slot: $0.slot, path: $0.path) }
        faults.append(ShapeFault(message, path: fieldPath, missing: missing, place: place))
        diagnostics.append(Diagnostic(.error, code, message, at: span, hint: hint))
    }

    /// Notes what an expression of data reads: of the user, the variables and the root fields before it.
    func note(_ expression: CheckedExpr) {
        authPaths.formUnion(expression.authPaths)
        namedVariables.add(expression)
        responsePaths.formUnion(expression.selectedPaths.filter { $0.first == "response" })
    }

    /// Notes the variables of an expression that cannot be compiled: that they seem unused is no news beside its fault.
    func noteFaulty(_ expression: InputValue) {
        guard case .string(let text, _) = expression.kind else { return }
        namedVariables.add(mentionedIn: text, of: operation)
    }

    /// Something that validation let through although the generated API has it not, or has it and no plan was written for it.
    func unplanned(_ what: String, at span: SourceSpan) {
        error(
            .compilerFault, "Nothing says how \(what) is to be done", at: span,
            hint: "this is a fault of the compiler: please report it, with the operation and the types it names")
    }

    /// PostgreSQL's select lists have room for so many entries (its manual, appendix K, "columns per result set": 1,664).
    static let mostFields: Int = 1600

    /// Refuses more fields of one object than a statement can give.
    func boundFields(_ count: Int, at span: SourceSpan) {
        guard count > Self.mostFields else { return }
        error(.tooManyFields, Self.tooManyFields(count), at: span, hint: Self.fewerFields)
    }

    static func tooManyFields(_ count: Int) -> String {
        "\(count) fields of one object are selected, \(mostFields) are possible"
    }

    static let fewerFields: String = "select fewer, or split the operation"

    /// A variable that may be null by its type stands where null cannot and GraphQL knows no types, as among the numbers of a vector. Only
    /// one with a default may, which null would replace. Elsewhere `variablesThatRefuseNull` knows.
    func refuseNull(of variable: String) {
        guard let slot: Int = slots[variable], variables[slot].defaultValue != nil else { return }
        variables[slot].isNonNull = true
    }

    /// The aggregate of a generated field; a table's are made once.
    func aggregate(_ name: String, of table: Table) -> Aggregate? {
        guard name.contains("_") else { return nil }
        if let known: [String: Aggregate] = aggregates[table.objectType] { return known[name] }
        let all: [String: Aggregate] = Dictionary(
            table.aggregates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        aggregates[table.objectType] = all
        return all[name]
    }

    /// Notes that a variable stands where the statement's text depends on its value: the operation is planned again for the values of
    /// each request, when a literal stands in its place. What is planned instead is never run.
    ///
    /// In such a second plan a variable is met here only when the request left it out.
    func needsShape(of variable: String) {
        guard let slot: Int = slots[variable] else { return }
        shapedSlots.insert(slot)
    }

    /// The slot of a variable, and the way to a member of its value: `filter.title.eq` is written where a request's object stands.
    func place(of variable: String) -> (slot: Int, path: [String])? {
        if let slot: Int = slots[variable] { return (slot, []) }
        let names: [String] = variable.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard let name: String = names.first, let slot: Int = slots[name] else { return nil }
        return (slot, Array(names.dropFirst()))
    }

    /// The place in the variables of a value that a request gives.
    func place(substitutedAt span: SourceSpan) -> (slot: Int, path: [String])? {
        substituted[span].flatMap { place(of: $0) }
    }

    /// What a request's values did wrong to the root field that was planned last; nothing where there are none yet.
    func takeFaults() -> [ShapeFault] {
        guard isPlannedForRequest else { return [] }
        defer { faults = [] }
        return faults
    }

    /// The demands gathered so far; the next step begins with none.
    func takeDemands() -> [StepDemand] {
        defer { demands = [] }
        return demands
    }

    /// The sources gathered so far; the next step begins with none.
    func takeSources() -> [ParameterSource] {
        defer { sources = SourceTable() }
        return sources.sources
    }
}

/// What all operations of a service share.
struct ServiceContext: Sendable {
    var schema: Schema
    var types: GraphQLSchema
    var traits: DatabaseTraits
}
