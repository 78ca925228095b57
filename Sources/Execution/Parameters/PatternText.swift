import ConnectorModel

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
        var scalars: String.UnicodeScalarView = prefix.unicodeScalars
        while let last: Unicode.Scalar = scalars.popLast() {
            // The code points between D800 and DFFF are no characters.
            let next: UInt32 = last.value == 0xD7FF ? 0xE000 : last.value + 1
            guard let scalar: Unicode.Scalar = Unicode.Scalar(next) else { continue }
            scalars.append(scalar)
            return String(scalars)
        }
        return nil
    }
}
