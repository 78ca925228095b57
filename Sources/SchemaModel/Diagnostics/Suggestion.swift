import EditDistance

/// The known name that an author most likely meant, as a hint.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String? {
    nearestName(to: name, among: known).map { "Did you mean `\($0)`?" }
}

/// The known name that an author most likely meant.
func nearestName(to name: String, among known: some Sequence<String>) -> String? {
    // A third of the letters wrong is still a slip; of one or two letters nothing would be left.
    let length: Int = name.utf8.count
    let limit: Int = length / 3
    // A name of that length is no slip of anything, and the comparison takes the product of both lengths.
    guard length <= 100 else { return nil }
    if length == 2 { return nearestToTwoLetters(name, known) }
    let near: (distance: Int, name: String)? = known.lazy
        .compactMap { other in distance(name, other, limit: limit).map { ($0, other) } }
        .min { ($0.0, $0.1) < ($1.0, $1.1) }
    return near?.name
}

/// Of two letters, one may be missing or too many; another letter would make another name of it.
private func nearestToTwoLetters(_ name: String, _ known: some Sequence<String>) -> String? {
    known.lazy.filter { other in
        other.lowercased() == name.lowercased()
            || (other.utf8.count == 3 && editDistance(name.caseless, other.caseless, limit: 1) == 1)
    }.min()
}

/// A number with the word that fits it.
func counted(_ count: Int, _ one: String, _ several: String) -> String { "\(count) \(count == 1 ? one : several)" }

/// What there is, where nothing is near to what was written: the first names of many.
func fieldsHint(_ type: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "\(type) has no field of its own." }
    let most: Int = 8
    let more: String = names.count > most ? " and \(names.count - most) more" : ""
    return "The fields of \(type) are \(names.prefix(most).joined(separator: ", "))\(more)."
}

extension Issues {
    /// The same, for a bounded number of times in a run: who has that many names wrong looks for another kind of mistake, and each
    /// look passes over all known names.
    mutating func didYouMean(_ name: String, among known: @autoclosure () -> some Sequence<String>) -> String? {
        guard suggestions < 50 else { return nil }
        suggestions += 1
        return SchemaModel.didYouMean(name, among: known())
    }
}

/// The number of edits; a change of case alone counts as one.
private func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    if left != right, left.caseless == right.caseless { return limit >= 1 ? 1 : nil }
    return editDistance(Array(left.utf8), Array(right.utf8), limit: limit)
}
