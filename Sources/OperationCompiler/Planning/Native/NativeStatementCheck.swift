import SQL

/// Checks that an SQL text is of the kind that its field runs.
///
/// What this misses PostgreSQL refuses when the operation runs: queries run in a transaction that is read only, and a statement that writes
/// cannot stand where a query must.
struct NativeStatementCheck {
    let verb: NativeVerb
    let text: NativeText

    private static let writingWords: Set<String> = ["insert", "update", "delete", "merge"]
    private static let readingWords: Set<String> = ["select", "table"]

    func check() throws(NativeFlaw) {
        if verb.reads { try checkQuery() } else { try checkChange() }
    }

    private func checkQuery() throws(NativeFlaw) {
        guard let first: NativeText.Token = text.tokens.first else { return }
        guard let word: String = first.word, Self.readingWords.contains(word) || word == "with" else {
            throw NativeFlaw("must begin with SELECT, TABLE or WITH", at: first.range, hint: beginningHint(first))
        }
        if let write: NativeText.Token = mainWrite ?? innerWrites.first {
            throw NativeFlaw(
                "changes data with \(write.word?.uppercased() ?? "")", at: write.range, hint: Self.changeHint)
        }
        for (index, token) in text.tokens.enumerated() where token.word == "into" {
            guard index == 0 || text.tokens[index - 1].word != "as" else { continue }
            throw NativeFlaw("makes a table with INTO", at: token.range, hint: "a query only reads")
        }
    }

    private func checkChange() throws(NativeFlaw) {
        guard let first: NativeText.Token = text.tokens.first else { return }
        guard let word: String = first.word, Self.writingWords.contains(word) || word == "with" else {
            throw NativeFlaw(
                "must begin with INSERT, UPDATE, DELETE, MERGE or WITH", at: first.range,
                hint: first.word.map(Self.readingWords.contains) == true
                    ? "_select in a query, or in the query field of a mutation, reads"
                    : "a mutation changes rows; tables are changed by migrations, transactions made by @transaction")
        }
        guard verb.returnsRows else { return }
        if let write: NativeText.Token = innerWrites.first {
            throw NativeFlaw(
                "changes data inside a WITH", at: write.range,
                hint: "PostgreSQL lets such a statement return no rows to us; _execute runs it and counts")
        }
        guard text.tokens.contains(where: { $0.depth == 0 && $0.word == "returning" }) else {
            throw NativeFlaw(
                "has no RETURNING", at: nil, hint: "add one, or use _execute, which gives the number of rows")
        }
    }

    private func beginningHint(_ first: NativeText.Token) -> String {
        if first.word.map(Self.writingWords.contains) == true { return Self.changeHint }
        let isWrappable: Bool = first.word == "values" || first.piece == .open("(")
        return isWrappable
            ? "SELECT * FROM (…) AS rows" : "native SQL reads and writes rows; psql runs all other statements"
    }

    private static let changeHint: String = "_execute in a mutation changes data"

    /// The word that a statement behind its `WITH` begins with, where that writes.
    private var mainWrite: NativeText.Token? {
        zip(text.tokens, text.tokens.dropFirst()).first { previous, token in
            token.depth == 0 && previous.piece == .close(")") && token.word.map(Self.writingWords.contains) == true
        }?.1
    }

    /// Statements in brackets that write.
    private var innerWrites: [NativeText.Token] {
        let tokens: [NativeText.Token] = text.tokens
        return tokens.indices.dropLast(2).compactMap { index in
            guard tokens[index].piece == .open("("), isWrite(tokens[index + 1], before: tokens[index + 2]) else {
                return nil
            }
            return tokens[index + 1]
        }
    }

    /// A name such as `delete` is none of these words: something else follows it.
    private func isWrite(_ token: NativeText.Token, before next: NativeText.Token) -> Bool {
        switch token.word {
        case "insert", "merge": next.word == "into"
        case "delete": next.word == "from"
        case "update": next.word != nil || text.spelling(next).hasPrefix("\"")
        default: false
        }
    }
}

extension NativeText.Token {
    /// The word, where it is one.
    var word: String? {
        if case .word(let word) = piece { word } else { nil }
    }
}
