import GraphQLSyntax

/// The documents that are one part smaller than another.
enum SyntaxShrinker {
    static func smaller(_ document: Document) -> [Document] {
        var results: [Document] = []
        for (index, definition) in document.definitions.enumerated() {
            switch definition {
            case .operation(let operation):
                for set: SelectionSet in smaller(operation.selectionSet) {
                    var other: OperationDefinition = operation
                    other.selectionSet = set
                    results.append(document.replacing(index, .operation(other)))
                }
                for position: Int in operation.variables.indices where operation.variables[position].defaultValue != nil
                {
                    var other: OperationDefinition = operation
                    other.variables[position].defaultValue = nil
                    results.append(document.replacing(index, .operation(other)))
                }
                if operation.directives.count > 1 {
                    var other: OperationDefinition = operation
                    other.directives.removeLast()
                    results.append(document.replacing(index, .operation(other)))
                }
            case .fragment(let fragment):
                for set: SelectionSet in smaller(fragment.selectionSet) {
                    var other: FragmentDefinition = fragment
                    other.selectionSet = set
                    results.append(document.replacing(index, .fragment(other)))
                }
            default: break
            }
        }
        return results.map(\.tidied)
    }

    private static func smaller(_ set: SelectionSet) -> [SelectionSet] {
        var results: [SelectionSet] = []
        for (index, selection) in set.selections.enumerated() {
            if set.selections.count > 1 { results.append(set.replacing(index, [])) }
            switch selection {
            case .field(let field):
                results += smaller(field).map { set.replacing(index, [.field($0)]) }
            case .inlineFragment(let fragment):
                results.append(set.replacing(index, fragment.selectionSet.selections))
            case .fragmentSpread: break
            }
        }
        return results
    }

    private static func smaller(_ field: Field) -> [Field] {
        var results: [Field] = []
        for index: Int in field.arguments.indices {
            var without: Field = field
            without.arguments.remove(at: index)
            results.append(without)
            for value: InputValue in smaller(field.arguments[index].value) {
                var other: Field = field
                other.arguments[index].value = value
                results.append(other)
            }
        }
        for index: Int in field.directives.indices {
            var without: Field = field
            without.directives.remove(at: index)
            results.append(without)
        }
        for set: SelectionSet in field.selectionSet.map(smaller) ?? [] {
            var other: Field = field
            other.selectionSet = set
            results.append(other)
        }
        return results
    }

    private static func smaller(_ value: InputValue) -> [InputValue] {
        switch value.kind {
        case .list(let elements):
            return elements.indices.flatMap { index in
                var without: [InputValue] = elements
                without.remove(at: index)
                return [InputValue(.list(without))]
                    + smaller(elements[index]).map { element in
                        var other: [InputValue] = elements
                        other[index] = element
                        return InputValue(.list(other))
                    }
            }
        case .object(let fields):
            return fields.indices.flatMap { index in
                var without: [ObjectField] = fields
                without.remove(at: index)
                return [InputValue(.object(without))]
                    + smaller(fields[index].value).map { value in
                        var other: [ObjectField] = fields
                        other[index].value = value
                        return InputValue(.object(other))
                    }
            }
        default: return []
        }
    }
}

extension Document {
    func replacing(_ index: Int, _ definition: Definition) -> Document {
        var document: Document = self
        document.definitions[index] = definition
        return document
    }
}

extension SelectionSet {
    fileprivate func replacing(_ index: Int, _ selections: [Selection]) -> SelectionSet {
        var set: SelectionSet = self
        set.selections.replaceSubrange(index...index, with: selections)
        return set
    }
}
