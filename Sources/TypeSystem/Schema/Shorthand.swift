import GraphQLSyntax

/// Short spellings for the definitions that the specification fixes and no author writes.
enum Shorthand {
    static func named(_ name: String) -> TypeReference { .named(Name(name)) }

    static func required(_ name: String) -> TypeReference { .nonNull(named(name), span: .generated) }

    static func requiredList(_ name: String) -> TypeReference { .nonNull(list(name), span: .generated) }

    /// A list whose elements are never null; the list itself may be.
    static func list(_ name: String) -> TypeReference { .list(required(name), span: .generated) }

    static func field(
        _ name: String, _ type: TypeReference, _ arguments: [InputValueDefinition] = []
    ) -> FieldDefinition {
        FieldDefinition(name: Name(name), arguments: arguments, type: type)
    }

    static func argument(
        _ name: String, _ type: TypeReference, default value: InputValue.Kind? = nil
    ) -> InputValueDefinition {
        InputValueDefinition(name: Name(name), type: type, defaultValue: value.map { InputValue($0) })
    }

    static func directive(
        _ name: String, _ arguments: [InputValueDefinition], on locations: [String]
    ) -> DirectiveDefinition {
        DirectiveDefinition(name: Name(name), arguments: arguments, locations: locations.map { Name($0) })
    }

    static func object(_ name: String, _ fields: [FieldDefinition]) -> TypeDefinition {
        TypeDefinition(name: Name(name), kind: .object(interfaces: [], fields: fields))
    }

    static func enumeration(_ name: String, _ values: [String]) -> TypeDefinition {
        let definitions: [EnumValueDefinition] = values.map { EnumValueDefinition(name: Name($0)) }
        return TypeDefinition(name: Name(name), kind: .enumeration(values: definitions))
    }
}
