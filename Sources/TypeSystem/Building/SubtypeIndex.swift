import GraphQLSyntax

extension GraphQLSchema {
    /// Notes which types are subtypes of which, so that the question costs one look-up.
    mutating func indexSubtypes() {
        possibleTypeNames = [:]
        implementingInterfaceNames = [:]
        subtypes = []
        for name: String in typeNames {
            switch types[name] {
            case .object(let object):
                for interface: Name in object.interfaces {
                    possibleTypeNames[interface.value, default: []].append(name)
                    subtypes.insert(SubtypePair(abstract: interface.value, subtype: name))
                }
            case .interface(let type):
                for interface: Name in type.interfaces {
                    implementingInterfaceNames[interface.value, default: []].append(name)
                    subtypes.insert(SubtypePair(abstract: interface.value, subtype: name))
                }
            case .union(let union):
                for member: Name in union.members {
                    possibleTypeNames[name, default: []].append(member.value)
                    subtypes.insert(SubtypePair(abstract: name, subtype: member.value))
                }
            case .scalar, .enumeration, .inputObject, nil: break
            }
        }
    }

    /// Takes away the built-in scalars that nothing refers to: they must not be part of the schema (section 3.5).
    mutating func dropUnused(scalars: [String]) {
        var unused: [String] = scalars.filter { !BuiltInDefinitions.alwaysPresent.contains($0) }
        for type: NamedType in types.values {
            for field: FieldDefinition in type.fields ?? NamedList() {
                unused.remove(field.type)
                for argument: InputValueDefinition in field.arguments { unused.remove(argument.type) }
            }
            guard case .inputObject(let input) = type else { continue }
            for field: InputValueDefinition in input.fields { unused.remove(field.type) }
        }
        for directive: DirectiveDefinition in directives.values {
            for argument: InputValueDefinition in directive.arguments { unused.remove(argument.type) }
        }
        for name: String in unused {
            types[name] = nil
            typeNames.removeAll { $0 == name }
        }
    }
}

extension [String] {
    /// Takes out the name of a type. The few names are compared one by one: a set of all that a schema refers to would outgrow the caches.
    fileprivate mutating func remove(_ type: TypeReference) {
        guard !isEmpty else { return }
        let name: String = type.namedType.value
        if let index: Int = firstIndex(of: name) { remove(at: index) }
    }
}
