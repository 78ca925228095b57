public import GraphQLSyntax

/// One setting of a program's settings file.
public struct SettingsFileEntry: Hashable, Sendable {
    /// Its key.
    public var key: String
    /// Its value; of a list the values.
    public var values: [String]
    /// Where it stands, as `line:column`.
    public var place: String
}

/// Reads a flat file of settings, in YAML, of which JSON is a part.
///
/// - Shape: a map of keys to single values or to lists of them. A value that is nothing counts as absent. What keys mean is for
///   whoever asks.
/// - Errors: a file that cannot be read, is no UTF-8, no YAML or no such map.
public func readSettingsFile(at path: String) -> Diagnosed<[SettingsFileEntry]> {
    var report: [Diagnostic] = []
    let bytes: [UInt8]
    do throws(FileProblem) {
        bytes = try readFile(at: path, limit: ProjectLimits.standard.configurationByteCount)
    } catch {
        let head: SourceSpan = SourceSpan(sourceName: path, start: 0, end: 0)
        return Diagnosed([], [error.diagnostic(of: path, at: head)])
    }
    let source: Source = Source(name: path, utf8: bytes)
    if let problem: Diagnostic = otherEncoding(of: source) ?? invalidUTF8(in: source) {
        return Diagnosed([], [problem])
    }
    guard let root: YAMLNode = parseYAML(source, limits: .standard, into: &report) else {
        return Diagnosed([], report)
    }
    guard case .mapping(let entries) = root.kind else {
        report.append(
            Diagnostic(
                .error, .wrongKind, "the file must be a map of keys", at: .head(of: root.span),
                hint: "write `key: value` in every line"))
        return Diagnosed([], report)
    }
    let lines: LineIndex = LineIndex(source)
    var result: [SettingsFileEntry] = []
    for entry: YAMLEntry in entries {
        guard let values: [String] = values(of: entry, &report) else { continue }
        let place: SourcePosition = lines.position(of: entry.keySpan)
        result.append(SettingsFileEntry(key: entry.key, values: values, place: "\(place.line):\(place.column)"))
    }
    return Diagnosed(result, report)
}

private func values(of entry: YAMLEntry, _ report: inout [Diagnostic]) -> [String]? {
    let items: [YAMLNode]
    switch entry.value.kind {
    case .null: return nil
    case .scalar(let scalar): return [scalar.text]
    case .sequence(let nodes): items = nodes
    case .mapping:
        report.append(wrongKind(entry.value, entry.key))
        return nil
    }
    return items.compactMap { (item: YAMLNode) -> String? in
        if case .scalar(let scalar) = item.kind { return scalar.text }
        report.append(wrongKind(item, entry.key))
        return nil
    }
}

private func wrongKind(_ node: YAMLNode, _ key: String) -> Diagnostic {
    Diagnostic(
        .error, .wrongKind, "\(key) must be a single value or a list of them, not \(node.kindName)", at: node.span,
        hint: "write one value behind the colon, or several in brackets")
}
