/// How often the model has met each part of the language in calls that were compared.
final class Coverage {
    private(set) var counts: [Feature: Int] = [:]

    func note(_ area: Feature.Area, _ name: String) { counts[Feature(area: area, name: name), default: 0] += 1 }

    func add(_ other: Coverage) { counts.merge(other.counts) { $0 + $1 } }

    /// How often each part must be met: a single call may have been of a case that shows nothing.
    static let least: Int = 5

    /// The parts that were met less often, each with how often.
    var rare: [String] {
        Feature.all.filter { counts[$0, default: 0] < Self.least }.map { "\($0) \(counts[$0, default: 0])" }
    }

    /// The parts that are met least, which the generator should see to.
    var rarest: String {
        counts.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(6).map { "\($0.key) \($0.value)" }
            .joined(separator: ", ")
    }

    /// What was met and is not in the list: a list that does not grow with the generator proves nothing.
    var unlisted: [Feature] { Set(counts.keys).subtracting(Feature.all).sorted() }
}
