import ConnectorModel
import GraphQLSyntax
import SchemaModel

/// Plans rows that a variable holds: one array a column, so that any number of rows is one statement.
///
/// Rows within them are flattened, each level one statement's part; what they need of the row around travels with them, repeated, where
/// the server knows it, and is joined where the database makes it.
struct RowsPlanner {
    let context: PlanningContext
    let isUpsert: Bool
    /// The mutation's name, for messages.
    let mutation: String

    /// The rows of a level and those within them.
    ///
    /// - Parameter inherited: the columns that point to the row around.
    /// - Returns: nothing where they cannot be written.
    func rows(
        _ level: RowsLevel, _ shape: RowsShape, of table: Table, inherited: [GivenColumn] = [], path: String = "data"
    ) -> RowsPlan? {
        guard shape.hasRows else { return .written([]) }
        guard check(level, shape, table, inherited, path) else { return nil }
        var rows: GivenRows = GivenRows(
            columns: table.columns.compactMap { column in
                inherited.first { $0.column.name == column.name } ?? self.column(column, level, shape)
            })
        // A table of nothing but defaults still needs a column to say something for.
        if rows.columns.isEmpty { makeKnown(table.columns[0], in: &rows, table) }
        addMask(&rows, level, shape, table)
        for child: RowsShape.Child in shape.children {
            guard let relation: Relation = table.relation(child.name),
                let reference: Reference = relation.childReference,
                let inner: Table = context.schema.table(relation.target)
            else { continue }
            let childLevel: RowsLevel = RowsLevel(
                slot: level.slot, path: level.path, fields: level.fields + [child.name])
            let columns: [GivenColumn] = self.inherited(reference, inner, childLevel, from: &rows, table)
            guard
                let plan: RowsPlan = self.rows(
                    childLevel, child.shape, of: inner, inherited: columns, path: "\(path).\(child.name)")
            else { return nil }
            rows.children.append(ChildPlan(field: child.name, table: inner, rows: plan))
        }
        if inherited.contains(where: \.isJoined) { rows.parents = context.sources.rows(level, .parents) }
        if !rows.hasArray { rows.ordinals = context.sources.rows(level, .ordinals) }
        rows.isInKeyOrder = hasKeysOfRequest(rows, table)
        return .given(rows)
    }

    // MARK: Checks

    /// - Errors: what comes from the row around, and columns that must have a value and get none.
    private func check(
        _ level: RowsLevel, _ shape: RowsShape, _ table: Table, _ inherited: [GivenColumn], _ path: String
    ) -> Bool {
        let errors: Int = context.diagnostics.count
        for given: RowsShape.Column in shape.columns
        where inherited.contains(where: { $0.column.fieldName == given.name }) {
            context.inheritedTwice(
                "\(path).\(given.name)", [given.name], of: [given.name], at: context.operation.span,
                place: ValuePlace(slot: level.slot, path: level.path + level.fields + [given.name]))
        }
        for column: Column in table.columns where column.isRequiredOnInsert {
            guard !inherited.contains(where: { $0.column.name == column.name }) else { continue }
            let given: RowsShape.Column? = shape.columns.first { $0.name == column.fieldName }
            guard given?.isInEveryRow != true else { continue }
            context.error(
                .missingColumn,
                "\(mutation) (\(path): [\(table.objectType)_Data!]): column \(column.fieldName) is required",
                at: context.operation.span, hint: "give it a value in every row",
                missing: MissingMember(
                    slot: level.slot, path: level.path, fields: level.fields, member: column.fieldName))
        }
        return context.diagnostics.count == errors
    }

    // MARK: Columns

    private func column(_ column: Column, _ level: RowsLevel, _ shape: RowsShape) -> GivenColumn? {
        guard let given: RowsShape.Column = shape.columns.first(where: { $0.name == column.fieldName }) else {
            return serverDefault(column, level).map { GivenColumn(column: column, value: $0.value, isUpdated: false) }
        }
        demandVectors(column, level, given)
        if !column.isNullable {
            context.demands.append(
                .notNull(
                    ColumnDemand(
                        slot: level.slot, path: level.path, fields: level.fields + [given.name],
                        column: column.fieldName)))
        }
        let form: RowValueForm = column.rowValueForm
        let array: (Int?) -> GivenArray = { absent in
            GivenArray(
                source: context.sources.rows(level, .column(name: given.name, form: form, absent: absent)),
                isPacked: form != .plain)
        }
        if given.isInEveryRow { return GivenColumn(column: column, value: .array(array(nil)), isUpdated: true) }
        if let made: ServerDefault = serverDefault(column, level) {
            return GivenColumn(column: column, value: .array(array(made.source)), isUpdated: true)
        }
        guard let standard: DatabaseDefault = databaseDefault(column) else {
            return GivenColumn(column: column, value: .array(array(nil)), isUpdated: true)
        }
        let presence: Int = context.sources.rows(level, .presence(given.name))
        return GivenColumn(
            column: column, value: .arrayOrDefault(array(nil), presence: presence, standard), isUpdated: true)
    }

    /// Vectors travel in another form than the one in which their numbers can be counted.
    private func demandVectors(_ column: Column, _ level: RowsLevel, _ given: RowsShape.Column) {
        guard column.vectorSize != nil else { return }
        let source: Int = context.sources.rows(level, .column(name: given.name, form: .plain, absent: nil))
        let values: SourceReference = SourceReference(index: source, canBeAbsent: false, canBeNull: false)
        context.demandVectors(.source(values), of: column, in: 1)
    }

    /// A default that the server makes: for each row another, or one for all.
    private struct ServerDefault {
        var source: Int
        var value: GivenValue
    }

    private func serverDefault(_ column: Column, _ level: RowsLevel) -> ServerDefault? {
        guard let made: Operand = DataPlanner(context: context).serverDefault(column), case .source(let source) = made
        else { return nil }
        let form: RowValueForm = column.rowValueForm
        let values: RowValues? =
            switch context.sources.sources[source.index] {
            case .newUUID(let kind): .newUUIDs(kind)
            case .expression(let expression) where expression.isVolatile: .expressions(expression, form: form)
            default: nil
            }
        guard let values else {
            let assignment: Assignment = Assignment(column: column, value: made, fallback: nil)
            return ServerDefault(source: source.index, value: .same(assignment))
        }
        let array: Int = context.sources.rows(level, values)
        return ServerDefault(source: array, value: .array(GivenArray(source: array, isPacked: form != .plain)))
    }

    /// A default that the database makes.
    private func databaseDefault(_ column: Column) -> DatabaseDefault? {
        switch column.defaultValue {
        case .value(let value): value.kind == .null ? nil : operand(value, column)
        case .sql(let text, _): .sql(text)
        case .expression: nil
        case nil: column.isSerial ? .serial : nil
        }
    }

    private func operand(_ value: InputValue, _ column: Column) -> DatabaseDefault? {
        ValuePlanner(context: context).operand(value, for: column).map { .operand($0) }
    }

    // MARK: Upserts

    /// Where some rows leave out what others give, each row says what it gives: the rest of an existing row stays as it is.
    ///
    /// Rows that get a new key are new, whatever they give.
    private func addMask(_ rows: inout GivenRows, _ level: RowsLevel, _ shape: RowsShape, _ table: Table) {
        guard isUpsert else { return }
        let partial: [Column] = rows.columns.map(\.column).filter { column in
            !table.primaryKey.contains(column.fieldName)
                && shape.columns.contains { $0.name == column.fieldName && !$0.isInEveryRow }
        }
        guard !partial.isEmpty else { return }
        guard !table.keyColumns.contains(where: { isMadeAnew($0, rows) }) else { return }
        for key: Column in table.keyColumns { makeKnown(key, in: &rows, table) }
        rows.mask = GivenMask(
            source: context.sources.rows(level, .mask(partial.map(\.fieldName))), columns: partial)
    }

    private func isMadeAnew(_ column: Column, _ rows: GivenRows) -> Bool {
        guard let known: GivenColumn = rows.columns.first(where: { $0.column.name == column.name }) else {
            return databaseDefault(column) == .serial
        }
        return isMadeAnew(known.value)
    }

    private func isMadeAnew(_ value: GivenValue) -> Bool {
        guard case .array(let array) = value, case .rows(let source) = context.sources.sources[array.source] else {
            return false
        }
        switch source.values {
        case .newUUIDs, .expressions: return true
        case .repeated(let source): return isMadeAnew(.array(GivenArray(source: source, isPacked: false)))
        case .column, .presence, .mask, .ordinals, .parents: return false
        }
    }

    /// Whether others may write rows of the same keys at the same time: not where a part of the key is new in each row.
    private func hasKeysOfRequest(_ rows: GivenRows, _ table: Table) -> Bool {
        let keys: [GivenColumn?] = table.keyColumns.map { key in rows.columns.first { $0.column.name == key.name } }
        var differ: Bool = false
        for key: GivenColumn? in keys {
            guard let key, !isMadeAnew(key.value) else { return false }
            switch key.value {
            case .array, .arrayOrDefault(_, _, .operand), .joined, .joinedWritten: differ = true
            case .same, .readBack: break
            // The database numbers rows in the order of the request.
            case .arrayOrDefault, .database: return false
            }
        }
        return differ
    }

    // MARK: Rows within

    /// The columns of rows within that point to these; what only the database knows is made part of what goes in.
    private func inherited(
        _ reference: Reference, _ inner: Table, _ level: RowsLevel, from rows: inout GivenRows, _ table: Table
    ) -> [GivenColumn] {
        var columns: [GivenColumn] = []
        for pair: Reference.Pair in reference.pairs {
            guard let column: Column = inner.column(pair.fieldName),
                let target: Column = table.column(pair.targetFieldName)
            else { continue }
            let value: GivenValue = inheritedValue(of: target, for: column, level, from: &rows, table)
            columns.append(GivenColumn(column: column, value: value, isUpdated: true))
        }
        return columns
    }

    private func inheritedValue(
        of target: Column, for column: Column, _ level: RowsLevel, from rows: inout GivenRows, _ table: Table
    ) -> GivenValue {
        let isKey: Bool = table.primaryKey.contains(target.fieldName)
        let known: GivenColumn? = rows.columns.first { $0.column.name == target.name }
        let isPartial: Bool = rows.mask?.columns.contains { $0.name == target.name } == true
        // A row that exists keeps what it is not given.
        let isKept: Bool = isUpsert && !isKey && (known?.isUpdated != true || isPartial)
        guard column.storesAlike(target), !isKept else {
            for key: Column in table.keyColumns { makeKnown(key, in: &rows, table) }
            return .joinedWritten(target)
        }
        switch known?.value {
        case .array(let array)?:
            return .array(
                GivenArray(
                    source: context.sources.rows(level, .repeated(array.source)), isPacked: array.isPacked))
        case .same(var assignment)?:
            assignment.column = column
            return .same(assignment)
        case .arrayOrDefault?, .database?, .readBack?, .joined?, .joinedWritten?: return .joined(target)
        case nil:
            makeKnown(target, in: &rows, table)
            return .joined(target)
        }
    }

    /// Lists a column that the rows leave to the database.
    private func makeKnown(_ column: Column, in rows: inout GivenRows, _ table: Table) {
        guard !rows.columns.contains(where: { $0.column.name == column.name }) else { return }
        let standard: DatabaseDefault = databaseDefault(column) ?? .operand(.null)
        rows.add(GivenColumn(column: column, value: .database(standard), isUpdated: false), of: table)
    }
}

extension GivenRows {
    /// Adds a column at its place in the table's order.
    fileprivate mutating func add(_ column: GivenColumn, of table: Table) {
        columns.append(column)
        let order: [String] = table.columns.map(\.name)
        columns.sort { left, right in
            (order.firstIndex(of: left.column.name) ?? 0) < (order.firstIndex(of: right.column.name) ?? 0)
        }
    }

    fileprivate var hasArray: Bool {
        parents != nil
            || columns.contains { column in
                switch column.value {
                case .array, .arrayOrDefault: true
                default: false
                }
            }
    }
}

extension GivenColumn {
    fileprivate var isJoined: Bool {
        switch value {
        case .joined, .joinedWritten: true
        default: false
        }
    }
}

extension Column {
    /// How its values stand in an array over rows.
    fileprivate var rowValueForm: RowValueForm {
        switch (type.scalar, type.isList) {
        case (.vector, true): .vectors
        case (.vector, false): .vector
        case (_, true): .array
        case (_, false): .plain
        }
    }
}
