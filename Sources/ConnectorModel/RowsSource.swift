/// Rows of a variable that one statement writes to one table: a list in it, or all lists of one name in the rows of another level.
public struct RowsLevel: Hashable, Sendable {
    /// The variable.
    public var slot: Int
    /// The way to the outermost list: members by name, elements by number.
    public var path: [String]
    /// The fields that lead from the outermost rows to these, outermost first: `loans_on_book`.
    public var fields: [String]

    /// A level.
    public init(slot: Int, path: [String], fields: [String] = []) {
        self.slot = slot
        self.path = path
        self.fields = fields
    }

    /// The level of the rows around these.
    public var parent: RowsLevel? {
        fields.isEmpty ? nil : RowsLevel(slot: slot, path: path, fields: Array(fields.dropLast()))
    }
}

/// An array with one element for each row of a level.
///
/// - Shape: the rows of a level stand in the order of the rows around them, and within these in their own. Elements are numbered from 1.
public struct RowsSource: Sendable {
    /// The rows.
    public var level: RowsLevel
    /// What is taken of each.
    public var values: RowValues

    /// An array over rows.
    public init(level: RowsLevel, values: RowValues) {
        self.level = level
        self.values = values
    }
}

/// What is taken of each row.
public enum RowValues: Sendable {
    /// The value of a column.
    ///
    /// - absent: the source whose value stands for one that a row leaves out, of each row or for all; nothing means null.
    case column(name: String, form: RowValueForm, absent: Int?)
    /// Whether the row gives a column.
    case presence(String)
    /// For each of some columns `1` or `0`, whether the row gives it, as one text.
    case mask([String])
    /// The row's own number.
    case ordinals
    /// The number of the row around it.
    case parents
    /// A new random UUID (version 4).
    case newUUIDs(ScalarKind)
    /// An expression evaluated anew: one that gives something else each time.
    case expressions(ExpressionSource, form: RowValueForm)
    /// What another source has for the row around it.
    case repeated(Int)
}

/// How one value stands in an array over rows.
public enum RowValueForm: Hashable, Sendable {
    /// As it is.
    case plain
    /// A list, as the text of an array: `unnest` would take arrays of arrays apart.
    case array
    /// A vector, as its text.
    case vector
    /// A list of vectors, as the text of an array.
    case vectors
}
