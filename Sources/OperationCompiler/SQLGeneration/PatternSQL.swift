import SQL
import SchemaModel

/// Writes `contains`, `startsWith` and `endsWith`.
struct PatternSQL {
    let column: Column
    let alias: String

    func condition(_ kind: PatternKindPlan, _ operand: Operand) -> SQLTemplate {
        switch operand {
        case .literal(.typed(let text, _)):
            return .build { appendLike(.string(LikePattern.pattern(kind, text)), to: &$0) }
        case .null, .literal, .relative, .list, .json: return .text("FALSE")
        case .source(let source):
            guard let pattern: PatternSources = source.pattern else { return .text("FALSE") }
            let value: SQLTemplate = condition(pattern)
            guard source.canBeAbsent || source.canBeNull else { return value }
            return .choice(
                source: source.index, absent: .nothing, null: source.isVoidWhenNull ? .nothing : .text("FALSE"),
                value: value)
        }
    }

    /// `startsWith` of a literal where texts are compared by their bytes: PostgreSQL makes a range of a prefix under `C` alone.
    func prefix(_ text: String) -> SQLTemplate {
        range(text, .build { appendLike(.string(LikePattern.pattern(.startsWith, text)), to: &$0) })
    }

    /// A condition on texts that begin with a prefix, with the range in which they stand.
    func range(_ text: String, _ condition: SQLTemplate) -> SQLTemplate {
        .build {
            $0.keyword("(")
            append(" >= ", .string(text), to: &$0)
            if let successor: String = LikePattern.successor(of: text) {
                $0.keyword(" AND ")
                append(" < ", .string(successor), to: &$0)
            }
            $0.keyword(" AND ")
            $0.append(condition)
            $0.keyword(")")
        }
    }

    /// A bound LIKE never uses an index in a generic plan; the range of the prefix does.
    private func condition(_ sources: PatternSources) -> SQLTemplate {
        let like: SQLTemplate = .build {
            appendText(to: &$0)
            $0.keyword(" LIKE ")
            $0.parameter(sources.pattern, .text)
        }
        guard let range: PatternSources.Range = sources.range else { return like }
        let upper: SQLTemplate = .build {
            $0.column(alias, column.name)
            $0.keyword(" < ")
            $0.parameter(range.successor, .text)
        }
        return .join(
            SQLTemplate.Join(
                separator: " AND ", open: .text("("), close: .text(")"),
                elements: [
                    .build {
                        $0.column(alias, column.name)
                        $0.keyword(" >= ")
                        $0.parameter(range.prefix, .text)
                    },
                    // Nothing is greater than all texts that begin with the last character there is.
                    .choice(source: range.successor, absent: .nothing, null: .nothing, value: upper),
                    like,
                ]))
    }

    private func append(_ sign: StaticString, _ literal: SQLLiteral, to sql: inout SQLBuilder) {
        sql.column(alias, column.name)
        sql.keyword(sign)
        sql.literal(literal)
    }

    private func appendLike(_ pattern: SQLLiteral, to sql: inout SQLBuilder) {
        appendText(to: &sql)
        sql.keyword(" LIKE ")
        sql.literal(pattern)
    }

    /// The column as a text: `char(n)` would be compared with its padding, and bits have no LIKE.
    func appendText(to sql: inout SQLBuilder) {
        sql.column(alias, column.name)
        if column.bindingType != .text { sql.keyword("::text") }
    }
}

/// Patterns and ranges out of literals.
enum LikePattern {
    static func pattern(_ kind: PatternKindPlan, _ text: String) -> String {
        var escaped: String = ""
        for character: Unicode.Scalar in text.unicodeScalars {
            if character == "\\" || character == "%" || character == "_" { escaped.unicodeScalars.append("\\") }
            escaped.unicodeScalars.append(character)
        }
        return switch kind {
        case .contains: "%\(escaped)%"
        case .startsWith: "\(escaped)%"
        case .endsWith: "%\(escaped)"
        }
    }

    /// The least text that is greater than all that begin with the prefix, by code point; nothing where there is none.
    static func successor(of prefix: String) -> String? {
        var kept: Substring.UnicodeScalarView = prefix.unicodeScalars[...]
        while let last: Unicode.Scalar = kept.popLast() {
            // Surrogates are no characters.
            let next: UInt32 = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar: Unicode.Scalar = Unicode.Scalar(next) else { continue }
            var result: String.UnicodeScalarView = String.UnicodeScalarView(kept)
            result.append(scalar)
            return String(result)
        }
        return nil
    }
}
