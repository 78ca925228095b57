import GraphQLSyntax

/// Collects the entries of one mapping: refuses a key that comes twice, applies merge keys last.
///
/// - Source: YAML merge key, <https://yaml.org/type/merge.html>: what the mapping says itself wins over what it merges, and
///   an earlier merged mapping over a later one.
struct MappingBuilder {
    private var entries: [YAMLEntry] = []
    private var merged: [YAMLEntry] = []
    private var keys: Set<String> = []

    mutating func add(_ key: YAMLNode, _ value: YAMLNode, into report: inout [Diagnostic]) {
        guard case .scalar(let scalar) = key.kind else {
            report.append(
                Diagnostic(
                    .error, .wrongKind, "a key must be a single word", at: key.span,
                    hint: "write `key: value`, and put a text that begins with '[' or '{' in quotes"))
            return
        }
        let text: String = scalar.text
        if text == "<<" { return merge(value, into: &report) }
        guard keys.insert(text).inserted else {
            report.append(
                Diagnostic(
                    .error, .duplicateKey, "the key \"\(text)\" comes twice in one map", at: key.span,
                    hint: "keep one of the two"))
            return
        }
        entries.append(YAMLEntry(key: text, keySpan: key.span, value: value))
    }

    func finished() -> [YAMLEntry] {
        var seen: Set<String> = keys
        return entries + merged.filter { seen.insert($0.key).inserted }
    }

    private mutating func merge(_ value: YAMLNode, into report: inout [Diagnostic]) {
        switch value.kind {
        case .mapping(let others): merged += others
        case .sequence(let items):
            for item in items { merge(item, into: &report) }
        case .null, .scalar:
            report.append(
                Diagnostic(
                    .error, .wrongKind, "\"<<\" merges a map or a list of maps, not \(value.kindName)", at: value.span,
                    hint: "name an anchor: `<<: *name`"))
        }
    }
}
