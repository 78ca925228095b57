import CEL
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Reads from an operation's text what it touches.
struct OperationReader {
    let selection: SelectionAccess
    let operation: OperationDefinition
    let caller: CallerValues
    let filters: FilterAccess
    let locate: (SourceSpan) -> TextLocation
    private(set) var places: [PlaceAccess] = []
    /// Rows that earlier fields of a mutation have tied to the caller.
    private var guarded: [GuardedRow] = []
    /// What earlier fields of a mutation gave.
    private var steps: [ResponseStep] = []
    /// Whether the field `query` that is read is there whatever the variables are.
    private var isQueryCertain: Bool = true

    var schema: Schema { selection.schema }

    init(_ operation: OperationDefinition, _ selection: SelectionAccess, locate: @escaping (SourceSpan) -> TextLocation)
    {
        self.selection = selection
        self.operation = operation
        self.locate = locate
        caller = CallerValues(of: operation)
        filters = FilterAccess(
            schema: selection.schema, caller: caller, variables: AllowedVariables(of: operation, caller))
    }

    /// Everything it touches, in the order of the text.
    mutating func read() -> [PlaceAccess] {
        guard let root: ObjectType = selection.types.rootType(for: operation.type) else { return [] }
        let fields: [CollectedField] = selection.collector.collect(operation.selectionSet, on: root)
        for field: CollectedField in fields {
            if operation.type == .query {
                rootRead(field, path: field.responseName)
            } else {
                rootWrite(field)
            }
        }
        return places
    }

    // MARK: Reading

    /// Where rows are selected that belong to others.
    private struct Around {
        var place: PlaceAccess
        /// Whether the rows point to those around, and so belong to whom those belong.
        var isBelow: Bool
        /// Whether the rows around are one row.
        var isOne: Bool
        /// Whether they are read whatever the variables are.
        var isCertain: Bool
    }

    private mutating func rootRead(_ field: CollectedField, path: String) {
        let name: String = field.field.name.value
        if let verb: NativeVerb = NativeVerb(rawValue: name) { return native(verb, field, path: path) }
        if let table: Table = schema.table(singular: name) {
            rows(field, of: table, path: path, isOne: true, choice: filters.row(field.field.arguments, of: table))
        } else if let table: Table = schema.table(plural: name) {
            rows(field, of: table, path: path, isOne: false, choice: listChoice(field, on: table))
        } else if let search: SearchField = SearchField(name, in: schema) {
            var choice: RowChoice = listChoice(field, on: search.table)
            choice.isFilter = true
            choice.probes += search.fields.map { ProbedField(table: search.table.objectType, field: $0) }
            rows(field, of: search.table, path: path, isOne: false, choice: choice)
        }
    }

    private func listChoice(_ field: CollectedField, on table: Table) -> RowChoice {
        var choice: RowChoice = RowChoice()
        for argument: Argument in field.field.arguments {
            switch argument.name.value {
            case "where": choice.narrow(by: filters.filter(argument.value, on: table))
            case "orderBy": choice.look(at: filters.order(argument.value, of: table))
            case "having":
                choice.look(at: filters.order(argument.value, of: table))
                choice.isPartial = true
            // A limit, an offset and a search leave rows out.
            default: choice.isPartial = choice.isPartial || !Self.keyArguments.contains(argument.name.value)
            }
        }
        return choice
    }

    /// The arguments that say which row is meant, and what is written to it: what `FilterAccess.row` reads.
    private static let keyArguments: Set<String> = ["id", "id_expr", "key", "first", "data"]

    private mutating func rows(
        _ field: CollectedField, of table: Table, path: String, isOne: Bool, choice: RowChoice, around: Around? = nil
    ) {
        var ties: [Tie] = choice.ties
        let isAlone: Bool = around?.isOne ?? true
        let checked: [Tie] = selection.ties(field, of: table, isOne: isOne, isAlone: isAlone, caller)
        ties += checked
        ties += earlierTies(choice, of: table)
        let subfields: [CollectedField] = selection.subfields(field, of: table)
        var place: PlaceAccess = PlaceAccess(
            path: path, location: locate(field.field.name.span), action: .read, table: table.objectType,
            tie: tie(ties, choice, around))
        place.reads = subfields.compactMap { column($0, of: table) }.unique
        place.probes = choice.probes
        if subfields.contains(where: { $0.field.name.value == "_id" }) {
            place.probes += table.primaryKey.map { ProbedField(table: table.objectType, field: $0) }
        }
        place.probes = place.probes.unique
        place.nullsForNobody = selection.nullsForNobody(
            field, of: table, isOne: isOne, isAlone: isAlone, caller, known: checked)
        places.append(place)
        if operation.type == .mutation, around == nil {
            steps.append(
                ResponseStep(
                    table: table, fields: subfields, path: path, isOne: isOne, choice: choice, ties: ties,
                    place: places.count - 1))
        }
        let isCertain: Bool = field.isUnconditional && (around?.isCertain ?? isQueryCertain)
        if isCertain { guardRow(field, of: table, choice, ties, path: path, around == nil ? steps.last : nil) }
        if isCertain, around == nil { guardEarlierRows(field) }
        let inside: Around = Around(place: place, isBelow: false, isOne: isOne && isAlone, isCertain: isCertain)
        for inner: CollectedField in subfields { self.inner(inner, of: table, inside) }
    }

    private mutating func inner(_ field: CollectedField, of table: Table, _ around: Around) {
        let name: String = field.field.name.value
        let path: String = "\(around.place.path).\(field.responseName)"
        if let reference: Reference = table.reference(name), let target: Table = schema.table(reference.target) {
            var choice: RowChoice = RowChoice()
            choice.ties = around.place.tie.ties(through: reference)
            return rows(field, of: target, path: path, isOne: true, choice: choice, around: around)
        }
        guard let relation: Relation = table.relation(name), let target: Table = schema.table(relation.target) else {
            return
        }
        let arguments: Table = schema.table(relation.argumentType) ?? target
        let choice: RowChoice = relation.isSingle ? RowChoice() : listChoice(field, on: arguments)
        var around: Around = around
        if case .via = relation.path {} else { around.isBelow = true }
        rows(field, of: target, path: path, isOne: relation.isSingle, choice: choice, around: around)
    }

    /// The column that a field gives, as it is or aggregated.
    private func column(_ field: CollectedField, of table: Table) -> String? {
        let name: String = field.field.name.value
        return table.column(name)?.fieldName ?? table.aggregate(name).map { $0.fieldName ?? "_count" }
    }

    /// Of rows that are named by what an earlier field gave of the caller's.
    private func tie(_ ties: [Tie], _ choice: RowChoice, reachedFrom step: ResponseStep?) -> RowTie {
        guard ties.isEmpty, let step else { return tie(ties, choice, nil as Around?) }
        return .untied(.reached(from: step.path))
    }

    private func tie(_ ties: [Tie], _ choice: RowChoice, _ around: Around?) -> RowTie {
        if ties.contains(where: \.isOwnership) { return .tied(ties.unique) }
        if let around, around.isBelow, case .tied = around.place.tie {
            return .tied([Tie(kind: .around, text: around.place.path)])
        }
        guard ties.isEmpty else { return .untied(.shared(ties.unique)) }
        if let around {
            switch around.place.tie {
            case .tied, .untied(.reached), .untied(.shared): return .untied(.reached(from: around.place.path))
            case .untied: return .untied(.around(around.place.path))
            }
        }
        if !choice.variables.isEmpty { return .untied(.chosen(choice.variables.unique)) }
        if choice.isKey { return .untied(.named) }
        return .untied(choice.isFilter ? .filtered : .everyRow)
    }

    // MARK: Writing

    private mutating func rootWrite(_ field: CollectedField) {
        let name: String = field.field.name.value
        let path: String = field.responseName
        // Nothing stays of the work of a field whose own check fails, in a transaction or not.
        guardEarlierRows(field)
        defer { guardEarlierRows(field) }
        if let verb: NativeVerb = NativeVerb(rawValue: name) { return native(verb, field, path: path) }
        if name == "query", let type: ObjectType = selection.types.rootType(for: .query) {
            isQueryCertain = field.isUnconditional
            defer { isQueryCertain = true }
            for read: CollectedField in selection.collector.collectSubfields(of: field, on: type) {
                rootRead(read, path: "\(path).\(read.responseName)")
            }
            return
        }
        guard let write: WriteField = WriteField(name, in: schema) else { return }
        let table: Table = write.table
        let location: TextLocation = locate(field.field.name.span)
        let data: InputValue? = field.field.value(of: "data")
        switch write.verb {
        case .insert, .insertMany: put(data, into: table, .insert, path, location)
        case .upsert, .upsertMany: put(data, into: table, .upsert, path, location)
        case .update, .updateMany: change(field, table, .update, data, location)
        case .delete, .deleteMany: change(field, table, .delete, nil, location)
        }
    }

    private mutating func put(
        _ data: InputValue?, into table: Table, _ action: PlaceAccess.Action, _ path: String, _ location: TextLocation
    ) {
        guard let data else { return }
        let writer: RowWriter = RowWriter(filters: filters, action: action, location: location)
        places += writer.places(data, of: table, path: path, around: nil)
    }

    private mutating func change(
        _ field: CollectedField, _ table: Table, _ action: PlaceAccess.Action, _ data: InputValue?,
        _ location: TextLocation
    ) {
        var choice: RowChoice = filters.row(field.field.arguments, of: table)
        choice.narrow(by: listChoice(field, on: table))
        let ties: [Tie] = choice.ties + earlierTies(choice, of: table)
        var place: PlaceAccess = PlaceAccess(
            path: field.responseName, location: location, action: action, table: table.objectType,
            tie: tie(ties, choice, reachedFrom: steps.first { $0.points(choice, to: table) }))
        // Of a filter that a request gives nothing is left where it is `{}`.
        if case .untied(.chosen(let variables)) = place.tie, field.field.value(of: "where") != nil,
            choice.equalities.isEmpty
        {
            place.tie = .untied(.chosenOrAll(variables))
        }
        if let data {
            place.writes = RowWriter(filters: filters, action: .update, location: location).fields(data, of: table)
        }
        // What is found by something else than its key is answered by its key.
        if field.field.value(of: "first") != nil { place.reads = table.primaryKey }
        place.probes = choice.probes.unique
        places.append(place)
        if action == .delete { places += DeletionReach(schema: schema).places(after: place, of: table) }
    }

    // MARK: Native SQL

    private mutating func native(_ verb: NativeVerb, _ field: CollectedField, path: String) {
        let parameters: [InputValue] = field.field.value(of: "params")?.elements ?? []
        let takesCaller: Bool = parameters.contains { parameter in
            guard case .object(let members) = parameter.kind else { return caller.isCaller(parameter, .plain) }
            return members.contains { $0.name.value == "_expr" && caller.isCaller($0.value, .expression) }
        }
        places.append(
            PlaceAccess(
                path: path, location: locate(field.field.name.span), action: verb.reads ? .nativeRead : .nativeWrite,
                table: nil, tie: .untied(.anything(takesCaller: takesCaller))))
    }

    // MARK: Guards

    private var isTransaction: Bool { operation.directives.contains { $0.name.value == "transaction" } }

    /// What earlier fields of a mutation say of rows: a check of theirs, or rows of the caller's that they gave.
    private func earlierTies(_ choice: RowChoice, of table: Table) -> [Tie] {
        guarded.compactMap { $0.tie(to: choice, of: table) } + steps.compactMap { $0.tie(to: choice, of: table) }
    }

    /// Notes the earlier rows that a check on this field looks at by `response`, or, on `query`, by `this`.
    private mutating func guardEarlierRows(_ field: CollectedField) {
        guard operation.type == .mutation, field.isUnconditional else { return }
        let isQuery: Bool = field.field.name.value == "query"
        for check: Directive in selection.checks(on: field) {
            guard let literal: InputValue = check.argument("expr")?.value,
                let condition: CheckedExpr = selection.conditions.compiled(literal)
            else { continue }
            for step: ResponseStep in steps {
                var names: [String: CheckedRows.Subject] = ["response": step.response]
                // A `this` is what this very field gave, and none that has another name.
                let isWithin: Bool = isQuery && step.path.hasPrefix("\(field.responseName).")
                if isWithin { names["this"] = step.query }
                let rows: CheckedRows = CheckedRows(
                    caller: caller, access: selection, vanishing: step.vanishing(isQuery: isWithin))
                guard let found: CheckedRows.Finding = rows.finding(condition, names) else { continue }
                let tie: Tie = Tie(check: condition.text, found)
                // Of a transaction that a check has ended nothing is given, and nothing of a `query` whose own check fails.
                if isTransaction || isWithin, places[step.place].isUntied {
                    places[step.place].tie = tie.isOwnership ? .tied([tie]) : .untied(.shared([tie]))
                }
                guarded.append(
                    GuardedRow(
                        table: step.table, choice: step.choice, path: step.path,
                        isThere: step.isOne && !found.allowsNothing,
                        ties: [tie], step: step))
            }
        }
    }

    /// Notes what later fields of a mutation may rely on: they do not run if a check fails before them.
    private mutating func guardRow(
        _ field: CollectedField, of table: Table, _ choice: RowChoice, _ ties: [Tie], path: String,
        _ step: ResponseStep?
    ) {
        guard operation.type == .mutation, !ties.isEmpty else { return }
        // Nothing later can mean such a row.
        guard step != nil || !choice.equalities.isEmpty else { return }
        let isChecked: Bool = ties.contains { $0.kind == .check }
        let isThere: Bool = selection.provesExistence(field, of: table)
        guard isChecked || isThere else { return }
        var choice: RowChoice = choice
        // Of rows within rows only those are looked at that belong to these.
        if step == nil { choice.isPartial = true }
        guarded.append(
            GuardedRow(
                table: table, choice: choice, path: path, isThere: isThere,
                ties: ties, step: step))
    }
}

extension RowTie {
    /// What of it ties the row that a reference points to as well: an equation of the very columns that it consists of.
    fileprivate func ties(through reference: Reference) -> [Tie] {
        guard case .tied(let ties) = self else { return [] }
        return ties.compactMap { tie in
            guard let first: String = tie.trail.first else { return nil }
            var inner: Tie = tie
            if tie.trail.count > 1, first == reference.fieldName {
                inner.trail.removeFirst()
            } else if tie.trail.count == 1, let pair = reference.pairs.first(where: { $0.fieldName == first }) {
                inner.trail = [pair.targetFieldName]
            } else {
                return nil
            }
            return inner
        }
    }
}

extension SearchField {
    /// Whose rows are searched.
    var table: Table {
        switch self {
        case .text(let table, _), .vector(let table, _): table
        }
    }

    /// The fields that are searched.
    var fields: [String] {
        switch self {
        case .text(_, let search): search.fieldNames
        case .vector(_, let column): [column.fieldName]
        }
    }
}
