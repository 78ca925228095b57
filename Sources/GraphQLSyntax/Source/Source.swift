/// One GraphQL document as its author wrote it.
public struct Source: Hashable, Sendable {
    /// What diagnostics call it: a path relative to the project folder, or a word such as "input".
    public let name: String
    /// The text. Offsets everywhere count these bytes.
    public let utf8: [UInt8]

    /// A source of known bytes; whether they are UTF-8 is for the lexer to say.
    public init(name: String, utf8: [UInt8]) {
        self.name = name
        self.utf8 = utf8
    }

    /// A source of text.
    public init(name: String, text: String) {
        self.init(name: name, utf8: Array(text.utf8))
    }
}

extension Source {
    /// Where the text begins: behind a byte order mark.
    var textStart: Int { utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Whether a line begins at an offset.
    public func isLineStart(_ offset: Int) -> Bool {
        offset <= textStart || (offset <= utf8.count && utf8[offset - 1].isLineEnd)
    }
}
