/// A function, initialiser, subscript or computed property and the lines it takes, from its first word to its closing brace.
struct MeasuredFunction: Equatable {
    let name: String
    /// The line it begins in, from 1.
    let line: Int
    /// How many lines it takes.
    let length: Int
}

extension SwiftCode {
    /// All functions of the code with their lengths, nested ones both for themselves and within the outer one.
    func functions() -> [MeasuredFunction] {
        let lines: [String] = lines
        return lines.indices.compactMap { index in
            guard let name: String = Self.declaredFunction(lines[index]), let end: Int = Self.end(of: index, lines)
            else {
                return nil
            }
            return MeasuredFunction(name: name, line: index + 1, length: end - index + 1)
        }
    }

    /// The name of the function that a line declares.
    private static func declaredFunction(_ line: String) -> String? {
        let words: [Substring] = line.split { $0 == " " }.drop { modifiers.contains(String($0)) || $0.hasPrefix("@") }
            .map { $0 }
        guard let first: Substring = words.first else { return nil }
        let keyword: Substring = first.prefix { $0.isLetter }
        switch keyword {
        case "func": return words.dropFirst().first.map { String($0.prefix { $0 != "(" && $0 != "<" }) }
        case "init", "deinit", "subscript":
            // `init` as an expression is called on something; a declaration goes on with its parameters or its body.
            let rest: Character? = first.dropFirst(keyword.count).first
            return rest == nil || "(?!<".contains(rest ?? " ") ? String(keyword) : nil
        case "var" where line.contains("{") && !line.contains("="):
            return words.dropFirst().first.map { String($0.prefix { $0 != ":" }) }
        default: return nil
        }
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "private(set)", "static", "final", "override",
        "mutating",
        "nonmutating", "nonisolated", "isolated", "required", "convenience", "class", "consuming", "borrowing", "lazy",
        "nonisolated(nonsending)", "indirect", "prefix", "postfix", "infix",
    ]

    /// The line of the brace that closes what begins in a line; nothing for a requirement of a protocol, which has no body.
    private static func end(of start: Int, _ lines: [String]) -> Int? {
        var braces: Int = 0
        var parentheses: Int = 0
        for index: Int in start..<lines.count {
            for character: UInt8 in lines[index].utf8 {
                switch character {
                case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
                // A brace inside parentheses before the body is the default of a parameter.
                case UInt8(ascii: "{") where braces > 0 || parentheses == 0: braces += 1
                case UInt8(ascii: "}") where braces > 0:
                    braces -= 1
                    if braces == 0 { return index }
                // The type around it ends before a body began.
                case UInt8(ascii: "}") where parentheses == 0: return nil
                default: break
                }
            }
            let next: String? = lines[(index + 1)...].first { $0.contains { $0 != " " } }
            let isSignatureOver: Bool = braces == 0 && parentheses <= 0
            if isSignatureOver, let next, declaredFunction(next) != nil { return nil }
        }
        return nil
    }
}
