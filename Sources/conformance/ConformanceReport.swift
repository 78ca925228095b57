/// What a run of conformance vectors found.
struct ConformanceReport: Hashable {
    /// How many vectors passed.
    var passed: Int = 0
    /// The vectors that failed: name and what was wrong, one line each.
    var failures: [String] = []
    /// How many vectors were passed over, by what they would need.
    var unmet: [String: Int] = [:]
}
