import ConnectorModel
import GraphQLSyntax
import TypeSystem

/// Plans an operation again for the values of a request, with literals of their shape in the place of its variables.
///
/// So whatever the language allows in a literal it allows in a variable, and gets the same SQL.
struct ShapedOperation: OperationPlanner {
    let assembler: OperationAssembler
    let operation: OperationDefinition
    let variables: [CompiledVariable]
    /// The slots that a shape speaks of, in its order.
    let shapedSlots: [Int]

    func steps(for shape: OperationShape) -> Result<[CompiledStep], ShapeRefusal> {
        let substitution: VariableSubstitution = VariableSubstitution(shapes: shapes(shape))
        let fragments: Fragments = DirectiveWalk.fragments(of: operation, assembler.fragments)
            .compactMap { assembler.fragments[$0] }
            .reduce(into: [:]) { $0[$1.name.value] = substitution.rewrite($1) }
        let rewritten: OperationAssembler = OperationAssembler(
            service: assembler.service, connector: assembler.connector, objectTypes: assembler.objectTypes,
            fragments: fragments,
            collector: FieldCollector(
                Document(definitions: fragments.values.map { .fragment($0) }), schema: assembler.service.types),
            sources: assembler.sources, mutations: assembler.mutations, hasEntityIDs: assembler.hasEntityIDs)
        return rewritten.steps(
            substitution.rewrite(operation), variables: variables, rowsShapes: substitution.rowsShapes,
            substituted: substitution.places.names)
    }

    /// The shapes by variable. An object that is null is no condition, no order and no data, like one that was left out.
    private func shapes(_ shape: OperationShape) -> [String: VariableShape] {
        var result: [String: VariableShape] = [:]
        for (slot, shape) in zip(shapedSlots, shape.slots) {
            if shape == .null, case .object = variables[slot].type { continue }
            result[variables[slot].name] = shape
        }
        return result
    }
}
