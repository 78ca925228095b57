import CEL

/// Where the other implementation differs, and why this one stays as it is.
enum KnownDifference {
    /// The reason for a difference, if it is a known one.
    static func reason(_ text: String, _ ours: Outcome, _ theirs: Outcome) -> String? {
        known.first { $0.holds(text, ours, theirs) }?.reason
    }

    private static let known: [(reason: String, holds: @Sendable (String, Outcome, Outcome) -> Bool)] = [
        (
            "fractions of seconds in text: theirs have three, six or nine digits, as JSON of protobuf; ours as many as are needed, as cel-go",
            { (text: String, _: Outcome, _: Outcome) -> Bool in
                ["59.5Z'", "'100ms'", "'-1.5s'"].contains { text.contains($0) }
                    && ["string(", "%s"].contains { text.contains($0) }
            }
        ),
        (
            "years before 1000 in text: theirs have as many digits as they need, ours four, as RFC 3339 says",
            { (text: String, _: Outcome, _: Outcome) -> Bool in
                text.contains("0001-01-01") && ["string(", "%s"].contains { text.contains($0) }
            }
        ),
        (
            "doubles in %s: theirs have six digits and an exponent, ours the digits that read back the same and none, as cel-go",
            { (text: String, _: Outcome, theirs: Outcome) -> Bool in
                guard text.contains("%s"), let shown: String = theirs.text?.lowercased() else { return false }
                return shown.contains("e+") || shown.contains("e-")
            }
        ),
        (
            "''.split(''): nothing has no code points here and in cel-go, one empty part there",
            { (text: String, _: Outcome, _: Outcome) -> Bool in text.contains("split(") }
        ),
        (
            "a name of a loop over [] takes the type of the first overload that fits, here and in cel-go",
            { (text: String, ours: Outcome, _: Outcome) -> Bool in
                if case .refused = ours { text.contains("[]") } else { false }
            }
        ),
        (
            "behind a loop the variable of an optMap is the loop's in their evaluation, which is a fault",
            { (text: String, _: Outcome, _: Outcome) -> Bool in
                text.contains("optMap(")
                    && [".all(", ".exists(", ".exists_one(", ".map(", ".filter("].contains { text.contains($0) }
            }
        ),
        (
            "NaN among the arguments of math.greatest and math.least: an error here and in cel-go, passed over by them",
            { (text: String, ours: Outcome, _: Outcome) -> Bool in ours.message == "NaN has no order" }
        ),
        (
            "bytes that are no UTF-8 in %s: an error here, since strings are Unicode; theirs makes a string that is none",
            { (text: String, ours: Outcome, _: Outcome) -> Bool in
                ours.message == "invalid UTF-8 in bytes" && text.contains("%s")
            }
        ),
        (
            "the end of substring at the end of a text: within it here and in cel-go",
            { (_: String, _: Outcome, theirs: Outcome) -> Bool in
                theirs.message?.contains("is greater than <string>.size()") == true
            }
        ),
        (
            "math.greatest([]) is found when it is checked by them, when it is evaluated here",
            { (_: String, _: Outcome, theirs: Outcome) -> Bool in
                theirs.message?.contains("invalid single argument value") == true
            }
        ),
        (
            "of several types as values the checker takes another one; the specification names none",
            { (_: String, ours: Outcome, theirs: Outcome) -> Bool in
                ours.type.contains("TYPE<") && theirs.type.contains("TYPE<")
            }
        ),
    ]
}

extension Outcome {
    fileprivate var message: String? {
        switch self {
        case .refused(let message), .failed(_, let message): message
        case .value, .hidden, .lost: nil
        }
    }

    fileprivate var text: String? {
        if case .value(_, .string(let text)) = self { text } else { nil }
    }

    fileprivate var type: String {
        switch self {
        case .refused, .lost: ""
        case .failed(let type, _), .value(let type, _), .hidden(let type): type
        }
    }
}
