public import GraphQLSyntax

/// What every type has, whatever its kind.
public struct TypeHead: Hashable, Sendable {
    /// Its name, with the place where it is defined.
    public var name: Name
    /// The text above it.
    public var description: String?
    /// The directives on its definition, then those on its extensions.
    public var directives: [Directive]
    /// Where its definition stands; `SourceSpan.generated` for built-in types.
    public var span: SourceSpan

    /// The first directive of that name.
    public func directive(_ name: String) -> Directive? { directives.first { $0.name.value == name } }
}

/// A scalar (section 3.5).
public struct ScalarType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// Its name.
    public var name: String { head.name.value }
}

/// An object (section 3.6).
public struct ObjectType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// The interfaces it says it implements.
    public var interfaces: [Name]
    /// Its fields, those of extensions last.
    public var fields: NamedList<FieldDefinition>
    /// Its name.
    public var name: String { head.name.value }
}

/// An interface (section 3.7).
public struct InterfaceType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// The interfaces it says it implements.
    public var interfaces: [Name]
    /// Its fields, those of extensions last.
    public var fields: NamedList<FieldDefinition>
    /// Its name.
    public var name: String { head.name.value }
}

/// A union (section 3.8).
public struct UnionType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// The object types it is made of.
    public var members: [Name]
    /// Its name.
    public var name: String { head.name.value }
}

/// An enum (section 3.9).
public struct EnumType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// Its values, those of extensions last.
    public var values: NamedList<EnumValueDefinition>
    /// Its name.
    public var name: String { head.name.value }
}

/// An input object (section 3.10).
public struct InputObjectType: Hashable, Sendable {
    /// Name, description, directives, place.
    public var head: TypeHead
    /// Its fields, those of extensions last.
    public var fields: NamedList<InputValueDefinition>
    /// Its name.
    public var name: String { head.name.value }

    /// Whether exactly one field must be given (section 3.10.1, `@oneOf`).
    public var isOneOf: Bool { head.directive("oneOf") != nil }
}
