import ConnectorModel

/// Types of an interface as Swift writes them. That elements of lists may be null is not said, as in the official SDK.
enum SwiftTypes {
    /// A type of a variable or of a member of an input.
    static func text(_ type: InputType) -> String {
        switch type {
        case .scalar(let scalar): name(of: scalar)
        case .enumeration(let name): SwiftNames.enumeration(name)
        case .list(let element, _): "[\(text(element))]"
        case .key(let table): SwiftNames.key(table)
        case .input(let name): name
        }
    }

    /// A type of a field. What is selected of objects is a struct of the given name.
    static func text(_ type: ClientType, object: String?) -> String {
        switch type {
        case .list(let element, _): "[\(text(element, object: object))]"
        case .object(let selected): object ?? selected.typeName
        case .scalar, .enumeration, .key, .row, .input: text(InputType(type))
        }
    }

    /// A type, or with a question mark.
    static func optional(_ type: String, unless isNonNull: Bool) -> String { isNonNull ? type : "\(type)?" }

    private static func name(of scalar: ScalarKind) -> String {
        switch scalar {
        case .string: "String"
        case .int: "Int"
        case .int64: "Int64"
        case .float: "Double"
        case .boolean: "Bool"
        case .uuid: "UUID"
        case .date: "LocalDate"
        case .timestamp: "Timestamp"
        case .any: "AnyValue"
        case .vector: "[Double]"
        }
    }
}

/// Texts as Swift writes them.
enum SwiftText {
    /// A literal. What a backslash would begin is told by one more, control characters by their number.
    static func quoted(_ text: String) -> String {
        var result: String = "\""
        for scalar: Unicode.Scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension CodeWriter {
    /// Descriptions as a comment for tools to show; nothing where there are none.
    mutating func swiftDocumentation(_ descriptions: String?...) {
        let text: String = descriptions.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
        guard !text.isEmpty else { return }
        for line: Substring in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            self.line(line.isEmpty ? "///" : "/// \(line)")
        }
    }

    /// The imports of a file: the only lines that know of two libraries.
    mutating func swiftImports(hasTimestamps: Bool = false) {
        line("import Foundation")
        blank()
        line("#if canImport(FirebaseDataConnect)")
        indented { code in
            if hasTimestamps { code.line("import FirebaseCore") }
            code.line("import FirebaseDataConnect")
        }
        line("#else")
        indented { $0.line("import DataConnectClient") }
        line("#endif")
        blank()
    }
}
