import SQL
import SchemaModel

/// Writes inserts and upserts.
struct InsertSQL {
    let table: Table
    let name: QualifiedName
    /// Whether a row with the same key is updated.
    let isUpsert: Bool
    /// Whether keys are answered with the ids of their rows.
    var isIdentified: Bool = false

    /// The CTE that writes the row around the rows, for columns that come from it.
    var around: String?

    static let target: String = "t0"

    /// One row: the first column is its key; then what realtime wants to know.
    func single(_ row: RowPlan) -> SQLTemplate {
        .build {
            $0.append(insert([row]))
            $0.keyword(" RETURNING ")
            KeySQL.appendOutput(table, Self.target, isIdentified: isIdentified, to: &$0)
            $0.reported {
                $0.keyword(", pg_current_xact_id()::text, json_build_array(")
                KeySQL.appendCapture(table, Self.target, to: &$0)
                $0.keyword(")")
            }
        }
    }

    func insert(_ rows: [RowPlan]) -> SQLTemplate {
        let columns: [Column] = table.columns.filter { column in
            rows.contains { $0.gives(column) }
        }
        return .build {
            $0.keyword("INSERT INTO ")
            $0.identifier(name)
            $0.keyword(" AS ")
            $0.identifier(Self.target)
            if columns.isEmpty && rows.count == 1 {
                $0.keyword(" DEFAULT VALUES")
            } else if rows.count == 1 {
                appendOne(rows[0], columns, to: &$0)
            } else {
                appendMany(rows, columns, to: &$0)
            }
            if isUpsert { $0.append(onConflict(rows[0])) }
        }
    }

    /// One row: a column whose value is left out is not listed, so that the database puts its default there.
    private func appendOne(_ row: RowPlan, _ columns: [Column], to sql: inout SQLBuilder) {
        var names: [SQLTemplate] = []
        var values: [SQLTemplate] = []
        for column: Column in columns {
            let name: SQLTemplate = .build { $0.identifier(column.name) }
            let value: SQLTemplate = value(of: column, in: row, absent: .nothing)
            if value == .nothing { continue }
            values.append(value)
            if case .choice(let source, .nothing, _, _) = value {
                names.append(.choice(source: source, absent: .nothing, null: name, value: name))
            } else {
                names.append(name)
            }
        }
        sql.append(
            .join(SQLTemplate.Join(separator: ", ", open: .text(" ("), close: .text(")"), elements: names)))
        sql.append(
            .join(
                SQLTemplate.Join(
                    separator: ", ", open: .text(" VALUES ("), close: .text(")"), elements: values,
                    otherwise: .text(" DEFAULT VALUES"))))
    }

    /// Several rows: all list the same columns, `DEFAULT` stands where a row gives none.
    private func appendMany(_ rows: [RowPlan], _ columns: [Column], to sql: inout SQLBuilder) {
        // A table of nothing but defaults still needs a column to say DEFAULT for.
        let listed: [Column] = columns.isEmpty ? Array(table.columns.prefix(1)) : columns
        sql.keyword(" (")
        for (index, column) in listed.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.identifier(column.name)
        }
        sql.keyword(") VALUES ")
        for (index, row) in rows.enumerated() {
            sql.keyword(index == 0 ? "(" : ", (")
            for (position, column) in listed.enumerated() {
                if position > 0 { sql.keyword(", ") }
                sql.append(value(of: column, in: row, absent: .text("DEFAULT")))
            }
            sql.keyword(")")
        }
    }

    private func value(of column: Column, in row: RowPlan, absent: SQLTemplate) -> SQLTemplate {
        if let inherited: InheritedColumn = row.inherited.first(where: { $0.column.name == column.name }) {
            return value(of: inherited)
        }
        guard let assignment: Assignment = (row.given + row.defaults).first(where: { $0.column.name == column.name })
        else {
            return absent
        }
        if let change: ChangePlan = assignment.change {
            return ChangeSQL(column: column, plan: change).initial ?? absent
        }
        return AssignmentSQL.value(
            assignment, absent: assignment.fallback.map { AssignmentSQL.value($0, column) } ?? absent)
    }

    private func value(of inherited: InheritedColumn) -> SQLTemplate {
        switch inherited.origin {
        case .assignment(let assignment): AssignmentSQL.settled(assignment)
        case .readBack(let column): TreeSQL.readBack(column, of: around ?? "")
        }
    }

    /// Only what the operation gives is updated: defaults are for new rows.
    private func onConflict(_ row: RowPlan) -> SQLTemplate {
        var sets: [SQLTemplate] = row.inherited.filter { !isKey($0.column) }.map { Self.set($0.column) }
        for assignment: Assignment in row.given where !isKey(assignment.column) {
            let given: SQLTemplate = .build {
                $0.keyword("excluded.")
                $0.identifier(assignment.column.name)
            }
            sets.append(AssignmentSQL.set(assignment, given, in: Self.target))
        }
        return onConflict(sets)
    }

    private func isKey(_ column: Column) -> Bool { table.primaryKey.contains(column.fieldName) }

    /// A row with the same key takes what the new one has.
    static func set(_ column: Column) -> SQLTemplate {
        .build {
            $0.identifier(column.name)
            $0.keyword(" = excluded.")
            $0.identifier(column.name)
        }
    }

    /// The key is left as it is: setting it, even to what it was, would lock the row against all who refer to it. Only where there is
    /// nothing else to set is it set, because a row that is not updated is not returned.
    func onConflict(_ sets: [SQLTemplate]) -> SQLTemplate {
        let key: SQLTemplate = .join(
            SQLTemplate.Join(separator: ", ", elements: table.keyColumns.map(Self.set)))
        return .build {
            $0.keyword(" ON CONFLICT (")
            for (index, column) in table.keyColumns.enumerated() {
                if index > 0 { $0.keyword(", ") }
                $0.identifier(column.name)
            }
            $0.keyword(") DO UPDATE SET ")
            $0.append(.join(SQLTemplate.Join(separator: ", ", elements: sets, otherwise: key)))
        }
    }
}

extension RowPlan {
    /// Whether the row has a value for a column, if only one that a request may leave out.
    fileprivate func gives(_ column: Column) -> Bool {
        (given + defaults).contains { $0.column.name == column.name }
            || inherited.contains { $0.column.name == column.name }
    }
}

/// Writes values of assignments.
enum AssignmentSQL {
    /// The value, or `absent` where its variable is left out.
    static func value(_ assignment: Assignment, absent: SQLTemplate) -> SQLTemplate {
        let given: SQLTemplate = value(assignment.value, assignment.column)
        guard let source: SourceReference = assignment.value.reference, source.canBeAbsent else { return given }
        return .choice(source: source.index, absent: absent, null: given, value: given)
    }

    /// The value, or what stands for it where its variable is left out.
    static func settled(_ assignment: Assignment) -> SQLTemplate {
        value(assignment, absent: assignment.fallback.map { value($0, assignment.column) } ?? .text("NULL"))
    }

    static func value(_ operand: Operand, _ column: Column) -> SQLTemplate {
        guard operand != .null else { return .text("NULL") }
        return ListFormSQL.stored(.build { operand.append(to: &$0, as: column.bindingType) }, column)
    }

    /// `"c" = …` with what is given, or with what a change makes of what a range variable holds; vanishes where the variable is left out
    /// or nothing is changed.
    static func set(_ assignment: Assignment, _ given: SQLTemplate, in target: String) -> SQLTemplate {
        let value: SQLTemplate =
            assignment.change.map { ChangeSQL(column: assignment.column, plan: $0).changed(in: target) } ?? given
        let part: SQLTemplate = .join(
            SQLTemplate.Join(
                separator: "",
                open: .build {
                    $0.identifier(assignment.column.name)
                    $0.keyword(" = ")
                },
                elements: [value]))
        guard assignment.change == nil, let source: SourceReference = assignment.value.reference, source.canBeAbsent
        else { return part }
        return .choice(source: source.index, absent: .nothing, null: part, value: part)
    }
}
