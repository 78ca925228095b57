import GraphQLSyntax

/// Values of operations that cannot be judged, for the fields they are given to are not what they were meant to be, or for what is missing
/// from their enum.
struct ValuesOfMissing {
    /// A value, and whether it is given to what may be of another type.
    private typealias Visit = (_ value: InputValue, _ isUncertain: Bool) -> Bool

    private let missing: MissingNames

    init(_ missing: MissingNames) { self.missing = missing }

    /// Whether a value in that place is one of them.
    func hold(_ span: SourceSpan, in document: Document) -> Bool {
        document.definitions.contains { definition in
            guard definition.executableSpan?.holds(span) ?? false else { return false }
            return isAny(of: definition) { value, isUncertain in
                guard value.span.holds(span) else { return false }
                if case .enumValue(let name) = value.kind, missing.hasValue(name) { return true }
                return isUncertain
            }
        }
    }

    /// Whether the variable defined in that place is given to one of the fields.
    func holdVariable(definedAt span: SourceSpan, in document: Document) -> Bool {
        for case .operation(let operation) in document.definitions where operation.span.holds(span) {
            guard let name: String = operation.variables.first(where: { $0.span.holds(span) })?.name.value else {
                return false
            }
            // A fragment may use it for the operation.
            return document.definitions.contains { definition in
                isAny(of: definition) { value, isUncertain in isUncertain && value.kind == .variable(name) }
            }
        }
        return false
    }

    private func isAny(of definition: Definition, _ isSuch: Visit) -> Bool {
        switch definition {
        case .operation(let operation):
            operation.variables.contains { $0.defaultValue.map { isAny(of: $0, false, isSuch) } ?? false }
                || isAny(of: operation.selectionSet, isSuch)
        case .fragment(let fragment): isAny(of: fragment.selectionSet, isSuch)
        case .schema, .type, .directive: false
        }
    }

    private func isAny(of selectionSet: SelectionSet, _ isSuch: Visit) -> Bool {
        selectionSet.selections.contains { selection in
            switch selection {
            case .field(let field):
                field.arguments.contains { isAny(of: $0.value, isUncertain($0, of: field), isSuch) }
                    || field.selectionSet.map { isAny(of: $0, isSuch) } ?? false
            case .inlineFragment(let fragment): isAny(of: fragment.selectionSet, isSuch)
            case .fragmentSpread: false
            }
        }
    }

    private func isUncertain(_ argument: Argument, of field: Field) -> Bool {
        let name: String = argument.name.value
        return missing.isUncertain(name)
            || missing.hasDoubtfulKey(field.name.value) && !["data", "first"].contains(name)
    }

    private func isAny(of value: InputValue, _ isUncertain: Bool, _ isSuch: Visit) -> Bool {
        if isSuch(value, isUncertain) { return true }
        return switch value.kind {
        case .list(let elements): elements.contains { isAny(of: $0, isUncertain, isSuch) }
        case .object(let fields):
            fields.contains { isAny(of: $0.value, isUncertain || missing.isUncertain($0.name.value), isSuch) }
        case .variable, .int, .float, .string, .boolean, .null, .enumValue: false
        }
    }
}

extension Definition {
    fileprivate var executableSpan: SourceSpan? {
        switch self {
        case .operation(let operation): operation.span
        case .fragment(let fragment): fragment.span
        case .schema, .type, .directive: nil
        }
    }
}
