import GraphQLSyntax
import TypeSystem

/// Descriptions that an author wrote, told from those that the engine gives to what it generates.
struct AuthorTexts: Sendable {
    private let sourceNames: Set<String>

    init(sources: [Source]) { sourceNames = Set(sources.map(\.name)) }

    /// The description of a field of the author's.
    func text(_ field: FieldDefinition?) -> String? {
        field.flatMap { isAuthors($0.span) ? $0.description?.value : nil }
    }

    /// The description of an enum value of the author's.
    func text(_ value: EnumValueDefinition) -> String? { isAuthors(value.span) ? value.description?.value : nil }

    /// The description of a type of the author's.
    func text(_ type: NamedType?) -> String? { type.flatMap { isAuthors($0.span) ? $0.description : nil } }

    private func isAuthors(_ span: SourceSpan) -> Bool { sourceNames.contains(span.sourceName) }
}
