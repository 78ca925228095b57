import ConnectorModel
import GraphQLSyntax
import JSON

/// Plans the values of native SQL's parameters.
struct NativeParameterPlanner {
    let context: PlanningContext

    func parameter(_ value: InputValue) -> NativeParameter? {
        switch value.kind {
        case .variable(let name): return context.place(of: name).map { .variable(slot: $0.slot, path: $0.path) }
        case .null: return .constant(.null)
        case .boolean(let truth): return .constant(.bool(truth))
        case .int(let digits), .float(let digits): return .constant(.number(JSONNumber(validated: digits)))
        case .string(let text, _), .enumValue(let text): return constant(text, value)
        case .list(let values):
            let elements: [NativeParameter] = values.compactMap(parameter)
            return elements.count == values.count ? .list(elements) : nil
        case .object(let fields):
            if fields.contains(where: { $0.name.value == "_expr" }) { return expression(fields, value) }
            return object(fields)
        }
    }

    private func constant(_ text: String, _ value: InputValue) -> NativeParameter? {
        guard !text.utf8.contains(0) else {
            context.error(
                .nativeSQL, "A text with a zero byte is nothing that PostgreSQL can hold", at: value.span,
                hint: "take \\u0000 out")
            return nil
        }
        return .constant(.string(text))
    }

    private func expression(_ fields: [ObjectField], _ value: InputValue) -> NativeParameter? {
        guard fields.count == 1, case .string = fields[0].value.kind else {
            context.error(
                .expression, "An expression is written as {_expr: \"…\"} with a string literal", at: value.span,
                hint: "for example {_expr: \"auth.uid\"}")
            return nil
        }
        return context.expressions.value(fields[0].value, as: .scalar(.any), context).map { .expression($0) }
    }

    private func object(_ fields: [ObjectField]) -> NativeParameter? {
        let members: [NativeParameter.Member] = fields.compactMap { field in
            parameter(field.value).map { NativeParameter.Member(name: field.name.value, value: $0) }
        }
        return members.count == fields.count ? .object(members) : nil
    }
}
