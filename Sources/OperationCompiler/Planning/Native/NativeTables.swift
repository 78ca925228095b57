import SQL
import SchemaModel

/// Finds the tables that an SQL text names as written, for locks and for whoever asks what an operation writes.
///
/// Never all of them: triggers, cascades and functions write too.
struct NativeTables {
    let text: NativeText
    let schema: Schema

    func written() -> Set<QualifiedName> {
        let known: Set<QualifiedName> = Set(schema.tables.compactMap(\.name))
        var found: Set<QualifiedName> = []
        for index: Int in text.tokens.indices {
            guard var place: Int = behindVerb(at: index) else { continue }
            if word(place) == "only" { place += 1 }
            if let name: QualifiedName = name(at: place), known.contains(name) { found.insert(name) }
        }
        return found
    }

    /// Where the name must stand, if a verb that writes stands here.
    private func behindVerb(at index: Int) -> Int? {
        switch (word(index), word(index + 1)) {
        case ("insert", "into"), ("merge", "into"), ("delete", "from"): index + 2
        case ("update", _): index + 1
        default: nil
        }
    }

    private func name(at index: Int) -> QualifiedName? {
        guard let first: String = text.identifier(index) else { return nil }
        guard text.tokens.indices.contains(index + 1), text.spelling(text.tokens[index + 1]) == ".",
            let second: String = text.identifier(index + 2)
        else { return QualifiedName(schema: schema.schemaName, name: first) }
        return QualifiedName(schema: first, name: second)
    }

    private func word(_ index: Int) -> String? {
        text.tokens.indices.contains(index) ? text.tokens[index].word : nil
    }
}
