/// Finds bytes within bytes in time linear in both, whatever they are: who sends them must not decide how long it takes.
///
/// - Source: Knuth, Morris and Pratt, "Fast pattern matching in strings" (1977).
struct ByteSearch {
    private let pattern: [UInt8]
    /// For each prefix of the pattern the length of the longest proper prefix that also ends it.
    private let borders: [Int]

    init(_ pattern: [UInt8]) {
        self.pattern = pattern
        var borders: [Int] = [Int](repeating: 0, count: pattern.count)
        var length: Int = 0
        for position in pattern.indices.dropFirst() {
            while length > 0, pattern[length] != pattern[position] { length = borders[length - 1] }
            if pattern[length] == pattern[position] { length += 1 }
            borders[position] = length
        }
        self.borders = borders
    }

    /// Where the pattern first occurs at or after a place.
    func first(in text: [UInt8], from start: Int) -> Int? {
        guard start <= text.count - pattern.count else { return nil }
        guard !pattern.isEmpty else { return start }
        var matched: Int = 0
        for position in start..<text.count {
            while matched > 0, pattern[matched] != text[position] { matched = borders[matched - 1] }
            if pattern[matched] == text[position] { matched += 1 }
            if matched == pattern.count { return position - matched + 1 }
        }
        return nil
    }
}
