import GraphQLSyntax

/// Every reference names a type, and one of a kind that may stand there.
extension SchemaBuilder {
    mutating func checkReferences() {
        for definition: Definition in written {
            switch definition {
            case .type(let type): checkReferences(in: type)
            case .directive(let directive):
                checkInputs(directive.arguments) { "@\(directive.name.value)(\($0):)" }
            case .schema, .operation, .fragment: break
            }
        }
    }

    private mutating func checkReferences(in type: TypeDefinition) {
        let owner: String = type.name.value
        switch type.kind {
        case .scalar, .enumeration: break
        case .object(let interfaces, let fields), .interface(let interfaces, let fields):
            for name: Name in interfaces { checkInterface(name, of: owner) }
            for field: FieldDefinition in fields { checkField(field, of: owner) }
        case .union(let members):
            for name: Name in members { checkMember(name, of: owner) }
        case .inputObject(let fields):
            checkInputs(fields) { "\(owner).\($0)" }
        }
    }

    private mutating func checkField(_ field: FieldDefinition, of owner: String) {
        let place: String = "\(owner).\(field.name.value)"
        if let type: NamedType = known(field.type.namedType), !type.isOutput {
            sink.add(
                .misplacedType, "The type of \(place) must be Output Type but got: \(field.type).",
                at: [field.type.span])
        }
        checkInputs(field.arguments) { "\(place)(\($0):)" }
    }

    private mutating func checkInputs(_ inputs: [InputValueDefinition], place: (String) -> String) {
        for input: InputValueDefinition in inputs {
            guard let type: NamedType = known(input.type.namedType), !type.isInput else { continue }
            sink.add(
                .misplacedType,
                "The type of \(place(input.name.value)) must be Input Type but got: \(input.type).",
                at: [input.type.span])
        }
    }

    private mutating func checkInterface(_ name: Name, of owner: String) {
        guard let type: NamedType = known(name) else { return }
        if case .interface = type { return }
        sink.add(
            .misplacedType, "Type \(owner) must only implement Interface types, it cannot implement \(name.value).",
            at: [name.span])
    }

    private mutating func checkMember(_ name: Name, of owner: String) {
        guard let type: NamedType = known(name) else { return }
        if case .object = type { return }
        sink.add(
            .misplacedType, "Union type \(owner) can only include Object types, it cannot include \(name.value).",
            at: [name.span])
    }

    private mutating func known(_ name: Name) -> NamedType? {
        if let type: NamedType = schema.types[name.value] { return type }
        reportUnknownType(name)
        return nil
    }

    mutating func reportUnknownType(_ name: Name) {
        sink.add(
            .unknownType, "Unknown type \"\(name.value)\".", at: [name.span],
            question: Suggestion(for: name.value, among: schema.typeNames).question())
    }
}
