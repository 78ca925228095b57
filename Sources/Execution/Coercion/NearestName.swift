import EditDistance

/// Finds what somebody may have meant by a name.
enum NearestName {
    /// Names longer than this are nobody's slip of the pen, and the work is quadratic in the length.
    private static var longest: Int { 64 }

    /// The name with the least distance; of equals the first.
    ///
    /// - Parameter limit: how far away each candidate may be.
    static func of(_ name: String, among candidates: [String], limit: (String) -> Int) -> String? {
        let target: [UInt8] = name.caseless
        guard target.count <= longest else { return nil }
        var nearest: (distance: Int, name: String)?
        for candidate: String in candidates {
            guard let distance: Int = editDistance(target, candidate.caseless, limit: limit(candidate)),
                distance < nearest?.distance ?? Int.max
            else { continue }
            nearest = (distance, candidate)
        }
        return nearest?.name
    }
}
