/// Names of a connector in the spelling of a language.
///
/// Only ASCII letters are changed: names of GraphQL have no others.
public enum Naming {
    /// `getBook`, `get_book`, `get-book` as `GetBook`: words begin after what is no letter and no digit; the rest of a word is kept.
    public static func pascalCase(_ name: String) -> String {
        words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `GetBook`, `get_book` as `getBook`.
    public static func camelCase(_ name: String) -> String {
        let pascal: String = pascalCase(name)
        return pascal.prefix(1).lowercased() + pascal.dropFirst()
    }

    /// `GetBook`, `getBook` as `get_book`; a run of capitals is one word: `GetHTTPPage` is `get_http_page`.
    public static func snakeCase(_ name: String) -> String {
        var result: String = ""
        let characters: [Character] = Array(name)
        for (index, character) in characters.enumerated() {
            guard isWordCharacter(character) else {
                if !result.isEmpty, result.last != "_" { result.append("_") }
                continue
            }
            if isCapital(character), index > 0, let last: Character = result.last, last != "_" {
                let isAfterSmall: Bool = !isCapital(characters[index - 1])
                let next: Character? = index + 1 < characters.count ? characters[index + 1] : nil
                if isAfterSmall || next.map({ isWordCharacter($0) && !isCapital($0) && !$0.isNumber }) == true {
                    result.append("_")
                }
            }
            result += character.lowercased()
        }
        return result
    }

    /// `GetBook` as `getBook`, and nothing else changed: what the official web SDK does with the names of operations.
    public static func lowercasingFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    /// `getBook` as `GetBook`, and nothing else changed.
    public static func uppercasingFirst(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Names that several things would have, each with these things, in the order they are met.
    public static func clashes(_ names: [(name: String, owner: String)]) -> [(name: String, owners: [String])] {
        var owners: [String: [String]] = [:]
        var order: [String] = []
        for entry in names {
            if owners[entry.name] == nil { order.append(entry.name) }
            owners[entry.name, default: []].append(entry.owner)
        }
        return order.compactMap { name in
            guard let found: [String] = owners[name], found.count > 1 else { return nil }
            return (name, found)
        }
    }

    private static func words(_ name: String) -> [Substring] { name.split { !isWordCharacter($0) } }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    private static func isCapital(_ character: Character) -> Bool { character.isASCII && character.isUppercase }
}
