/// How many single edits lie between two names; nothing where there are more than `limit`.
///
/// Insertion, deletion, replacement and the swap of two neighbours count one each (optimal string alignment). The work is the product of
/// both lengths: callers bound them.
package func editDistance(_ source: [UInt8], _ target: [UInt8], limit: Int = .max) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...target.count)
    for row: Int in source.indices {
        var current: [Int] = [row + 1]
        current.reserveCapacity(last.count)
        for column: Int in target.indices {
            let replaced: Int = last[column] + (source[row] == target[column] ? 0 : 1)
            var least: Int = min(replaced, last[column + 1] + 1, current[column] + 1)
            let isSwap: Bool =
                row > 0 && column > 0 && source[row] == target[column - 1] && source[row - 1] == target[column]
            if isSwap { least = min(least, beforeLast[column - 1] + 1) }
            current.append(least)
        }
        // No later row is nearer: each is at most one edit from that before it.
        guard let smallest: Int = current.min(), smallest <= limit else { return nil }
        beforeLast = last
        last = current
    }
    return last[target.count] <= limit ? last[target.count] : nil
}

extension String {
    /// The bytes in which upper and lower case are one letter.
    package var caseless: [UInt8] { Array(lowercased().utf8) }
}
