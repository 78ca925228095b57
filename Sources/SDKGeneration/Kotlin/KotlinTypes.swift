import ConnectorModel

/// Types of an interface as Kotlin writes them, with their packages, as files import nothing.
enum KotlinTypes {
    /// The package of the official library.
    static let library: String = "com.google.firebase.dataconnect"

    /// Where a type stands.
    enum Place {
        /// In a serializable class that is sent: enums are what the author knows.
        case sent
        /// In a serializable class that is received: enums may have values that are not known.
        case received
        /// Among the parameters of a function, which nobody serializes.
        case parameter
    }

    /// A type that holds no selection.
    static func text(_ type: InputType, isNonNull: Bool, _ place: Place) -> String {
        let mark: String = isNonNull ? "" : "?"
        switch type {
        case .scalar(let scalar): return text(scalar, place) + mark
        case .enumeration(let name): return enumeration(name, place) + mark
        case .list(let element, let elementIsNonNull):
            return "List<\(text(element, isNonNull: elementIsNonNull, place))>\(mark)"
        case .key(let table): return KotlinNames.key(table) + mark
        case .input(let name): return name + mark
        }
    }

    /// A type of a field. What is selected of objects is a class of the given name.
    static func text(_ type: ClientType, isNonNull: Bool, object: String?) -> String {
        switch type {
        case .list(let element, let elementIsNonNull):
            "List<\(text(element, isNonNull: elementIsNonNull, object: object))>\(isNonNull ? "" : "?")"
        case .object(let selected): (object ?? selected.typeName) + (isNonNull ? "" : "?")
        case .scalar, .enumeration, .key, .row, .input: text(InputType(type), isNonNull: isNonNull, .received)
        }
    }

    private static func text(_ scalar: ScalarKind, _ place: Place) -> String {
        switch scalar {
        case .string: "String"
        case .int: "Int"
        case .int64: "Long"
        case .float: "Double"
        case .boolean: "Boolean"
        case .uuid: serializable("java.util.UUID", by: "\(library).serializers.UUIDSerializer", place)
        case .date: "\(library).LocalDate"
        case .timestamp:
            serializable("com.google.firebase.Timestamp", by: "\(library).serializers.TimestampSerializer", place)
        case .any: "\(library).AnyValue"
        case .vector: "List<Double>"
        }
    }

    private static func enumeration(_ name: String, _ place: Place) -> String {
        let type: String = KotlinNames.enumeration(name)
        guard place == .received else { return type }
        return serializable("EnumValue<\(type)>", by: "\(type).EnumValueSerializer", place)
    }

    private static func serializable(_ type: String, by serializer: String, _ place: Place) -> String {
        guard place != .parameter else { return type }
        return "@kotlinx.serialization.Serializable(with = \(serializer)::class) \(type)"
    }

    /// A variable that may be left out.
    static func optional(_ type: String) -> String { "\(library).OptionalVariable<\(type)>" }
}

/// Texts as Kotlin writes them.
enum KotlinText {
    /// A literal. A dollar would begin a template.
    static func quoted(_ text: String) -> String {
        var result: String = "\""
        for unit: UInt16 in text.utf16 {
            switch unit {
            case 0x22: result += "\\\""
            case 0x24: result += "\\$"
            case 0x5C: result += "\\\\"
            case 0x0A: result += "\\n"
            case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits: String = String(unit, radix: 16)
                result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
            }
        }
        return result + "\""
    }
}

extension CodeWriter {
    /// Descriptions as a comment for tools to show; nothing where there are none. Comments of Kotlin hold others, so neither end of one
    /// may stand in them.
    mutating func kotlinDocumentation(_ descriptions: String?...) {
        let text: String = descriptions.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
        guard !text.isEmpty else { return }
        let lines: [Substring] = text.replacing("*/", with: "*&#47;").replacing("/*", with: "/&#42;").split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count > 1 else {
            line("/** \(lines[0]) */")
            return
        }
        line("/**")
        for line: Substring in lines { self.line(line.isEmpty ? " *" : " * \(line)") }
        line(" */")
    }
}
