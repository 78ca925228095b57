/// A single value: its text, and what it is the text of.
///
/// - Source: YAML 1.2.2, 10.3.2 (core schema), as far as two readers agree: `yes`, `on` and the like are truth values for some and
///   texts for others, so they pass for both.
struct YAMLScalar: Hashable, Sendable {
    var text: String
    /// Whether it stands without quotes, and so may be something else than text.
    var isPlain: Bool

    /// What it is to every reader.
    var kind: Kind {
        guard isPlain else { return .text }
        if ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text) { return .truth }
        return isNumber ? .number : .text
    }

    /// What a text is the text of.
    enum Kind: String {
        case text = "a text"
        case number = "a number"
        case truth = "a truth value"
    }

    /// The truth value that it is to some reader.
    var truth: Bool? {
        guard isPlain else { return nil }
        return switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    private var isNumber: Bool {
        let digits: Substring = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) != nil }
        if digits.hasPrefix("0o") { return Int(digits.dropFirst(2), radix: 8) != nil }
        if [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains(String(digits)) { return true }
        // `Double` reads words and hexadecimals too.
        let isDecimal: Bool = digits.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".eE+-".utf8.contains(byte)
        }
        let start: UInt8? = digits.utf8.first { $0 != UInt8(ascii: ".") }
        guard isDecimal, let start, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start) else { return false }
        return Double(digits.hasPrefix(".") ? "0" + digits : digits.hasSuffix(".") ? digits + "0" : String(digits))
            != nil
    }
}
