import GraphQLSyntax

/// An object or interface has what its interfaces promise (section 3.6.1, `IsValidImplementation`).
extension SchemaBuilder {
    mutating func checkImplementations(of type: NamedType) {
        for name: Name in type.interfaces {
            guard case .interface(let interface)? = schema.types[name.value] else { continue }
            if name.value == type.name {
                sink.add(
                    .invalidImplementation,
                    "Type \(type.name) cannot implement itself because it would create a circular reference.",
                    at: [name.span])
                continue
            }
            checkInherited(interface, by: type, at: name)
            for field: FieldDefinition in interface.fields { check(field, of: interface, in: type) }
        }
    }

    private mutating func checkInherited(_ interface: InterfaceType, by type: NamedType, at name: Name) {
        let own: Set<String> = Set(type.interfaces.map(\.value))
        for inherited: Name in interface.interfaces where !own.contains(inherited.value) {
            let message: String =
                inherited.value == type.name
                ? "Type \(type.name) cannot implement \(interface.name) because it would create a circular reference."
                : "Type \(type.name) must implement \(inherited.value) because it is implemented by \(interface.name)."
            sink.add(.invalidImplementation, message, at: [name.span, inherited.span])
        }
    }

    private mutating func check(_ promised: FieldDefinition, of interface: InterfaceType, in type: NamedType) {
        let place: String = "\(interface.name).\(promised.name.value)"
        guard let field: FieldDefinition = type.fields?[promised.name.value] else {
            sink.add(
                .invalidImplementation,
                "Interface field \(place) expected but \(type.name) does not provide it.",
                at: [promised.span, type.span])
            return
        }
        if !schema.isTypeSubType(field.type, of: promised.type) {
            sink.add(
                .invalidImplementation,
                "Interface field \(place) expects type \(promised.type) but "
                    + "\(type.name).\(field.name.value) is type \(field.type).",
                at: [promised.type.span, field.type.span])
        }
        checkArguments(of: field, in: type, promised: promised, place: place)
    }

    private mutating func checkArguments(
        of field: FieldDefinition, in type: NamedType, promised: FieldDefinition, place: String
    ) {
        let own: String = "\(type.name).\(field.name.value)"
        for argument: InputValueDefinition in promised.arguments {
            let name: String = argument.name.value
            guard let found: InputValueDefinition = field.argument(name) else {
                sink.add(
                    .invalidImplementation,
                    "Interface field argument \(place)(\(name):) expected but \(own) does not provide it.",
                    at: [argument.span, field.span])
                continue
            }
            guard !found.type.denotesSameType(as: argument.type) else { continue }
            sink.add(
                .invalidImplementation,
                "Interface field argument \(place)(\(name):) expects type \(argument.type) but "
                    + "\(own)(\(name):) is type \(found.type).",
                at: [argument.type.span, found.type.span])
        }
        for argument: InputValueDefinition in field.arguments
        where argument.isRequired && promised.argument(argument.name.value) == nil {
            sink.add(
                .invalidImplementation,
                "Object field \(own) includes required argument \(argument.name.value) that is missing from the "
                    + "Interface field \(place).",
                at: [argument.span, promised.span])
        }
    }
}
