/// The candidate that a mistyped name most likely meant; nothing where none is near.
func nearest(to name: String, among candidates: [String]) -> String? {
    // A third of the letters wrong is still a slip, more is another word.
    let limit: Int = max(1, name.utf8.count / 3)
    let distances: [(name: String, distance: Int)] = candidates.map { ($0, editDistance(name, $0)) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
}

/// How many letters must be put in, taken out, replaced or swapped with their neighbour, upper and lower case being the same.
private func editDistance(_ first: String, _ second: String) -> Int {
    let first: [UInt8] = Array(first.lowercased().utf8.prefix(64))
    let second: [UInt8] = Array(second.lowercased().utf8.prefix(64))
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...second.count)
    for (index, letter): (Int, UInt8) in first.enumerated() {
        var row: [Int] = [index + 1]
        for column: Int in 0..<second.count {
            let replaced: Int = last[column] + (second[column] == letter ? 0 : 1)
            var distance: Int = min(replaced, last[column + 1] + 1, row[column] + 1)
            if index > 0, column > 0, letter == second[column - 1], first[index - 1] == second[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            row.append(distance)
        }
        beforeLast = last
        last = row
    }
    return last[second.count]
}
