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
        let used: Set<String> = referencedTypeNames().union(BuiltInDefinitions.alwaysPresent)
        for name: String in scalars where !used.contains(name) {
            types[name] = nil
            typeNames.removeAll { $0 == name }
        }
    }

    private func referencedTypeNames() -> Set<String> {
        var names: Set<String> = []
        for type: NamedType in types.values {
            for field: FieldDefinition in type.fields ?? NamedList() {
                names.insert(field.type.namedType.value)
                for argument: InputValueDefinition in field.arguments { names.insert(argument.type.namedType.value) }
            }
            guard case .inputObject(let input) = type else { continue }
            for field: InputValueDefinition in input.fields { names.insert(field.type.namedType.value) }
        }
        for directive: DirectiveDefinition in directives.values {
            for argument: InputValueDefinition in directive.arguments { names.insert(argument.type.namedType.value) }
        }
        return names
    }
}
