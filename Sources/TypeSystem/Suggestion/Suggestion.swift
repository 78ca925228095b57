import EditDistance

/// The names an author may have meant.
public struct Suggestion: Hashable, Sendable {
    /// The names, the likeliest first, five at most.
    public let names: [String]

    private static let limit: Int = 5

    /// The names near to one that does not exist.
    ///
    /// A name is near when its distance is at most two fifths of the length of the wrong one, and one.
    public init(for wrong: String, among known: [String]) {
        let threshold: Int = wrong.utf8.count * 2 / 5 + 1
        var near: [(distance: Int, name: String)] = []
        for name: String in known {
            guard let distance: Int = Self.distance(wrong, name, limit: threshold) else { continue }
            near.append((distance, name))
        }
        near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        names = near.prefix(Self.limit).map(\.name)
    }

    /// Upper and lower case are one letter, but a difference of case alone counts one in all, since it is the commonest slip.
    private static func distance(_ first: String, _ second: String, limit: Int) -> Int? {
        if first == second { return 0 }
        let source: [UInt8] = first.caseless
        let target: [UInt8] = second.caseless
        return source == target ? 1 : editDistance(source, target, limit: limit)
    }

    /// These names, as they are ordered.
    init(names: [String]) { self.names = Array(names.prefix(Self.limit)) }

    /// Whether nothing is near.
    public var isEmpty: Bool { names.isEmpty }

    /// `Did you mean "a", "b", or "c"?`, nothing where there is no name.
    ///
    /// - Parameters:
    ///   - lead: words between "mean" and the first name, such as "the enum value".
    ///   - quoted: whether the names stand in quotation marks.
    public func question(lead: String? = nil, quoted: Bool = true) -> String? {
        guard let last: String = names.last else { return nil }
        let words: [String] = quoted ? names.map { "\"\($0)\"" } : names
        let choice: String =
            switch names.count {
            case 1: words[0]
            case 2: "\(words[0]) or \(words[1])"
            default: words.dropLast().joined(separator: ", ") + ", or " + (quoted ? "\"\(last)\"" : last)
            }
        return "Did you mean " + (lead.map { $0 + " " } ?? "") + choice + "?"
    }
}
