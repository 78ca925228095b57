import GraphQLSyntax

/// A subscription has exactly one root field, and no meta field (section 5.2.4.1).
struct SingleRootField: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .operation(let operation, _) = node, operation.type == .subscription,
            let root: ObjectType = context.schema.rootType(for: .subscription)
        else { return }
        let collector: FieldCollector = FieldCollector(context.document, schema: context.schema)
        let fields: [CollectedField] = collector.collect(operation.selectionSet, on: root)
        let subject: String = operation.name.map { "Subscription \"\($0.value)\"" } ?? "Anonymous Subscription"
        if fields.count > 1 {
            let extra: [SourceSpan] = fields.dropFirst().flatMap { $0.occurrences.map(\.field.span) }
            context.sink.add(.singleRootField, "\(subject) must select only one top level field.", at: extra)
        }
        for field: CollectedField in fields where field.field.name.value.hasPrefix("__") {
            context.sink.add(
                .singleRootField, "\(subject) must not select an introspection top level field.",
                at: field.occurrences.map(\.field.span))
        }
    }
}
