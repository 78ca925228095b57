import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans the arguments of a comparison with a vector.
struct SimilarityPlanner {
    let context: PlanningContext

    func plan(_ column: Column, _ field: Field) -> SimilarityPlan? {
        guard let compare: Operand = compare(column, field), let method: SimilarityMethod = method(field) else {
            return nil
        }
        let within: Operand? = field.value(of: "within").flatMap {
            NumberPlanner(context: context).operand($0, type: .doublePrecision)
        }
        return SimilarityPlan(column: column, method: method, compare: compare, within: within)
    }

    /// Exactly one of `compare` and `compare_embed`.
    private func compare(_ column: Column, _ field: Field) -> Operand? {
        let vector: InputValue? = field.value(of: "compare").flatMap { $0.kind == .null ? nil : $0 }
        let embedding: InputValue? = field.value(of: "compare_embed").flatMap { $0.kind == .null ? nil : $0 }
        switch (vector, embedding) {
        case (let vector?, nil):
            let operand: Operand? = ValuePlanner(context: context).element(vector, for: column)
            context.demandVectors(operand, of: column)
            return operand
        case (nil, let embedding?): return EmbeddingPlanner(context: context).operand(embedding, for: column)
        case (nil, nil):
            context.error(
                .searchArguments, "\(field.name.value) needs one of compare and compare_embed", at: field.name.span,
                hint: "compare: $vector, or compare_embed: {model: \"…\", text: $text}")
            return nil
        case (_?, let embedding?):
            context.error(
                .searchArguments, "Only one of compare and compare_embed may be given", at: embedding.span,
                hint: "keep the one that says what to compare with")
            return nil
        }
    }

    private func method(_ field: Field) -> SimilarityMethod? {
        let value: InputValue? = field.value(of: "method")
        switch value?.kind {
        case .enumValue(let name)?: return SimilarityMethod(rawValue: name)
        case .variable(let name)?:
            context.needsShape(of: name)
            return .innerProduct
        default: return .innerProduct
        }
    }
}
