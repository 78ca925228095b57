public import GraphQLSyntax

/// Arguments or input fields that exclude one another (`@fdc_oneOf`).
public struct ExclusiveGroup: Hashable, Sendable {
    /// Its name; empty for the group of a parent that has no name.
    public var name: String
    /// Its members in the order of their definitions.
    public var members: [String]
    /// Whether one of them must be given.
    public var isRequired: Bool
}

/// The groups among the arguments of a field or the fields of an input object, in the order of their first members.
public func exclusiveGroups(_ definitions: [InputValueDefinition]) -> [ExclusiveGroup] {
    var groups: [ExclusiveGroup] = []
    for definition: InputValueDefinition in definitions {
        for directive: Directive in definition.directives where directive.name.value == "fdc_oneOf" {
            let name: String =
                if case .string(let text, _)? = directive.argument("group")?.value.kind { text } else { "" }
            let isRequired: Bool = directive.argument("required")?.value.kind == .boolean(true)
            if let index: Int = groups.firstIndex(where: { $0.name == name }) {
                groups[index].members.append(definition.name.value)
                groups[index].isRequired = groups[index].isRequired || isRequired
            } else {
                groups.append(
                    ExclusiveGroup(name: name, members: [definition.name.value], isRequired: isRequired))
            }
        }
    }
    return groups
}
