/// A field that other types add to an object type: the way back along a reference, or through a join table.
public struct Relation: Hashable, Sendable {
    /// How the rows are found.
    public enum Path: Hashable, Sendable {
        /// `_on_` list: all rows of `reference.owner` whose reference points here.
        case many(Reference)
        /// `_on_` single: the one row of `reference.owner` whose reference points here, or null.
        case single(Reference)
        /// `_via_` list: rows that a join table (`near.owner`) connects; `near` points here, `far` to the rows returned.
        case via(near: Reference, far: Reference)
    }

    /// The generated field, for example `loans_on_book` or `authors_via_BookAuthor`.
    public var fieldName: String
    /// The object type of the rows returned.
    public var target: String
    /// How the rows are found.
    public var path: Path

    /// A relation.
    public init(fieldName: String, target: String, path: Path) {
        self.fieldName = fieldName
        self.target = target
        self.path = path
    }

    /// The object type whose filter, order and having the field's arguments take: for `_via_` that is the join table.
    public var argumentType: String {
        switch path {
        case .many(let reference), .single(let reference): reference.owner
        case .via(let near, _): near.owner
        }
    }

    /// Whether the field is one object instead of a list.
    public var isSingle: Bool {
        if case .single = path { true } else { false }
    }
}
