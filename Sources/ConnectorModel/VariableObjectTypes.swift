public import JSON

/// The input object types that variables of a connector may hold, by name.
///
/// A registry, because such types hold one another in circles: a filter its own negation, a book its loans and a loan its book.
public struct VariableObjectTypes: Hashable, Sendable {
    private var types: [String: VariableObjectType]

    /// A registry of types.
    public init(_ types: [VariableObjectType] = []) {
        self.types = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// No types.
    public static let none: VariableObjectTypes = VariableObjectTypes()

    /// The type of that name.
    public subscript(name: String) -> VariableObjectType? { types[name] }
}

/// An input object as a variable's value.
public struct VariableObjectType: Hashable, Sendable {
    /// A member of it.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its type without the outermost non-null mark.
        public var type: VariableType
        /// Whether it must be given.
        public var isNonNull: Bool
        /// What it has where it must be given and is not; already fits the type.
        public var defaultValue: JSONValue?

        /// A member.
        public init(name: String, type: VariableType, isNonNull: Bool, defaultValue: JSONValue? = nil) {
            self.name = name
            self.type = type
            self.isNonNull = isNonNull
            self.defaultValue = defaultValue
        }
    }

    /// Members that exclude one another (`@fdc_oneOf`).
    public struct Choice: Hashable, Sendable {
        /// The members, in the order of the type.
        public var names: [String]
        /// Whether one of them must be given.
        public var isRequired: Bool

        /// A choice.
        public init(names: [String], isRequired: Bool) {
            self.names = names
            self.isRequired = isRequired
        }
    }

    /// The name of the type.
    public let name: String
    /// The members that a variable's value may hold.
    public let members: [Member]
    /// The members that only an operation's text may hold (`@fdc_forbiddenInVariables`).
    public let textOnly: Set<String>
    /// Members that exclude one another.
    public let choices: [Choice]
    private let positions: [String: Int]

    /// An input object type.
    public init(name: String, members: [Member], textOnly: Set<String> = [], choices: [Choice] = []) {
        self.name = name
        self.members = members
        self.textOnly = textOnly
        self.choices = choices
        positions = Dictionary(
            members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { (first: Int, _: Int) in first })
    }

    /// Members that only connect conditions of the same kind.
    public static let combinators: Set<String> = ["_and", "_or", "_not"]

    /// Whether it says by what rows are ordered: its first member comes first.
    public var isOrder: Bool { name.hasSuffix("_Order") }

    /// The place of a member in `members`.
    public func position(of name: String) -> Int? { positions[name] }

    /// The same, quickly where members are given in the type's order: the first places after the one before are looked at first.
    public func position(of name: String, after previous: Int) -> Int? {
        for place: Int in previous + 1..<previous + 4 where place < members.count && members[place].name == name {
            return place
        }
        return positions[name]
    }
}
