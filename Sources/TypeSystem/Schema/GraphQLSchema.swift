public import GraphQLSyntax

/// The types of a service and how they hang together (specification, section 3).
///
/// Types refer to one another by name: `type(named:)` costs one look-up. Definitions of fields, arguments, enum values and
/// directives are the nodes of the syntax tree, so that their directives, defaults and places stay at hand.
public struct GraphQLSchema: Hashable, Sendable {
    /// The names of all types in the order they were defined, built-in ones last.
    public internal(set) var typeNames: [String] = []
    /// The names of all directives in the order they were defined, built-in ones last.
    public internal(set) var directiveNames: [String] = []
    /// The text above the `schema` definition.
    public internal(set) var description: String?
    /// The directives of the `schema` definition and its extensions.
    public internal(set) var schemaDirectives: [Directive] = []

    var types: [String: NamedType] = [:]
    var directives: [String: DirectiveDefinition] = [:]
    var rootTypeNames: [OperationType: Name] = [:]
    /// The object types of each interface and union, in the order of `typeNames` or of the union's members.
    var possibleTypeNames: [String: [String]] = [:]
    /// The interfaces that implement an interface.
    var implementingInterfaceNames: [String: [String]] = [:]
    /// Pairs of an abstract type and one of its subtypes.
    var subtypes: Set<SubtypePair> = []

    struct SubtypePair: Hashable {
        let abstract: String
        let subtype: String
    }

    /// A schema without a single type.
    init() {}
}

extension GraphQLSchema {
    /// The type of that name.
    public func type(named name: String) -> NamedType? { types[name] }

    /// The type at the heart of a reference.
    public func namedType(of reference: TypeReference) -> NamedType? { types[reference.namedType.value] }

    /// The directive of that name, without the at sign.
    public func directive(named name: String) -> DirectiveDefinition? { directives[name] }

    /// The name of the root type of a kind of operation.
    public func rootTypeName(for operation: OperationType) -> String? { rootTypeNames[operation]?.value }

    /// The root type of a kind of operation.
    public func rootType(for operation: OperationType) -> ObjectType? {
        guard let name: Name = rootTypeNames[operation], case .object(let type)? = types[name.value] else { return nil }
        return type
    }

    /// The object type of that name.
    public func objectType(named name: String) -> ObjectType? {
        if case .object(let type)? = types[name] { type } else { nil }
    }

    /// The input object type of that name.
    public func inputObjectType(named name: String) -> InputObjectType? {
        if case .inputObject(let type)? = types[name] { type } else { nil }
    }

    /// The enum type of that name.
    public func enumType(named name: String) -> EnumType? {
        if case .enumeration(let type)? = types[name] { type } else { nil }
    }

    /// The field of that name on a composite type, meta fields included (sections 4.1 and 4.2).
    public func field(named name: String, on parent: NamedType) -> FieldDefinition? {
        if name.hasPrefix("__"), let meta: FieldDefinition = metaField(named: name, on: parent) { return meta }
        return parent.fields?[name]
    }

    private func metaField(named name: String, on parent: NamedType) -> FieldDefinition? {
        switch name {
        case "__typename": parent.isComposite ? MetaFields.typename : nil
        case "__schema": parent.name == rootTypeName(for: .query) ? MetaFields.schema : nil
        case "__type": parent.name == rootTypeName(for: .query) ? MetaFields.type : nil
        default: nil
        }
    }

    /// The names of the object types whose values a composite type can have; an object type's own name for itself.
    public func possibleTypeNames(of type: NamedType) -> [String] {
        switch type {
        case .object(let object): [object.name]
        case .interface, .union: possibleTypeNames[type.name] ?? []
        case .scalar, .enumeration, .inputObject: []
        }
    }

    /// Whether an object type implements an interface or belongs to a union, or an interface implements another.
    public func isSubtype(_ name: String, of abstract: String) -> Bool {
        subtypes.contains(SubtypePair(abstract: abstract, subtype: name))
    }

    /// Whether a value can have both types (section 5.5.2.3).
    public func doTypesOverlap(_ first: NamedType, _ second: NamedType) -> Bool {
        if first.name == second.name { return true }
        let others: Set<String> = Set(possibleTypeNames(of: second))
        return possibleTypeNames(of: first).contains { others.contains($0) }
    }
}
