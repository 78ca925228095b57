import ConnectorModel
import GraphQLSyntax
import TypeSystem

/// Collects the input object types that variables can hold, each once, those within them included.
struct ObjectTypeCollector {
    let types: GraphQLSchema
    private var known: Set<String> = []
    private var waiting: [String] = []
    private var found: [VariableObjectType] = []

    init(types: GraphQLSchema) { self.types = types }

    mutating func add(_ type: VariableType) {
        switch type {
        case .scalar, .enumeration: break
        case .list(let element, _): add(element)
        case .object(let name): if known.insert(name).inserted { waiting.append(name) }
        }
    }

    /// A list of what to do instead of recursion: chains of types are as long as the schema.
    mutating func collected() -> VariableObjectTypes {
        while let name: String = waiting.popLast() {
            guard let type: InputObjectType = types.inputObjectType(named: name) else { continue }
            let object: VariableObjectType = self.object(type)
            found.append(object)
            for member: VariableObjectType.Member in object.members { add(member.type) }
        }
        return VariableObjectTypes(found)
    }

    private func object(_ type: InputObjectType) -> VariableObjectType {
        var members: [VariableObjectType.Member] = []
        var textOnly: Set<String> = []
        for field: InputValueDefinition in type.fields {
            let name: String = field.name.value
            guard !field.isTextOnly,
                let fieldType: VariableType = types.variableType(field.type.nullable)
            else {
                textOnly.insert(name)
                continue
            }
            members.append(
                VariableObjectType.Member(
                    name: name, type: fieldType, isNonNull: field.type.isNonNull,
                    defaultValue: field.type.isNonNull ? field.defaultValue.map(\.json) : nil))
        }
        return VariableObjectType(
            name: type.name, members: members, textOnly: textOnly, choices: choices(type, textOnly))
    }

    /// The groups of `@fdc_oneOf` of which more than one member may stand in a variable, or one must.
    private func choices(_ type: InputObjectType, _ textOnly: Set<String>) -> [VariableObjectType.Choice] {
        var groups: [(name: String, choice: VariableObjectType.Choice)] = []
        for field: InputValueDefinition in type.fields where !textOnly.contains(field.name.value) {
            guard let directive: Directive = field.directive("fdc_oneOf") else { continue }
            let isRequired: Bool = directive.argument("required")?.value.kind == .boolean(true)
            var group: String = ""
            if case .string(let text, _)? = directive.argument("group")?.value.kind { group = text }
            if let index: Int = groups.firstIndex(where: { $0.name == group }) {
                groups[index].choice.names.append(field.name.value)
            } else {
                groups.append((group, VariableObjectType.Choice(names: [field.name.value], isRequired: isRequired)))
            }
        }
        return groups.map(\.choice).filter { $0.names.count > 1 || $0.isRequired }
    }
}
