import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `Vector_Embed`: a text of which an embedder makes a vector before the statement runs.
struct EmbeddingPlanner {
    let context: PlanningContext

    func operand(_ value: InputValue, for column: Column) -> Operand? {
        guard case .object(let fields) = value.kind else { return .null }
        var model: String?
        var text: EmbeddingSource.Text?
        for field: ObjectField in fields {
            switch (field.name.value, field.value.kind) {
            case ("model", .string(let name, _)): model = name
            case ("model", _):
                context.error(
                    .searchArguments, "The model must be a string literal", at: field.value.span,
                    hint: "write its name in quotes; the text alone may be a variable")
            case ("text", .string(let constant, _)): text = .constant(constant)
            case ("text", .variable(let name)):
                text = context.place(of: name).map { .variable(slot: $0.slot, path: $0.path) }
            default: break
            }
        }
        guard let model, let text else { return nil }
        let source: EmbeddingSource = EmbeddingSource(model: model, text: text, size: column.vectorSize)
        return .source(
            SourceReference(index: context.sources.embedding(source), canBeAbsent: false, canBeNull: false))
    }
}
