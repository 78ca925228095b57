/// The known names an author may have meant, the nearest first, three at most.
///
/// A name is near when at most a third of its letters, and at least one, would have to change.
func nearestNames(to name: String, among known: [String]) -> [String] {
    let target: [UInt8] = Array(name.utf8)
    let allowance: Int = max(1, target.count / 3)
    var near: [(distance: Int, name: String)] = []
    for candidate in known where abs(candidate.utf8.count - target.count) <= allowance {
        let distance: Int = editDistance(target, Array(candidate.utf8))
        if distance <= allowance { near.append((distance, candidate)) }
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}

/// The number of bytes to insert, remove, change or swap with their neighbour to get from one text to the other; letters
/// that differ in case only count as equal.
private func editDistance(_ from: [UInt8], _ target: [UInt8]) -> Int {
    var older: [Int] = []
    var previous: [Int] = Array(0...target.count)
    for row in 0..<from.count {
        var current: [Int] = [row + 1]
        for column in 0..<target.count {
            let change: Int = lowercase(from[row]) == lowercase(target[column]) ? 0 : 1
            var best: Int = min(previous[column] + change, min(previous[column + 1], current[column]) + 1)
            if row > 0, column > 0, from[row] == target[column - 1], from[row - 1] == target[column] {
                best = min(best, older[column - 1] + 1)
            }
            current.append(best)
        }
        older = previous
        previous = current
    }
    return previous[target.count]
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
