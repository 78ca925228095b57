import GraphQLSyntax

/// The fields of the introspection types (section 4.2), one function a type.
extension Introspector {
    func schemaAnswer(_ field: PlannedField) -> Answer {
        switch field.name {
        case "description": .text(schema.description)
        case "types": .objects(schema.typeNames.compactMap { named($0) })
        case "queryType": .maybe(root(.query))
        case "mutationType": .maybe(root(.mutation))
        case "subscriptionType": .maybe(root(.subscription))
        case "directives":
            .objects(schema.directiveNames.compactMap { schema.directive(named: $0) }.map { .directive($0) })
        default: .null
        }
    }

    func typeAnswer(_ field: PlannedField, _ type: NamedType) -> Answer {
        switch field.name {
        case "kind": .string(kind(of: type))
        case "name": .string(type.name)
        case "description": .text(type.description)
        case "specifiedByURL": specifiedBy(type)
        case "fields": fields(of: type, field)
        case "interfaces": type.fields == nil ? .null : .objects(type.interfaces.compactMap { named($0.value) })
        case "possibleTypes":
            type.isAbstract ? .objects(schema.possibleTypeNames(of: type).compactMap { named($0) }) : .null
        case "enumValues": enumValues(of: type, field)
        case "inputFields": inputFields(of: type, field)
        case "isOneOf": isOneOf(type)
        default: .null
        }
    }

    func referenceAnswer(_ field: PlannedField, _ reference: TypeReference) -> Answer {
        switch reference {
        case .named(let name): schema.type(named: name.value).map { typeAnswer(field, $0) } ?? .null
        case .list(let inner, _): wrapperAnswer(field, "LIST", inner)
        case .nonNull(let inner, _): wrapperAnswer(field, "NON_NULL", inner)
        }
    }

    private func wrapperAnswer(_ field: PlannedField, _ kind: String, _ inner: TypeReference) -> Answer {
        switch field.name {
        case "kind": .string(kind)
        case "ofType": .object(.reference(inner))
        default: .null
        }
    }

    func fieldAnswer(_ field: PlannedField, _ definition: FieldDefinition) -> Answer {
        switch field.name {
        case "name": .string(definition.name.value)
        case "description": .text(definition.description?.value)
        case "args": inputValues(definition.arguments, field)
        case "type": .object(.reference(definition.type))
        default: deprecationAnswer(field, definition.directives)
        }
    }

    func inputValueAnswer(_ field: PlannedField, _ definition: InputValueDefinition) -> Answer {
        switch field.name {
        case "name": .string(definition.name.value)
        case "description": .text(definition.description?.value)
        case "type": .object(.reference(definition.type))
        case "defaultValue": .text(definition.defaultValue.map { Printer.print($0) })
        default: deprecationAnswer(field, definition.directives)
        }
    }

    func enumValueAnswer(_ field: PlannedField, _ definition: EnumValueDefinition) -> Answer {
        switch field.name {
        case "name": .string(definition.name.value)
        case "description": .text(definition.description?.value)
        default: deprecationAnswer(field, definition.directives)
        }
    }

    func directiveAnswer(_ field: PlannedField, _ definition: DirectiveDefinition) -> Answer {
        switch field.name {
        case "name": .string(definition.name.value)
        case "description": .text(definition.description?.value)
        case "isRepeatable": .bool(definition.isRepeatable)
        case "locations": .words(definition.locations.map(\.value))
        case "args": inputValues(definition.arguments, field)
        default: .null
        }
    }

    private func deprecationAnswer(_ field: PlannedField, _ directives: [Directive]) -> Answer {
        switch field.name {
        case "isDeprecated": .bool(directives.isDeprecated)
        case "deprecationReason": .text(directives.deprecationReason)
        default: .null
        }
    }

    // MARK: Parts of types

    private func named(_ name: String) -> Subject? { schema.type(named: name).map { .type($0) } }

    private func root(_ operation: OperationType) -> Subject? { schema.rootTypeName(for: operation).flatMap(named) }

    private func kind(of type: NamedType) -> String {
        switch type {
        case .scalar: "SCALAR"
        case .object: "OBJECT"
        case .interface: "INTERFACE"
        case .union: "UNION"
        case .enumeration: "ENUM"
        case .inputObject: "INPUT_OBJECT"
        }
    }

    private func specifiedBy(_ type: NamedType) -> Answer {
        guard case .scalar(let scalar) = type,
            case .string(let url, _)? = scalar.head.directive("specifiedBy")?.argument("url")?.value.kind
        else { return .null }
        return .string(url)
    }

    private func isOneOf(_ type: NamedType) -> Answer {
        if case .inputObject(let input) = type { .bool(input.isOneOf) } else { .null }
    }

    private func fields(of type: NamedType, _ field: PlannedField) -> Answer {
        guard let fields: NamedList<FieldDefinition> = type.fields else { return .null }
        let all: Bool = field.flag("includeDeprecated")
        return .objects(fields.filter { all || !$0.directives.isDeprecated }.map { .field($0) })
    }

    private func enumValues(of type: NamedType, _ field: PlannedField) -> Answer {
        guard case .enumeration(let enumeration) = type else { return .null }
        let all: Bool = field.flag("includeDeprecated")
        return .objects(enumeration.values.filter { all || !$0.directives.isDeprecated }.map { .enumValue($0) })
    }

    private func inputFields(of type: NamedType, _ field: PlannedField) -> Answer {
        guard case .inputObject(let input) = type else { return .null }
        return inputValues(Array(input.fields), field)
    }

    private func inputValues(_ definitions: [InputValueDefinition], _ field: PlannedField) -> Answer {
        let all: Bool = field.flag("includeDeprecated")
        return .objects(definitions.filter { all || !$0.directives.isDeprecated }.map { .inputValue($0) })
    }
}

extension [Directive] {
    /// Whether `@deprecated` is among them (section 3.13.3).
    var isDeprecated: Bool { contains { $0.name.value == "deprecated" } }

    /// The reason, the directive's default where none is written; nothing for what is not deprecated.
    var deprecationReason: String? {
        guard let directive: Directive = first(where: { $0.name.value == "deprecated" }) else { return nil }
        switch directive.argument("reason")?.value.kind {
        case .string(let reason, _): return reason
        case .null: return nil
        default: return "No longer supported"
        }
    }
}
