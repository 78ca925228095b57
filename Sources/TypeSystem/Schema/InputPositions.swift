public import GraphQLSyntax

extension InputValueDefinition {
    /// Whether it must be given: its type is non-null and it has no default (section 5.4.3).
    public var isRequired: Bool { type.isNonNull && defaultValue == nil }

    /// The first directive of that name.
    public func directive(_ name: String) -> Directive? { directives.first { $0.name.value == name } }
}

extension FieldDefinition {
    /// The argument of that name.
    public func argument(_ name: String) -> InputValueDefinition? { arguments.first { $0.name.value == name } }

    /// The first directive of that name.
    public func directive(_ name: String) -> Directive? { directives.first { $0.name.value == name } }
}

extension DirectiveDefinition {
    /// The argument of that name.
    public func argument(_ name: String) -> InputValueDefinition? { arguments.first { $0.name.value == name } }
}
