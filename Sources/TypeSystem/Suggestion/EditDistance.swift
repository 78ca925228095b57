/// How many single edits lie between two names; nothing where there are more than `limit`.
///
/// Insertion, deletion, replacement and the swap of two neighbours count one each (optimal string alignment). A difference of
/// case alone counts one in all, since it is the commonest slip.
func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
    if first == second { return 0 }
    let source: [UInt8] = Array(first.lowercased().utf8)
    let target: [UInt8] = Array(second.lowercased().utf8)
    if source == target { return 1 }
    guard abs(source.count - target.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last: [Int] = Array(0...target.count)
    for row: Int in 0..<source.count {
        var current: [Int] = [row + 1]
        for column: Int in 0..<target.count {
            let replaced: Int = last[column] + (source[row] == target[column] ? 0 : 1)
            var cost: Int = min(replaced, last[column + 1] + 1, current[column] + 1)
            let isSwap: Bool =
                row > 0 && column > 0 && source[row] == target[column - 1] && source[row - 1] == target[column]
            if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
            current.append(cost)
        }
        guard let smallest: Int = current.min(), smallest <= limit else { return nil }
        beforeLast = last
        last = current
    }
    return last[target.count] <= limit ? last[target.count] : nil
}
