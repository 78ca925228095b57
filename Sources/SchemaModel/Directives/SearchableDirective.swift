import GraphQLSyntax

/// `@searchable(language:)`: a text field that full-text search covers.
enum SearchableDirective {
    /// The text search configurations that come with PostgreSQL 15 (`\dF`).
    static let languages: Set<String> = [
        "arabic", "armenian", "basque", "catalan", "danish", "dutch", "english", "finnish", "french", "german", "greek",
        "hindi", "hungarian", "indonesian", "irish", "italian", "lithuanian", "nepali", "norwegian", "portuguese",
        "romanian", "russian", "serbian", "simple", "spanish", "swedish", "tamil", "turkish", "yiddish",
    ]

    /// The language of a field, or nothing if it is none.
    static func language(_ reader: ArgumentReader, _ issues: inout Issues) -> Name? {
        guard reader.value("language") != nil else { return Name("english", at: reader.directive.span) }
        guard let name: Name = reader.text("language", &issues) else { return nil }
        let language: Name = Name(name.value.lowercased(), at: name.span)
        if !languages.contains(language.value) {
            issues.error(
                .badSearch, "\(reader.place("language")): PostgreSQL has no text search for \"\(name.value)\"",
                at: name.span,
                hint: didYouMean(language.value, among: languages) ?? "`simple` works for every language.")
            return nil
        }
        return language
    }
}
