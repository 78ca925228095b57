import GraphQLSyntax

extension Document {
    /// Without the variables and fragments that nothing names any more.
    var tidied: Document {
        var used: Document = self
        var spreads: Set<String> = []
        for case .operation(let operation) in definitions { collectSpreads(of: operation.selectionSet, into: &spreads) }
        for case .fragment(let fragment) in definitions { collectSpreads(of: fragment.selectionSet, into: &spreads) }
        used.definitions.removeAll {
            if case .fragment(let fragment) = $0 { !spreads.contains(fragment.name.value) } else { false }
        }
        // A variable is named wherever its name stands behind a dollar sign, and in expressions behind `vars`.
        for (index, definition) in used.definitions.enumerated() {
            guard case .operation(var operation) = definition else { continue }
            let declared: [VariableDefinition] = operation.variables
            operation.variables = []
            let text: String = Printer.print(used.replacing(index, .operation(operation)))
            operation.variables = declared.filter { variable in
                ["$", "vars."].contains { mark in
                    text.ranges(of: mark + variable.name.value).contains { range in
                        range.upperBound == text.endIndex || !text[range.upperBound].isNumber
                    }
                }
            }
            used = used.replacing(index, .operation(operation))
        }
        return used
    }

    private func collectSpreads(of set: SelectionSet, into names: inout Set<String>) {
        for selection: Selection in set.selections {
            switch selection {
            case .field(let field): if let inner = field.selectionSet { collectSpreads(of: inner, into: &names) }
            case .inlineFragment(let fragment): collectSpreads(of: fragment.selectionSet, into: &names)
            case .fragmentSpread(let spread): names.insert(spread.name.value)
            }
        }
    }
}
