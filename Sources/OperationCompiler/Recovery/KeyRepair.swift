import GraphQLSyntax
import SchemaModel

/// Mends the `key` of a table, so that all else of the type can be used: an entry is spelt right, put in quotes or left out, and a
/// nullable field is taken for one that is not.
struct KeyRepair {
    private let facts: SchemaFacts.OfType
    private let attempt: Int
    /// Whether the key may be another one than it is now.
    private(set) var isDoubtful: Bool = false
    /// Names that it has and the type has not: the slip may as well be in the field, or in that it is missing.
    private(set) var unknown: Set<String> = []
    /// The fields that are part of it and must not be null.
    private(set) var required: Set<String> = []

    /// - `attempt`: how often the directive was mended before; what cannot be mended in two steps is left out whole.
    init(_ facts: SchemaFacts.OfType, attempt: Int) {
        self.facts = facts
        self.attempt = attempt
    }

    /// The argument as it was most likely meant; nothing where no part of it can be used.
    mutating func mended(_ argument: Argument, _ errors: [Diagnostic]) -> Argument? {
        let entries: [InputValue] = if case .list(let list) = argument.value.kind { list } else { [argument.value] }
        let areOfEntries: Bool = errors.allSatisfy { error in entries.contains { $0.span.holds(error.span) } }
        guard attempt < 2, areOfEntries else {
            isDoubtful = true
            return nil
        }
        var kept: [InputValue] = []
        var names: Set<String> = []
        for entry: InputValue in entries {
            let isFaulty: Bool = errors.contains { entry.span.holds($0.span) }
            let meant: InputValue? = isFaulty ? mended(entry, names, of: entries.count) : entry
            guard let meant, case .string(let name, _) = meant.kind else { continue }
            names.insert(name)
            kept.append(meant)
        }
        guard !kept.isEmpty else { return nil }
        var argument: Argument = argument
        argument.value.kind = .list(kept)
        return argument
    }

    /// - `taken`: the entries before it.
    private mutating func mended(_ entry: InputValue, _ taken: Set<String>, of count: Int) -> InputValue? {
        switch entry.kind {
        case .enumValue(let name): return InputValue(.string(name, isBlock: false), span: entry.span)
        case .string(let name, _):
            if taken.contains(name) { return nil }
            guard let type: TypeReference = facts.fields[name] else { return respelt(name, entry, taken, of: count) }
            // A reference that is null has no key.
            if case .named(let scalar) = type, facts.references[name] == nil, scalar.value != "Vector" {
                required.insert(name)
                return entry
            }
        default: break
        }
        isDoubtful = true
        return nil
    }

    private mutating func respelt(
        _ name: String, _ entry: InputValue, _ taken: Set<String>, of count: Int
    ) -> InputValue? {
        // The key that a table has where none is written.
        if name == "id", count == 1 { return nil }
        isDoubtful = true
        unknown.insert(name)
        let others: [String] = facts.fields.keys.filter { !taken.contains($0) }.sorted()
        return fieldMeant(by: name, among: others).map { InputValue(.string($0, isBlock: false), span: entry.span) }
    }
}
