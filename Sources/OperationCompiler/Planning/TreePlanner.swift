import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans the rows of an insert or upsert, with the rows within them (language reference 2.4.2).
///
/// A row within another points to it: the columns of that reference are filled in and must not be given.
struct TreePlanner {
    let context: PlanningContext
    let isUpsert: Bool
    /// The mutation's name, for messages.
    let mutation: String

    /// The value of the argument `data`.
    func rows(_ data: InputValue, of table: Table) -> RowsPlan? {
        rows(data, Place(table: table, path: "data", around: nil))
    }

    /// Refuses rows within rows where a row is only changed: whether they should be added, replaced or changed, nothing says.
    func refuseChildren(_ data: InputValue, of table: Table) {
        guard case .object(let fields) = data.kind else { return }
        for field: ObjectField in fields where table.relation(field.name.value) != nil {
            context.error(
                .nestedRows, "\"\(field.name.value)\" cannot be given in an update", at: field.span,
                hint:
                    "rows are written together with a row that is inserted or upserted; write these in a field of their own"
            )
        }
    }

    /// Where rows stand.
    struct Place {
        var table: Table
        /// The way to them, for messages: `data.loans_on_book`.
        var path: String
        /// The row around them.
        var around: Around?
    }

    /// The place of a row in the variables.
    struct GivenPlace {
        var slot: Int
        var path: [String]

        func missing(_ column: Column) -> MissingMember {
            MissingMember(slot: slot, path: path, member: column.fieldName)
        }
    }

    /// A row around others, and the reference by which they point to it.
    struct Around {
        var row: RowPlan
        var table: Table
        var reference: Reference
    }

    private func rows(_ value: InputValue, _ place: Place) -> RowsPlan? {
        switch value.kind {
        case .variable(let name): return given(name, place)
        case .list(let elements):
            let rows: [RowPlan?] = elements.compactMap { element in
                // An object of a request, which is not known yet.
                if case .variable(let name) = element.kind {
                    note(name, place.table)
                    return nil
                }
                return .some(row(element, place))
            }
            let planned: [RowPlan] = rows.compactMap { $0 }
            return planned.count == rows.count ? .written(planned) : nil
        case .object: return row(value, place).map { .written([$0]) }
        default: return .written([])
        }
    }

    private func row(_ value: InputValue, _ place: Place) -> RowPlan? {
        guard case .object(let fields) = value.kind else { return RowPlan(given: [], defaults: []) }
        let inherited: [InheritedColumn] = place.around.map { self.inherited($0, place.table) } ?? []
        guard !refuseInherited(fields, inherited, place.table) else { return nil }
        let message: String = "\(mutation) (\(place.path): \(place.table.objectType)_Data)"
        let given: GivenPlace? = givenPlace(value)
        guard
            var row: RowPlan = DataPlanner(context: context, isUpsert: isUpsert).row(
                value, of: place.table, inherited: inherited, message: message, given: given)
        else { return nil }
        var isComplete: Bool = true
        for field: ObjectField in fields {
            guard let relation: Relation = place.table.relation(field.name.value) else { continue }
            guard let child: ChildPlan = child(field, relation, of: row, place) else {
                isComplete = false
                continue
            }
            if child.rows != .written([]) { row.children.append(child) }
        }
        return isComplete ? row : nil
    }

    private func givenPlace(_ value: InputValue) -> GivenPlace? {
        context.place(substitutedAt: value.span).map { GivenPlace(slot: $0.slot, path: $0.path) }
    }

    private func child(_ field: ObjectField, _ relation: Relation, of row: RowPlan, _ place: Place) -> ChildPlan? {
        guard let reference: Reference = relation.childReference,
            let table: Table = context.schema.table(relation.target)
        else { return nil }
        let name: String = field.name.value
        let inner: Place = Place(
            table: table, path: "\(place.path).\(name)",
            around: Around(row: row, table: place.table, reference: reference))
        return rows(field.value, inner).map { ChildPlan(field: name, table: table, rows: $0) }
    }

    // MARK: Rows of variables

    /// Rows that a request gives; before it is known which columns they have, none.
    private func given(_ name: String, _ place: Place) -> RowsPlan? {
        guard let shape: RowsShape = context.rowsShapes[name], let (slot, path) = context.place(of: name) else {
            note(name, place.table)
            return .written([])
        }
        let inherited: [InheritedColumn] = place.around.map { self.inherited($0, place.table) } ?? []
        let planner: RowsPlanner = RowsPlanner(context: context, isUpsert: isUpsert, mutation: mutation)
        return planner.rows(
            RowsLevel(slot: slot, path: path), shape, of: place.table, inherited: inherited.map(\.given),
            path: place.path)
    }

    private func note(_ name: String, _ table: Table) {
        context.needsShape(of: name)
        guard let slot: Int = context.slots[name] else { return }
        context.noteTables(context.variables[slot].allow?.fields, table)
    }

    // MARK: What comes from the row around

    /// The columns that point to the row around.
    private func inherited(_ around: Around, _ table: Table) -> [InheritedColumn] {
        around.reference.pairs.compactMap { pair in
            guard let column: Column = table.column(pair.fieldName),
                let target: Column = around.table.column(pair.targetFieldName)
            else { return nil }
            return InheritedColumn(column: column, origin: origin(of: target, in: around, for: column))
        }
    }

    private func origin(of target: Column, in around: Around, for column: Column) -> InheritedColumn.Origin {
        guard column.storesAlike(target), let known: Assignment = around.row.assignment(target), known.change == nil
        else {
            return .readBack(target)
        }
        let isGiven: Bool = around.row.given.contains { $0.column.name == target.name }
        // The row may exist already, and keep what it has there.
        let isKey: Bool = around.table.primaryKey.contains(target.fieldName)
        let isKept: Bool = isUpsert && !isKey && !isGiven
        guard !isKept, !known.mayBeAbsent || (known.fallback != nil && (!isUpsert || isKey)) else {
            return .readBack(target)
        }
        var assignment: Assignment = known
        assignment.column = column
        return .assignment(assignment)
    }

    private func refuseInherited(_ fields: [ObjectField], _ inherited: [InheritedColumn], _ table: Table) -> Bool {
        var isRefused: Bool = false
        for field: ObjectField in fields where table.relation(field.name.value) == nil {
            let base: String = String(field.name.value.prefix { $0 != "_" })
            let written: [String] = table.reference(base)?.pairs.map(\.fieldName) ?? [base]
            let names: [String] = inherited.map(\.column.fieldName)
            let doubled: [String] = written.filter(names.contains)
            guard !doubled.isEmpty else { continue }
            context.inheritedTwice(base, doubled, of: written, at: field.span)
            isRefused = true
        }
        return isRefused
    }
}

extension PlanningContext {
    /// Says that a row gives what comes from the row around it.
    ///
    /// - Parameter written: the columns that the field gives, some of which come from the row around.
    /// - Parameter place: the field in the variables, where the span does not say it.
    func inheritedTwice(
        _ field: String, _ doubled: [String], of written: [String], at span: SourceSpan, place: ValuePlace? = nil
    ) {
        let rest: [String] = written.filter { !doubled.contains($0) }
        guard !rest.isEmpty else {
            return error(
                .conflictingValues, "\"\(field)\" is filled in from the row around it", at: span, hint: "leave it out",
                place: place)
        }
        let names: String = doubled.joined(separator: " and ")
        error(
            .conflictingValues, "\"\(field)\" gives \(names), which is filled in from the row around it", at: span,
            hint: "give \(rest.joined(separator: " and ")) instead", place: place)
    }

    /// The tables that the allowed fields of a variable reach; the plan for a request writes to some of them.
    func noteTables(_ fields: AllowedFields?, _ table: Table) {
        if let name: QualifiedName = table.name { tablesOfVariables.insert(name) }
        for (field, inner) in fields?.members ?? [:] {
            guard let relation: Relation = table.relation(field), let child: Table = schema.table(relation.target)
            else { continue }
            noteTables(inner, child)
        }
    }
}

extension Relation {
    /// The reference of the rows that can be written within a row; nothing where a join table lies between.
    var childReference: Reference? {
        switch path {
        case .many(let reference), .single(let reference): reference
        case .via: nil
        }
    }
}

extension RowPlan {
    /// What a column gets, where the statement knows it before the row is written.
    fileprivate func assignment(_ column: Column) -> Assignment? {
        for own: InheritedColumn in inherited where own.column.name == column.name {
            if case .assignment(let assignment) = own.origin { return assignment }
        }
        return (given + defaults).first { $0.column.name == column.name }
    }
}

extension Assignment {
    /// Whether its value is a variable that a request may leave out.
    var mayBeAbsent: Bool {
        value.reference?.canBeAbsent == true
    }
}

extension Column {
    /// Whether a value stored in the other column is equal to the same value stored in this one.
    ///
    /// Not so where one of them rounds or pads: `real`, `numeric(4,1)`, `char(3)`.
    func storesAlike(_ other: Column) -> Bool {
        bindingType == other.bindingType
            && (sqlType == other.sqlType || [isLengthened, other.isLengthened] == [false, false]
                || bindingType == .text)
    }

    private var isLengthened: Bool { sqlType.text.hasSuffix(")") && !sqlType.text.hasPrefix("\"") }
}

extension InheritedColumn {
    /// The same for rows of a variable.
    fileprivate var given: GivenColumn {
        switch origin {
        case .assignment(let assignment): GivenColumn(column: column, value: .same(assignment), isUpdated: true)
        case .readBack(let target): GivenColumn(column: column, value: .readBack(target), isUpdated: true)
        }
    }
}
