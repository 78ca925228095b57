/// An enum as clients see it.
///
/// A server may know values that a client of an older schema does not: in responses any name may come.
public struct EnumInterface: Hashable, Sendable {
    /// A value.
    public struct Value: Hashable, Sendable {
        /// Its name, which is what goes over the wire.
        public var name: String
        /// What its author wrote above it.
        public var description: String?

        /// A value.
        public init(_ name: String, description: String? = nil) {
            self.name = name
            self.description = description
        }
    }

    /// Its name.
    public var name: String
    /// What its author wrote above it.
    public var description: String?
    /// The values in the order of the schema.
    public var values: [Value]
    /// Whether nothing mentions it but rows that no variable holds: who makes no type of every row needs none of it either.
    public var isOnlyInUnusedRows: Bool

    /// An enum.
    public init(name: String, description: String? = nil, values: [Value], isOnlyInUnusedRows: Bool = false) {
        self.name = name
        self.description = description
        self.values = values
        self.isOnlyInUnusedRows = isOnlyInUnusedRows
    }
}
