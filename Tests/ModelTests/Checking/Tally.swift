/// How many calls were compared, by what was expected of them.
struct Tally: CustomStringConvertible {
    private var counts: [String: Int] = [:]
    /// Those whose answer the model could not foretell, and that were not made.
    private(set) var undecided: Int = 0
    /// The parts of the language that they used.
    let coverage: Coverage = Coverage()

    var compared: Int { counts.values.reduce(0, +) }

    mutating func add(_ expected: Answer, isMutation: Bool) {
        let kind: String = isMutation ? "mutations" : "queries"
        counts[expected.problems.isEmpty ? kind : "\(kind) with errors", default: 0] += 1
    }

    mutating func addUndecided() { undecided += 1 }

    mutating func add(_ other: Tally) {
        counts.merge(other.counts) { $0 + $1 }
        undecided += other.undecided
        coverage.add(other.coverage)
    }

    var description: String {
        let parts: [String] = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        return "\(compared) calls compared (\(parts.joined(separator: ", "))), \(undecided) left out"
    }
}
