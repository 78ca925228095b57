/// Only the first character in lower case: `SEO` becomes `sEO`.
func uncapitalised(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

/// Only the first character in upper case.
func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// The name of the list query that goes with a singular name.
///
/// A plural equal to its singular gets an `s` more, so that the two root fields differ (`UserSettings`, `userSettingss`).
func pluralName(of name: String, singular: String) -> String {
    let plural: String = uncapitalised(inflected(name))
    return plural == singular ? plural + "s" : plural
}

/// The SQL spelling of a GraphQL name: `_` before every capital but the first, then lower case.
///
/// Runs of capitals split letter by letter and digits do not split: `imageURL1` becomes `image_u_r_l1`.
func snakeCase(_ name: String) -> String {
    var result: String = ""
    for (offset, character) in name.enumerated() {
        if offset > 0, character.isUppercase { result.append("_") }
        result += character.lowercased()
    }
    return result
}

/// How many bytes of a name PostgreSQL keeps (`NAMEDATALEN` less one).
let longestSQLName: Int = 63

/// The parts of a generated name, joined.
func joinedName(_ parts: [String]) -> String { parts.joined(separator: "_") }

/// Whether a name is PascalCase as the official linter sees it: a capital first, and no two capitals side by side.
func isPascalCase(_ name: String) -> Bool {
    let letters: [Character] = Array(name)
    let hasRun: Bool = zip(letters, letters.dropFirst()).contains { $0.isUppercase && $1.isUppercase }
    return !hasRun && !(letters.first?.isLowercase ?? false)
}
