/// Texts in a line of the log.
///
/// Some of them come of strangers. A line stays a line, and a terminal that shows it takes orders of nobody.
enum LogText {
    /// The text as it is where it is one plain word; else in quotation marks, with what is not shown as it is as `\u{1B}`.
    static func quoted(_ text: String) -> String {
        let isPlain: Bool =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                scalar != " " && scalar != "\"" && scalar != "=" && isShown(scalar)
            }
        return isPlain ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// The text with what is not shown as it is in that form too, without quotation marks.
    static func shown(_ text: String) -> String {
        text.unicodeScalars.map { isShown($0) ? String($0) : escaped($0) }.joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isShown(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether a terminal shows it, and nothing but it: no control character, end of a line, or mark that turns the direction round.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
