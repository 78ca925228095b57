/// A value that an author wrote in an operation, on its way into SQL text.
public enum SQLLiteral: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case float(Double)
    /// A text constant; PostgreSQL infers its type from its neighbours.
    case string(String)
    /// A text constant of a given type.
    case typed(String, PostgresType)
    /// An array constant.
    case array([SQLLiteral], PostgresType)
}

extension SQLLiteral {
    /// Whether PostgreSQL can hold it: no zero byte in a text, no number that is not finite.
    public var isRepresentable: Bool {
        switch self {
        case .null, .boolean, .integer: true
        case .float(let value): value.isFinite
        case .string(let text), .typed(let text, _): !text.utf8.contains(0)
        case .array(let elements, _): elements.allSatisfy(\.isRepresentable)
        }
    }

    /// The literal as SQL text. `standard_conforming_strings` is on, so only quotes need doubling.
    var text: String {
        switch self {
        case .null: "NULL"
        case .boolean(let value): value ? "TRUE" : "FALSE"
        case .integer(let value): value < 0 ? "(\(value))" : String(value)
        case .float(let value): "'\(value)'::double precision"
        case .string(let text): Self.quoted(text)
        case .typed(let text, let type): "\(Self.quoted(text))::\(type.text)"
        case .array(let elements, let type):
            "ARRAY[\(elements.map(\.text).joined(separator: ","))]::\(type.text)[]"
        }
    }

    private static func quoted(_ text: String) -> String {
        precondition(!text.utf8.contains(0), "a zero byte reached SQL text")
        var quoted: String = "'"
        for character: Unicode.Scalar in text.unicodeScalars {
            if character == "'" { quoted.unicodeScalars.append("'") }
            quoted.unicodeScalars.append(character)
        }
        quoted.append("'")
        return quoted
    }
}
