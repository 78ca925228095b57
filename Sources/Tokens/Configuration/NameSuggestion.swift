/// The name an author may have meant.
public enum NameSuggestion {
    /// `; did you mean "…"?`, or nothing.
    public static func text(for wrong: String, among known: [String]) -> String {
        let limit: Int = wrong.utf8.count * 2 / 5 + 1
        let near: [(distance: Int, name: String)] = known.map { (distance(wrong, $0), $0) }.filter { $0.0 <= limit }
        guard let best = near.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return "" }
        return "; did you mean \"\(best.name)\"?"
    }

    /// Single edits between two names, whatever their case (Levenshtein); one for a name that was cut short.
    private static func distance(_ first: String, _ second: String) -> Int {
        if first.utf8.count > 3, second.lowercased().hasPrefix(first.lowercased()) { return 1 }
        let source: [UInt8] = Array(first.lowercased().utf8.prefix(64))
        let target: [UInt8] = Array(second.lowercased().utf8)
        var row: [Int] = Array(0...target.count)
        for (line, byte) in source.enumerated() {
            var last: Int = row[0]
            row[0] = line + 1
            for column in target.indices {
                let replaced: Int = last + (byte == target[column] ? 0 : 1)
                last = row[column + 1]
                row[column + 1] = min(replaced, last + 1, row[column] + 1)
            }
        }
        return row[target.count]
    }
}
