import JSON

/// Lays JSON out for reading: what fits on a line stands on one.
enum JSONLayout {
    private static let width: Int = 110

    static func text(_ value: JSONValue) -> String { text(value, indent: "") + "\n" }

    private static func text(_ value: JSONValue, indent: String) -> String {
        let compact: String = compact(value)
        if compact.count + indent.count <= width && !indent.isEmpty { return compact }
        let inner: String = indent + "  "
        switch value {
        case .array(let elements) where !elements.isEmpty:
            return "[\n" + elements.map { inner + text($0, indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let object) where !object.members.isEmpty:
            let members: [String] = object.members.map {
                "\(inner)\(JSONValue.string($0.name).text): \(text($0.value, indent: inner))"
            }
            return "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
        default: return compact
        }
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
