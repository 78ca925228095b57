import GraphQLSyntax

/// One page of a service's generated documentation.
public struct DocumentationPage: Hashable, Sendable {
    /// What is said of one definition.
    public struct Section: Hashable, Sendable {
        /// Its name.
        public var title: String
        /// Its description.
        public var text: String?
        /// The definition without its description.
        public var definition: String
    }

    /// The page's name, as `query` or `inputs`.
    public var name: String
    /// Its heading.
    public var title: String
    /// Its sections by name.
    public var sections: [Section]

    /// The page as text.
    var markdown: String {
        (["# \(title)"] + sections.map(\.markdown)).joined(separator: "\n\n") + "\n"
    }
}

extension DocumentationPage.Section {
    fileprivate var markdown: String {
        (["## \(title)"] + [text].compactMap { $0 } + ["```graphql\n\(definition)\n```"]).joined(separator: "\n\n")
    }
}

/// Describes a service in pages: the root fields of each kind of operation, and the types of each kind.
///
/// - Shape: a page has a heading, and a section for each definition with its text and its definition. Pages without sections are absent.
public func documentationPages(of schema: GraphQLSchema) -> [DocumentationPage] {
    let types: [NamedType] = schema.typeNames.sorted().compactMap { schema.type(named: $0) }.filter { !$0.isBuiltIn }
    let roots: [String] = [OperationType.query, .mutation, .subscription].compactMap { schema.rootTypeName(for: $0) }
    let others: [NamedType] = types.filter { !roots.contains($0.name) }
    let groups: [(name: String, title: String, sections: [DocumentationPage.Section])] = [
        ("query", "Queries", rootSections(.query, schema)),
        ("mutation", "Mutations", rootSections(.mutation, schema)),
        ("objects", "Objects", typeSections(others) { ["type", "interface", "union"].contains($0) }),
        ("inputs", "Inputs", typeSections(others) { $0 == "input" }),
        ("enums", "Enums", typeSections(others) { $0 == "enum" }),
        ("scalars", "Scalars", typeSections(others) { $0 == "scalar" }),
        ("directives", "Directives", directiveSections(schema)),
    ]
    return groups.filter { !$0.sections.isEmpty }.map {
        DocumentationPage(name: $0.name, title: $0.title, sections: $0.sections)
    }
}

private let plain: DefinitionWriter = DefinitionWriter(
    options: SDLOptions(onlyIntrospectableDirectives: true))

private func section(_ title: String, _ description: String?, _ code: String) -> DocumentationPage.Section {
    DocumentationPage.Section(title: title, text: description, definition: code)
}

private func rootSections(_ operation: OperationType, _ schema: GraphQLSchema) -> [DocumentationPage.Section] {
    guard let root: ObjectType = schema.rootType(for: operation),
        let definition: TypeDefinition = plain.type(.object(root)), case .object(_, let fields) = definition.kind
    else { return [] }
    return fields.sorted { $0.name.value < $1.name.value }.map { field in
        var bare: FieldDefinition = field
        bare.description = nil
        return section(field.name.value, field.description?.value, Printer.print(bare))
    }
}

private func typeSections(_ types: [NamedType], _ isWanted: (String) -> Bool) -> [DocumentationPage.Section] {
    types.compactMap { type in
        guard isWanted(keyword(type)), var definition: TypeDefinition = plain.type(type) else { return nil }
        definition.description = nil
        return section(type.name, type.description, Printer.print(definition))
    }
}

private func directiveSections(_ schema: GraphQLSchema) -> [DocumentationPage.Section] {
    schema.directiveNames.sorted().compactMap { schema.directive(named: $0) }.map { directive in
        var bare: DirectiveDefinition = plain.directive(directive)
        bare.description = nil
        return section("@\(directive.name.value)", directive.description?.value, Printer.print(bare))
    }
}

private func keyword(_ type: NamedType) -> String {
    switch type {
    case .scalar: "scalar"
    case .object: "type"
    case .interface: "interface"
    case .union: "union"
    case .enumeration: "enum"
    case .inputObject: "input"
    }
}
