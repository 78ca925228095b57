import CEL

/// Reads the types of vectors: `map(string, list(int))`, `'T'`, `function(bool; int, int)`.
struct CELTypeText {
    private var rest: Substring

    /// The type a text stands for.
    static func type(_ text: String) throws(VectorFailure) -> CELType {
        var reader: CELTypeText = CELTypeText(rest: text[...])
        guard let type: CELType = reader.type(), reader.rest.isEmpty else {
            throw VectorFailure(reason: "unknown type: \(text)")
        }
        return type
    }

    private mutating func type() -> CELType? {
        skipSpaces()
        if take("'") {
            let name: String = word()
            return take("'") ? .typeParameter(name) : nil
        }
        let name: String = word()
        guard !name.isEmpty else { return nil }
        guard take("(") else { return Self.simple(name) }
        guard let first: CELType = type() else { return nil }
        var parts: [CELType] = [first]
        while take(",") || take(";") {
            guard let next: CELType = type() else { return nil }
            parts.append(next)
        }
        return take(")") ? Self.parameterised(name, parts) : nil
    }

    private static func simple(_ name: String) -> CELType {
        switch name {
        case "null_type", "null": .null
        case "dyn", "any", "google.protobuf.Any": .dyn
        case "bool": .bool
        case "int": .int
        case "uint": .uint
        case "double": .double
        case "string": .string
        case "bytes": .bytes
        case "timestamp", "google.protobuf.Timestamp": .timestamp
        case "duration", "google.protobuf.Duration": .duration
        case "error": .error
        case "type": .type(.dyn)
        case "list": .list(.dyn)
        case "map": .map(.dyn, .dyn)
        default: .opaque(name, [])
        }
    }

    private static func parameterised(_ name: String, _ parts: [CELType]) -> CELType {
        switch (name, parts.count) {
        case ("list", 1): .list(parts[0])
        case ("map", 2): .map(parts[0], parts[1])
        case ("wrapper", 1): .wrapper(parts[0])
        case ("type", 1): .type(parts[0])
        case ("optional_type", 1): .optional(parts[0])
        case ("function", _): .function(result: parts[0], parameters: Array(parts.dropFirst()))
        default: .opaque(name, parts)
        }
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    private mutating func word() -> String {
        let word: Substring = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }
}
