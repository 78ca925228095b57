/// One thing that is wrong with an expression, for its author.
public struct Issue: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
    /// Where, in UTF-8 offsets into the text of the expression.
    public let utf8Offsets: Range<Int>
    /// Names that could have been meant, the nearest first.
    public let candidates: [String]

    /// A fault at a place.
    public init(_ message: String, at utf8Offsets: Range<Int>, candidates: [String] = []) {
        self.message = message
        self.utf8Offsets = utf8Offsets
        self.candidates = candidates
    }

    /// A question for the author where a name could have been misspelt: `did you mean 'uid'?`.
    public var hint: String? {
        guard !candidates.isEmpty else { return nil }
        return "did you mean " + candidates.map { "'\($0)'" }.joined(separator: " or ") + "?"
    }
}

/// Everything that is wrong with an expression, in the order of the text.
public struct IssueList: Error, Hashable, Sendable {
    /// The faults; never empty.
    public let issues: [Issue]

    /// A list of faults.
    public init(_ issues: [Issue]) { self.issues = issues }
}

extension IssueList: CustomStringConvertible {
    /// One line a fault.
    public var description: String {
        issues.map { "\($0.utf8Offsets.lowerBound): \($0.message)" }.joined(separator: "\n")
    }
}
