import GraphQLSyntax

/// What each kind of type asks for beyond its references (sections 3.6 to 3.10, "Type Validation").
extension SchemaBuilder {
    mutating func checkKinds() {
        for name: String in schema.typeNames where !name.hasPrefix("__") || isWritten(name) {
            guard let type: NamedType = schema.types[name] else { continue }
            checkName(type.head.name)
            switch type {
            case .scalar: break
            case .object(let object):
                checkFields(object.fields, of: object.head)
                checkImplementations(of: type)
            case .interface(let interface):
                checkFields(interface.fields, of: interface.head)
                checkImplementations(of: type)
            case .union(let union): checkNotEmpty(union.members.isEmpty, union.head, "member types")
            case .enumeration(let enumeration): checkNotEmpty(enumeration.values.isEmpty, enumeration.head, "values")
            case .inputObject(let input): checkInputObject(input)
            }
        }
    }

    private func isWritten(_ name: String) -> Bool {
        !IntrospectionTypes.all.contains { $0.name.value == name }
    }

    /// Names with two leading underscores belong to introspection (section 4, "Reserved Names").
    private mutating func checkName(_ name: Name) {
        guard name.value.hasPrefix("__") else { return }
        sink.add(
            .reservedTypeName,
            "Name \"\(name.value)\" must not begin with \"__\", which is reserved by GraphQL introspection.",
            at: [name.span])
    }

    private mutating func checkNotEmpty(_ isEmpty: Bool, _ head: TypeHead, _ what: String) {
        guard isEmpty else { return }
        sink.add(.emptyType, "Type \(head.name.value) must define one or more \(what).", at: [head.span])
    }

    private mutating func checkFields(_ fields: NamedList<FieldDefinition>, of head: TypeHead) {
        checkNotEmpty(fields.isEmpty, head, "fields")
        for field: FieldDefinition in fields {
            checkName(field.name)
            for argument: InputValueDefinition in field.arguments { checkName(argument.name) }
        }
    }

    private mutating func checkInputObject(_ input: InputObjectType) {
        checkNotEmpty(input.fields.isEmpty, input.head, "fields")
        for field: InputValueDefinition in input.fields {
            checkName(field.name)
            guard input.isOneOf else { continue }
            let place: String = "\(input.name).\(field.name.value)"
            if field.type.isNonNull {
                sink.add(
                    .misplacedType, "OneOf input field \(place) must be nullable.", at: [field.type.span])
            }
            if let value: InputValue = field.defaultValue {
                sink.add(
                    .misplacedType, "OneOf input field \(place) cannot have a default value.", at: [value.span])
            }
        }
        checkRequiredCycle(from: input)
    }

    /// An input object that needs itself has no finite value (section 3.10, "Circular References").
    private mutating func checkRequiredCycle(from input: InputObjectType) {
        var seen: Set<String> = []
        var next: [InputObjectType] = [input]
        while let type: InputObjectType = next.popLast() {
            for field: InputValueDefinition in type.fields {
                guard case .nonNull(.named(let name), _) = field.type else { continue }
                if name.value == input.name {
                    sink.add(
                        .misplacedType,
                        "Cannot reference Input Object \"\(input.name)\" within itself through non-null fields: "
                            + "\"\(type.name).\(field.name.value)\".",
                        at: [field.span])
                    return
                }
                guard seen.insert(name.value).inserted, let target = schema.inputObjectType(named: name.value) else {
                    continue
                }
                next.append(target)
            }
        }
    }
}
