import GraphQLSyntax

/// Finds the directives of an operation, those of its variables, fields and fragments included.
enum DirectiveWalk {
    static func directives(of operation: OperationDefinition, _ document: Document) -> [Directive] {
        var walk: Walk = Walk(document: document)
        walk.add(operation.directives)
        for variable: VariableDefinition in operation.variables { walk.add(variable.directives) }
        walk.add(operation.selectionSet)
        return walk.found
    }

    /// The fragments that an operation reaches, by name.
    static func fragments(of operation: OperationDefinition, _ document: Document) -> [String] {
        var walk: Walk = Walk(document: document)
        walk.add(operation.selectionSet)
        return walk.visited.sorted()
    }

    private struct Walk {
        let document: Document
        var found: [Directive] = []
        var visited: Set<String> = []

        mutating func add(_ directives: [Directive]) { found += directives }

        mutating func add(_ selectionSet: SelectionSet) {
            for selection: Selection in selectionSet.selections {
                switch selection {
                case .field(let field):
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
            guard visited.insert(name).inserted else { return }
            for case .fragment(let fragment) in document.definitions where fragment.name.value == name {
                add(fragment.directives)
                add(fragment.selectionSet)
            }
        }
    }
}
