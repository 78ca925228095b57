/// Lays a statement out for reading: one clause a line, subqueries indented.
public struct SQLLayout {
    private static let clauses: [String] = [
        "SELECT", "FROM", "WHERE", "GROUP BY", "HAVING", "ORDER BY", "LIMIT", "OFFSET", "FOR UPDATE",
        "FOR NO KEY UPDATE", "INSERT INTO",
        "VALUES", "ON CONFLICT",
        "DO UPDATE SET", "RETURNING", "UNION ALL", "UPDATE", "SET", "DELETE FROM", "USING", "JOIN",
        "LEFT JOIN",
    ]
    private static let queries: [String] = ["SELECT", "WITH", "INSERT INTO", "UPDATE", "DELETE FROM"]

    private let text: [Character]
    private var position: Int = 0
    private var output: String = ""
    /// For each open bracket, whether a query stands in it.
    private var brackets: [Bool] = []

    /// The statement with line breaks and indentation; texts and names in quotes stay as they are.
    public static func text(_ statement: String) -> String {
        var layout: SQLLayout = SQLLayout(statement)
        layout.run()
        return layout.output
    }

    private init(_ statement: String) { text = Array(statement) }

    private mutating func run() {
        if let clause: String = Self.clauses.first(where: stands) { take(clause.count) }
        while position < text.count {
            switch text[position] {
            case "'", "\"": quoted(text[position])
            case "(": open()
            case ")": close()
            case " ": space()
            default: take(1)
            }
        }
    }

    private mutating func take(_ count: Int) {
        output += String(text[position..<min(position + count, text.count)])
        position += count
    }

    /// A doubled quote ends one stretch and begins the next, which comes to the same.
    private mutating func quoted(_ quote: Character) {
        repeat { take(1) } while position < text.count && text[position] != quote
        take(1)
    }

    private mutating func open() {
        take(1)
        let isQuery: Bool = Self.queries.contains(where: stands)
        brackets.append(isQuery)
        guard isQuery else { return }
        breakLine()
        if let clause: String = Self.clauses.first(where: stands) { take(clause.count) }
    }

    private mutating func close() {
        if brackets.popLast() == true { breakLine() }
        take(1)
    }

    private mutating func space() {
        position += 1
        while position < text.count, text[position] == " " { position += 1 }
        guard brackets.last ?? true, let clause: String = Self.clauses.first(where: stands) else {
            output += " "
            return
        }
        breakLine()
        take(clause.count)
    }

    private func stands(_ word: String) -> Bool {
        let end: Int = position + word.count
        guard end <= text.count, String(text[position..<end]) == word else { return false }
        return end == text.count || !(text[end].isLetter || text[end] == "_")
    }

    private mutating func breakLine() {
        while output.last == " " { output.removeLast() }
        output += "\n" + String(repeating: "  ", count: brackets.count(where: { $0 }))
    }
}
