/// Changes of what a column holds, one after the other (`f_update`).
struct ChangePlan: Hashable {
    var changes: [ColumnChange]
    /// Where the column of a new row begins, in an upsert; nothing in an update.
    var start: Start?

    /// Where the column of a new row begins before it is changed.
    enum Start: Hashable {
        case value(Operand)
        /// `@default(sql:)`, as its author wrote it.
        case expression(String)
        /// The empty list.
        case emptyList
        /// What the database puts there is not changed: a null stays null, and the next number of a `serial` is just that.
        case database
    }
}

/// One change.
struct ColumnChange: Hashable {
    enum Kind: String, Hashable {
        case increase = "inc"
        case decrease = "dec"
        case append
        case prepend
        /// Appends what is not there yet.
        case add
        /// Takes out all that equal one of these.
        case remove
    }

    enum Amount: Hashable {
        /// A number, or a list; absent or null nothing is changed.
        case value(Operand)
        case duration(Duration)
    }

    var kind: Kind
    var amount: Amount
}

extension ColumnChange {
    /// The source without which nothing is changed.
    var source: SourceReference? {
        guard case .value(let operand) = amount, let source: SourceReference = operand.reference,
            source.canBeAbsent || source.canBeNull
        else { return nil }
        return source
    }
}
