/// The word an author probably meant: the nearest by edit distance, if it is near.
///
/// Near means at most two edits and a third of the word, and letter case does not count. Among equals the first wins.
package func closestSpelling(of word: String, among words: [String]) -> String? {
    let typed: [Character] = Array(word.lowercased())
    let limit: Int = max(1, min(2, typed.count / 3))
    var best: (word: String, distance: Int)?
    for candidate in words {
        let distance: Int = editDistance(typed, Array(candidate.lowercased()))
        if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
}

/// Insertions, deletions, replacements, and swaps of neighbours that turn one word into the other.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...second.count)
    for row in 0..<first.count {
        var current: [Int] = [row + 1]
        for column in 0..<second.count {
            let replaced: Int = last[column] + (first[row] == second[column] ? 0 : 1)
            var distance: Int = min(replaced, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
