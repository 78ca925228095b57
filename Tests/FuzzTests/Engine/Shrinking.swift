/// Makes an input smaller while it stays faulty.
///
/// - Parameter isFaulty: asked about each smaller input; at most `attempts` times.
func shrunk(_ input: [UInt8], attempts: Int = 2_000, _ isFaulty: ([UInt8]) -> Bool) -> [UInt8] {
    var smallest: [UInt8] = input
    var left: Int = attempts
    var size: Int = max(1, input.count / 2)
    while left > 0 {
        var start: Int = 0
        var isSmaller: Bool = false
        while start < smallest.count, left > 0 {
            var candidate: [UInt8] = smallest
            candidate.removeSubrange(start..<min(candidate.count, start + size))
            left -= 1
            if isFaulty(candidate) {
                smallest = candidate
                isSmaller = true
            } else {
                start += size
            }
        }
        if size == 1, !isSmaller { break }
        size = max(1, size / 2)
    }
    return smallest
}
