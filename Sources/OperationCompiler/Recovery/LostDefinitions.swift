import GraphQLSyntax

/// The definitions that syntax errors took away: those that begin in the text of a file and are not among what was read of it.
///
/// Whoever names one of them makes no mistake that an author could mend there, so nothing is said of it.
struct LostDefinitions {
    /// A definition of which only the beginning is known.
    struct Head: Hashable {
        var name: String
        /// `singular` and `plural` of a table, where they are written.
        var singular: String?
        var plural: String?
    }

    private(set) var heads: [Head] = []
    /// The fragments that files with errors spread.
    private(set) var spreads: Set<String> = []
    /// Whether more may be missing than is listed.
    private(set) var isOpen: Bool = false

    var isEmpty: Bool { heads.isEmpty && !isOpen }
    var names: Set<String> { Set(heads.map(\.name)) }

    /// A service of which not every file could be read.
    mutating func open() { isOpen = true }

    /// Adds what a file with syntax errors has lost.
    mutating func add(_ source: Source, _ parsed: Diagnosed<Document>) {
        guard parsed.hasErrors else { return }
        var scan: HeadScan = HeadScan(source)
        scan.run()
        var read: [String: Int] = [:]
        for definition: Definition in parsed.value.definitions {
            if let name: String = definition.name { read[name, default: 0] += 1 }
        }
        var lost: [Head] = []
        for head: Head in scan.heads.reversed() {
            // A broken extension stands behind what it extends, as a rule: the first of one name are those that were read.
            let count: Int = scan.heads.count { $0.name == head.name } - lost.count { $0.name == head.name }
            if count > read[head.name] ?? 0 { lost.append(head) }
        }
        heads += lost.reversed()
        spreads.formUnion(scan.spreads)
        // Each broken definition is one error; what has more errors than heads has lost a definition without one.
        let errors: [Diagnostic] = parsed.diagnostics.filter { $0.severity == .error && !scan.isStray($0.span.start) }
        if errors.count > lost.count { isOpen = true }
    }
}

extension Definition {
    /// The name of what is defined or extended.
    fileprivate var name: String? {
        switch self {
        case .operation(let operation): operation.name?.value
        case .fragment(let fragment): fragment.name.value
        case .type(let type): type.name.value
        case .directive(let directive): directive.name.value
        case .schema: nil
        }
    }
}

/// Finds the beginnings of definitions among the tokens of a file, whether or not it can be parsed.
private struct HeadScan {
    private let source: Source
    private let tokens: [Token]
    private(set) var heads: [LostDefinitions.Head] = []
    private(set) var spreads: Set<String> = []

    init(_ source: Source) {
        self.source = source
        tokens = lex(source, options: .projectFile).value.filter { $0.kind != .comment }
    }

    mutating func run() {
        for index: Int in tokens.indices {
            if tokens[index].kind == .spread, let name: String = name(at: index + 1), name != "on" {
                spreads.insert(name)
            }
            guard let keyword: String = name(at: index), let name: String = name(at: index + 1),
                !Self.keywords.contains(name), isBeginning(index, keyword)
            else { continue }
            heads.append(head(name, from: index + 2))
        }
    }

    /// Whether what stands there belongs to no definition, as one closing brace too many.
    func isStray(_ offset: Int32) -> Bool {
        guard let index: Int = tokens.firstIndex(where: { $0.start == offset }) else { return false }
        guard index == 0 || tokens[index - 1].kind == .rightBrace else { return false }
        var depth: Int = 0
        for token: Token in tokens[..<index] {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth = max(0, depth - 1) }
        }
        return depth == 0 && ![.name, .leftBrace, .endOfFile].contains(tokens[index].kind)
    }

    private static let keywords: Set<String> = [
        "query", "mutation", "subscription", "fragment", "extend", "scalar", "type", "interface", "union", "enum",
        "input", "schema", "directive",
    ]

    /// A keyword that is no name of a field, or a word that was meant for one: in the first column, before a name and what can follow it.
    private func isBeginning(_ index: Int, _ keyword: String) -> Bool {
        guard !Self.keywords.contains(keyword) else {
            return index == 0 || !Self.before.contains(tokens[index - 1].kind)
        }
        let start: Int = Int(tokens[index].start)
        guard start == 0 || [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(source.utf8[start - 1]) else {
            return false
        }
        return [.leftBrace, .at, .leftParenthesis].contains(kind(at: index + 2)) || name(at: index + 2) == "on"
    }

    /// What stands before a name that is none of a definition.
    private static let before: Set<Token.Kind> = [.colon, .dollar, .at, .equals, .spread, .pipe, .ampersand]

    private func head(_ name: String, from index: Int) -> LostDefinitions.Head {
        var head: LostDefinitions.Head = LostDefinitions.Head(name: name)
        var index: Int = index
        while index + 2 < tokens.count, tokens[index].kind != .leftBrace {
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
