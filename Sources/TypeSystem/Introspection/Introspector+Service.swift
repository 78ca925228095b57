import GraphQLSyntax

/// The fields of `_Service`: what a service of this kind tells of itself beyond GraphQL's introspection.
extension Introspector {
    mutating func serviceAnswer(_ field: PlannedField) -> Answer {
        switch field.name {
        case "sdl":
            return .string(
                sdl(
                    SDLOptions(
                        omittedSource: field.flag("omitBuiltin") ? texts.preludeName : nil,
                        omitsDescriptions: field.flag("omitDescription"))))
        case "schema": return .string(texts.schemas.first?.source ?? "")
        case "schemas": return .objects(texts.schemas.map { .schemaText($0) })
        case "docs": return .objects(pages().map { .page($0) })
        default: return .null
        }
    }

    private mutating func sdl(_ options: SDLOptions) -> String {
        if let made: String = madeTexts[options] { return made }
        let text: String = schema.sdl(options)
        madeTexts[options] = text
        return text
    }

    private mutating func pages() -> [DocumentationPage] {
        if let madePages { return madePages }
        let pages: [DocumentationPage] = documentationPages(of: schema)
        madePages = pages
        return pages
    }
}
