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
    /// Names that fields have outside of what was read, where they may belong to definitions without a name.
    private(set) var fields: Set<String> = []
    /// Whether more may be missing than is listed.
    private(set) var isOpen: Bool = false

    var isEmpty: Bool { heads.isEmpty && !isOpen }
    var names: Set<String> { Set(heads.map(\.name)) }

    /// A service of which not every file could be read.
    mutating func open() { isOpen = true }

    /// Adds what a file with syntax errors has lost.
    mutating func add(_ source: Source, _ parsed: Diagnosed<Document>) {
        guard parsed.hasErrors else { return }
        let scan: HeadScan = HeadScan(source)
        let lost: [Head] = unread(of: scan.heads, parsed.value)
        heads += lost
        spreads.formUnion(scan.spreads)
        var unexplained: Int = -lost.count
        for error: Diagnostic in parsed.diagnostics where error.severity == .error {
            switch scan.place(of: error.span.start) {
            case .stray: break
            case .brokenOff:
                unexplained += 1
                // What a closing brace too early cut off belongs to the definition before it.
                if let name: String = parsed.value.name(before: error.span.start) { heads.append(Head(name: name)) }
            case .definition: unexplained += 1
            }
        }
        // Each broken definition is one error; what has more errors than heads has lost a definition without one.
        if unexplained > 0 { open(scan, parsed.value) }
        if let rest: Source = source.behindOpenText { open(HeadScan(rest), Document(definitions: [])) }
    }

    /// The heads whose definitions were not read.
    private func unread(of heads: [Head], _ document: Document) -> [Head] {
        var read: [String: Int] = [:]
        for name: String in document.definitions.compactMap(\.name) { read[name, default: 0] += 1 }
        // A broken extension stands behind what it extends, as a rule: the first of one name are those that were read.
        return heads.filter { head in
            read[head.name, default: 0] -= 1
            return read[head.name, default: 0] < 0
        }
    }

    /// Takes in all that a part of a file seems to hold beside what was read of it.
    private mutating func open(_ scan: HeadScan, _ read: Document) {
        isOpen = true
        heads += unread(of: scan.heads, read)
        spreads.formUnion(scan.spreads)
        fields.formUnion(scan.fields(outside: read.definitions.compactMap(\.span)))
    }
}

extension Source {
    /// What a text of several lines holds that is never closed: all the rest of the file.
    fileprivate var behindOpenText: Source? {
        let lexed: Diagnosed<[Token]> = lex(self, options: .projectFile)
        guard lexed.diagnostics.contains(where: { $0.code == .unterminatedString && Int($0.span.end) >= utf8.count })
        else { return nil }
        let last: Token? = lexed.value.last { $0.kind != .endOfFile }
        let rest: ArraySlice<UInt8> = utf8[Int(last?.end ?? 0)...]
        guard let quote: Int = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else {
            return nil
        }
        return Source(name: name, utf8: Array(rest[quote...].dropFirst(3)))
    }
}

extension Document {
    /// The name of the last definition that ends before an offset, all being of one source.
    fileprivate func name(before offset: Int32) -> String? {
        definitions.last { definition in
            if case .type(let type) = definition { type.span.end <= offset } else { false }
        }?.name
    }
}

extension Definition {
    fileprivate var span: SourceSpan? {
        switch self {
        case .operation(let operation): operation.span
        case .fragment(let fragment): fragment.span
        case .type(let type): type.span
        case .directive, .schema: nil
        }
    }

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
