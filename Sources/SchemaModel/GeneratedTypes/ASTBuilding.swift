import GraphQLSyntax

/// A type reference from its text, such as `[Book!]!`. The text is ours, so it is not checked.
func type(_ text: String) -> TypeReference {
    if text.hasSuffix("!") { return .nonNull(type(String(text.dropLast())), span: .generated) }
    if text.hasPrefix("[") { return .list(type(String(text.dropFirst().dropLast())), span: .generated) }
    return .named(Name(text))
}

/// An argument or input field.
func input(
    _ name: String, _ typeText: String, default defaultValue: InputValue.Kind? = nil, _ directives: [Directive] = [],
    about description: String? = nil
) -> InputValueDefinition {
    InputValueDefinition(
        description: description.map { Description($0) }, name: Name(name), type: type(typeText),
        defaultValue: defaultValue.map { InputValue($0) }, directives: directives)
}

/// A field of an object type.
func field(
    _ name: String, _ arguments: [InputValueDefinition] = [], _ typeText: String, _ directives: [Directive],
    about description: String
) -> FieldDefinition {
    FieldDefinition(
        description: Description(description), name: Name(name), arguments: arguments, type: type(typeText),
        directives: directives)
}

/// `extend type` with fields; nothing without any.
func extending(_ name: String, _ fields: [FieldDefinition]) -> [Definition] {
    guard !fields.isEmpty else { return [] }
    return [.type(TypeDefinition(isExtension: true, name: Name(name), kind: .object(interfaces: [], fields: fields)))]
}

/// An input type.
func inputType(_ name: String, _ fields: [InputValueDefinition], about description: String) -> Definition {
    .type(
        TypeDefinition(
            description: Description(description), name: Name(name), kind: .inputObject(fields: fields)))
}

/// A scalar.
func scalar(_ name: String, _ directives: [Directive] = [], about description: String) -> Definition {
    .type(
        TypeDefinition(
            description: Description(description), name: Name(name), directives: directives, kind: .scalar))
}

/// Why an element was generated (`GeneratedPurpose`).
enum Purpose: String, CaseIterable {
    case implicitKey = "IMPLICIT_KEY_FIELD"
    case implicitReference = "IMPLICIT_REF_FIELD"
    case metadata = "METADATA_FIELD"
    case single = "QUERY_SINGLE"
    case oneToOne = "QUERY_SINGLE_ONE_TO_ONE"
    case multiple = "QUERY_MULTIPLE"
    case oneToMany = "QUERY_MULTIPLE_ONE_TO_MANY"
    case manyToMany = "QUERY_MULTIPLE_MANY_TO_MANY"
    case similarity = "QUERY_MULTIPLE_BY_SIMILARITY"
    case search = "QUERY_MULTIPLE_BY_FULL_TEXT_SEARCH"
    case count = "QUERY_COUNT"
    case sum = "QUERY_SUM"
    case average = "QUERY_AVG"
    case minimum = "QUERY_MIN"
    case maximum = "QUERY_MAX"
    case insert = "INSERT_SINGLE"
    case insertMany = "INSERT_MULTIPLE"
    case upsert = "UPSERT_SINGLE"
    case upsertMany = "UPSERT_MULTIPLE"
    case update = "UPDATE_SINGLE"
    case updateMany = "UPDATE_MULTIPLE"
    case delete = "DELETE_SINGLE"
    case deleteMany = "DELETE_MULTIPLE"
    case entityID = "ENTITY_ID"
}

/// `@fdc_generated(from:, purpose:)`.
func generated(from coordinate: String, _ purpose: Purpose) -> Directive {
    Directive(
        name: Name("fdc_generated"),
        arguments: [
            Argument(name: Name("from"), value: InputValue(.string(coordinate, isBlock: false))),
            Argument(name: Name("purpose"), value: InputValue(.enumValue(purpose.rawValue))),
        ])
}

/// `@fdc_forbiddenInVariables`: may be written in an operation, never sent by a client.
let forbiddenInVariables: Directive = Directive(name: Name("fdc_forbiddenInVariables"))

/// `@fdc_oneOf(group:)`: excludes the other members of the group.
func oneOf(_ group: String) -> Directive {
    Directive(
        name: Name("fdc_oneOf"),
        arguments: [Argument(name: Name("group"), value: InputValue(.string(group, isBlock: false)))])
}

/// An object literal with one integer, such as `{gt: 0}`.
func objectLiteral(_ name: String, _ value: Int) -> InputValue.Kind {
    .object([ObjectField(name: Name(name), value: InputValue(.int(String(value))))])
}
