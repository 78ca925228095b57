import EditDistance

/// The name an author may have meant.
public enum NameSuggestion {
    /// `; did you mean "…"?`, or nothing.
    public static func text(for wrong: String, among known: [String]) -> String {
        let limit: Int = wrong.utf8.count * 2 / 5 + 1
        let near: [(distance: Int, name: String)] = known.compactMap { name in
            distance(wrong, name, limit: limit).map { ($0, name) }
        }
        guard let best = near.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return "" }
        return "; did you mean \"\(best.name)\"?"
    }

    /// Single edits between two names, whatever their case; one for a name that was cut short.
    private static func distance(_ first: String, _ second: String, limit: Int) -> Int? {
        if first.utf8.count > 3, second.lowercased().hasPrefix(first.lowercased()) { return 1 }
        return editDistance(Array(first.caseless.prefix(64)), second.caseless, limit: limit)
    }
}
