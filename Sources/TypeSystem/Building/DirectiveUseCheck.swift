import GraphQLSyntax

/// The directives in the documents are defined, may stand where they stand, and have the arguments they need.
extension SchemaBuilder {
    mutating func checkDirectiveUses() {
        for definition: Definition in written {
            switch definition {
            case .schema(let definition): check(definition.directives, at: .schema)
            case .directive(let directive): checkInputs(directive.arguments, at: .argumentDefinition)
            case .type(let type): checkDirectives(in: type)
            case .operation, .fragment: break
            }
        }
        checkUniqueness()
    }

    private mutating func checkDirectives(in type: TypeDefinition) {
        switch type.kind {
        case .scalar: check(type.directives, at: .scalar)
        case .object(_, let fields):
            check(type.directives, at: .object)
            check(fields)
        case .interface(_, let fields):
            check(type.directives, at: .interface)
            check(fields)
        case .union: check(type.directives, at: .union)
        case .enumeration(let values):
            check(type.directives, at: .enumeration)
            for value: EnumValueDefinition in values { checkUnique(value.directives, at: .enumValue) }
        case .inputObject(let fields):
            check(type.directives, at: .inputObject)
            checkInputs(fields, at: .inputFieldDefinition)
        }
    }

    private mutating func check(_ fields: [FieldDefinition]) {
        for field: FieldDefinition in fields {
            checkUnique(field.directives, at: .fieldDefinition)
            checkInputs(field.arguments, at: .argumentDefinition)
        }
    }

    private mutating func checkInputs(_ inputs: [InputValueDefinition], at location: DirectiveLocation) {
        for input: InputValueDefinition in inputs { checkUnique(input.directives, at: location) }
    }

    private mutating func checkUnique(_ directives: [Directive], at location: DirectiveLocation) {
        check(directives, at: location)
        for finding: RepeatedDirective in repeatedDirectives(directives, schema) { finding.report(to: &sink) }
    }

    private mutating func check(_ directives: [Directive], at location: DirectiveLocation) {
        for directive: Directive in directives {
            guard let definition: DirectiveDefinition = schema.directive(named: directive.name.value) else {
                sink.add(unknownDirective(directive, schema))
                continue
            }
            if let finding: Finding = misplacedDirective(directive, definition, at: location) { sink.add(finding) }
            for finding: Finding in unknownArguments(of: directive, definition) { sink.add(finding) }
            for finding: Finding in missingArguments(of: directive, definition) { sink.add(finding) }
        }
    }

    /// A type's directives count together with those of its extensions, in the order they are written.
    private mutating func checkUniqueness() {
        var ofSchema: [Directive] = []
        var ofTypes: [String: [Directive]] = [:]
        var order: [String] = []
        for definition: Definition in written {
            switch definition {
            case .schema(let definition): ofSchema += definition.directives
            case .type(let type):
                if ofTypes[type.name.value] == nil { order.append(type.name.value) }
                ofTypes[type.name.value, default: []] += type.directives
            case .directive, .operation, .fragment: break
            }
        }
        for directives: [Directive] in [ofSchema] + order.compactMap({ ofTypes[$0] }) {
            for finding: RepeatedDirective in repeatedDirectives(directives, schema) { finding.report(to: &sink) }
        }
    }
}
