import JSON

/// Lays JSON out for reading: what fits on a line stands on one.
enum JSONLayout {
    private static let width: Int = 110

    static func text(_ value: JSONValue) -> String { text(value, indent: "") + "\n" }

    private static func text(_ value: JSONValue, indent: String) -> String {
        let compact: String = compact(value)
        if compact.count + indent.count <= width && !indent.isEmpty { return compact }
        switch value {
        case .array(let elements) where !elements.isEmpty:
            return lay(elements.map { ("", $0) }, open: "[", close: "]", indent: indent)
        case .object(let object) where !object.members.isEmpty:
            let members: [(String, JSONValue)] = object.members.map {
                ("\(JSONValue.string($0.name).text): ", $0.value)
            }
            return lay(members, open: "{", close: "}", indent: indent)
        default: return compact
        }
    }

    /// One part a line; many parts fill the lines.
    private static func lay(
        _ parts: [(String, JSONValue)], open: String, close: String, indent: String
    ) -> String {
        let inner: String = indent + "  "
        let texts: [String] = parts.map { $0 + text($1, indent: inner) }
        var lines: [String] = []
        for text: String in texts {
            if texts.count > 20, let last: String = lines.last, last.count + text.count + inner.count < width {
                lines[lines.count - 1] += ", " + text
            } else {
                lines.append(text)
            }
        }
        return "\(open)\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }

    private static func compact(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
        case .object(let object):
            "{"
                + object.members.map { "\(JSONValue.string($0.name).text): \(compact($0.value))" }
                .joined(separator: ", ") + "}"
        default: value.text.description
        }
    }
}
