import EditDistance

/// The candidate that a mistyped name most likely meant; nothing where none is near.
func nearest(to name: String, among candidates: [String]) -> String? {
    // A third of the letters wrong is still a slip, more is another word.
    let limit: Int = max(1, name.utf8.count / 3)
    let letters: [UInt8] = Array(name.caseless.prefix(64))
    let near: [(name: String, distance: Int)] = candidates.compactMap { candidate in
        editDistance(letters, Array(candidate.caseless.prefix(64)), limit: limit).map { (candidate, $0) }
    }
    return near.min { $0.distance < $1.distance }?.name
}
