/// An operation as clients see it.
public struct OperationInterface: Hashable, Sendable {
    /// Its name, exactly as it goes over the wire.
    public var name: String
    /// Whether it reads or writes.
    public var kind: CompiledOperation.Kind
    /// What its author wrote above it.
    public var description: String?
    /// The variables in the order of their declaration.
    public var variables: [VariableInterface]
    /// Its data: the root fields. Its type is the root type, `Query` or `Mutation`.
    public var data: ObjectInterface

    /// An operation.
    public init(
        name: String, kind: CompiledOperation.Kind, description: String? = nil, variables: [VariableInterface] = [],
        data: ObjectInterface
    ) {
        self.name = name
        self.kind = kind
        self.description = description
        self.variables = variables
        self.data = data
    }

    /// Whether a request must give some variable.
    public var requiresVariables: Bool { variables.contains(where: \.isRequired) }
}

/// A variable as clients see it.
///
/// Absent and null are two things: what is optional and unset is left out of the request, null is sent.
public struct VariableInterface: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What its author wrote above it.
    public var description: String?
    /// Its type.
    public var type: ClientType
    /// Whether null is refused.
    public var isNonNull: Bool
    /// What the server takes where it is left out, as JSON. For documentation: clients send no defaults of their own.
    public var defaultJSON: String?
    /// What a client may give in it; nothing means whatever its type has.
    public var allow: AllowRule?

    /// A variable.
    public init(
        name: String, description: String? = nil, type: ClientType, isNonNull: Bool, defaultJSON: String? = nil,
        allow: AllowRule? = nil
    ) {
        self.name = name
        self.description = description
        self.type = type
        self.isNonNull = isNonNull
        self.defaultJSON = defaultJSON
        self.allow = allow
    }

    /// Whether a request must give it.
    public var isRequired: Bool { isNonNull && defaultJSON == nil }
}
