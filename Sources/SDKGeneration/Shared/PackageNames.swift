/// What each language takes for the name of a package. What is none would make files that nothing can import, or lead out of the folder.
enum PackageNames {
    /// A package of npm.
    static func problems(ofNode name: String) -> [String] {
        var parts: [Substring] = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0].first == "@" { parts[0].removeFirst() }
        let isScoped: Bool = name.hasPrefix("@")
        let isName: Bool =
            parts.count == (isScoped ? 2 : 1)
            && parts.allSatisfy { part in
                part.first.map { isLetter($0) || $0.isNumber } == true
                    && part.allSatisfy { isWord($0) || ["-", ".", "~"].contains($0) }
            }
        return problems(
            unless: isName, name, "package",
            "write letters, digits, \"-\", \"_\" and \".\", with \"@scope/\" before them if need be")
    }

    /// A package of Swift, which is a module too. What is no letter in it is an underscore in the module.
    static func problems(ofSwift name: String) -> [String] {
        let isName: Bool =
            name.first.map { isLetter($0) || $0 == "_" } == true
            && name.allSatisfy { isWord($0) || $0 == "-" } && name != "_" && !SwiftNames.words.contains(name)
        return problems(
            unless: isName, name, "Swift package",
            "write letters, digits, \"_\" and \"-\", a letter first, and no word of the language")
    }

    /// A package of Kotlin.
    static func problems(ofKotlin name: String) -> [String] {
        let isName: Bool = name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
        return problems(
            unless: isName, name, "Kotlin package",
            "write names of letters, digits and \"_\" with \".\" between them, as in com.example.shop")
    }

    /// A library of Dart, or a path to its main file.
    static func problems(ofDart name: String) -> [String] {
        var parts: [Substring] = name.split(separator: "/", omittingEmptySubsequences: false)
        if let file: Substring = parts.last, file.hasSuffix(".dart") { parts[parts.count - 1] = file.dropLast(5) }
        let isName: Bool = parts.allSatisfy { part in
            isIdentifier(part.filter { $0 != "-" && $0 != "." }) && isIdentifier(part.prefix(1))
                && !DartNames.reservedWords.contains(String(part))
        }
        return problems(
            unless: isName, name, "Dart library",
            "write names of letters, digits and \"_\" with \"/\" between them, the last perhaps a file, as in "
                + "shop/generated.dart")
    }

    private static func problems(unless isName: Bool, _ name: String, _ kind: String, _ remedy: String) -> [String] {
        isName ? [] : ["package \"\(name)\" is no name of a \(kind): \(remedy)"]
    }

    private static func isIdentifier(_ text: some StringProtocol) -> Bool {
        text.first.map { isLetter($0) || $0 == "_" } == true && text.allSatisfy(isWord)
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }

    private static func isWord(_ character: Character) -> Bool {
        isLetter(character) || character == "_" || (character.isASCII && character.isNumber)
    }
}
