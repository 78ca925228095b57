/// JSON to be written for people to read: indented by two spaces, members in the order given.
indirect enum OutputJSON: Sendable {
    /// A member of an object.
    struct Member: Sendable {
        var name: String
        var value: OutputJSON

        init(_ name: String, _ value: OutputJSON) {
            self.name = name
            self.value = value
        }
    }

    case object([Member])
    case array([OutputJSON])
    case string(String)
    case bool(Bool)
    case int(Int)
    case null
    /// A value that is JSON already.
    case verbatim(String)

    /// The text, which ends with a line feed.
    var text: String {
        var result: String = ""
        write(to: &result, indentation: "")
        return result + "\n"
    }

    private func write(to text: inout String, indentation: String) {
        switch self {
        case .object(let members):
            Self.writeItems(members, "{", "}", indentation, &text) { member, inner, text in
                text += Self.quoted(member.name) + ": "
                member.value.write(to: &text, indentation: inner)
            }
        case .array(let elements) where elements.allSatisfy(\.isSimple):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.write(to: &text, indentation: indentation)
            }
            text += "]"
        case .array(let elements):
            Self.writeItems(elements, "[", "]", indentation, &text) { element, inner, text in
                element.write(to: &text, indentation: inner)
            }
        case .string(let value): text += Self.quoted(value)
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .null: text += "null"
        case .verbatim(let value): text += value
        }
    }

    private var isSimple: Bool {
        switch self {
        case .object, .array: false
        case .string, .bool, .int, .null, .verbatim: true
        }
    }

    private static func writeItems<Item>(
        _ items: [Item], _ opening: String, _ closing: String, _ indentation: String, _ text: inout String,
        _ write: (Item, String, inout String) -> Void
    ) {
        guard !items.isEmpty else { return text += opening + closing }
        let inner: String = indentation + "  "
        text += opening
        for (index, item) in items.enumerated() {
            text += (index > 0 ? ",\n" : "\n") + inner
            write(item, inner, &text)
        }
        text += "\n" + indentation + closing
    }

    /// A string in quotes (RFC 8259, section 7).
    static func quoted(_ value: String) -> String {
        var result: String = "\""
        for scalar: Unicode.Scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits: String = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension OutputJSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral value: String) { self = .string(value) }

    init(dictionaryLiteral members: (String, OutputJSON)...) { self = .object(members.map { Member($0, $1) }) }
}
