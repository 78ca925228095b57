import GraphQLSyntax

/// The fragments of a connector by name. Found once, because a search for each operation would cost the square of a connector.
typealias Fragments = [String: FragmentDefinition]

/// Finds the directives of an operation, those of its variables, fields and fragments included; and what else it reaches.
enum DirectiveWalk {
    static func directives(of operation: OperationDefinition, _ fragments: Fragments) -> [Directive] {
        var walk: Walk = Walk(fragments: fragments)
        walk.add(operation.directives)
        for variable: VariableDefinition in operation.variables { walk.add(variable.directives) }
        walk.add(operation.selectionSet)
        return walk.found
    }

    /// The fragments that an operation reaches, by name.
    static func fragments(of operation: OperationDefinition, _ fragments: Fragments) -> [String] {
        var walk: Walk = Walk(fragments: fragments)
        walk.add(operation.selectionSet)
        return walk.visited.sorted()
    }

    /// The fields that stand anywhere in it, by name.
    static func fieldNames(of operation: OperationDefinition, _ fragments: Fragments) -> Set<String> {
        var walk: Walk = Walk(fragments: fragments)
        walk.add(operation.selectionSet)
        return walk.fieldNames
    }

    private struct Walk {
        let fragments: Fragments
        var found: [Directive] = []
        var fieldNames: Set<String> = []
        var visited: Set<String> = []

        mutating func add(_ directives: [Directive]) { found += directives }

        mutating func add(_ selectionSet: SelectionSet) {
            for selection: Selection in selectionSet.selections {
                switch selection {
                case .field(let field):
                    fieldNames.insert(field.name.value)
                    add(field.directives)
                    if let inner: SelectionSet = field.selectionSet { add(inner) }
                case .inlineFragment(let fragment):
                    add(fragment.directives)
                    add(fragment.selectionSet)
                case .fragmentSpread(let spread):
                    add(spread.directives)
                    follow(spread.name.value)
                }
            }
        }

        private mutating func follow(_ name: String) {
            guard visited.insert(name).inserted, let fragment: FragmentDefinition = fragments[name] else { return }
            add(fragment.directives)
            add(fragment.selectionSet)
        }
    }
}
