/// The three kinds of operation (section 2.3).
public enum OperationType: String, Hashable, Sendable { case query, mutation, subscription }

/// An operation (section 2.3).
public struct OperationDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// What it does.
    public var type: OperationType
    /// Its name; none for an anonymous operation.
    public var name: Name?
    /// The variables it declares.
    public var variables: [VariableDefinition]
    /// Its directives.
    public var directives: [Directive]
    /// The root fields.
    public var selectionSet: SelectionSet
    /// Whether it was written in the shorthand form, as a bare selection set.
    public var isShorthand: Bool
    /// Where it stands.
    public var span: SourceSpan

    /// An operation.
    public init(
        description: Description? = nil, type: OperationType, name: Name?, variables: [VariableDefinition] = [],
        directives: [Directive] = [], selectionSet: SelectionSet, isShorthand: Bool = false,
        span: SourceSpan = .generated
    ) {
        self.description = description
        self.type = type
        self.name = name
        self.variables = variables
        self.directives = directives
        self.selectionSet = selectionSet
        self.isShorthand = isShorthand
        self.span = span
    }
}

/// A named fragment (section 2.8).
public struct FragmentDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name.
    public var name: Name
    /// Variables of the legacy form, only where the parser was told to allow them.
    public var variables: [VariableDefinition]
    /// The type it applies to.
    public var typeCondition: Name
    /// Its directives.
    public var directives: [Directive]
    /// What it selects.
    public var selectionSet: SelectionSet
    /// Where it stands.
    public var span: SourceSpan

    /// A fragment.
    public init(
        description: Description? = nil, name: Name, variables: [VariableDefinition] = [], typeCondition: Name,
        directives: [Directive] = [], selectionSet: SelectionSet, span: SourceSpan = .generated
    ) {
        self.description = description
        self.name = name
        self.variables = variables
        self.typeCondition = typeCondition
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }
}

/// One variable of an operation (section 2.10).
public struct VariableDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name without the dollar sign; the span includes the sign.
    public var name: Name
    /// Its type.
    public var type: TypeReference
    /// The value it has when the request leaves it out.
    public var defaultValue: InputValue?
    /// Its directives.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// A variable.
    public init(
        description: Description? = nil, name: Name, type: TypeReference, defaultValue: InputValue? = nil,
        directives: [Directive] = [], span: SourceSpan = .generated
    ) {
        self.description = description
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.directives = directives
        self.span = span
    }
}
