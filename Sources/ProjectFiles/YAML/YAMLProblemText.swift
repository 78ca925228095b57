/// What the YAML parser found, in the words of somebody who writes settings and not YAML by its grammar.
struct YAMLProblemText: Equatable {
    let message: String
    let hint: String
    /// Whether it is best shown where something begins that does not end.
    var isAboutOpening: Bool { message.hasSuffix("is not closed") }

    /// - Parameter problem: the words of libyaml.
    init(problem: String) {
        guard let known: (message: String, hint: String) = Self.known.first(where: { problem.contains($0.key) })?.value
        else {
            message = "this is no YAML: \(problem)"
            hint = "check the indentation and the quotes here and in the line before"
            return
        }
        (message, hint) = known
    }

    /// By words of libyaml that occur in nothing else it says; tabs before what they may also be taken for.
    private static let known: KeyValuePairs<String, (message: String, hint: String)> = [
        "tab character": ("a tab cannot indent a line", "indent with spaces"),
        "mapping values are not allowed": (
            "a ':' is not expected here",
            "put a text with ':' in quotes, and give the keys of one map one indentation"
        ),
        "could not find expected ':'": ("a key has no ':' behind it", "write `key: value`"),
        "did not find expected key": (
            "a key is expected here", "give the keys of one map one indentation, and close quotes and brackets before"
        ),
        "did not find expected ',' or ']'": (
            "a list in brackets is not closed", "write ',' between values and ']' behind the last"
        ),
        "did not find expected ',' or '}'": (
            "a map in braces is not closed", "write ',' between entries and '}' behind the last"
        ),
        "did not find expected '-' indicator": (
            "an entry of a list is expected here", "begin each entry with '- ', all at one indentation"
        ),
        "did not find expected node content": ("a value is expected here", "remove the sign, or write a value"),
        "did not find expected <document start>": (
            "the text goes on where the settings have ended", "write `key: value` in every line, at one indentation"
        ),
        "block sequence entries are not allowed": ("a '-' is not expected here", "begin the list in a line of its own"),
        "unexpected end of stream": ("a text in quotes is not closed", "write the closing quote"),
        "unexpected document indicator": ("a text in quotes is not closed", "write the closing quote"),
        "unknown escape character": (
            "after '\\' in double quotes comes a character that means nothing there",
            "use single quotes, or write '\\\\' for the character itself"
        ),
        "cannot start any token": (
            "no value begins with this character",
            "indent with spaces, and put a text that begins with '@', '`' or '%' in quotes"
        ),
        "undefined alias": ("'*' names an anchor that nothing defines", "put a text that begins with '*' in quotes"),
        "expected alphabetic or numeric character": (
            "'*' or '&' is not followed by a name", "put a text that begins with '*' or '&' in quotes"
        ),
        "undefined tag handle": ("'!' names a tag that nothing defines", "put a text that begins with '!' in quotes"),
        "control characters are not allowed": ("a control character cannot stand here", "remove it"),
    ]
}
