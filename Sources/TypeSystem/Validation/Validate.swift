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
    return ordered(traversal.context.sink.diagnostics, limit: options.limits.maximumErrors)
}

/// Sorts by place, each note staying behind its error, and cuts after a number of findings.
private func ordered(_ diagnostics: [Diagnostic], limit: Int) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    for diagnostic: Diagnostic in diagnostics {
        if diagnostic.severity == .note && !groups.isEmpty {
            groups[groups.count - 1].append(diagnostic)
        } else {
            groups.append([diagnostic])
        }
    }
    let sorted: [(offset: Int, element: [Diagnostic])] = groups.enumerated().sorted { first, second in
        (first.element[0].span.start, first.offset) < (second.element[0].span.start, second.offset)
    }
    // Errors must survive the cut even where many warnings stand before them.
    let errors: Int = groups.count { $0[0].severity == .error }
    let kept: [[Diagnostic]] = sorted.map(\.element).filter { errors <= limit || $0[0].severity == .error }
    return Array(kept.prefix(limit).joined())
}
