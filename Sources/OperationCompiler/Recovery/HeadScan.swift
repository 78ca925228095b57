import GraphQLSyntax

/// Finds the beginnings of definitions among the tokens of a file, whether or not it can be parsed.
struct HeadScan {
    private let source: Source
    private let tokens: [Token]
    private(set) var heads: [LostDefinitions.Head] = []
    private(set) var spreads: Set<String> = []

    init(_ source: Source) {
        self.source = source
        tokens = lex(source, options: .projectFile).value.filter { $0.kind != .comment }
        for index: Int in tokens.indices {
            if tokens[index].kind == .spread, let name: String = name(at: index + 1), name != "on" {
                spreads.insert(name)
            }
            guard isBeginning(index), let name: String = name(at: index + 1) else { continue }
            heads.append(head(name, from: index + 2))
            // A word too many before the name.
            if let next: String = self.name(at: index + 2), !Self.keywords.contains(next),
                [.leftBrace, .at].contains(kind(at: index + 3))
            {
                heads.append(head(next, from: index + 3))
            }
        }
    }

    /// What is followed by a colon outside of some spans.
    func fields(outside spans: [SourceSpan]) -> Set<String> {
        var names: Set<String> = []
        for index: Int in tokens.indices where kind(at: index + 1) == .colon {
            let start: Int32 = tokens[index].start
            if let name: String = name(at: index), !spans.contains(where: { $0.start <= start && start < $0.end }) {
                names.insert(name)
            }
        }
        return names
    }

    /// What an error is about.
    enum Place {
        case definition
        /// The text of a definition that was closed too early.
        case brokenOff
        /// What belongs to no definition, as one closing brace too many.
        case stray
    }

    func place(of offset: Int32) -> Place {
        guard let index: Int = tokens.firstIndex(where: { $0.start == offset }), isOutside(index) else {
            return .definition
        }
        switch tokens[index].kind {
        case .rightBrace, .rightBracket, .rightParenthesis: return .stray
        case .name:
            return isBeginning(index) || Self.keywords.contains(name(at: index) ?? "") ? .definition : .brokenOff
        case .leftBrace, .string, .blockString, .endOfFile: return .definition
        default: return .brokenOff
        }
    }

    /// Whether a token stands where a definition may begin.
    private func isOutside(_ index: Int) -> Bool {
        guard index == 0 || tokens[index - 1].kind == .rightBrace else { return false }
        var depth: Int = 0
        for token: Token in tokens[..<index] {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth = max(0, depth - 1) }
        }
        return depth == 0
    }

    private static let keywords: Set<String> = [
        "query", "mutation", "subscription", "fragment", "extend", "scalar", "type", "interface", "union", "enum",
        "input", "schema", "directive",
    ]

    /// A keyword before a name, or a word that was meant for one: behind `extend`, or in the first column before a name and what can follow it.
    private func isBeginning(_ index: Int) -> Bool {
        guard let keyword: String = name(at: index), let name: String = name(at: index + 1),
            !Self.keywords.contains(name)
        else { return false }
        if Self.keywords.contains(keyword) { return index == 0 || !Self.before.contains(tokens[index - 1].kind) }
        if index > 0, self.name(at: index - 1) == "extend" { return true }
        guard source.isLineStart(Int(tokens[index].start)) else { return false }
        return [.leftBrace, .at, .leftParenthesis].contains(kind(at: index + 2)) || self.name(at: index + 2) == "on"
    }

    /// What stands before a name that is none of a definition.
    private static let before: Set<Token.Kind> = [.colon, .dollar, .at, .equals, .spread, .pipe, .ampersand]

    private func head(_ name: String, from index: Int) -> LostDefinitions.Head {
        var head: LostDefinitions.Head = LostDefinitions.Head(name: name)
        var index: Int = index
        // Arguments of a table are few; a file of nothing but beginnings must not cost the square of its length.
        let end: Int = min(tokens.count - 2, index + 64)
        while index < end, tokens[index].kind != .leftBrace {
            if tokens[index + 1].kind == .colon, let value: String = string(at: index + 2) {
                switch self.name(at: index) {
                case "singular": head.singular = value
                case "plural": head.plural = value
                default: break
                }
            }
            index += 1
        }
        return head
    }

    private func kind(at index: Int) -> Token.Kind { index < tokens.count ? tokens[index].kind : .endOfFile }

    private func name(at index: Int) -> String? { kind(at: index) == .name ? tokens[index].value(in: source) : nil }

    private func string(at index: Int) -> String? { kind(at: index) == .string ? tokens[index].value(in: source) : nil }
}
