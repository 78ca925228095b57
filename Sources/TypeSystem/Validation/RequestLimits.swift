import GraphQLSyntax

/// Refuses documents that would take too much work, before any rule works on them.
///
/// The size of a document says nothing: n fragments that spread one another twice expand to 2ⁿ fields.
func checkLimits(_ document: Document, _ spreads: SpreadGraph, _ limits: ValidationLimits) -> Diagnostic? {
    let measures: [DefinitionID: SpreadGraph.Measure] = spreads.measures()
    var total: Int = 0
    for (index, definition): (Int, Definition) in document.definitions.enumerated() {
        let id: DefinitionID
        let span: SourceSpan
        switch definition {
        case .operation(let operation): (id, span) = (.operation(index), operation.name?.span ?? operation.span)
        case .fragment(let fragment): (id, span) = (.fragment(fragment.name.value), fragment.name.span)
        case .schema, .type, .directive: continue
        }
        guard let measure: SpreadGraph.Measure = measures[id] else { continue }
        if measure.depth > limits.maximumDepth {
            return Diagnostic(
                .error, .requestLimit, "Selections nest deeper than \(limits.maximumDepth) levels.", at: span,
                hint: "fragments count where they are spread")
        }
        // Each definition is checked with all it spreads, so it is the sum that costs.
        let (sum, overflow): (Int, Bool) = total.addingReportingOverflow(measure.size)
        total = overflow ? .max : sum
        if total > limits.maximumExpandedSize {
            return Diagnostic(
                .error, .requestLimit,
                "The document has more than \(limits.maximumExpandedSize) selections and values.", at: span,
                hint: "fragments count each time they are spread")
        }
    }
    return nil
}
