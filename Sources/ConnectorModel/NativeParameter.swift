public import JSON

/// A value for `$1`, `$2`, … of native SQL.
///
/// Nobody knows the type of its place but PostgreSQL, which infers it; so values of a request are bound as text without a type, each in
/// the form in which PostgreSQL reads its own: a string as it is, a list as an array, an object as JSON.
public indirect enum NativeParameter: Sendable {
    /// A literal of the operation that holds no variable.
    case constant(JSONValue)
    /// A variable of the operation, or a member of one; what is absent is null.
    case variable(slot: Int, path: [String])
    /// `{_expr: "…"}`: whatever the expression gives.
    case expression(ExpressionSource)
    /// A list of such values: an array, or a list in JSON below an object.
    case list([NativeParameter])
    /// An object: JSON.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable {
        /// Its name.
        public var name: String
        /// Its value.
        public var value: NativeParameter

        /// A member.
        public init(name: String, value: NativeParameter) {
            self.name = name
            self.value = value
        }
    }
}

extension VariableType {
    /// The type of a member or element of a value, by its place in it; nothing where there is no such place.
    public func member(at path: some Collection<String>, _ objects: VariableObjectTypes) -> VariableType? {
        guard let name: String = path.first else { return self }
        return switch self {
        case .object(let type):
            objects[type]?.members.first { $0.name == name }?.type.member(at: path.dropFirst(), objects)
        case .list(let element, _): element.member(at: path.dropFirst(), objects)
        case .scalar, .enumeration: nil
        }
    }
}
