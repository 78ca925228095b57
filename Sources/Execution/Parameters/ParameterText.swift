import ConnectorModel
import JSON
import SQL

/// Coerced values in PostgreSQL's text format.
enum ParameterText {
    static func append(_ value: CoercedValue, to list: inout ParameterList) {
        switch value {
        case .null: list.appendNull()
        case .boolean(let truth): list.append(truth ? "true" : "false")
        case .integer(let number): list.append(String(number))
        case .float(let number): list.append(number.description)
        case .text(let text): list.append(text)
        case .json(let json): list.append(json.utf8)
        case .list(let elements): list.append(array(elements))
        // A step asks for the members of an object, never for the object.
        case .object: list.appendNull()
        }
    }

    /// An array literal (PostgreSQL manual, 8.15.2). Every element is quoted, so that none is taken for NULL.
    private static func array(_ elements: [CoercedValue]) -> [UInt8] {
        var text: [UInt8] = [UInt8(ascii: "{")]
        for (index, element) in elements.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            switch element {
            case .null: text.append(contentsOf: "NULL".utf8)
            case .boolean(let truth): text.append(UInt8(ascii: truth ? "t" : "f"))
            case .integer(let number): text.append(contentsOf: String(number).utf8)
            case .float(let number): text.append(contentsOf: number.description.utf8)
            case .text(let value): quote(value.utf8, &text)
            case .json(let json): quote(json.utf8, &text)
            case .list(let inner): text.append(contentsOf: array(inner))
            case .object: text.append(contentsOf: "NULL".utf8)
            }
        }
        text.append(UInt8(ascii: "}"))
        return text
    }

    private static func quote(_ bytes: some Sequence<UInt8>, _ text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for byte: UInt8 in bytes {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
            text.append(byte)
        }
        text.append(UInt8(ascii: "\""))
    }
}

/// Patterns for LIKE and ranges of prefixes, out of texts of a request.
enum PatternText {
    /// Nothing where there is no such text: no text is greater than all that begin with a prefix of last code points.
    static func text(_ value: String, _ kind: PatternKind) -> String? {
        switch kind {
        case .contains: "%\(escaped(value))%"
        case .startsWith: "\(escaped(value))%"
        case .endsWith: "%\(escaped(value))"
        case .prefix: value
        case .prefixSuccessor: successor(of: value)
        }
    }

    private static func escaped(_ value: String) -> String {
        var result: String = ""
        for scalar: Unicode.Scalar in value.unicodeScalars {
            if scalar == "\\" || scalar == "%" || scalar == "_" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// The least text greater than every text that begins with the prefix, by code point.
    private static func successor(of prefix: String) -> String? {
        var scalars: [Unicode.Scalar] = Array(prefix.unicodeScalars)
        while let last: Unicode.Scalar = scalars.popLast() {
            // The code points between D800 and DFFF are no characters.
            let next: UInt32 = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar: Unicode.Scalar = Unicode.Scalar(next) else { continue }
            scalars.append(scalar)
            var result: String = ""
            result.unicodeScalars.append(contentsOf: scalars)
            return result
        }
        return nil
    }
}
