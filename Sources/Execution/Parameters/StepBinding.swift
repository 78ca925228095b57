import CEL
import ConnectorModel
import SQL

/// A statement of a step with the parameters of one request.
struct BoundStatement {
    var entry: StatementEntry
    var parameters: ParameterList
}

extension Executor {
    /// Chooses the statement of a step by the values of the request, and gives it these.
    func bind(_ scope: RequestScope, step index: Int) throws(GraphQLError) -> BoundStatement {
        var binding: StepBinding = StepBinding(scope, step: index)
        do throws(GraphQLError) {
            return try bind(scope, step: index, &binding)
        } catch {
            throw binding.placed(error)
        }
    }

    private func bind(
        _ scope: RequestScope, step index: Int, _ binding: inout StepBinding
    ) throws(GraphQLError) -> BoundStatement {
        try binding.checkDemands(scope.operation.steps[index].demands)
        let entry: StatementEntry
        if let fixed: StatementEntry = statements.fixedEntry(scope.operation, step: index) {
            entry = fixed
        } else {
            entry = statements.entry(scope.operation, step: index, shape: try binding.shape())
        }
        guard entry.rendered.refusedSources.isEmpty else { throw try binding.refusal(entry.rendered.refusedSources) }
        return BoundStatement(entry: entry, parameters: try binding.parameters(of: entry.rendered))
    }
}

extension RequestScope {
    /// The root fields of a step that is a statement of several, each as a statement of its own.
    func bindRoots(ofStep index: Int) throws(GraphQLError) -> [(SQLStatement, ParameterList)] {
        var binding: StepBinding = StepBinding(self, step: index)
        var statements: [(SQLStatement, ParameterList)] = []
        for root: RootStatement in operation.steps[index].roots {
            let rendered: RenderedStatement = try binding.rendered(root)
            statements.append((rendered.statement, try binding.parameters(of: rendered)))
        }
        return statements
    }
}

/// Gives the sources of one step their values for one execution.
///
/// A variable is looked up each time; what an expression gives, and a new UUID, is made once and stays.
struct StepBinding {
    let scope: RequestScope
    // Not the step itself: a copy of it is a dozen references.
    let index: Int
    private let sources: [ParameterSource]
    private var made: [Int: CoercedValue] = [:]
    private var levels: [RowsLevel: LevelRows] = [:]

    init(_ scope: RequestScope, step index: Int) {
        self.scope = scope
        self.index = index
        sources = scope.operation.steps[index].sources
    }

    /// The shape of the statement for this request.
    mutating func shape() throws(GraphQLError) -> ShapeKey {
        var key: ShapeKey = ShapeKey()
        for source: Int in scope.operation.steps[index].shapeSources { key.append(try presence(of: source)) }
        return key
    }

    /// The parameters of a rendered statement, in order.
    mutating func parameters(of rendered: RenderedStatement) throws(GraphQLError) -> ParameterList {
        var list: ParameterList = ParameterList()
        for (source, type) in zip(rendered.sources, rendered.statement.parameterTypes) {
            if let value: CoercedValue = try value(of: source) {
                ParameterText.append(value, as: type, to: &list)
            } else {
                list.appendNull()
            }
        }
        return list
    }

    /// What the statement must not run without is named by its variables, with the root field that lacks it.
    mutating func refusal(_ sources: [Int]) throws(GraphQLError) -> GraphQLError {
        let step: CompiledStep = scope.operation.steps[index]
        for root: RootStatement in step.roots {
            let rendered: RenderedStatement = try self.rendered(root)
            guard !rendered.refusedSources.isEmpty else { continue }
            return try refusal(rendered.refusedSources, of: root.responseName, at: scope.path(of: root, ofStep: index))
        }
        guard step.responseName.isEmpty else {
            return try refusal(sources, of: step.responseName, at: scope.path(of: index))
        }
        return try refusal(sources, of: scope.operation.name, at: [])
    }

    /// The error with the root field that its values are of, where it does not say so itself: the first of those that share the statement
    /// which cannot be given its values.
    mutating func placed(_ error: GraphQLError) -> GraphQLError {
        guard error.path.isEmpty else { return error }
        // What costs too much is not tried again.
        let roots: [RootStatement] = scope.work.isExhausted ? [] : scope.operation.steps[index].roots
        for root: RootStatement in roots where !canBind(root) { return error.at(scope.path(of: root, ofStep: index)) }
        return error.at(scope.path(of: index))
    }

    private mutating func canBind(_ root: RootStatement) -> Bool {
        do throws(GraphQLError) {
            _ = try parameters(of: rendered(root))
            return true
        } catch {
            return false
        }
    }

    /// The statement of a root field by itself, for this request.
    mutating func rendered(_ root: RootStatement) throws(GraphQLError) -> RenderedStatement {
        var shape: ShapeKey = ShapeKey()
        for source: Int in root.template.shapeSources { shape.append(try presence(of: source)) }
        return root.template.render(shape)
    }

    private mutating func refusal(
        _ sources: [Int], of field: String, at path: [GraphQLError.PathSegment]
    ) throws(GraphQLError) -> GraphQLError {
        var lacks: LackingValues = LackingValues()
        for source: Int in sources {
            if let name: String = name(of: source) { lacks.add(name, try presence(of: source)) }
        }
        let lack: String = lacks.sentence(joinedBy: "or") ?? "a value is missing"
        return GraphQLError(
            "\(lack): without it \(field) would mean any row", path: path, code: .invalidArgument)
    }

    func name(of source: Int) -> String? {
        switch sources[source] {
        case .variable(let slot, let path), .pattern(let slot, let path, _):
            scope.operation.spelling(of: ValuePlace(slot: slot, path: path))
        case .expression(let expression): expression.text
        case .rows(let rows): "$" + scope.operation.variables[rows.level.slot].name
        case .newUUID, .requestTime, .native, .embedding: nil
        }
    }

    /// Whether it is of rows whose numbers a request does not know.
    func isCountedThrough(_ source: Int) -> Bool {
        guard case .rows(let rows) = sources[source] else { return false }
        return rows.level.parent != nil || !rows.level.path.isEmpty
    }

    mutating func presence(of source: Int) throws(GraphQLError) -> Presence {
        switch try value(of: source) {
        case nil: .absent
        case .null?: .null
        case .some: .value
        }
    }

    mutating func value(of source: Int) throws(GraphQLError) -> CoercedValue? {
        switch sources[source] {
        case .variable(let slot, let path): return scope.variables.value(slot, path)
        case .pattern(let slot, let path, let kind): return pattern(scope.variables.value(slot, path), kind)
        case .expression(let expression):
            return try once(source) { scope throws(GraphQLError) in try scope.value(of: expression) }
        case .newUUID:
            return try once(source) { scope throws(GraphQLError) in .text(scope.environment.newUUID()) }
        case .requestTime(.date): return .text(DateText.text(microseconds: scope.time))
        case .requestTime: return .text(TimestampText.text(microseconds: scope.time))
        case .native(let parameter):
            return try once(source) { scope throws(GraphQLError) in
                try parameter.value(scope).parameter.map { .text($0) } ?? .null
            }
        case .embedding(let embedding): return try scope.vector(of: embedding)
        case .rows(let rows):
            if let value: CoercedValue = made[source] { return value }
            let value: CoercedValue = .list(try self.values(rows.values, of: rowsOf(rows.level)))
            made[source] = value
            return value
        }
    }

    // MARK: Rows

    private mutating func rowsOf(_ level: RowsLevel) -> LevelRows {
        if let rows: LevelRows = levels[level] { return rows }
        let rows: LevelRows =
            if let parent: RowsLevel = level.parent, let field: String = level.fields.last {
                LevelRows(field, in: rowsOf(parent))
            } else {
                LevelRows(scope.variables.value(level.slot, level.path))
            }
        levels[level] = rows
        return rows
    }

    private mutating func values(
        _ values: RowValues, of rows: LevelRows
    ) throws(GraphQLError) -> [CoercedValue] {
        switch values {
        case .column(let name, let form, let absent):
            return rows.column(
                name, form, absent: try absent.map { source throws(GraphQLError) in try each(source, rows.count) })
        case .presence(let name): return rows.presence(name)
        case .mask(let names): return rows.masks(names)
        case .ordinals: return (0..<rows.count).map { .integer(Int64($0 + 1)) }
        case .parents: return rows.parents.map { .integer(Int64($0 + 1)) }
        case .newUUIDs: return (0..<rows.count).map { _ in .text(scope.environment.newUUID()) }
        case .expressions(let expression, let form):
            var made: [CoercedValue] = []
            for _: Int in 0..<rows.count { made.append(form.element(try scope.value(of: expression))) }
            return made
        case .repeated(let source):
            guard case .list(let around)? = try value(of: source) else { return [] }
            return rows.parents.map { around[$0] }
        }
    }

    /// The values of a source for so many rows: one each, or one for all.
    private mutating func each(_ source: Int, _ count: Int) throws(GraphQLError) -> [CoercedValue] {
        let value: CoercedValue = try value(of: source) ?? .null
        if case .rows = sources[source], case .list(let values) = value { return values }
        return Array(repeating: value, count: count)
    }

    private mutating func once(
        _ source: Int, _ make: (RequestScope) throws(GraphQLError) -> CoercedValue
    ) throws(GraphQLError) -> CoercedValue {
        if let value: CoercedValue = made[source] { return value }
        let value: CoercedValue = try make(scope)
        made[source] = value
        return value
    }

    private func pattern(_ value: CoercedValue?, _ kind: PatternKind) -> CoercedValue? {
        guard case .text(let text)? = value else { return value }
        return PatternText.text(text, kind).map { .text($0) } ?? .null
    }
}
