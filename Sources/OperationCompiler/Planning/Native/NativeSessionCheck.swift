import SQL

/// Checks that an SQL text does not ask for what ends with it: settings and locks of its session.
///
/// A help for its author, not the guard: a function, or SQL in a constant, can ask for them unseen. The pool gives a session back as it was.
struct NativeSessionCheck {
    let text: NativeText

    private static let locks: Set<String> = [
        "pg_advisory_lock", "pg_advisory_lock_shared", "pg_try_advisory_lock", "pg_try_advisory_lock_shared",
    ]

    func check() throws(NativeFlaw) {
        for (index, token) in text.tokens.enumerated() where isCall(index) {
            guard let name: String = text.identifier(index) else { continue }
            if name == "set_config", !isForItsTransaction(index) {
                throw NativeFlaw(
                    "calls set_config for more than its transaction: the last argument must be true", at: token.range,
                    hint: "write set_config(name, value, true)")
            }
            if Self.locks.contains(name) {
                throw NativeFlaw(
                    "calls \(name) for more than its transaction", at: token.range,
                    hint: "\(name.replacing("advisory", with: "advisory_xact")) takes a lock that ends with it")
            }
        }
    }

    private func isCall(_ index: Int) -> Bool {
        index + 1 < text.tokens.count && text.tokens[index + 1].piece == .open("(")
    }

    private func isForItsTransaction(_ index: Int) -> Bool {
        let depth: Int = text.tokens[index].depth
        let inside: ArraySlice<NativeText.Token> = text.tokens[(index + 1)...].dropFirst().prefix { $0.depth > depth }
        return Array(inside.suffix(2).map(\.piece)) == [.comma, .word("true")]
    }
}

extension NativeText {
    /// The name that a token is, be it a word or in quotes.
    func identifier(_ index: Int) -> String? {
        guard tokens.indices.contains(index) else { return nil }
        if let word: String = tokens[index].word { return word }
        let spelling: String = spelling(tokens[index])
        guard spelling.hasPrefix("\""), spelling.hasSuffix("\""), spelling.utf8.count > 2 else { return nil }
        return String(spelling.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
