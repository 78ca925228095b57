public import GraphQLSyntax

/// Checks an executable document against a schema.
///
/// - Shape: diagnostics in the order of the document; an error with several places is an error and notes of the same words.
/// - Bounds: `options.limits`; past them there is one error and no rule is applied.
/// - Source: GraphQL specification, section 5.
public func validate(
    _ document: Document, against schema: GraphQLSchema, options: ValidationOptions = ValidationOptions()
) -> [Diagnostic] {
    let spreads: SpreadGraph = SpreadGraph(document)
    if let refusal: Diagnostic = checkLimits(document, spreads, options.limits) { return [refusal] }
    let rules: [any Rule] = ValidationRule.allCases.filter { options.rules.contains($0) }.map { $0.make() }
    var traversal: Traversal = Traversal(ValidationContext(document, schema, options, spreads), rules: rules)
    traversal.run()
    return ordered(traversal.context.sink.diagnostics, as: document)
}

/// Sorts by source and place, each note staying behind its error.
private func ordered(_ diagnostics: [Diagnostic], as document: Document) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    for diagnostic: Diagnostic in diagnostics {
        if diagnostic.severity == .note && !groups.isEmpty {
            groups[groups.count - 1].append(diagnostic)
        } else {
            groups.append([diagnostic])
        }
    }
    let sources: [String: Int] = sourceRanks(document)
    let keys: [SortKey] = groups.enumerated().map { index, group in
        SortKey(
            source: sources[group[0].span.sourceName] ?? .max, start: group[0].span.start, index: index)
    }
    return keys.sorted().flatMap { groups[$0.index] }
}

private struct SortKey: Comparable {
    let source: Int
    let start: Int32
    /// Where two begin in one place, the order in which they were found.
    let index: Int

    static func < (first: SortKey, second: SortKey) -> Bool {
        (first.source, first.start, first.index) < (second.source, second.start, second.index)
    }
}

/// A document may be put together from several sources: they come in the order of their definitions.
private func sourceRanks(_ document: Document) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for definition: Definition in document.definitions {
        let name: String =
            switch definition {
            case .operation(let operation): operation.span.sourceName
            case .fragment(let fragment): fragment.span.sourceName
            case .schema(let schema): schema.span.sourceName
            case .type(let type): type.span.sourceName
            case .directive(let directive): directive.span.sourceName
            }
        if ranks[name] == nil { ranks[name] = ranks.count }
    }
    return ranks
}
