/// Writes HTML: markup that stands in this program, and texts, whatever is in them.
struct HTML {
    private(set) var utf8: [UInt8] = []

    /// Markup; only what was there at compile time can be.
    mutating func markup(_ markup: StaticString) {
        markup.withUTF8Buffer { utf8.append(contentsOf: $0) }
    }

    /// A text, in an element or between the quotes of an attribute.
    mutating func text(_ text: some StringProtocol) {
        for byte: UInt8 in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            default: utf8.append(byte)
            }
        }
    }

    /// A link to another place of the page.
    mutating func link(to kind: StaticString, _ name: some StringProtocol, _ label: some StringProtocol) {
        markup("<a href=\"#")
        markup(kind)
        text(name)
        markup("\">")
        text(label)
        markup("</a>")
    }

    /// GraphQL, in which the names of these types are links.
    mutating func code(_ code: String, linking types: Set<String>) {
        markup("<pre><code>")
        inline(code, linking: types)
        markup("</code></pre>\n")
    }

    /// The same within a line.
    mutating func inline(_ code: String, linking types: Set<String>) {
        var rest: Substring = code[...]
        while let first: Character = rest.first {
            let isName: Bool = first.isNamePart
            let end: String.Index = rest.firstIndex { $0.isNamePart != isName } ?? rest.endIndex
            let word: Substring = rest[..<end]
            if isName, types.contains(String(word)) {
                link(to: "type-", word, word)
            } else {
                text(word)
            }
            rest = rest[end...]
        }
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
