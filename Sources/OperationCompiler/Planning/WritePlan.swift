import SQL
import SchemaModel

/// What one root field of a mutation does. Plain data.
struct RootWrite: Hashable {
    indirect enum Kind: Hashable {
        case insert(Table, rows: RowsPlan, isMany: Bool)
        case upsert(Table, rows: RowsPlan, isMany: Bool)
        case update(Table, selection: WriteSelection, [Assignment])
        case delete(Table, selection: WriteSelection)
        /// SQL of the operation's author.
        case native(NativePlan)
        /// Root fields of a query, in the middle of the mutation.
        case query([RootRead])
        case typename(String)
    }

    var responseName: String
    var kind: Kind
}

/// Which rows are written.
enum WriteSelection: Hashable {
    /// At most one, by primary key; the result is its key or null.
    case key([KeyComparison])
    /// The first of a list; the result is its key or null.
    case first(FilterPlan?, [OrderPlan])
    /// All that satisfy a filter; the result is their number.
    case filter(FilterPlan)
    /// All; the result is their number.
    case all
}

/// A row to be inserted.
struct RowPlan: Hashable {
    /// Values that the operation gives.
    var given: [Assignment]
    /// Values that stand in for columns the operation leaves out, because the server makes their defaults.
    var defaults: [Assignment]
    /// Values that come from the row around it.
    var inherited: [InheritedColumn] = []
    /// Rows that are written with it and point to it.
    var children: [ChildPlan] = []
}

/// A column and its new value.
struct Assignment: Hashable {
    var column: Column
    var value: Operand
    /// What is stored on insert when `value` is a variable that the request leaves out: the server's default. Nothing leaves it to
    /// the database.
    var fallback: Operand?
    /// How the value follows from what the column holds, instead of `value`.
    var change: ChangePlan? = nil
}
