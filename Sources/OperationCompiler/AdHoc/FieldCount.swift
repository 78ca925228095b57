import GraphQLSyntax
import TypeSystem

/// Counts the fields of the objects that a document selects, before anything else is asked of it.
///
/// Planning refuses an object of too many fields. A document that comes with its request may have a hundred times as many, and validation,
/// which looks at each of them and at pairs of them, would take seconds only to have it refused then.
///
/// - Bounds: each selection set and each fragment is looked at once, so the time is that of reading the document. Objects whose fields
///   are spread over many levels of fragments are counted where they are planned.
struct FieldCount {
    private let fragments: Fragments

    init(_ document: Document) { fragments = document.fragmentsByName }

    /// What is wrong with the first object of an operation or a fragment that has too many fields.
    func fault(in document: Document) -> Diagnostic? {
        for definition: Definition in document.definitions {
            switch definition {
            case .operation(let operation):
                // The root is the one object that is counted with all its fragments.
                var names: Set<String> = []
                var seen: Set<String> = []
                collect(operation.selectionSet, &names, spreads: true, &seen)
                if let fault: Diagnostic = fault(names.count, at: operation.span) { return fault }
                if let fault: Diagnostic = fault(below: operation.selectionSet) { return fault }
            case .fragment(let fragment):
                var names: Set<String> = []
                var seen: Set<String> = []
                collect(fragment.selectionSet, &names, spreads: false, &seen)
                if let fault: Diagnostic = fault(names.count, at: fragment.span) { return fault }
                if let fault: Diagnostic = fault(below: fragment.selectionSet) { return fault }
            default: continue
            }
        }
        return nil
    }

    private func fault(_ count: Int, at span: SourceSpan) -> Diagnostic? {
        guard count > PlanningContext.mostFields else { return nil }
        return Diagnostic(
            .error, .tooManyFields, PlanningContext.tooManyFields(count), at: span, hint: PlanningContext.fewerFields)
    }

    private func fault(below set: SelectionSet) -> Diagnostic? {
        for selection: Selection in set.selections {
            switch selection {
            case .field(let field):
                guard let inner: SelectionSet = field.selectionSet else { continue }
                var names: Set<String> = []
                var seen: Set<String> = []
                collect(inner, &names, spreads: false, &seen)
                if let fault: Diagnostic = fault(names.count, at: field.name.span) ?? fault(below: inner) {
                    return fault
                }
            case .inlineFragment(let fragment):
                if let fault: Diagnostic = fault(below: fragment.selectionSet) { return fault }
            case .fragmentSpread: continue
            }
        }
        return nil
    }

    private func collect(
        _ set: SelectionSet, _ names: inout Set<String>, spreads: Bool, _ seen: inout Set<String>
    ) {
        for selection: Selection in set.selections {
            switch selection {
            case .field(let field): names.insert(field.responseName)
            case .inlineFragment(let fragment):
                collect(fragment.selectionSet, &names, spreads: spreads, &seen)
            case .fragmentSpread(let spread):
                guard spreads, let fragment: FragmentDefinition = fragments[spread.name.value],
                    seen.insert(spread.name.value).inserted
                else { continue }
                collect(fragment.selectionSet, &names, spreads: spreads, &seen)
            }
        }
    }
}
