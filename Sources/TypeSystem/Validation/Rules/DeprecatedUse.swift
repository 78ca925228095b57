import GraphQLSyntax

/// Warns where a document uses what the schema marks as deprecated (section 3.13.3).
struct DeprecatedUse: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .field(let field): check(field, &context)
        case .argument(let argument): check(argument, &context)
        case .value(let value): check(value, &context)
        default: break
        }
    }

    private func check(_ field: Field, _ context: inout ValidationContext) {
        guard let definition: FieldDefinition = context.place.field,
            let parent: NamedType = context.place.parentType
        else { return }
        warn(
            "The field \(parent.name).\(field.name.value)", definition.directives, field.span, &context)
    }

    private func check(_ argument: Argument, _ context: inout ValidationContext) {
        guard let definition: InputValueDefinition = context.place.argument else { return }
        let name: String = argument.name.value
        if let directive: DirectiveDefinition = context.place.directive {
            warn(
                "Directive \"@\(directive.name.value)\" argument \"\(name)\"", definition.directives, argument.span,
                &context)
        } else if let field: FieldDefinition = context.place.field, let parent = context.place.parentType {
            warn(
                "Field \"\(parent.name).\(field.name.value)\" argument \"\(name)\"", definition.directives,
                argument.span, &context)
        }
    }

    private func check(_ value: InputValue, _ context: inout ValidationContext) {
        switch value.kind {
        case .object(let fields):
            guard let input: InputObjectType = context.inputObject else { return }
            for field: ObjectField in fields {
                guard let definition: InputValueDefinition = input.fields[field.name.value] else { continue }
                warn(
                    "The input field \(input.name).\(field.name.value)", definition.directives, field.span, &context)
            }
        case .enumValue(let name):
            guard let type: TypeReference = context.place.input.type,
                let enumeration: EnumType = context.schema.enumType(named: type.namedType.value),
                let definition: EnumValueDefinition = enumeration.values[name]
            else { return }
            warn("The enum value \"\(enumeration.name).\(name)\"", definition.directives, value.span, &context)
        default: break
        }
    }

    private func warn(
        _ subject: String, _ directives: [Directive], _ span: SourceSpan, _ context: inout ValidationContext
    ) {
        guard let directive: Directive = directives.first(where: { $0.name.value == "deprecated" }) else { return }
        let reason: String =
            if case .string(let text, _)? = directive.argument("reason")?.value.kind {
                text
            } else {
                "No longer supported"
            }
        context.sink.add(.deprecatedUse, "\(subject) is deprecated. \(reason)", at: [span], severity: .warning)
    }
}
