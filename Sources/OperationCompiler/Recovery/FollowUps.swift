import GraphQLSyntax
import TypeSystem

/// Tells the errors of operations that are made there from those that follow from a fault of the schema or from a syntax error.
///
/// Only a name that is not known can follow from what is missing, and only if it may come from there: behind it nothing is checked anyway,
/// and names that are known are right or wrong by themselves. The name is taken from the node that the error marks, never from a message.
struct FollowUps {
    let document: Document
    /// What the schema lacks.
    let missing: MissingNames
    /// What the connector lacks.
    let lost: LostDefinitions
    /// The texts of the connector.
    let sources: [String: Source]

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
            return missing.isOpen || isMissing(at: diagnostic.span)
        case .fieldSelections, .inputObjectFieldNames, .argumentNames:
            return !missing.isEmpty && (isMissing(at: diagnostic.span) || isOfKeyInDoubt(diagnostic.span))
        case .inputObjectRequiredFields: return !missing.isEmpty && isOfKeyInDoubt(diagnostic.span)
        case .valuesOfCorrectType:
            return !missing.isEmpty && ValuesOfMissing(missing).hold(diagnostic.span, in: document)
        case .allVariableUsagesAreAllowed:
            return !missing.isEmpty && ValuesOfMissing(missing).holdVariable(definedAt: diagnostic.span, in: document)
        case .allowRule: return !missing.isEmpty && missing.explains(text(at: diagnostic.span))
        default: return false
        }
    }

    /// What is written in a place, such as a name within a string.
    private func text(at span: SourceSpan) -> String {
        guard let source: Source = sources[span.sourceName], span.start >= 0, span.start <= span.end,
            Int(span.end) <= source.utf8.count
        else { return "" }
        return String(decoding: source.utf8[Int(span.start)..<Int(span.end)], as: UTF8.self)
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

    /// Whether something is said there of what a row is looked up by, or referred to by, where that is in doubt.
    private func isOfKeyInDoubt(_ span: SourceSpan) -> Bool {
        document.definitions.contains { definition in
            guard definition.holds(span), let selectionSet: SelectionSet = definition.selectionSet else { return false }
            return KeysInDoubt(missing).hold(span, in: selectionSet)
        }
    }

    // MARK: Names missing from the schema

    /// Whether the node there has a name that may come from what is missing.
    private func isMissing(at span: SourceSpan) -> Bool {
        document.definitions.contains { definition in
            switch definition {
            case .operation(let operation) where operation.span.holds(span):
                operation.variables.contains { isMissing($0, at: span) }
                    || isMissing(operation.selectionSet, isRoot: true, at: span)
            case .fragment(let fragment) where fragment.span.holds(span):
                isMissing(fragment.typeCondition, at: span)
                    || isMissing(fragment.selectionSet, isRoot: fragment.isOnRoot, at: span)
            default: false
            }
        }
    }

    private func isMissing(_ name: Name, at span: SourceSpan) -> Bool {
        name.span == span && missing.explains(name.value)
    }

    private func isMissing(_ variable: VariableDefinition, at span: SourceSpan) -> Bool {
        isMissing(variable.type.namedType, at: span) || variable.defaultValue.map { isMissing($0, at: span) } ?? false
    }

    private func isMissing(_ selectionSet: SelectionSet, isRoot: Bool, at span: SourceSpan) -> Bool {
        selectionSet.selections.contains { selection in
            switch selection {
            case .field(let field) where field.span == span:
                // Any root field may be one of a table whose name is not known.
                missing.isOpen && isRoot || missing.explains(field.name.value)
            case .field(let field) where field.span.holds(span):
                field.arguments.contains { isMissing($0, at: span) }
                    || field.selectionSet.map { isMissing($0, isRoot: false, at: span) } ?? false
            case .inlineFragment(let fragment) where fragment.span.holds(span):
                fragment.typeCondition.map { isMissing($0, at: span) } ?? false
                    || isMissing(fragment.selectionSet, isRoot: isRoot, at: span)
            default: false
            }
        }
    }

    private func isMissing(_ argument: Argument, at span: SourceSpan) -> Bool {
        argument.span == span ? missing.explains(argument.name.value) : isMissing(argument.value, at: span)
    }

    private func isMissing(_ value: InputValue, at span: SourceSpan) -> Bool {
        switch value.kind {
        case .list(let elements): elements.contains { $0.span.holds(span) && isMissing($0, at: span) }
        case .object(let fields):
            fields.contains {
                $0.span == span
                    ? missing.explains($0.name.value) : $0.span.holds(span) && isMissing($0.value, at: span)
            }
        case .enumValue, .variable, .int, .float, .string, .boolean, .null: false
        }
    }
}

extension FragmentDefinition {
    fileprivate var isOnRoot: Bool { ["Query", "Mutation"].contains(typeCondition.value) }
}

extension Definition {
    fileprivate func holds(_ span: SourceSpan) -> Bool {
        switch self {
        case .operation(let operation): operation.span.holds(span)
        case .fragment(let fragment): fragment.span.holds(span)
        case .schema, .type, .directive: false
        }
    }

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
