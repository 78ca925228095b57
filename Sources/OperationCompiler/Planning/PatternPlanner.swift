import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `pattern: {…}`.
struct PatternPlanner {
    let context: PlanningContext

    func test(_ value: InputValue, for column: Column) -> PatternTest? {
        guard case .object(let fields) = value.kind else { return nil }
        guard let field: ObjectField = fields.first(where: { ["like", "regex"].contains($0.name.value) }) else {
            context.error(
                .columnValue, "Exactly one of the fields \"like\", \"regex\" of type \"String_Pattern\" is required.",
                at: value.span, hint: "write one of them, for example {like: \"%word%\"}")
            return nil
        }
        guard let pattern: Operand = pattern(field) else { return nil }
        var test: PatternTest = PatternTest(
            kind: field.name.value == "like" ? .like : .regularExpression, pattern: pattern,
            ignoresCase: flag("ignoreCase", fields), isInverted: flag("invert", fields), prefix: nil)
        test.prefix = prefix(of: test, column)
        return test
    }

    /// As with `startsWith`: PostgreSQL makes a range of a prefix under the collation `C` alone.
    private func prefix(of test: PatternTest, _ column: Column) -> String? {
        guard context.traits.comparesBytes, column.bindingType == .text, test.kind == .like,
            test.ignoresCase == .literal(false), test.isInverted == .literal(false),
            case .literal(.typed(let text, _)) = test.pattern
        else { return nil }
        let prefix: String = LikePattern.prefix(of: text)
        return prefix.isEmpty ? nil : prefix
    }

    private func pattern(_ field: ObjectField) -> Operand? {
        switch field.value.kind {
        case .variable(let name): return ValuePlanner(context: context).variable(name, path: [])
        case .string(let text, _):
            let literal: SQLLiteral = .typed(text, .text)
            guard literal.isRepresentable else {
                context.error(
                    .columnValue, "A pattern cannot hold a zero byte", at: field.value.span, hint: "take \\u0000 out")
                return nil
            }
            guard field.name.value != "like" || !LikePattern.isUnfinished(text) else {
                context.error(
                    .columnValue, "A pattern cannot end in one backslash", at: field.value.span,
                    hint: "a backslash takes the sign after it literally; two of them mean one")
                return nil
            }
            return .literal(literal)
        default: return .null
        }
    }

    private func flag(_ name: String, _ fields: [ObjectField]) -> Flag {
        guard let value: InputValue = fields.first(where: { $0.name.value == name })?.value else {
            return .literal(false)
        }
        if case .variable(let variable) = value.kind,
            case .source(let source)? = ValuePlanner(context: context).variable(variable, path: [])
        {
            return .source(source)
        }
        return .literal(value.kind == .boolean(true))
    }
}

extension LikePattern {
    /// The text before the first wildcard.
    static func prefix(of pattern: String) -> String {
        var prefix: String.UnicodeScalarView = String.UnicodeScalarView()
        var isLiteral: Bool = false
        for scalar: Unicode.Scalar in pattern.unicodeScalars {
            if !isLiteral, scalar == "\\" {
                isLiteral = true
                continue
            }
            if !isLiteral, scalar == "%" || scalar == "_" { break }
            prefix.append(scalar)
            isLiteral = false
        }
        return String(prefix)
    }

    /// Whether a pattern ends in a backslash that takes nothing literally, which PostgreSQL refuses.
    static func isUnfinished(_ pattern: String) -> Bool {
        !pattern.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }
}
