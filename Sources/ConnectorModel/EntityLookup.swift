public import SQL

/// A root field of a query that reads one row by its primary key.
public struct EntityLookup: Sendable {
    /// The table.
    public var table: QualifiedName
    /// Where each member of the key comes from, in key order.
    public var key: [LookupKeyMember]

    /// A look-up.
    public init(table: QualifiedName, key: [LookupKeyMember]) {
        self.table = table
        self.key = key
    }
}

/// One member of the key of a look-up.
public enum LookupKeyMember: Sendable {
    case source(ParameterSource)
    /// A literal of the operation in the key's canonical form.
    case constant(String)
}

/// The primary key of a row in a form that is equal exactly when the keys are.
///
/// - Shape: the texts of the members in key order, each in its canonical form (see `CapturedWrite`).
public struct EntityKey: Hashable, Sendable {
    /// The table.
    public var table: QualifiedName
    /// The members in key order.
    public var members: [String]

    /// A key.
    public init(table: QualifiedName, members: [String]) {
        self.table = table
        self.members = members
    }
}
