import GraphQLSyntax

/// The types of the introspection system (section 4.2).
enum IntrospectionTypes {
    static let all: [TypeDefinition] = [
        schema, type, typeKind, field, inputValue, enumValue, directive, directiveLocation,
    ]

    private static let includeDeprecated: InputValueDefinition = Shorthand.argument(
        "includeDeprecated", Shorthand.named("Boolean"), default: .boolean(false))

    private static let description: FieldDefinition = Shorthand.field("description", Shorthand.named("String"))
    private static let name: FieldDefinition = Shorthand.field("name", Shorthand.required("String"))
    private static let isDeprecated: FieldDefinition = Shorthand.field("isDeprecated", Shorthand.required("Boolean"))
    private static let deprecationReason: FieldDefinition = Shorthand.field(
        "deprecationReason", Shorthand.named("String"))
    private static let arguments: FieldDefinition = Shorthand.field(
        "args", Shorthand.requiredList("__InputValue"), [includeDeprecated])

    private static let schema: TypeDefinition = Shorthand.object(
        "__Schema",
        [
            description,
            Shorthand.field("types", Shorthand.requiredList("__Type")),
            Shorthand.field("queryType", Shorthand.required("__Type")),
            Shorthand.field("mutationType", Shorthand.named("__Type")),
            Shorthand.field("subscriptionType", Shorthand.named("__Type")),
            Shorthand.field("directives", Shorthand.requiredList("__Directive")),
        ])

    private static let type: TypeDefinition = Shorthand.object(
        "__Type",
        [
            Shorthand.field("kind", Shorthand.required("__TypeKind")),
            Shorthand.field("name", Shorthand.named("String")),
            description,
            Shorthand.field("specifiedByURL", Shorthand.named("String")),
            Shorthand.field("fields", Shorthand.list("__Field"), [includeDeprecated]),
            Shorthand.field("interfaces", Shorthand.list("__Type")),
            Shorthand.field("possibleTypes", Shorthand.list("__Type")),
            Shorthand.field("enumValues", Shorthand.list("__EnumValue"), [includeDeprecated]),
            Shorthand.field("inputFields", Shorthand.list("__InputValue"), [includeDeprecated]),
            Shorthand.field("ofType", Shorthand.named("__Type")),
            Shorthand.field("isOneOf", Shorthand.named("Boolean")),
        ])

    private static let typeKind: TypeDefinition = Shorthand.enumeration(
        "__TypeKind",
        ["SCALAR", "OBJECT", "INTERFACE", "UNION", "ENUM", "INPUT_OBJECT", "LIST", "NON_NULL"])

    private static let field: TypeDefinition = Shorthand.object(
        "__Field",
        [
            name, description, arguments,
            Shorthand.field("type", Shorthand.required("__Type")),
            isDeprecated, deprecationReason,
        ])

    private static let inputValue: TypeDefinition = Shorthand.object(
        "__InputValue",
        [
            name, description,
            Shorthand.field("type", Shorthand.required("__Type")),
            Shorthand.field("defaultValue", Shorthand.named("String")),
            isDeprecated, deprecationReason,
        ])

    private static let enumValue: TypeDefinition = Shorthand.object(
        "__EnumValue", [name, description, isDeprecated, deprecationReason])

    private static let directive: TypeDefinition = Shorthand.object(
        "__Directive",
        [
            name, description,
            Shorthand.field("isRepeatable", Shorthand.required("Boolean")),
            Shorthand.field("locations", Shorthand.requiredList("__DirectiveLocation")),
            arguments,
        ])

    private static let directiveLocation: TypeDefinition = Shorthand.enumeration(
        "__DirectiveLocation", DirectiveLocation.allCases.map(\.rawValue))
}
