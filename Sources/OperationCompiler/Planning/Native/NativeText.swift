import SQL

/// An SQL text of an operation in pieces, comments left out.
///
/// Only the bounds of the text are looked at, for it is put into a statement of ours; what it means PostgreSQL says.
struct NativeText {
    struct Token {
        var piece: SQLPiece
        /// In UTF-8 bytes of the text.
        var range: Range<Int>
        /// How many brackets are open around it.
        var depth: Int
    }

    private let bytes: [UInt8]
    /// The pieces of the one statement, without semicolons.
    let tokens: [Token]

    /// - Errors: quotes, comments and brackets that do not end, more than one statement, none at all.
    init(_ text: String) throws(NativeFlaw) {
        bytes = Array(text.utf8)
        if let zero: Int = bytes.firstIndex(of: 0) {
            throw NativeFlaw(
                "holds a zero byte, which PostgreSQL cannot read", at: zero..<(zero + 1),
                hint: "remove it")
        }
        tokens = try Self.statement(try Self.tokens(text))
    }

    /// The spelling of a token.
    func spelling(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// The text from its first token to its last, cut where parameters stand.
    var parts: [NativePart] {
        guard var start: Int = tokens.first?.range.lowerBound, let end: Int = tokens.last?.range.upperBound else {
            return []
        }
        var parts: [NativePart] = []
        func add(_ range: Range<Int>) {
            if !range.isEmpty { parts.append(.text(String(decoding: bytes[range], as: UTF8.self))) }
        }
        for token: Token in tokens {
            guard case .parameter(let number) = token.piece else { continue }
            add(start..<token.range.lowerBound)
            parts.append(.parameter(number))
            start = token.range.upperBound
        }
        add(start..<end)
        return parts
    }

    private static func tokens(_ text: String) throws(NativeFlaw) -> [Token] {
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        var tokens: [Token] = []
        var open: [(closing: String, range: Range<Int>)] = []
        while let piece: SQLPiece = try next(&scanner) {
            if piece == .comment {
                if text.utf8.dropFirst(scanner.range.lowerBound).starts(with: "--".utf8) {
                    throw NativeFlaw("has a comment with --", at: scanner.range, hint: "write it as /* … */")
                }
                continue
            }
            if case .close(let bracket) = piece {
                guard let wanted: String = open.popLast()?.closing else {
                    throw NativeFlaw(
                        "closes a `\(bracket)` that is not open", at: scanner.range,
                        hint: "open it before, or remove it")
                }
                guard wanted == bracket else {
                    throw NativeFlaw(
                        "has `\(bracket)` where `\(wanted)` is due", at: scanner.range,
                        hint: "close what was opened last")
                }
            }
            tokens.append(Token(piece: piece, range: scanner.range, depth: open.count))
            if case .open(let bracket) = piece { open.append((bracket == "(" ? ")" : "]", scanner.range)) }
        }
        if let missing: (closing: String, range: Range<Int>) = open.last {
            throw NativeFlaw("lacks a `\(missing.closing)`", at: missing.range, hint: "close what is opened here")
        }
        return tokens
    }

    private static func next(_ scanner: inout SQLPieceScanner) throws(NativeFlaw) -> SQLPiece? {
        do throws(SQLTextFlaw) {
            return try scanner.next()
        } catch {
            throw NativeFlaw(error.message, at: scanner.range, hint: "end it as it begins")
        }
    }

    /// The tokens without the semicolons at their end. A semicolon in brackets is a syntax error that PostgreSQL would find, but not
    /// inside the brackets that we put around.
    private static func statement(_ tokens: [Token]) throws(NativeFlaw) -> [Token] {
        guard let last: Int = tokens.lastIndex(where: { $0.piece != .semicolon }) else {
            throw NativeFlaw("is empty", at: nil, hint: "write one statement")
        }
        if let inner: Token = tokens[..<last].first(where: { $0.piece == .semicolon }) {
            throw NativeFlaw(
                "holds several statements, one is possible", at: inner.range,
                hint: "give each statement a root field of its own")
        }
        return Array(tokens[...last])
    }
}

/// What is wrong with an SQL text, ready to stand after "The SQL of _select".
struct NativeFlaw: Error, Hashable {
    var message: String
    /// Where, in UTF-8 bytes of the text; nothing for the whole.
    var range: Range<Int>?
    var hint: String

    init(_ message: String, at range: Range<Int>?, hint: String) {
        self.message = message
        self.range = range
        self.hint = hint
    }
}
