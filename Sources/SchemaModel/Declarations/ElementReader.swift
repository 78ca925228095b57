import GraphQLSyntax

/// Finds what the name of a field's type means where it is no table, and says what its author may have meant where it is nothing.
struct ElementReader {
    /// What is typed, for example `Book.title`.
    let owner: String
    /// Names of `@table` types and `@view` types.
    let tables: Set<String>
    let views: Set<String>
    let enums: [String: EnumType]
    /// The names of all definitions, of those too that were refused, which is said once and not wherever they are used.
    let defined: Set<String>

    func read(_ name: Name, _ issues: inout Issues) -> ColumnType.Element? {
        if let scalar: Scalar = Scalar(rawValue: name.value) { return .scalar(scalar) }
        if enums[name.value] != nil { return .enumeration(name.value) }
        if views.contains(name.value) {
            issues.error(
                .badReference, "On \(owner): nothing may refer to the view \(name.value)", at: name.span,
                hint: "Let the view refer to this table; the way back is generated here.")
        } else if defined.contains(name.value) {
            // It was refused where it is defined.
            return nil
        } else if Self.preludeTypes.contains(name.value) {
            issues.error(
                .badColumn, "On \(owner): \(name.value) is no column type", at: name.span, hint: useInstead(name.value))
        } else {
            issues.error(
                .unknownType, "On \(owner): Unknown type \"\(name.value)\"", at: name.span,
                hint: meant(by: name.value, &issues))
        }
        return nil
    }

    /// The names of all types of the prelude; some of them type columns and are found before.
    private static let preludeTypes: Set<String> = builtinTypeNames.union(
        preludeDefinitions.compactMap { definition in
            if case .type(let type) = definition { type.name.value } else { nil }
        })

    /// Types of the prelude begin with the name of the column type they are about.
    private func useInstead(_ name: String) -> String {
        if name == "ID" { return "Use `UUID` or `String`." }
        if name == "True" { return "Use `Boolean`." }
        let stem: String = String(name.prefix { $0 != "_" })
        guard stem == name || Scalar(rawValue: stem) == nil else {
            return "Only the generated API uses it. Did you mean `\(stem)`?"
        }
        return "Only the generated API uses it. \(Self.columnTypes)"
    }

    private static let columnTypes: String =
        "A column is one of \(Scalar.allCases.map(\.rawValue).joined(separator: ", ")), or an enum."

    private func meant(by name: String, _ issues: inout Issues) -> String {
        let scalars: [String] = Scalar.allCases.map(\.rawValue)
        if let scalar: Scalar = TypeSynonyms.scalar(for: name) {
            // An author's own type is nearer than a word of another language only where the case alone is wrong.
            let own: String? = (Array(tables) + Array(enums.keys)).filter { $0.lowercased() == name.lowercased() }.min()
            return "Did you mean `\(own ?? scalar.rawValue)`?"
        }
        let near: String? = issues.didYouMean(name, among: scalars + Array(tables) + Array(enums.keys))
        if let near { return near }
        if name.lowercased() == "id" { return "Use `UUID` or `String`." }
        guard !name.contains("_") else { return Self.columnTypes }
        return "Define `type \(name) @table` or `enum \(name)`, or use one of \(scalars.joined(separator: ", "))."
    }
}
