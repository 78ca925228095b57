public import CEL

/// What a value of a response looks like, for those who look into it: checks, later expressions, and what leaves parts of it out.
///
/// A step whose value nobody looks into has none, and its bytes go to the client as they come.
public indirect enum ResultShape: Sendable {
    /// A value without members that anybody selects; a column that is a list is one too.
    case scalar(VariableType)
    /// A list of objects, or of keys.
    case list(ResultShape)
    /// An object, or null.
    case object(ObjectShape)

    /// Whether something in it is left out of the response.
    public var redacts: Bool {
        switch self {
        case .scalar: false
        case .list(let element): element.redacts
        case .object(let object): object.redacts
        }
    }
}

/// What an object of a response looks like.
public struct ObjectShape: Sendable {
    /// A member of it.
    public struct Member: Sendable {
        /// Its name in the response.
        public let name: String
        /// What its value looks like.
        public let shape: ResultShape
        /// Whether it is left out of the response.
        public let isRedacted: Bool
        /// Whether an expression reads it, or has to pass through it.
        public let isRead: Bool

        /// A member.
        public init(name: String, shape: ResultShape, isRedacted: Bool = false, isRead: Bool = true) {
            self.name = name
            self.shape = shape
            self.isRedacted = isRedacted
            self.isRead = isRead
        }
    }

    /// Its type in expressions: a field for each member, in order.
    public let type: RecordType
    /// Its members.
    public let members: [Member]
    /// Whether something in it is left out of the response.
    public let redacts: Bool

    /// An object.
    public init(type: RecordType, members: [Member]) {
        self.type = type
        self.members = members
        redacts = members.contains { $0.isRedacted || $0.shape.redacts }
    }
}
