/// What became of a set of conformance vectors.
struct ConformanceReport: Hashable, Sendable {
    /// How many vectors passed.
    var passed: Int = 0
    /// The vectors that failed, by name, with the reason.
    var failures: [String] = []
    /// The vectors that contradict the specification they test, by name, with the reason. They are run, and count as passed
    /// when they pass; when they do not, they are no failures.
    var contradicting: [String] = []
    /// How many vectors were not run, by what they need and this build does not offer.
    var unmet: [String: Int] = [:]

    /// Whether no vector failed.
    var isClean: Bool { failures.isEmpty }

    /// Notes the outcome of one vector; nil is a pass, a text says why it failed.
    mutating func note(_ name: String, failure: String?) {
        guard let failure: String = failure else {
            passed += 1
            return
        }
        failures.append("\(name): \(failure)")
    }

    /// Notes a vector that was not run.
    mutating func noteUnmet(_ needs: [String]) {
        unmet[needs.joined(separator: " and "), default: 0] += 1
    }

    /// Takes in the outcome of further vectors.
    mutating func add(_ other: ConformanceReport) {
        passed += other.passed
        failures += other.failures
        contradicting += other.contradicting
        unmet.merge(other.unmet) { (left: Int, right: Int) -> Int in left + right }
    }
}

extension ConformanceReport: CustomStringConvertible {
    /// `N passed, M failed`, then a line a failure, then what did not count.
    var description: String {
        var lines: [String] = ["\(passed) passed, \(failures.count) failed"]
        lines += failures.map { "  failed: \($0)" }
        lines += contradicting.map { "  contradicts the specification: \($0)" }
        if !unmet.isEmpty {
            let counts: [String] = unmet.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
            lines.append("  not run for unmet needs: " + counts.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }
}

/// A number of things, with an `s` behind their name unless it is one.
func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
