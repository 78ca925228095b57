/// The known name that an author most likely meant, as a hint.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String? {
    // A third of the letters wrong is still a slip; of one or two letters nothing would be left.
    let limit: Int = name.utf8.count / 3
    let ranked: [(distance: Int, name: String)] = known.map { (editDistance(name, $0), $0) }
        .filter { $0.distance <= limit }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.first.map { "Did you mean `\($0.name)`?" }
}

/// Levenshtein distance; a change of case alone counts as one.
private func editDistance(_ left: String, _ right: String) -> Int {
    if left != right, left.lowercased() == right.lowercased() { return 1 }
    let left: [UInt8] = Array(left.utf8)
    let right: [UInt8] = Array(right.utf8)
    var row: [Int] = Array(0...right.count)
    for (i, byte) in left.enumerated() {
        var diagonal: Int = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let substituted: Int = diagonal + (byte == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
        }
    }
    return row[right.count]
}
