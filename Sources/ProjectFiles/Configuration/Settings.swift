import GraphQLSyntax

/// A text of a configuration file with its place.
struct LocatedText: Hashable, Sendable {
    var text: String
    var span: SourceSpan
}

/// One mapping of a configuration file, read key by key.
///
/// Every question notes the key it asks for, so that what nobody asked for can be told at the end. A value that is written as
/// nothing counts as absent.
struct Settings {
    /// The way to this mapping, as `schema.datasource`; empty at the top.
    let path: String
    /// Where a missing key is told: the key that holds the mapping.
    let span: SourceSpan
    private let entries: [YAMLEntry]
    private(set) var report: [Diagnostic] = []
    private var asked: Set<String> = []
    /// Where the report tells of required keys that are missing.
    private var missed: [String: Int] = [:]

    init(_ entries: [YAMLEntry], path: String, span: SourceSpan) {
        self.entries = entries
        self.path = path
        self.span = span
    }

    /// The entry of a key, absent where its value is nothing.
    mutating func entry(_ key: String) -> YAMLEntry? {
        asked.insert(key)
        return entries.first { $0.key == key && $0.value.kind != .null }
    }

    /// A text. What other readers take for a number or a truth value is told.
    mutating func text(_ key: String) -> LocatedText? {
        guard let entry: YAMLEntry = entry(key) else { return nil }
        guard case .scalar(let scalar) = entry.value.kind else { return wrongKind(entry, wanted: "a text") }
        return text(scalar, name(of: key), at: entry.value.span)
    }

    /// A single value of any kind, where what is written decides what it means: a duration, an amount.
    mutating func value(_ key: String) -> LocatedText? {
        guard let entry: YAMLEntry = entry(key) else { return nil }
        guard case .scalar(let scalar) = entry.value.kind else { return wrongKind(entry, wanted: "a single value") }
        return LocatedText(text: scalar.text, span: entry.value.span)
    }

    /// A single value that must be there and not empty.
    mutating func requiredText(_ key: String) -> LocatedText? {
        guard entry(key) != nil else { return missing(key, hint: "write a value for \(key)") }
        guard let value: LocatedText = text(key) else { return nil }
        guard !value.text.isEmpty else {
            return invalid("\(name(of: key)) must not be empty", at: value.span, hint: "write a text in the quotes")
        }
        return value
    }

    /// A truth value, in any spelling of YAML 1.1. In quotes it is a text to every reader, and told.
    mutating func flag(_ key: String) -> Bool {
        guard let entry: YAMLEntry = entry(key) else { return false }
        guard case .scalar(let scalar) = entry.value.kind else {
            return wrongKind(entry, wanted: "true or false") ?? false
        }
        if let truth: Bool = scalar.truth { return truth }
        let unquoted: Bool? = YAMLScalar(text: scalar.text, isPlain: true).truth
        return invalid(
            "\(name(of: key)) must be true or false, not \(scalar.kind.rawValue)", code: .wrongKind,
            at: entry.value.span,
            hint: unquoted.map { "write \($0), without quotes" } ?? "write true or false") ?? false
    }

    /// One of a few words.
    mutating func choice<Value: RawRepresentable & CaseIterable>(_ key: String, _: Value.Type) -> Value?
    where Value.RawValue == String {
        guard let value: LocatedText = text(key) else { return nil }
        if let choice: Value = Value(rawValue: value.text) { return choice }
        let words: [String] = Value.allCases.map(\.rawValue)
        return invalid(
            "\(name(of: key)) must be one of \(words.joined(separator: ", "))", at: value.span,
            hint: didYouMean(closestSpelling(of: value.text, among: words)) ?? "for example \(words[0])")
    }

    /// A mapping, to be given back with `close`.
    mutating func nested(_ key: String) -> Settings? {
        guard let entry: YAMLEntry = entry(key) else { return nil }
        guard case .mapping(let entries) = entry.value.kind else { return wrongKind(entry, wanted: "a map") }
        return Settings(entries, path: name(of: key), span: entry.keySpan)
    }

    /// One mapping or a list of them. One where only a list may be is told, and read as a list of one all the same.
    mutating func nestedList(_ key: String, orOne: Bool) -> [Settings]? {
        guard let entry: YAMLEntry = entry(key) else { return nil }
        switch entry.value.kind {
        case .mapping(let entries):
            if !orOne { _ = wrongKind(entry, wanted: "a list of maps") as Bool? }
            return [Settings(entries, path: name(of: key), span: entry.keySpan)]
        case .sequence(let items): return items.enumerated().compactMap { item($1, "\(name(of: key))[\($0)]") }
        default: return wrongKind(entry, wanted: orOne ? "a map or a list of maps" : "a list of maps")
        }
    }

    /// A list of single values. One value that is no list is told, and read as a list of one all the same.
    mutating func texts(_ key: String) -> [LocatedText]? {
        guard let entry: YAMLEntry = entry(key) else { return nil }
        guard case .sequence(let items) = entry.value.kind else {
            let nothing: [LocatedText]? = wrongKind(entry, wanted: "a list")
            guard case .scalar(let scalar) = entry.value.kind, scalar.kind == .text, !scalar.text.isEmpty else {
                return nothing
            }
            return [LocatedText(text: scalar.text, span: entry.value.span)]
        }
        return items.compactMap { (item: YAMLNode) -> LocatedText? in
            if case .scalar(let scalar) = item.kind {
                guard scalar.text.isEmpty else { return text(scalar, "an entry of \(name(of: key))", at: item.span) }
                return invalid(
                    "\(name(of: key)) must not hold an empty text", at: item.span, hint: "remove the entry, or fill it")
            }
            return wrongKind(item, "an entry of \(name(of: key))", wanted: "a text")
        }
    }

    /// Warns where another tool's setting is neither a text nor a list of texts.
    mutating func warnUnlessTexts(_ key: String) {
        guard let entry: YAMLEntry = entry(key) else { return }
        let isRight: Bool =
            if case .sequence(let items) = entry.value.kind { items.allSatisfy(\.isText) } else { entry.value.isText }
        if !isRight {
            warn(
                .wrongKind, "\(name(of: key)) must be a text or a list of texts", at: entry.value.span,
                hint: "write one text, or several in brackets with commas between them")
        }
    }

    private mutating func text(_ scalar: YAMLScalar, _ name: String, at span: SourceSpan) -> LocatedText? {
        guard scalar.kind != .text else { return LocatedText(text: scalar.text, span: span) }
        return invalid(
            "\(name) must be a text, not \(scalar.kind.rawValue)", code: .wrongKind, at: span,
            hint: "write \"\(scalar.text)\" if that is meant")
    }

    /// Takes over what was found in a nested mapping that has been read to its end.
    mutating func close(_ nested: Settings, misspelt: [String: String] = [:]) {
        report += nested.finished(misspelt: misspelt)
    }

    /// All that was found, with a warning for each key nobody asked for.
    ///
    /// - Parameters:
    ///   - misspelt: wrong keys that real projects hold, and the right ones, where spelling alone does not tell.
    ///   - remedy: what is done about a key that resembles none; nothing where it is removed.
    func finished(misspelt: [String: String] = [:], remedy: String? = nil) -> [Diagnostic] {
        let names: [String] = asked.sorted()
        let known: String = "remove it; known here are \(names.joined(separator: ", "))"
        var result: [Diagnostic] = report
        var missing: [String: Int] = missed
        for entry: YAMLEntry in entries where !asked.contains(entry.key) {
            let meant: String? = misspelt[entry.key] ?? closestSpelling(of: entry.key, among: names)
            if let meant: String, let index: Int = missing.removeValue(forKey: meant) {
                // One slip, told once: what is missing is there under another name.
                result[index].span = entry.keySpan
                result[index].hint = "did you mean \"\(meant)\" by \"\(entry.key)\"?"
                continue
            }
            result.append(
                Diagnostic(
                    .warning, .unknownKey, "unknown key \"\(entry.key)\"\(path.isEmpty ? "" : " in \(path)")",
                    at: entry.keySpan, hint: didYouMean(meant) ?? remedy ?? known))
        }
        return result
    }

    /// The whole name of a key.
    func name(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    /// Notes an error, and gives nothing back in the place of a value.
    mutating func invalid<Value>(
        _ message: String, code: DiagnosticCode = .invalidValue, at span: SourceSpan, hint: String
    ) -> Value? {
        report.append(Diagnostic(.error, code, message, at: span, hint: hint))
        return nil
    }

    /// Notes that a key is missing, or written without a value.
    mutating func missing<Value>(_ key: String, hint: String) -> Value? {
        if let empty: YAMLEntry = entries.first(where: { $0.key == key }) {
            return invalid("\(name(of: key)) has no value", code: .missingKey, at: empty.keySpan, hint: hint)
        }
        missed[key] = report.count
        return invalid("missing required key \"\(name(of: key))\"", code: .missingKey, at: span, hint: hint)
    }

    /// Notes a warning.
    mutating func warn(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String) {
        report.append(Diagnostic(.warning, code, message, at: span, hint: hint))
    }

    private mutating func item(_ node: YAMLNode, _ name: String) -> Settings? {
        guard case .mapping(let entries) = node.kind else { return wrongKind(node, name, wanted: "a map") }
        return Settings(entries, path: name, span: SourceSpan.head(of: node.span))
    }

    private mutating func wrongKind<Value>(_ entry: YAMLEntry, wanted: String) -> Value? {
        wrongKind(entry.value, name(of: entry.key), wanted: wanted)
    }

    private mutating func wrongKind<Value>(_ node: YAMLNode, _ name: String, wanted: String) -> Value? {
        invalid(
            "\(name) must be \(wanted), not \(node.kindName)", code: .wrongKind, at: node.span,
            hint: Self.shape(of: wanted))
    }

    /// How YAML is written that is of a kind.
    private static func shape(of kind: String) -> String {
        switch kind {
        case "a map": "write {key: value}"
        case "a map or a list of maps": "write {key: value}, or several of those in brackets"
        case "a list of maps": "write {key: value} in brackets"
        case "a list": "write its entries in brackets, as [\"one\", \"two\"]"
        default: "write one value behind the colon"
        }
    }

    private func didYouMean(_ word: String?) -> String? { word.map { "did you mean \"\($0)\"?" } }
}

extension Diagnostic {
    /// The same with all control characters of its texts escaped: values are quoted as they stand in a file, and may hold any.
    var onOneLine: Diagnostic {
        var result: Diagnostic = self
        result.message = Self.escaped(message)
        result.hint = hint.map(Self.escaped)
        return result
    }

    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.map { (scalar: Unicode.Scalar) -> String in
            isControl(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}

extension SourceSpan {
    /// The first byte of a span, for what is missing from a long piece of text.
    static func head(of span: SourceSpan) -> SourceSpan {
        SourceSpan(sourceName: span.sourceName, start: span.start, end: min(span.end, span.start + 1))
    }
}

extension [Diagnostic] {
    /// The diagnostics of one file from its top to its bottom, those of one place in the order they were found.
    func inReadingOrder() -> [Diagnostic] {
        enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }.map(\.element)
    }
}
