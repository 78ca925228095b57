extension Library {
    /// Functions of strings beyond those of the language. Positions count code points.
    static let strings: Library = Library(
        functions: positionFunctions + casingFunctions + joiningFunctions + [
            FunctionDeclaration(
                "strings.quote", [Overload("strings_quote", [.string], .string)],
                .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                    guard case .string(let text) = value else { return nil }
                    guard budget.makesBytes(text.utf8.count * 2 + 2) else { return .limitExceeded }
                    return .string(quoted(text))
                }),
            FunctionDeclaration(
                "format", [Overload("string_format", member: [.string, .list(.dyn)], .string)],
                .binary { (format: Value, arguments: Value, budget: inout EvaluationBudget) -> Value? in
                    guard case .string(let text) = format, case .list(let values) = arguments else { return nil }
                    guard budget.spendBytes(text.utf8.count) else { return .limitExceeded }
                    var writer: FormatWriter = FormatWriter(text, values, budget)
                    defer { budget = writer.budget }
                    return writer.write()
                }),
        ])

    // MARK: Casing and order

    static let casingFunctions: [FunctionDeclaration] = [
        mapping("lowerAscii", "string_lower_ascii") { String(decoding: $0.utf8.map(lowercaseASCII), as: UTF8.self) },
        mapping("upperAscii", "string_upper_ascii") { String(decoding: $0.utf8.map(uppercaseASCII), as: UTF8.self) },
        mapping("trim", "string_trim", trimmed),
        mapping("reverse", "string_reverse") { (text: String) -> String in
            String(String.UnicodeScalarView(text.unicodeScalars.reversed()))
        },
    ]

    private static func mapping(
        _ name: String, _ id: String, _ change: @escaping @Sendable (String) -> String
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            name, [Overload(id, member: [.string], .string)],
            .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = value else { return nil }
                return budget.makesBytes(text.utf8.count) ? .string(change(text)) : .limitExceeded
            })
    }

    @Sendable private static func lowercaseASCII(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    @Sendable private static func uppercaseASCII(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & ~0x20 : byte
    }

    /// The text without white space, as Unicode defines it, at both ends.
    @Sendable private static func trimmed(_ text: String) -> String {
        var rest: Substring.UnicodeScalarView = text.unicodeScalars[...]
        while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
        while rest.last?.properties.isWhitespace == true { rest.removeLast() }
        return String(Substring(rest))
    }

    /// The text as a literal: in quotes, with escapes where the language has names for them.
    private static func quoted(_ text: String) -> String {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        result.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            if let letter: UInt8 = escapes[byte] {
                result += [UInt8(ascii: "\\"), letter]
            } else {
                result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
        0x07: UInt8(ascii: "a"), 0x08: UInt8(ascii: "b"), 0x0C: UInt8(ascii: "f"), 0x0A: UInt8(ascii: "n"),
        0x0D: UInt8(ascii: "r"), 0x09: UInt8(ascii: "t"), 0x0B: UInt8(ascii: "v"),
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]
}
