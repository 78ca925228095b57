public import GraphQLSyntax

/// A type of a schema (specification, section 3.4).
public indirect enum NamedType: Hashable, Sendable {
    case scalar(ScalarType)
    case object(ObjectType)
    case interface(InterfaceType)
    case union(UnionType)
    case enumeration(EnumType)
    case inputObject(InputObjectType)
}

extension NamedType {
    /// Its name.
    public var name: String { head.name.value }
    /// The text above it.
    public var description: String? { head.description }
    /// The directives on its definition and its extensions.
    public var directives: [Directive] { head.directives }
    /// Where its definition stands.
    public var span: SourceSpan { head.span }

    /// What every kind of type has.
    public var head: TypeHead {
        switch self {
        case .scalar(let type): type.head
        case .object(let type): type.head
        case .interface(let type): type.head
        case .union(let type): type.head
        case .enumeration(let type): type.head
        case .inputObject(let type): type.head
        }
    }

    /// The fields of an object or interface.
    public var fields: NamedList<FieldDefinition>? {
        switch self {
        case .object(let type): type.fields
        case .interface(let type): type.fields
        case .scalar, .union, .enumeration, .inputObject: nil
        }
    }

    /// The interfaces an object or interface says it implements.
    public var interfaces: [Name] {
        switch self {
        case .object(let type): type.interfaces
        case .interface(let type): type.interfaces
        case .scalar, .union, .enumeration, .inputObject: []
        }
    }

    /// Whether it has no fields to select: a scalar or an enum.
    public var isLeaf: Bool {
        switch self {
        case .scalar, .enumeration: true
        case .object, .interface, .union, .inputObject: false
        }
    }

    /// Whether a fragment can apply to it: an object, interface or union.
    public var isComposite: Bool {
        switch self {
        case .object, .interface, .union: true
        case .scalar, .enumeration, .inputObject: false
        }
    }

    /// Whether its values are values of one of several object types.
    public var isAbstract: Bool {
        switch self {
        case .interface, .union: true
        case .scalar, .object, .enumeration, .inputObject: false
        }
    }

    /// Whether arguments and variables may have it (section 3.4.2, `IsInputType`).
    public var isInput: Bool {
        switch self {
        case .scalar, .enumeration, .inputObject: true
        case .object, .interface, .union: false
        }
    }

    /// Whether fields may have it (section 3.4.2, `IsOutputType`).
    public var isOutput: Bool {
        if case .inputObject = self { false } else { true }
    }

    /// Its kind in the words of messages: "input object".
    public var kindWord: String {
        switch self {
        case .scalar: "scalar"
        case .object: "object"
        case .interface: "interface"
        case .union: "union"
        case .enumeration: "enum"
        case .inputObject: "input object"
        }
    }
}
