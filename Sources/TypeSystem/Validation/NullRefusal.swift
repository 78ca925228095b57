public import GraphQLSyntax

/// The variables of a valid operation that may be null by their types, but not where they stand.
///
/// A default lets such a variable be used there, for then it is never absent. It does not keep a request from giving null. Where a place
/// has a default of its own (how much a duration adds), null is as good as that.
///
/// - Source: GraphQL specification, 5.8.5, "All Variable Usages Are Allowed", and 6.4.1, "CoerceArgumentValues", which makes such a null
///   an error.
public func variablesThatRefuseNull(
    _ operation: OperationDefinition, _ fragments: [FragmentDefinition], _ schema: GraphQLSchema
) -> Set<String> {
    let nullable: Set<String> = Set(
        operation.variables.filter { !$0.type.isNonNull && $0.defaultValue != nil }.map(\.name.value))
    // Most operations have none, and are not walked through for it.
    guard !nullable.isEmpty else { return [] }
    let document: Document = Document(definitions: [.operation(operation)] + fragments.map { .fragment($0) })
    var traversal: Traversal = Traversal(
        ValidationContext(document, schema, ValidationOptions(), SpreadGraph(document)), rules: [])
    traversal.run()
    let usages: [VariableUsage] = traversal.context.usages.values.flatMap { $0 }
    let refusing: [VariableUsage] = usages.filter { $0.place.type?.isNonNull == true && !$0.place.hasDefault }
    return nullable.intersection(refusing.map(\.name))
}
