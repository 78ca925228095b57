import GraphQLSyntax

/// Defaults and the arguments of directives are values of their types (sections 3.6.1, 3.10 and 5.6.1).
///
/// Custom scalars take any literal here: what they look like is known to those who use the schema.
extension SchemaBuilder {
    mutating func checkConstants() {
        for definition: Definition in written {
            switch definition {
            case .schema(let definition): check(definition.directives)
            case .directive(let directive): check(directive.arguments)
            case .type(let type): checkConstants(in: type)
            case .operation, .fragment: break
            }
        }
    }

    private mutating func checkConstants(in type: TypeDefinition) {
        check(type.directives)
        switch type.kind {
        case .scalar, .union: break
        case .object(_, let fields), .interface(_, let fields):
            for field: FieldDefinition in fields {
                check(field.directives)
                check(field.arguments)
            }
        case .enumeration(let values):
            for value: EnumValueDefinition in values { check(value.directives) }
        case .inputObject(let fields): check(fields)
        }
    }

    private mutating func check(_ inputs: [InputValueDefinition]) {
        for input: InputValueDefinition in inputs {
            check(input.directives)
            if let value: InputValue = input.defaultValue { check(value, input.type) }
        }
    }

    private mutating func check(_ directives: [Directive]) {
        for directive: Directive in directives {
            guard let definition: DirectiveDefinition = schema.directive(named: directive.name.value) else { continue }
            for argument: Argument in directive.arguments {
                guard let input: InputValueDefinition = definition.argument(argument.name.value) else { continue }
                check(argument.value, input.type)
            }
        }
    }

    private mutating func check(_ value: InputValue, _ type: TypeReference) {
        // References that cannot be were reported already.
        guard schema.namedType(of: type)?.isInput == true else { return }
        for diagnostic: Diagnostic in coerceLiteral(value, to: type, in: schema).diagnostics {
            sink.add(diagnostic)
        }
    }
}
