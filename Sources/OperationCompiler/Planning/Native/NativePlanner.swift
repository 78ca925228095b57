import ConnectorModel
import GraphQLSyntax
import SQL

/// Plans native SQL: a text that the operation's author wrote, and values for its parameters.
struct NativePlanner {
    let context: PlanningContext

    /// The plan of a root field.
    ///
    /// - Errors: a text that is no literal or no such statement; parameters without a value, values without a parameter.
    func plan(_ verb: NativeVerb, _ field: Field) -> NativePlan? {
        let values: [InputValue] = values(field)
        let parameters: [NativeParameter] = values.compactMap(NativeParameterPlanner(context: context).parameter)
        guard let literal: InputValue = field.arguments.first(where: { $0.name.value == "sql" })?.value,
            let text: NativeText = text(literal, verb)
        else { return nil }
        check(text, literal, values, verb)
        guard parameters.count == values.count else { return nil }
        return NativePlan(
            verb: verb, parts: text.parts, sources: parameters.map { context.sources.native($0) },
            types: parameters.map(NativeTypes(context: context).type),
            tables: verb.reads ? [] : NativeTables(text: text, schema: context.schema).written())
    }

    private func text(_ literal: InputValue, _ verb: NativeVerb) -> NativeText? {
        guard case .string(let value, _) = literal.kind else {
            context.error(
                .nativeSQL, "The SQL of \(verb.rawValue) must be a string literal", at: literal.span,
                hint: "values go into params; SQL out of a variable would be SQL of a client")
            return nil
        }
        do throws(NativeFlaw) {
            let text: NativeText = try NativeText(value)
            try NativeStatementCheck(verb: verb, text: text).check()
            try NativeSessionCheck(text: text).check()
            return text
        } catch {
            context.error(
                .nativeSQL, "The SQL of \(verb.rawValue) \(error.message)", at: span(error.range, in: literal),
                hint: error.hint)
            return nil
        }
    }

    private func values(_ field: Field) -> [InputValue] {
        guard let params: InputValue = field.arguments.first(where: { $0.name.value == "params" })?.value else {
            return []
        }
        switch params.kind {
        case .null: return []
        case .list(let values): return values
        // A single value where a list is expected is a list of one (specification, section 3.12).
        default: return [params]
        }
    }

    // MARK: Numbers

    private func check(_ text: NativeText, _ literal: InputValue, _ values: [InputValue], _ verb: NativeVerb) {
        var used: Set<Int> = []
        for token: NativeText.Token in text.tokens {
            if case .parameter(let number) = token.piece {
                used.insert(number)
                if number < 1 || number > values.count { missing(token, text, values.count, literal) }
            } else if let name: String = namedParameter(token, text) {
                context.error(
                    .nativeSQL, "The SQL of \(verb.rawValue) names a parameter: \(name)",
                    at: span(token.range, in: literal), hint: "parameters are numbered: $1 is the first of params")
            }
        }
        for (index, value) in values.enumerated() where !used.contains(index + 1) {
            context.error(
                .nativeSQL, "unused parameter: $\(index + 1)", at: value.span,
                hint: "take it out of params, or use it in the SQL")
        }
    }

    private func missing(_ token: NativeText.Token, _ text: NativeText, _ count: Int, _ literal: InputValue) {
        let given: String =
            switch count {
            case 0: "params is empty"
            case 1: "params holds one value"
            default: "params holds \(count) values"
            }
        context.error(
            .nativeSQL, "There is no parameter \(text.spelling(token)): \(given)", at: span(token.range, in: literal),
            hint: "the first value of params is $1")
    }

    /// A `$` before a name: no constant in dollar quotes, for these are one piece.
    private func namedParameter(_ token: NativeText.Token, _ text: NativeText) -> String? {
        guard text.spelling(token) == "$",
            let next: NativeText.Token = text.tokens.first(where: { $0.range.lowerBound == token.range.upperBound }),
            let word: String = next.word
        else { return nil }
        return "$\(word)"
    }

    private func span(_ range: Range<Int>?, in literal: InputValue) -> SourceSpan {
        range.map { context.expressions.span(of: $0, in: literal) } ?? literal.span
    }
}
