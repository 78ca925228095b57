import GraphQLSyntax
import ProjectFiles

/// What the operations of connectors say, to know them again in the documents that standard clients send along.
///
/// - Rules: an operation is known by its connector, its name and its text, fragments included, without what does not count: layout, comments,
///   and the order of fragments. Directives of the operation itself are left out, because those of the connector hold: who may run it, and how.
///   A `subscription` is the query of that name with the same root fields.
struct PersistedDocuments: Sendable {
    /// An operation that was known again.
    struct Match: Hashable, Sendable {
        var name: String
        var isMutation: Bool
        /// Whether it is asked for as a subscription.
        var isSubscription: Bool
    }

    /// What a document was found to be.
    enum Finding {
        case match(Match)
        case faulty([Diagnostic])
        case unknown
    }

    private struct Key: Hashable, Sendable {
        var connector: String
        var name: String
    }

    private var texts: [Key: String] = [:]
    /// How long a document may be that can be an operation's: room for comments and layout.
    private var maximumLength: Int = 16 << 10

    init(_ project: Project) {
        for connector in project.connectors {
            let documents: [Document] = connector.operations.map {
                parseDocument($0, options: .projectFile).value
            }
            maximumLength = max(maximumLength, 4 * connector.operations.reduce(0) { $0 + $1.utf8.count })
            // Files of one connector share their fragments.
            let whole: Document = Document(definitions: documents.flatMap(\.definitions))
            let fragments: [String: FragmentDefinition] = whole.fragmentsByName
            for operation in whole.operations {
                guard let name: String = operation.name?.value else { continue }
                texts[Key(connector: connector.id, name: name)] = Self.text(operation, fragments)
            }
        }
    }

    /// Knows an operation again.
    func find(_ source: Source, operation name: String?, of connector: String) -> Finding {
        if let name, texts[Key(connector: connector, name: name)] == nil { return .unknown }
        guard source.utf8.count <= maximumLength else { return .unknown }
        let parsed: Diagnosed<Document> = parseDocument(source)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            return .faulty(parsed.diagnostics)
        }
        let operations: [OperationDefinition] = parsed.value.operations
        let meant: OperationDefinition? =
            name.map { name in operations.first { $0.name?.value == name } }
            ?? (operations.count == 1 ? operations.first : nil)
        guard let operation: OperationDefinition = meant, let own: String = operation.name?.value,
            texts[Key(connector: connector, name: own)] == Self.text(operation, parsed.value.fragmentsByName)
        else { return .unknown }
        return .match(
            Match(
                name: own, isMutation: operation.type == .mutation, isSubscription: operation.type == .subscription))
    }

    private static func text(_ operation: OperationDefinition, _ fragments: [String: FragmentDefinition]) -> String {
        var operation: OperationDefinition = operation
        operation.description = nil
        operation.directives = []
        if operation.type == .subscription { operation.type = .query }
        var walk: FragmentWalk = FragmentWalk(fragments: fragments)
        walk.add(operation.selectionSet)
        let used: [Definition] = walk.found.sorted().compactMap { fragments[$0] }.map { .fragment($0) }
        return Printer.print(Document(definitions: [.operation(operation)] + used))
    }
}

/// Finds the fragments that an operation reaches, each once.
private struct FragmentWalk {
    let fragments: [String: FragmentDefinition]
    var found: Set<String> = []

    mutating func add(_ set: SelectionSet) {
        for selection in set.selections {
            switch selection {
            case .field(let field): if let inner: SelectionSet = field.selectionSet { add(inner) }
            case .inlineFragment(let fragment): add(fragment.selectionSet)
            case .fragmentSpread(let spread):
                guard let fragment = fragments[spread.name.value], found.insert(spread.name.value).inserted else {
                    continue
                }
                add(fragment.selectionSet)
            }
        }
    }
}

extension Document {
    fileprivate var operations: [OperationDefinition] {
        definitions.compactMap { if case .operation(let operation) = $0 { operation } else { nil } }
    }

    fileprivate var fragmentsByName: [String: FragmentDefinition] {
        Dictionary(
            definitions.compactMap {
                if case .fragment(let fragment) = $0 { (fragment.name.value, fragment) } else { nil }
            },
            uniquingKeysWith: { first, _ in first })
    }
}
