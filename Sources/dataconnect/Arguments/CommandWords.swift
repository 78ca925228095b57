import ProjectFiles

/// A command line taken apart: flags here, everything else there.
///
/// Go's rules, which callers of the official binary rely on: one hyphen or two, a value behind `=` or in the next word, a switch
/// without `=` is true, `--` ends the flags. Beyond Go, flags may stand before, behind and between the other words.
struct CommandWords: Hashable, Sendable {
    struct WrittenFlag: Hashable, Sendable {
        /// Without hyphens and value.
        var name: String
        /// With hyphens, without value.
        var spelling: String
        var value: String?
    }

    var flags: [WrittenFlag] = []
    var operands: [String] = []

    /// - Parameter takesValue: the known flags, and whether each takes its value from the next word.
    init(_ arguments: [String], takesValue: [String: Bool]) {
        var rest: ArraySlice<String> = arguments[...]
        while let word: String = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard var flag: WrittenFlag = WrittenFlag(word) else {
                operands.append(word)
                continue
            }
            if flag.value == nil, takesValue[comparedName(flag.name)] == true { flag.value = rest.popFirst() }
            flags.append(flag)
        }
    }
}

extension CommandWords.WrittenFlag {
    /// A word that starts with a hyphen; the hyphen alone is a word like any other.
    fileprivate init?(_ word: String) {
        let hyphens: Int = word.hasPrefix("--") ? 2 : 1
        guard word.hasPrefix("-"), word.count > hyphens else { return nil }
        let body: Substring = word.dropFirst(hyphens)
        let equals: Substring.Index? = body.firstIndex(of: "=")
        name = String(body[..<(equals ?? body.endIndex)])
        spelling = String(word.prefix(hyphens)) + name
        value = equals.map { String(body[body.index(after: $0)...]) }
    }
}

/// The hint of a name that is none.
func didYouMeanFlag(_ written: String, among names: [String]) -> String? {
    let compared: [String] = names.map(comparedName)
    guard let closest: String = closestSpelling(of: comparedName(written), among: compared),
        let index: Int = compared.firstIndex(of: closest)
    else { return nil }
    return "Did you mean --\(names[index])?"
}
