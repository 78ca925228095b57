import GraphQLSyntax
import TypeSystem

/// The operations of a document that validation found fault with. The others are compiled all the same, so that an author sees all that
/// is wrong at once.
struct FaultyOperations {
    private var spans: Set<SourceSpan> = []

    init(_ diagnostics: [Diagnostic], in document: Document) {
        let errors: [SourceSpan] = diagnostics.filter { $0.severity == .error }.map(\.span)
        var unplaced: [SourceSpan] = errors
        var fragments: Set<String> = []
        for case .fragment(let fragment) in document.definitions {
            unplaced.removeAll { fragment.span.holds($0) }
            if errors.contains(where: fragment.span.holds) { fragments.insert(fragment.name.value) }
        }
        let known: Fragments = document.fragmentsByName
        var names: [String: Int] = [:]
        for case .operation(let operation) in document.definitions {
            names[operation.name?.value ?? "", default: 0] += 1
        }
        for case .operation(let operation) in document.definitions {
            unplaced.removeAll { operation.span.holds($0) }
            if names[operation.name?.value ?? ""] != 1 || errors.contains(where: operation.span.holds)
                || !fragments.isDisjoint(with: DirectiveWalk.fragments(of: operation, known))
            {
                spans.insert(operation.span)
            }
        }
        guard !unplaced.isEmpty else { return }
        // An error that stands nowhere in particular may concern any of them.
        for case .operation(let operation) in document.definitions { spans.insert(operation.span) }
    }

    func contains(_ operation: OperationDefinition) -> Bool { spans.contains(operation.span) }
}

extension SourceSpan {
    /// Whether another span lies in this one.
    func holds(_ inner: SourceSpan) -> Bool {
        inner.sourceName == sourceName && inner.start >= start && inner.end <= end
    }
}
