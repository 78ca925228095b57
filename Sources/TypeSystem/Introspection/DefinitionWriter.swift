import GraphQLSyntax

/// Turns types back into definitions, without what the options leave out.
struct DefinitionWriter {
    let options: SDLOptions

    /// Whether what stands there is written.
    func keeps(_ span: SourceSpan) -> Bool { options.omittedSource.map { $0 != span.sourceName } ?? true }

    /// The description as a block: whether its author wrote one is not kept of types.
    func description(_ description: Description?) -> Description? {
        options.omitsDescriptions ? nil : description.map { Description($0.value) }
    }

    func directives(_ directives: [Directive]) -> [Directive] {
        guard options.onlyIntrospectableDirectives else { return directives }
        return directives.filter { ["deprecated", "specifiedBy", "oneOf"].contains($0.name.value) }
    }

    func directive(_ definition: DirectiveDefinition) -> DirectiveDefinition {
        var result: DirectiveDefinition = definition
        result.description = description(definition.description)
        result.arguments = definition.arguments.map { inputValue($0) }
        return result
    }

    /// The definition; nothing where all of it is left out. A type of the omitted source stays with the members others gave it.
    func type(_ type: NamedType) -> TypeDefinition? {
        let kind: TypeDefinition.Kind = kind(of: type)
        guard keeps(type.span) || kind.hasMembers else { return nil }
        return TypeDefinition(
            description: description(type.description.map { Description($0) }), name: Name(type.name),
            directives: directives(type.directives), kind: kind)
    }

    private func kind(of type: NamedType) -> TypeDefinition.Kind {
        switch type {
        case .scalar: .scalar
        case .object(let object): .object(interfaces: object.interfaces, fields: fields(object.fields))
        case .interface(let interface): .interface(interfaces: interface.interfaces, fields: fields(interface.fields))
        case .union(let union): .union(members: union.members.filter { keeps($0.span) })
        case .enumeration(let enumeration): .enumeration(values: values(enumeration.values))
        case .inputObject(let input):
            .inputObject(fields: input.fields.filter { keeps($0.span) }.map { inputValue($0) })
        }
    }

    private func fields(_ fields: NamedList<FieldDefinition>) -> [FieldDefinition] {
        fields.filter { keeps($0.span) }.map { field in
            var result: FieldDefinition = field
            result.description = description(field.description)
            result.directives = directives(field.directives)
            result.arguments = field.arguments.map { inputValue($0) }
            return result
        }
    }

    private func values(_ values: NamedList<EnumValueDefinition>) -> [EnumValueDefinition] {
        values.filter { keeps($0.span) }.map { value in
            var result: EnumValueDefinition = value
            result.description = description(value.description)
            result.directives = directives(value.directives)
            return result
        }
    }

    private func inputValue(_ value: InputValueDefinition) -> InputValueDefinition {
        var result: InputValueDefinition = value
        result.description = description(value.description)
        result.directives = directives(value.directives)
        return result
    }
}

extension TypeDefinition.Kind {
    fileprivate var hasMembers: Bool {
        switch self {
        case .scalar: false
        case .object(_, let fields), .interface(_, let fields): !fields.isEmpty
        case .union(let members): !members.isEmpty
        case .enumeration(let values): !values.isEmpty
        case .inputObject(let fields): !fields.isEmpty
        }
    }
}
