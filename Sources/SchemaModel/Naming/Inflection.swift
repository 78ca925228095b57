/// The English plural of a name, letter for letter as the official tool makes it.
///
/// The rules and their order are those of the Go package that tool uses (language.md 1.3.1), oddities included: a trailing capital
/// gets a capital `S`, and `Human` becomes `Humen`.
func inflected(_ word: String) -> String {
    if uncountables.contains(word.lowercased()) { return word }
    for (singular, plural) in irregulars {
        for spelling: (String) -> String in [{ $0.uppercased() }, capitalised, { $0 }]
        where word.hasSuffix(spelling(singular)) {
            return word.dropLast(singular.count) + spelling(plural)
        }
    }
    for rule: PluralRule in pluralRules {
        for mode: PluralRule.Mode in [.upperCase, .asWritten, .anyCase] {
            if let plural: String = rule.apply(to: word, mode) { return plural }
        }
    }
    return word
}

private let uncountables: Set<String> = [
    "equipment", "information", "rice", "money", "species", "series", "fish", "sheep", "jeans", "police",
]

private let irregulars: [(String, String)] = [
    ("person", "people"), ("man", "men"), ("child", "children"), ("sex", "sexes"), ("move", "moves"),
    ("ombie", "ombies"), ("goose", "geese"), ("foot", "feet"), ("moose", "moose"), ("tooth", "teeth"),
]

/// From the most special to the most general, the order in which they are tried.
private let pluralRules: [PluralRule] = [
    PluralRule(.oneOf(["quiz"]), "", "zes"),
    PluralRule(.oneOf(["oxen"]), "", "", wholeWord: true),
    PluralRule(.oneOf(["ox"]), "", "en", wholeWord: true),
    PluralRule(.oneOf(["m", "l"]), "ice", "ice", wholeWord: true),
    PluralRule(.oneOf(["m", "l"]), "ouse", "ice", wholeWord: true),
    PluralRule(.oneOf(["matr", "vert", "ind"]), "ix", "ices"),
    PluralRule(.oneOf(["matr", "vert", "ind"]), "ex", "ices"),
    PluralRule(.oneOf(["x", "ch", "ss", "sh"]), "", "es"),
    PluralRule(.noneOf("aeiouy"), "y", "ies"),
    PluralRule(.oneOf(["qu"]), "y", "ies"),
    PluralRule(.oneOf(["hive"]), "", "s"),
    PluralRule(.noneOf("f"), "fe", "ves"),
    PluralRule(.oneOf(["l", "r"]), "f", "ves"),
    PluralRule(.anything, "sis", "ses"),
    PluralRule(.oneOf(["t", "i"]), "a", "a"),
    PluralRule(.oneOf(["t", "i"]), "um", "a"),
    PluralRule(.oneOf(["buffal", "tomat"]), "o", "oes"),
    PluralRule(.oneOf(["bu"]), "s", "ses"),
    PluralRule(.oneOf(["alias", "status", "campus"]), "", "es"),
    PluralRule(.oneOf(["octop", "vir"]), "i", "i"),
    PluralRule(.oneOf(["octop", "vir"]), "us", "i"),
    PluralRule(.oneOf(["ax", "test"]), "is", "es", wholeWord: true),
    PluralRule(.anything, "s", "s"),
    PluralRule(.letter, "", "s"),
]

/// A word that ends in a head (kept) and a tail (replaced by an ending).
private struct PluralRule: Sendable {
    enum Mode { case upperCase, asWritten, anyCase }

    enum Head: Sendable {
        case anything
        case letter
        case oneOf([String])
        /// One character that is none of these.
        case noneOf(String)
    }

    let head: Head
    let tail: String
    let ending: String
    let isWholeWord: Bool

    init(_ head: Head, _ tail: String, _ ending: String, wholeWord: Bool = false) {
        self.head = head
        self.tail = tail
        self.ending = ending
        isWholeWord = wholeWord
    }

    func apply(to word: String, _ mode: Mode) -> String? {
        let subject: String = mode == .anyCase ? word.lowercased() : word
        let spell: (String) -> String = { mode == .upperCase ? $0.uppercased() : $0 }
        guard subject.hasSuffix(spell(tail)), headMatches(subject.dropLast(tail.count), spell) else { return nil }
        return word.dropLast(tail.count) + spell(ending)
    }

    private func headMatches(_ text: Substring, _ spell: (String) -> String) -> Bool {
        switch head {
        case .anything: return true
        case .letter:
            let letters: String = spell("abcdefghijklmnopqrstuvwxyz")
            return text.last.map { letters.contains($0) } ?? false
        case .noneOf(let characters):
            let forbidden: String = spell(characters)
            return text.last.map { !forbidden.contains($0) } ?? false
        case .oneOf(let heads):
            return heads.contains { isWholeWord ? text == spell($0) : text.hasSuffix(spell($0)) }
        }
    }
}
