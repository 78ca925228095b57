import GraphQLSyntax
import TypeSystem

/// Tells the errors of operations that are made there from those that follow from a fault of the schema or from a syntax error.
///
/// An error is blamed on what is missing where the node it stands in uses a missing name itself: a field by its name or by the
/// arguments on the way to the error, a variable by its type, a fragment by its condition. Nothing is asked of messages.
struct FollowUps {
    let document: Document
    /// What the schema lacks.
    let missing: MissingNames
    /// What the connector lacks.
    let lost: LostDefinitions

    /// The diagnostics without those that follow from others; the notes of an error go with it.
    func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !missing.isEmpty || !lost.isEmpty else { return diagnostics }
        var isLeftOut: Bool = false
        return diagnostics.filter { diagnostic in
            if diagnostic.severity != .note { isLeftOut = follows(diagnostic) }
            return !isLeftOut
        }
    }

    private func follows(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.code {
        case .fragmentSpreadTargetDefined: return lost.isOpen || isLostFragment(diagnostic.span)
        case .fragmentsMustBeUsed: return lost.isOpen || isSpreadByLost(diagnostic.span)
        case .variableTypeExistence, .fragmentSpreadTypeExistence:
            if missing.isOpen { return true }
        default: break
        }
        guard !missing.isEmpty else { return false }
        for definition: Definition in document.definitions {
            switch definition {
            case .operation(let operation) where operation.span.holds(diagnostic.span):
                return follows(diagnostic, in: operation)
            case .fragment(let fragment) where fragment.span.holds(diagnostic.span):
                return follows(diagnostic, in: fragment)
            default: continue
            }
        }
        return false
    }

    // MARK: Lost definitions of the connector

    private func isLostFragment(_ span: SourceSpan) -> Bool {
        var found: Bool = false
        for definition: Definition in document.definitions {
            definition.selectionSet?.visitSpreads { spread in
                if spread.name.span == span, lost.names.contains(spread.name.value) { found = true }
            }
        }
        return found
    }

    private func isSpreadByLost(_ span: SourceSpan) -> Bool {
        document.definitions.contains { definition in
            guard case .fragment(let fragment) = definition, fragment.span == span else { return false }
            return lost.spreads.contains(fragment.name.value)
        }
    }

    // MARK: Names missing from the schema

    private func follows(_ diagnostic: Diagnostic, in operation: OperationDefinition) -> Bool {
        if let variable: VariableDefinition = operation.variables.first(where: { $0.span.holds(diagnostic.span) }) {
            return missing.explains(variable.type.namedType.value)
                || variable.defaultValue.map { uses($0, diagnostic.span) } ?? false
        }
        return follows(diagnostic, in: operation.selectionSet, isRoot: true)
    }

    private func follows(_ diagnostic: Diagnostic, in fragment: FragmentDefinition) -> Bool {
        if fragment.selectionSet.span.holds(diagnostic.span) {
            let isRoot: Bool = ["Query", "Mutation"].contains(fragment.typeCondition.value)
            return follows(diagnostic, in: fragment.selectionSet, isRoot: isRoot)
        }
        return missing.explains(fragment.typeCondition.value)
    }

    private func follows(_ diagnostic: Diagnostic, in selectionSet: SelectionSet, isRoot: Bool) -> Bool {
        for selection: Selection in selectionSet.selections {
            switch selection {
            case .field(let field) where field.span.holds(diagnostic.span):
                if let inner: SelectionSet = field.selectionSet, inner.span.holds(diagnostic.span) {
                    return follows(diagnostic, in: inner, isRoot: false)
                }
                return follows(diagnostic, at: field, isRoot: isRoot)
            case .inlineFragment(let fragment) where fragment.span.holds(diagnostic.span):
                if fragment.selectionSet.span.holds(diagnostic.span) {
                    return follows(diagnostic, in: fragment.selectionSet, isRoot: isRoot)
                }
                return fragment.typeCondition.map { missing.explains($0.value) } ?? false
            default: continue
            }
        }
        return false
    }

    private func follows(_ diagnostic: Diagnostic, at field: Field, isRoot: Bool) -> Bool {
        // Any root field may be one of a table whose name is not known.
        if missing.isOpen, isRoot, diagnostic.code == .fieldSelections { return true }
        if missing.explains(field.name.value) { return true }
        let arguments: [Argument] = field.arguments + field.directives.flatMap(\.arguments)
        return arguments.contains { argument in
            argument.span.holds(diagnostic.span)
                && (missing.explains(argument.name.value) || uses(argument.value, diagnostic.span))
        }
    }

    /// Whether the way through a value to the error uses a missing name, the members of the object it ends at included.
    private func uses(_ value: InputValue, _ span: SourceSpan) -> Bool {
        switch value.kind {
        case .list(let elements):
            return elements.contains { $0.span.holds(span) && uses($0, span) }
        case .object(let fields):
            if let field: ObjectField = fields.first(where: { $0.span.holds(span) }) {
                return missing.explains(field.name.value) || uses(field.value, span)
            }
            return fields.contains { missing.explains($0.name.value) }
        case .enumValue, .variable, .int, .float, .string, .boolean, .null: return false
        }
    }
}

extension Definition {
    fileprivate var selectionSet: SelectionSet? {
        switch self {
        case .operation(let operation): operation.selectionSet
        case .fragment(let fragment): fragment.selectionSet
        case .schema, .type, .directive: nil
        }
    }
}

extension SelectionSet {
    fileprivate func visitSpreads(_ visit: (FragmentSpread) -> Void) {
        for selection: Selection in selections {
            switch selection {
            case .field(let field): field.selectionSet?.visitSpreads(visit)
            case .inlineFragment(let fragment): fragment.selectionSet.visitSpreads(visit)
            case .fragmentSpread(let spread): visit(spread)
            }
        }
    }
}
