import SQL

/// An author's SQL (`@default(sql:)`) as it stands behind `DEFAULT`.
///
/// It stands as its author wrote it, but for two things without which PostgreSQL could not take it.
struct AuthorDefault {
    let text: String
    /// The function that makes a random identifier on this server.
    let uuidFunction: String

    var sql: String {
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        var result: [UInt8] = []
        let bytes: [UInt8] = Array(text.utf8)
        var end: Int = 0
        var depth: Int = 0
        var needsParentheses: Bool = false
        // The text has been checked, so that a flaw cannot come up here.
        while let piece: SQLPiece = try? scanner.next() {
            switch piece {
            case .open: depth += 1
            case .close: depth -= 1
            case .word("uuid_generate_v4"):
                result += bytes[end..<scanner.range.lowerBound]
                result += uuidFunction.utf8.prefix { $0 != UInt8(ascii: "(") }
                end = scanner.range.upperBound
            case .word(let word) where depth == 0 && Self.operators.contains(word): needsParentheses = true
            default: break
            }
        }
        let sql: String = String(decoding: result + bytes[end...], as: UTF8.self)
        return needsParentheses ? "(\(sql))" : sql
    }

    /// The words of operators that the grammar allows behind `DEFAULT` only inside parentheses (`b_expr` of PostgreSQL's grammar):
    /// some of them could also begin what follows a default.
    private static let operators: Set<String> = [
        "and", "at", "between", "collate", "ilike", "in", "is", "isnull", "like", "not", "notnull", "or", "overlaps",
        "similar",
    ]
}
