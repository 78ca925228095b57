import SchemaModel

/// Rows of one table that a statement inserts or upserts.
indirect enum RowsPlan: Hashable {
    /// Rows that the operation's text spells out.
    case written([RowPlan])
    /// Rows of a variable, as many as a request gives.
    case given(GivenRows)
}

/// Rows that are written together with a row around them, to which they point.
struct ChildPlan: Hashable {
    /// The field that holds them, for example `loans_on_book`.
    var field: String
    var table: Table
    var rows: RowsPlan
}

/// A column of a row whose value is that of the row around it: part of the reference to that row.
struct InheritedColumn: Hashable {
    enum Origin: Hashable {
        /// The statement knows the value before it writes the row around.
        case assignment(Assignment)
        /// The database makes it, or keeps one that it has: read from this column of the row as it was written.
        case readBack(Column)
    }

    var column: Column
    var origin: Origin
}

// MARK: Rows of a variable

/// Rows of a variable: their columns travel as arrays, one element a row.
struct GivenRows: Hashable {
    var columns: [GivenColumn]
    var children: [ChildPlan] = []
    /// The source of the numbers of the rows around them.
    var parents: Int?
    /// The source of the rows' own numbers, where no other array says how many there are.
    var ordinals: Int?
    /// Which columns each row gives, where an upsert must not touch those that it leaves out.
    var mask: GivenMask?
    /// Whether they are written in the order of their keys, which come from the request, and not in that of the request.
    var isInKeyOrder: Bool = false
}

/// A column of such rows.
struct GivenColumn: Hashable {
    var column: Column
    var value: GivenValue
    /// Whether an upsert changes it in a row that exists.
    var isUpdated: Bool
}

/// Where a column of such rows gets its value.
indirect enum GivenValue: Hashable {
    case array(GivenArray)
    /// An array, and the database's default for rows that leave the column out.
    case arrayOrDefault(GivenArray, presence: Int, DatabaseDefault)
    /// One value for all rows.
    case same(Assignment)
    /// The database's default, listed because rows within need to know it.
    case database(DatabaseDefault)
    /// The column of the one row around, as it was written.
    case readBack(Column)
    /// The column of the row around it, one of many: as it goes in.
    case joined(Column)
    /// The same, as it was written.
    case joinedWritten(Column)
}

/// An array over rows.
struct GivenArray: Hashable {
    var source: Int
    /// Whether its elements are texts that stand for lists or vectors, each cast by itself.
    var isPacked: Bool
}

/// What rows give, one text of `1` and `0` a row.
struct GivenMask: Hashable {
    var source: Int
    /// The columns in the order of the text.
    var columns: [Column]
}

/// What the database puts into a column that a row leaves out.
enum DatabaseDefault: Hashable {
    case operand(Operand)
    /// SQL as the schema's author wrote it.
    case sql(String)
    /// The next number of the column's sequence.
    case serial
}

// MARK: Reading back

extension ChildPlan {
    /// The columns of the row around that its rows read after it was written.
    var readBack: [Column] {
        switch rows {
        case .written(let rows): rows.flatMap(\.readBack)
        case .given(let rows):
            rows.columns.compactMap { column in
                switch column.value {
                case .readBack(let parent), .joinedWritten(let parent): parent
                default: nil
                }
            }
        }
    }

    /// Whether its rows read what goes into the rows around.
    var joinsInput: Bool {
        guard case .given(let rows) = rows else { return false }
        return rows.columns.contains { column in
            switch column.value {
            case .joined, .joinedWritten: true
            default: false
            }
        }
    }
}

extension RowPlan {
    /// The columns of the row around that this one reads after it was written.
    var readBack: [Column] {
        inherited.compactMap { if case .readBack(let column) = $0.origin { column } else { nil } }
    }

    /// Whether rows within read this one after it was written.
    var isReadBack: Bool { children.contains { !$0.readBack.isEmpty } }
}

extension RowsPlan {
    /// The tables that are written, with those of rows within rows.
    func tables(_ own: Table) -> [Table] {
        let children: [ChildPlan] =
            switch self {
            case .written(let rows): rows.flatMap(\.children)
            case .given(let rows): rows.children
            }
        return [own] + children.flatMap { $0.rows.tables($0.table) }
    }
}
