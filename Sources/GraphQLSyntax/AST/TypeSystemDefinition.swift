/// `schema { … }` or `extend schema` (sections 3.3, 3.3.2).
public struct SchemaDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Whether it extends an existing schema.
    public var isExtension: Bool
    /// Its directives.
    public var directives: [Directive]
    /// The root types.
    public var operationTypes: [OperationTypeDefinition]
    /// Where it stands.
    public var span: SourceSpan

    /// A schema definition.
    public init(
        description: Description? = nil, isExtension: Bool = false, directives: [Directive] = [],
        operationTypes: [OperationTypeDefinition], span: SourceSpan = .generated
    ) {
        self.description = description
        self.isExtension = isExtension
        self.directives = directives
        self.operationTypes = operationTypes
        self.span = span
    }
}

/// One root type of a schema.
public struct OperationTypeDefinition: Hashable, Sendable {
    /// The kind of operation.
    public var operation: OperationType
    /// The object type.
    public var type: Name
    /// Where it stands.
    public var span: SourceSpan

    /// A root type.
    public init(operation: OperationType, type: Name, span: SourceSpan = .generated) {
        self.operation = operation
        self.type = type
        self.span = span
    }
}

/// The definition or extension of a named type (sections 3.4 to 3.10).
public struct TypeDefinition: Hashable, Sendable {
    /// What the type is made of.
    public enum Kind: Hashable, Sendable {
        case scalar
        case object(interfaces: [Name], fields: [FieldDefinition])
        case interface(interfaces: [Name], fields: [FieldDefinition])
        case union(members: [Name])
        case enumeration(values: [EnumValueDefinition])
        case inputObject(fields: [InputValueDefinition])
    }

    /// The text above it.
    public var description: Description?
    /// Whether it extends an existing type.
    public var isExtension: Bool
    /// Its name.
    public var name: Name
    /// Its directives.
    public var directives: [Directive]
    /// What it is made of.
    public var kind: Kind
    /// Where it stands.
    public var span: SourceSpan

    /// A type.
    public init(
        description: Description? = nil, isExtension: Bool = false, name: Name, directives: [Directive] = [],
        kind: Kind, span: SourceSpan = .generated
    ) {
        self.description = description
        self.isExtension = isExtension
        self.name = name
        self.directives = directives
        self.kind = kind
        self.span = span
    }
}

/// A field of an object or interface type (section 3.6).
public struct FieldDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name.
    public var name: Name
    /// Its arguments.
    public var arguments: [InputValueDefinition]
    /// Its type.
    public var type: TypeReference
    /// Its directives.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// A field.
    public init(
        description: Description? = nil, name: Name, arguments: [InputValueDefinition] = [], type: TypeReference,
        directives: [Directive] = [], span: SourceSpan = .generated
    ) {
        self.description = description
        self.name = name
        self.arguments = arguments
        self.type = type
        self.directives = directives
        self.span = span
    }
}

/// An argument or a field of an input type (sections 3.6.1, 3.10).
public struct InputValueDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name.
    public var name: Name
    /// Its type.
    public var type: TypeReference
    /// The value it has when it is left out.
    public var defaultValue: InputValue?
    /// Its directives.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// An argument or input field.
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

/// A value of an enum type (section 3.9).
public struct EnumValueDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name.
    public var name: Name
    /// Its directives.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// A value.
    public init(
        description: Description? = nil, name: Name, directives: [Directive] = [], span: SourceSpan = .generated
    ) {
        self.description = description
        self.name = name
        self.directives = directives
        self.span = span
    }
}

/// The definition of a directive (section 3.13).
public struct DirectiveDefinition: Hashable, Sendable {
    /// The text above it.
    public var description: Description?
    /// Its name without the at sign.
    public var name: Name
    /// Its arguments.
    public var arguments: [InputValueDefinition]
    /// Whether it may stand several times in one place.
    public var isRepeatable: Bool
    /// Where it may stand, for example `FIELD_DEFINITION`.
    public var locations: [Name]
    /// Where it stands.
    public var span: SourceSpan

    /// A directive definition.
    public init(
        description: Description? = nil, name: Name, arguments: [InputValueDefinition] = [],
        isRepeatable: Bool = false, locations: [Name], span: SourceSpan = .generated
    ) {
        self.description = description
        self.name = name
        self.arguments = arguments
        self.isRepeatable = isRepeatable
        self.locations = locations
        self.span = span
    }
}
