import SQL

/// A value as SQL text, escaped by the one place that may do so.
func sqlText(_ literal: SQLLiteral) -> String {
    guard case .text(let text) = SQLTemplate.build({ $0.literal(literal) }) else { return "" }
    return text
}

/// Names in quotes with commas between them, as column lists are written.
func columnList(_ names: [String]) -> String { names.map(quotedIdentifier).joined(separator: ", ") }
