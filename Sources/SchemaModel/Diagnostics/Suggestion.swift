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
        // Each letter more or less is one that is wrong.
        .filter { abs($0.utf8.count - length) <= limit }
        .map { (editDistance(name, $0), $0) }
        .filter { $0.0 <= limit }
        .min { ($0.0, $0.1) < ($1.0, $1.1) }
    return near?.name
}

/// Of two letters, one may be missing or too many; another letter would make another name of it.
private func nearestToTwoLetters(_ name: String, _ known: some Sequence<String>) -> String? {
    known.lazy.filter { other in
        other.lowercased() == name.lowercased()
            || (other.utf8.count == 3 && editDistance(name.lowercased(), other.lowercased()) == 1)
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

/// How many letters must be put in, taken out, replaced or swapped with their neighbour; a change of case alone counts as one.
private func editDistance(_ left: String, _ right: String) -> Int {
    if left != right, left.lowercased() == right.lowercased() { return 1 }
    let left: [UInt8] = Array(left.utf8)
    let right: [UInt8] = Array(right.utf8)
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...right.count)
    for (i, byte) in left.enumerated() {
        var row: [Int] = [i + 1]
        for (j, other) in right.enumerated() {
            var distance: Int = min(last[j] + (byte == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        beforeLast = last
        last = row
    }
    return last[right.count]
}
