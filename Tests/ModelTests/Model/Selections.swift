import GraphQLSyntax

/// A response name with all the fields that are merged under it.
struct Selected {
    var name: String
    var fields: [Field]

    var field: Field { fields[0] }

    var selectionSets: [SelectionSet] { fields.compactMap(\.selectionSet) }
}

extension Call {
    /// The fields of selection sets: fragments opened, what is skipped left out, equal response names merged (GraphQL
    /// specification, 6.3.2).
    func collect(_ sets: [SelectionSet]) -> [Selected] {
        var result: [Selected] = []
        for set: SelectionSet in sets { collect(set, into: &result) }
        return result
    }

    private func collect(_ set: SelectionSet, into result: inout [Selected]) {
        for selection: Selection in set.selections {
            switch selection {
            case .field(let field):
                guard isIncluded(field.directives) else { continue }
                if let index: Int = result.firstIndex(where: { $0.name == field.responseName }) {
                    result[index].fields.append(field)
                } else {
                    result.append(Selected(name: field.responseName, fields: [field]))
                }
            case .inlineFragment(let fragment):
                if isIncluded(fragment.directives) { collect(fragment.selectionSet, into: &result) }
            case .fragmentSpread(let spread):
                guard isIncluded(spread.directives), let fragment = fragments[spread.name.value] else { continue }
                collect(fragment.selectionSet, into: &result)
            }
        }
    }

    private func isIncluded(_ directives: [Directive]) -> Bool {
        directives.allSatisfy { directive in
            guard let condition = directive.argument("if") else { return true }
            switch directive.name.value {
            case "skip": return given(condition.value) != .boolean(true)
            case "include": return given(condition.value) == .boolean(true)
            default: return true
            }
        }
    }
}
