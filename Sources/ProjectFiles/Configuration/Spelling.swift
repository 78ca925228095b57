import EditDistance

/// The word an author probably meant: the nearest by edit distance, if it is near.
///
/// Near means at most two edits and a third of the word, and letter case does not count. Among equals the first wins.
package func closestSpelling(of word: String, among words: [String]) -> String? {
    let typed: [UInt8] = word.caseless
    let limit: Int = max(1, min(2, typed.count / 3))
    var best: (word: String, distance: Int)?
    for candidate in words {
        guard let distance: Int = editDistance(typed, candidate.caseless, limit: limit),
            distance < best?.distance ?? Int.max
        else { continue }
        best = (candidate, distance)
    }
    return best?.word
}
