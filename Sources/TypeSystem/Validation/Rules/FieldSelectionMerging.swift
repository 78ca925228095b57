import GraphQLSyntax

/// Fields of one response name are the same field with the same arguments and shape (section 5.3.2).
struct FieldSelectionMerging: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .end(let document) = node else { return }
        let index: FieldSetIndex = FieldSetIndex(document, context.schema)
        var search: MergeSearch = MergeSearch(index, context.schema, context.options.limits)
        for conflict: MergeConflict in search.run() {
            context.sink.add(
                .fieldSelectionMerging,
                "Fields \"\(conflict.responseName)\" conflict because \(conflict.reason.text). "
                    + "Use different aliases on the fields to fetch both if this was intentional.",
                at: conflict.firstPlaces + conflict.secondPlaces)
        }
        guard search.isExhausted else { return }
        context.sink.add(
            .requestLimit, "Too many fields have the same response name to compare them all.",
            at: index.firstSpan.map { [$0] } ?? [])
    }
}
