import EditDistance

/// The known names an author may have meant, the nearest first, three at most.
///
/// A name is near when at most a third of its letters, and at least one, would have to change.
func nearestNames(to name: String, among known: [String]) -> [String] {
    let target: [UInt8] = name.caseless
    let allowance: Int = max(1, target.count / 3)
    var near: [(distance: Int, name: String)] = []
    for candidate in known {
        guard let distance: Int = editDistance(target, candidate.caseless, limit: allowance) else { continue }
        near.append((distance, candidate))
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
}
