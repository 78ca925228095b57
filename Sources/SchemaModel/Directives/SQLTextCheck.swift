import SQL

/// Checks that an SQL text of an author stays inside the statement that the engine puts it into.
///
/// PostgreSQL alone knows whether a text means something; here only its bounds are looked at, so that no text can end the statement
/// around it, hide the rest of it behind a comment, or add something of its own.
enum SQLTextCheck {
    /// A default must be one expression without parameters and subqueries.
    static func checkExpression(_ text: String) throws(SQLTextFlaw) {
        let pieces: [SQLPiece] = try checkedPieces(text).filter { $0 != .comment }
        if try holdsLineComment(text) {
            throw SQLTextFlaw(message: "holds a comment to the end of the line, which hides what comes after it")
        }
        if pieces.isEmpty { throw SQLTextFlaw(message: "is empty") }
        var depth: Int = 0
        // The start counts as an opening bracket.
        var last: SQLPiece = .open("(")
        var lastButOne: SQLPiece = .other
        for piece: SQLPiece in pieces {
            if last == .open("("), let word: String = queryWord(piece) {
                throw SQLTextFlaw(message: "holds a subquery, which begins with \(word)")
            }
            switch piece {
            case .open: depth += 1
            case .close: depth -= 1
            // Reserved: it means the column's default, of which nothing can be the default.
            case .word("default"): throw SQLTextFlaw(message: "holds DEFAULT, which is no value")
            case .comma where depth == 0: throw SQLTextFlaw(message: "is more than one expression")
            case .word(let word) where depth == 0 && constraintWords.contains(word):
                throw SQLTextFlaw(message: "goes on behind the expression, with \(word.uppercased())")
            // `x IS NOT NULL` is an expression, `x NOT NULL` one with a constraint behind it.
            case .word("null") where depth == 0 && last == .word("not") && lastButOne != .word("is"):
                throw SQLTextFlaw(message: "goes on behind the expression, with NOT NULL")
            default: break
            }
            lastButOne = last
            last = piece
        }
    }

    /// The text of a view must be one query without parameters.
    static func checkQuery(_ text: String) throws(SQLTextFlaw) {
        let pieces: [SQLPiece] = try checkedPieces(text).filter { $0 != .comment }
        guard let first: SQLPiece = pieces.first else { throw SQLTextFlaw(message: "is empty") }
        guard first == .open("(") || queryWord(first) != nil else {
            throw SQLTextFlaw(message: "is no query: it does not begin with SELECT, WITH, TABLE or VALUES")
        }
    }

    /// Whether it holds a comment that only the end of a line ends. Others end where their author says, or are refused.
    private static func holdsLineComment(_ text: String) throws(SQLTextFlaw) -> Bool {
        let bytes: [UInt8] = Array(text.utf8)
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        while let piece: SQLPiece = try scanner.next() {
            if piece == .comment, bytes[scanner.range.lowerBound] == UInt8(ascii: "-") { return true }
        }
        return false
    }

    /// The words that begin what may follow a default in the definition of a column. All but one are reserved words of PostgreSQL.
    private static let constraintWords: Set<String> = [
        "constraint", "check", "primary", "references", "unique", "generated", "deferrable", "initially",
    ]

    private static func queryWord(_ piece: SQLPiece) -> String? {
        guard case .word(let word) = piece, ["select", "with", "table", "values"].contains(word) else { return nil }
        return word.uppercased()
    }

    private static func checkedPieces(_ text: String) throws(SQLTextFlaw) -> [SQLPiece] {
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        var pieces: [SQLPiece] = []
        var open: [String] = []
        while let piece: SQLPiece = try scanner.next() {
            switch piece {
            case .semicolon: throw SQLTextFlaw(message: "holds a `;`")
            case .parameter: throw SQLTextFlaw(message: "holds a parameter such as $1")
            case .open(let bracket): open.append(bracket == "(" ? ")" : "]")
            case .close(let bracket):
                guard let wanted: String = open.popLast() else {
                    throw SQLTextFlaw(message: "closes a `\(bracket)` that is not open")
                }
                guard wanted == bracket else { throw SQLTextFlaw(message: "has `\(bracket)` where `\(wanted)` is due") }
            default: break
            }
            pieces.append(piece)
        }
        if let missing: String = open.last { throw SQLTextFlaw(message: "lacks a `\(missing)`") }
        return pieces
    }
}
