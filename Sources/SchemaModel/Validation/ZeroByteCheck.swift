import GraphQLSyntax

/// Refuses texts of directives that hold a zero byte: PostgreSQL can store none, neither in a value nor in a name.
enum ZeroByteCheck {
    static func check(_ documents: [Document], _ issues: inout Issues) {
        for document: Document in documents {
            for case .type(let type) in document.definitions { check(type, &issues) }
        }
    }

    private static func check(_ type: TypeDefinition, _ issues: inout Issues) {
        check(type.directives, &issues)
        switch type.kind {
        case .object(_, let fields), .interface(_, let fields):
            for field: FieldDefinition in fields { check(field.directives, &issues) }
        case .enumeration(let values):
            for value: EnumValueDefinition in values { check(value.directives, &issues) }
        case .scalar, .union, .inputObject: break
        }
    }

    private static func check(_ directives: [Directive], _ issues: inout Issues) {
        for directive: Directive in directives {
            for argument: Argument in directive.arguments { check(argument.value, &issues) }
        }
    }

    private static func check(_ value: InputValue, _ issues: inout Issues) {
        switch value.kind {
        case .string(let text, _) where text.utf8.contains(0):
            issues.error(
                .badArgument, "The text holds a zero byte, which PostgreSQL cannot store", at: value.span,
                hint: "Take \\u0000 out.")
        case .list(let elements):
            for element: InputValue in elements { check(element, &issues) }
        case .object(let fields):
            for field: ObjectField in fields { check(field.value, &issues) }
        default: break
        }
    }
}
