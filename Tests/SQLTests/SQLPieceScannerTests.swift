import SQL
import Testing

/// An author's SQL in pieces, by PostgreSQL's rules.
@Suite struct SQLPieceScannerTests {
    /// Each piece as its kind and the bytes it stands on.
    private func pieces(_ text: String) throws -> [String] {
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        let bytes: [UInt8] = Array(text.utf8)
        var found: [String] = []
        while let piece: SQLPiece = try scanner.next() {
            found.append("\(piece) \(String(decoding: bytes[scanner.range], as: UTF8.self))")
        }
        return found
    }

    @Test(
        arguments: [
            ("a = $1", ["word(\"a\") a", "other =", "parameter(1) $1"]),
            ("$12$3", ["parameter(12) $12", "parameter(3) $3"]),
            ("$1::int", ["parameter(1) $1", "other :", "other :", "word(\"int\") int"]),
            ("$99999999999999999999", ["parameter(9223372036854775807) $99999999999999999999"]),
            ("'$1'", ["other '$1'"]), ("\"$1\"", ["other \"$1\""]), ("$$ $1 $$", ["other $$ $1 $$"]),
            ("$a$ $$ $1 $a$;", ["other $a$ $$ $1 $a$", "semicolon ;"]), ("E'\\'$1'", ["other E'\\'$1'"]),
            ("-- $1\n$2", ["comment -- $1", "parameter(2) $2"]),
            ("/* /* $1 */ $2 */ $3", ["comment /* /* $1 */ $2 */", "parameter(3) $3"]),
            ("$x", ["other $", "word(\"x\") x"]), ("a ?| b", ["word(\"a\") a", "other ?", "other |", "word(\"b\") b"]),
        ] as [(String, [String])])
    func cutsTexts(_ text: String, _ expected: [String]) throws {
        #expect(try pieces(text) == expected)
    }

    @Test(
        arguments: [
            ("SELECT 'a", "has a quote that does not end", "'a"),
            ("SELECT $$a", "has a dollar quote that does not end", "$$a"),
            ("SELECT /* a", "has a comment that does not end", "/* a"),
        ] as [(String, String, String)])
    func saysWhereAFlawBegins(_ text: String, _ message: String, _ place: String) {
        var scanner: SQLPieceScanner = SQLPieceScanner(text)
        let bytes: [UInt8] = Array(text.utf8)
        #expect(throws: SQLTextFlaw(message: message)) {
            while try scanner.next() != nil {}
        }
        #expect(place.hasPrefix(String(decoding: bytes[scanner.range], as: UTF8.self)))
        #expect(text.utf8.count - scanner.range.lowerBound == place.utf8.count)
    }
}
