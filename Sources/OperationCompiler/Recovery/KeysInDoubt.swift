import GraphQLSyntax

/// The places of operations in which keys of rows are written that are in doubt.
struct KeysInDoubt {
    private let missing: MissingNames

    init(_ missing: MissingNames) { self.missing = missing }

    /// Whether a place is an argument by which a row is looked up, or in a key.
    func hold(_ span: SourceSpan, in selectionSet: SelectionSet) -> Bool {
        selectionSet.selections.contains { selection in
            switch selection {
            case .field(let field) where field.span.holds(span):
                field.arguments.contains { $0.span.holds(span) && hold(span, in: $0, of: field) }
                    || field.selectionSet.map { hold(span, in: $0) } ?? false
            case .inlineFragment(let fragment) where fragment.span.holds(span): hold(span, in: fragment.selectionSet)
            default: false
            }
        }
    }

    private func hold(_ span: SourceSpan, in argument: Argument, of field: Field) -> Bool {
        if argument.name.value == "data" { return hold(span, in: argument.value) }
        guard missing.hasDoubtfulKey(field.name.value) else { return false }
        return argument.span == span || argument.name.value == "key"
    }

    /// Whether a place is within what is given to a reference.
    private func hold(_ span: SourceSpan, in value: InputValue) -> Bool {
        switch value.kind {
        case .list(let elements): elements.contains { $0.span.holds(span) && hold(span, in: $0) }
        case .object(let fields):
            fields.contains {
                $0.value.span.holds(span) && (missing.isUncertain($0.name.value) || hold(span, in: $0.value))
            }
        case .enumValue, .variable, .int, .float, .string, .boolean, .null: false
        }
    }
}
