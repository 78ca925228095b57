extension Printer {
    /// Prints the definition or extension of a schema.
    public static func print(_ schema: SchemaDefinition) -> String {
        let operationTypes: [String] = schema.operationTypes.map { "\($0.operation.rawValue): \($0.type.value)" }
        return description(schema.description)
            + spaced([
                schema.isExtension ? "extend" : "", "schema", directives(schema.directives), block(operationTypes),
            ])
    }

    /// Prints the definition or extension of a type.
    public static func print(_ type: TypeDefinition) -> String {
        let (keyword, interfaces, body): (String, [Name], String) = parts(of: type.kind)
        return description(type.description)
            + spaced([
                type.isExtension ? "extend" : "", keyword, type.name.value,
                wrapped("implements ", interfaces.map(\.value).joined(separator: " & "), ""),
                directives(type.directives), body,
            ])
    }

    private static func parts(of kind: TypeDefinition.Kind) -> (keyword: String, interfaces: [Name], body: String) {
        switch kind {
        case .scalar: ("scalar", [], "")
        case .object(let interfaces, let fields): ("type", interfaces, block(fields.map { print($0) }))
        case .interface(let interfaces, let fields): ("interface", interfaces, block(fields.map { print($0) }))
        case .union(let members): ("union", [], wrapped("= ", members.map(\.value).joined(separator: " | "), ""))
        case .enumeration(let values): ("enum", [], block(values.map { print($0) }))
        case .inputObject(let fields): ("input", [], block(fields.map { print($0) }))
        }
    }

    /// Prints the definition of a field.
    public static func print(_ field: FieldDefinition) -> String {
        let head: String = field.name.value + parenthesized(field.arguments.map { print($0) })
        return description(field.description) + spaced(["\(head): \(field.type)", directives(field.directives)])
    }

    /// Prints the definition of an argument or of a field of an input type.
    public static func print(_ value: InputValueDefinition) -> String {
        description(value.description)
            + spaced([
                "\(value.name.value): \(value.type)", defaultValue(value.defaultValue), directives(value.directives),
            ])
    }

    /// Prints the definition of an enum value.
    public static func print(_ value: EnumValueDefinition) -> String {
        description(value.description) + spaced([value.name.value, directives(value.directives)])
    }

    /// Prints the definition of a directive.
    public static func print(_ directive: DirectiveDefinition) -> String {
        let head: String = "directive @\(directive.name.value)" + parenthesized(directive.arguments.map { print($0) })
        let locations: String = directive.locations.map(\.value).joined(separator: " | ")
        return description(directive.description)
            + spaced([head, directive.isRepeatable ? "repeatable" : "", "on", locations])
    }
}
