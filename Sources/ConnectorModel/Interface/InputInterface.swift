/// An input object that a variable may hold: a filter, an order, a length of time. Such types may hold one another in circles.
public struct InputInterface: Hashable, Sendable {
    /// A member of it.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// What the author wrote above the field that it compares or orders by.
        public var description: String?
        /// Its type.
        public var type: ClientType
        /// Whether null is refused.
        public var isNonNull: Bool
        /// Whether something stands in where it is left out.
        public var hasDefault: Bool

        /// A member.
        public init(
            name: String, description: String? = nil, type: ClientType, isNonNull: Bool = false,
            hasDefault: Bool = false
        ) {
            self.name = name
            self.description = description
            self.type = type
            self.isNonNull = isNonNull
            self.hasDefault = hasDefault
        }

        /// Whether it must be given.
        public var isRequired: Bool { isNonNull && !hasDefault }
    }

    /// Its name, for example `Book_Filter`.
    public var name: String
    /// The members that a variable may hold, in the order of the type.
    public var members: [Member]

    /// An input object.
    public init(name: String, members: [Member]) {
        self.name = name
        self.members = members
    }
}
