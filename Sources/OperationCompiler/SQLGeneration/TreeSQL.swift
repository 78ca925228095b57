import SQL
import SchemaModel

/// Writes inserts and upserts of several rows, or of rows with rows within them, as one statement.
///
/// Each part that writes is a CTE (`w0`, `w1`, …). PostgreSQL runs them all, in no promised order, and checks foreign keys when the
/// statement ends; so a row may point to one that another part writes. What only the database knows of a row (the number of a
/// sequence, a default in SQL) is read from the part that wrote it.
struct TreeSQL {
    let isUpsert: Bool
    /// Whether keys are answered with the ids of their rows.
    let isIdentified: Bool
    private var parts: [SQLTemplate] = []
    /// The parts that write each table, in the order in which the tables are first written.
    private var writes: [(table: Table, names: [String])] = []
    private var partCount: Int = 0
    /// The CTEs of rows that are written in another order than the request's, by the parts that write them.
    private var gathered: [String: String] = [:]

    init(isUpsert: Bool, isIdentified: Bool = false) {
        self.isUpsert = isUpsert
        self.isIdentified = isIdentified
    }

    /// The tables that the statement writes, in the order of its captures.
    var tables: [Table] { writes.map(\.table) }

    /// The statement: the first column is the key, or the keys; then what realtime wants to know, table by table.
    mutating func statement(_ rows: RowsPlan, _ table: Table, isMany: Bool) -> SQLTemplate {
        let names: [String] = add(rows, table, around: nil)
        guard !names.isEmpty else {
            writes = [(table, [])]
            return .text(
                isMany ? "SELECT '[]'::json, NULL::text, '[]'::json" : "SELECT NULL::json, NULL::text, '[]'::json")
        }
        return .build {
            for (index, part) in parts.enumerated() {
                $0.keyword(index == 0 ? "WITH " : ", ")
                $0.append(part)
            }
            $0.keyword(" SELECT ")
            $0.append(isMany ? keys(of: table, in: names) : key(of: table, in: names[0]))
            $0.reported {
                $0.keyword(", pg_current_xact_id()::text")
                for write in writes {
                    $0.keyword(", ")
                    $0.append(Self.captured(write.table, write.names))
                }
            }
            guard !isMany else { return }
            $0.keyword(" FROM ")
            $0.identifier(names[0])
        }
    }

    // MARK: Rows

    /// Adds the parts for rows and for those within them; gives the names of the former.
    mutating func add(_ rows: RowsPlan, _ table: Table, around: String?) -> [String] {
        switch rows {
        case .written(let rows): add(rows, table, around: around)
        case .given(let rows): [add(rows, table, RowsAround(part: around, given: nil))]
        }
    }

    private mutating func add(_ rows: [RowPlan], _ table: Table, around: String?) -> [String] {
        var names: [String] = []
        var partOfRow: [String] = []
        for group: [RowPlan] in groups(rows) {
            let name: String = nextName()
            var insert: InsertSQL = InsertSQL(table: table, name: table.writableName, isUpsert: isUpsert)
            insert.around = around
            note(table, name)
            addPart(name, insert.insert(group), table, readBack: group.flatMap(\.children).flatMap(\.readBack))
            names.append(name)
            partOfRow += group.map { _ in name }
        }
        addChildren(of: rows, partOfRow)
        return names
    }

    /// Rows that one INSERT can write: an upsert must give the same columns for all and change none, and a row that others read is alone, for nothing
    /// else says which of several it is.
    private func groups(_ rows: [RowPlan]) -> [[RowPlan]] {
        var groups: [[RowPlan]] = []
        for row: RowPlan in rows {
            if let last: RowPlan = groups.last?.last, fits(row, behind: last) {
                groups[groups.count - 1].append(row)
            } else {
                groups.append([row])
            }
        }
        return groups
    }

    private func fits(_ row: RowPlan, behind last: RowPlan) -> Bool {
        guard !row.isReadBack, !last.isReadBack else { return false }
        guard isUpsert else { return true }
        let names: [Set<String>] = [row, last].map { Set($0.given.map(\.column.name)) }
        return names[0] == names[1] && !(row.given + last.given).contains { $0.mayBeAbsent || $0.change != nil }
    }

    /// The rows within rows, field by field: those of all rows together where they need not read the row around.
    private mutating func addChildren(of rows: [RowPlan], _ parts: [String]) {
        var fields: [String] = []
        for child: ChildPlan in rows.flatMap(\.children) where !fields.contains(child.field) {
            fields.append(child.field)
        }
        for field: String in fields {
            var together: (table: Table, rows: [RowPlan])?
            for (row, part) in zip(rows, parts) {
                for child: ChildPlan in row.children where child.field == field {
                    guard case .written(let inner) = child.rows, child.readBack.isEmpty else {
                        _ = add(child.rows, child.table, around: part)
                        continue
                    }
                    together = (child.table, (together?.rows ?? []) + inner)
                }
            }
            if let together { _ = add(together.rows, together.table, around: nil) }
        }
    }

    // MARK: Rows of variables

    /// The rows around rows of a variable: one row, or rows of the same variable.
    private struct RowsAround {
        /// The part that writes the one row, or the rows.
        var part: String?
        var given: RowsSQL?
    }

    private mutating func add(_ rows: GivenRows, _ table: Table, _ around: RowsAround) -> String {
        let number: Int = partCount
        let name: String = nextName()
        var sql: RowsSQL = RowsSQL(rows: rows, table: table, number: number, isUpsert: isUpsert)
        sql.part = around.part
        sql.around = around.given.map { ($0.rows, $0.number, $0.table) }
        note(table, name)
        if rows.isInKeyOrder { gathered[name] = sql.gathered }
        parts += sql.preparations
        addPart(name, sql.insert, table, readBack: sql.writtenColumns)
        for child: ChildPlan in rows.children {
            guard case .given(let inner) = child.rows else { continue }
            _ = add(inner, child.table, RowsAround(part: name, given: sql))
        }
        return name
    }

    // MARK: Parts

    private mutating func nextName() -> String {
        defer { partCount += 1 }
        return "w\(partCount)"
    }

    private mutating func note(_ table: Table, _ name: String) {
        if let index: Int = writes.firstIndex(where: { $0.table.objectType == table.objectType }) {
            writes[index].names.append(name)
        } else {
            writes.append((table, [name]))
        }
    }

    private mutating func addPart(_ name: String, _ insert: SQLTemplate, _ table: Table, readBack: [Column]) {
        var columns: [Column] = table.keyColumns
        for column: Column in readBack where !columns.contains(where: { $0.name == column.name }) {
            columns.append(column)
        }
        parts.append(
            .build {
                $0.identifier(name)
                $0.keyword(" AS (")
                $0.append(insert)
                $0.keyword(" RETURNING ")
                for (index, column) in columns.enumerated() {
                    if index > 0 { $0.keyword(", ") }
                    $0.column(InsertSQL.target, column.name)
                }
                $0.keyword(")")
            })
    }

    /// A column of the one row that a part wrote.
    static func readBack(_ column: Column, of part: String) -> SQLTemplate {
        .build {
            $0.keyword("(SELECT ")
            $0.column(part, column.name)
            $0.keyword(" FROM ")
            $0.identifier(part)
            $0.keyword(")")
        }
    }

    // MARK: Answers

    private func key(of table: Table, in part: String) -> SQLTemplate {
        .build { KeySQL.appendOutput(table, part, isIdentified: isIdentified, to: &$0) }
    }

    /// The keys in the order of the rows.
    private func keys(of table: Table, in parts: [String]) -> SQLTemplate {
        .build {
            guard parts.count > 1 else {
                if let input: String = gathered[parts[0]] {
                    return $0.append(keys(of: table, in: parts[0], gathered: input))
                }
                $0.keyword("array_to_json(ARRAY(SELECT ")
                KeySQL.appendOutput(table, parts[0], isIdentified: isIdentified, to: &$0)
                $0.keyword(" FROM ")
                $0.identifier(parts[0])
                $0.keyword("))")
                return
            }
            $0.keyword("(SELECT json_agg(w.k ORDER BY w.p, w.n) FROM (")
            for (index, part) in parts.enumerated() {
                $0.keyword(index == 0 ? "SELECT " : " UNION ALL SELECT ")
                KeySQL.appendOutput(table, part, isIdentified: isIdentified, to: &$0)
                $0.keyword(" AS k, ")
                $0.literal(.integer(Int64(index)))
                $0.keyword(" AS p, row_number() OVER () AS n FROM ")
                $0.identifier(part)
            }
            $0.keyword(") AS w)")
        }
    }

    /// Every row became one, in the order in which they were gathered: the first written is the first gathered.
    private func keys(of table: Table, in part: String, gathered: String) -> SQLTemplate {
        .build {
            $0.keyword("array_to_json(ARRAY(SELECT w.k FROM (SELECT ")
            KeySQL.appendOutput(table, part, isIdentified: isIdentified, to: &$0)
            $0.keyword(" AS k, row_number() OVER () AS s FROM ")
            $0.identifier(part)
            $0.keyword(") AS w JOIN (SELECT d.n, row_number() OVER () AS s FROM ")
            $0.identifier(gathered)
            $0.keyword(" AS d) AS d ON d.s = w.s ORDER BY d.n))")
        }
    }

    private static func captured(_ table: Table, _ parts: [String]) -> SQLTemplate {
        .build {
            $0.keyword("array_to_json(ARRAY(")
            for (index, part) in parts.enumerated() {
                $0.keyword(index == 0 ? "SELECT " : " UNION ALL SELECT ")
                KeySQL.appendCapture(table, part, to: &$0)
                $0.keyword(" FROM ")
                $0.identifier(part)
            }
            $0.keyword("))")
        }
    }
}
