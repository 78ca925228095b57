/// Finds what somebody may have meant by a name.
enum NearestName {
    /// Names longer than this are nobody's slip of the pen, and the work is quadratic in the length.
    private static var longest: Int { 64 }

    /// The name with the least distance; of equals the first.
    ///
    /// - Parameter limit: how far away each candidate may be.
    static func of(_ name: String, among candidates: [String], limit: (String) -> Int) -> String? {
        let target: [UInt8] = folded(name)
        guard target.count <= longest else { return nil }
        var nearest: (distance: Int, name: String)?
        for candidate: String in candidates {
            let distance: Int = distance(target, folded(candidate))
            guard distance <= limit(candidate), distance < nearest?.distance ?? Int.max else { continue }
            nearest = (distance, candidate)
        }
        return nearest?.name
    }

    /// How many bytes must be inserted, removed, changed or swapped with their neighbour to get from one text to the other.
    private static func distance(_ from: [UInt8], _ target: [UInt8]) -> Int {
        var older: [Int] = []
        var previous: [Int] = Array(0...target.count)
        for (row, byte) in from.enumerated() {
            var current: [Int] = [row + 1]
            current.reserveCapacity(previous.count)
            for (column, other) in target.enumerated() {
                let change: Int = previous[column] + (byte == other ? 0 : 1)
                var least: Int = min(change, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == target[column - 1], from[row - 1] == other {
                    least = min(least, older[column - 1] + 1)
                }
                current.append(least)
            }
            older = previous
            previous = current
        }
        return previous[target.count]
    }

    /// Upper and lower case are one letter.
    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
}
