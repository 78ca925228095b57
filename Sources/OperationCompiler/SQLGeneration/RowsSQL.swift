import SQL
import SchemaModel

/// Writes the insert of rows that travel as arrays.
///
/// Where rows within need to know what the database makes of these, or an upsert what each row gives, the rows are gathered in a CTE
/// before they are written (`d0`): there the database makes its defaults, once, and everybody sees the same. Rows with keys of the
/// request's are gathered too, in the order of their keys.
struct RowsSQL {
    let rows: GivenRows
    let table: Table
    let number: Int
    let isUpsert: Bool
    /// The part that writes the row around, or the rows around.
    var part: String?
    /// The rows around, where they are rows of the same variable.
    var around: (rows: GivenRows, number: Int, table: Table)?

    private static let input: String = "d"
    private static let parent: String = "p"
    private static let parentWritten: String = "r"

    /// The CTE of the rows before they are written.
    var gathered: String { "d\(number)" }
    private var masks: String { "m\(number)" }

    private var isJoined: Bool { around != nil && rows.parents != nil }

    private var isGathered: Bool {
        rows.isInKeyOrder || rows.mask != nil || rows.children.contains(where: \.joinsInput)
    }

    /// The columns that rows within read after these were written.
    var writtenColumns: [Column] {
        rows.children.flatMap(\.readBack)
    }

    // MARK: Before

    /// The CTEs that the insert needs.
    var preparations: [SQLTemplate] {
        guard isGathered else { return [] }
        return [gatheringPart] + (rows.mask == nil ? [] : [maskPart])
    }

    private var gatheringPart: SQLTemplate {
        .build {
            $0.identifier(gathered)
            $0.keyword(" AS MATERIALIZED (SELECT ")
            for (index, column) in rows.columns.enumerated() {
                $0.append(typed(column))
                $0.keyword(" AS ")
                $0.identifier(Self.name(index))
                $0.keyword(", ")
            }
            if let mask: GivenMask = rows.mask {
                $0.column(Self.input, Self.arrayName(mask.source))
                $0.keyword(" AS m, ")
            }
            $0.column(Self.input, "n")
            $0.append(from(isNumbered: true))
            $0.append(order)
            $0.keyword(")")
        }
    }

    /// Rows that others may write too are written in the order of their keys, whatever that of the request: two statements that met the
    /// same rows in different orders would each wait for the other.
    private var order: SQLTemplate {
        guard rows.isInKeyOrder else { return isJoined ? Self.requestOrder : .text("") }
        return .build {
            $0.keyword(" ORDER BY ")
            for column: Column in table.keyColumns {
                $0.identifier(Self.name(rows.columns.firstIndex { $0.column.name == column.name } ?? 0))
                $0.keyword(", ")
            }
            $0.column(Self.input, "n")
        }
    }

    /// A join is in no order, and rows are written, and numbered by the database, in that of the request.
    private static var requestOrder: SQLTemplate { .text(" ORDER BY d.n") }

    /// What each row gives, by its key: an upsert sees of the new row nothing but its columns.
    private var maskPart: SQLTemplate {
        .build {
            $0.identifier(masks)
            $0.keyword(" AS (SELECT jsonb_object_agg(")
            appendKeyText(to: &$0) { column, sql in
                let index: Int = rows.columns.firstIndex { $0.column.name == column.name } ?? 0
                sql.column(Self.input, Self.name(index))
                guard !column.isSerial, column.sqlType != column.bindingType else { return }
                sql.keyword("::")
                sql.type(column.sqlType)
            }
            $0.keyword(", d.m) AS m FROM ")
            $0.identifier(gathered)
            $0.keyword(" AS d)")
        }
    }

    private func appendKeyText(
        to sql: inout SQLBuilder, _ append: (Column, inout SQLBuilder) -> Void
    ) {
        let keys: [Column] = table.keyColumns
        // A key of null is refused when it is written, and not for being no name here.
        sql.keyword(keys.count == 1 ? "coalesce(" : "jsonb_build_array(")
        for (index, column) in keys.enumerated() {
            if index > 0 { sql.keyword(", ") }
            append(column, &sql)
            sql.keyword("::text")
        }
        sql.keyword(keys.count == 1 ? ", '')" : ")::text")
    }

    // MARK: Insert

    var insert: SQLTemplate {
        .build {
            $0.keyword("INSERT INTO ")
            $0.identifier(table.writableName)
            $0.keyword(" AS ")
            $0.identifier(InsertSQL.target)
            appendColumns(to: &$0)
            if isGathered {
                $0.append(fromGathered)
            } else {
                $0.append(from(isNumbered: isJoined))
                if isJoined { $0.append(Self.requestOrder) }
            }
            if isUpsert { $0.append(onConflict) }
        }
    }

    private func appendColumns(to sql: inout SQLBuilder) {
        sql.keyword(" (")
        for (index, column) in rows.columns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.identifier(column.column.name)
        }
        sql.keyword(") SELECT ")
        for (index, column) in rows.columns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            if isGathered {
                sql.column(Self.input, Self.name(index))
            } else {
                sql.append(value(column))
            }
        }
    }

    private var fromGathered: SQLTemplate {
        .build {
            $0.keyword(" FROM ")
            $0.identifier(gathered)
            $0.keyword(" AS d")
        }
    }

    private var onConflict: SQLTemplate {
        let insert: InsertSQL = InsertSQL(table: table, name: table.writableName, isUpsert: true)
        var sets: [SQLTemplate] = []
        for column: GivenColumn in rows.columns
        where column.isUpdated && !table.primaryKey.contains(column.column.fieldName) {
            sets.append(masked(column.column) ?? InsertSQL.set(column.column))
        }
        return insert.onConflict(sets)
    }

    /// The new value where the row gives one, else the old.
    private func masked(_ column: Column) -> SQLTemplate? {
        guard let place: Int = rows.mask?.columns.firstIndex(where: { $0.name == column.name }) else { return nil }
        return .build {
            $0.identifier(column.name)
            $0.keyword(" = CASE WHEN substr((SELECT ")
            $0.column(masks, "m")
            $0.keyword(" FROM ")
            $0.identifier(masks)
            $0.keyword(") ->> ")
            appendKeyText(to: &$0) { key, sql in sql.column("excluded", key.name) }
            $0.keyword(", ")
            $0.literal(.integer(Int64(place + 1)))
            $0.keyword(", 1) = '1' THEN excluded.")
            $0.identifier(column.name)
            $0.keyword(" ELSE ")
            $0.column(InsertSQL.target, column.name)
            $0.keyword(" END")
        }
    }

    // MARK: Values

    private func value(_ column: GivenColumn) -> SQLTemplate {
        switch column.value {
        case .array(let array): return element(array, column.column)
        case .arrayOrDefault(let array, let presence, let standard):
            return .build {
                $0.keyword("CASE WHEN ")
                $0.column(Self.input, Self.arrayName(presence))
                $0.keyword(" THEN ")
                $0.append(element(array, column.column))
                $0.keyword(" ELSE ")
                $0.append(DefaultSQL.value(standard, column.column, table))
                $0.keyword(" END")
            }
        case .same(let assignment): return AssignmentSQL.settled(assignment)
        case .database(let standard): return DefaultSQL.value(standard, column.column, table)
        case .readBack(let target): return TreeSQL.readBack(target, of: part ?? "")
        case .joined(let target):
            let index: Int = around?.rows.columns.firstIndex { $0.column.name == target.name } ?? 0
            return .build { $0.column(Self.parent, Self.name(index)) }
        case .joinedWritten(let target): return .build { $0.column(Self.parentWritten, target.name) }
        }
    }

    /// The value with its type, which a column of a CTE does not get from where it goes.
    private func typed(_ column: GivenColumn) -> SQLTemplate {
        guard case .same(let assignment) = column.value, !assignment.isTyped else { return value(column) }
        return .build {
            $0.keyword("(")
            $0.append(value(column))
            $0.keyword(")::")
            $0.type(column.column.storedType)
        }
    }

    private func element(_ array: GivenArray, _ column: Column) -> SQLTemplate {
        let element: SQLTemplate = .build {
            $0.column(Self.input, Self.arrayName(array.source))
            guard array.isPacked else { return }
            $0.keyword("::")
            $0.type(column.bindingType)
        }
        return ListFormSQL.stored(element, column)
    }

    // MARK: Arrays

    private static func name(_ index: Int) -> String { "c\(index)" }

    private static func arrayName(_ source: Int) -> String { "a\(source)" }

    /// The arrays with the type of each, every source once.
    private var arrays: [(source: Int, type: PostgresType)] {
        var arrays: [(source: Int, type: PostgresType)] = []
        func add(_ source: Int?, _ type: PostgresType) {
            guard let source, !arrays.contains(where: { $0.source == source }) else { return }
            arrays.append((source, type))
        }
        for column: GivenColumn in rows.columns {
            switch column.value {
            case .array(let array): add(array.source, array.type(column.column))
            case .arrayOrDefault(let array, let presence, _):
                add(array.source, array.type(column.column))
                add(presence, PostgresType.boolean.array)
            case .same, .database, .readBack, .joined, .joinedWritten: break
            }
        }
        add(rows.mask?.source, PostgresType.text.array)
        add(rows.parents, PostgresType.bigint.array)
        add(rows.ordinals, PostgresType.bigint.array)
        return arrays
    }

    private func from(isNumbered: Bool) -> SQLTemplate {
        let arrays: [(source: Int, type: PostgresType)] = arrays
        return .build {
            $0.keyword(" FROM unnest(")
            for (index, array) in arrays.enumerated() {
                if index > 0 { $0.keyword(", ") }
                $0.parameter(array.source, array.type)
            }
            $0.keyword(isNumbered ? ") WITH ORDINALITY AS d(" : ") AS d(")
            for (index, array) in arrays.enumerated() {
                if index > 0 { $0.keyword(", ") }
                $0.identifier(Self.arrayName(array.source))
            }
            $0.keyword(isNumbered ? ", n)" : ")")
            if isJoined { $0.append(join) }
        }
    }

    /// The rows around, by number; and as they were written, by key.
    private var join: SQLTemplate {
        guard let around, let parents: Int = rows.parents else { return .text("") }
        let isWritten: Bool = rows.columns.contains { if case .joinedWritten = $0.value { true } else { false } }
        return .build {
            $0.keyword(" JOIN ")
            $0.identifier("d\(around.number)")
            $0.keyword(" AS p ON p.n = ")
            $0.column(Self.input, Self.arrayName(parents))
            guard isWritten else { return }
            $0.keyword(" JOIN ")
            $0.identifier(part ?? "")
            $0.keyword(" AS r ON ")
            for (index, key) in around.table.keyColumns.enumerated() {
                if index > 0 { $0.keyword(" AND ") }
                $0.column(Self.parentWritten, key.name)
                $0.keyword(" = ")
                let column: Int = around.rows.columns.firstIndex { $0.column.name == key.name } ?? 0
                $0.column(Self.parent, Self.name(column))
            }
        }
    }
}

extension Assignment {
    /// Whether the SQL of its value says its type.
    fileprivate var isTyped: Bool {
        switch value {
        case .null, .literal(.null), .literal(.string): false
        default: !mayBeAbsent || fallback != nil
        }
    }
}

extension GivenArray {
    /// The type in which the array travels.
    fileprivate func type(_ column: Column) -> PostgresType {
        isPacked ? PostgresType.text.array : column.bindingType.array
    }
}
