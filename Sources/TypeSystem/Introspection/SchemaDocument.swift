public import GraphQLSyntax

/// How a schema is written as text.
public struct SDLOptions: Hashable, Sendable {
    /// A source whose definitions, and whose members of other definitions, are left out.
    public var omittedSource: String?
    /// Whether descriptions are left out.
    public var omitsDescriptions: Bool
    /// Whether only those directives are written that introspection tells of: `@deprecated`, `@specifiedBy`, `@oneOf`.
    public var onlyIntrospectableDirectives: Bool

    /// Options; without arguments everything is written.
    public init(
        omittedSource: String? = nil, omitsDescriptions: Bool = false, onlyIntrospectableDirectives: Bool = false
    ) {
        self.omittedSource = omittedSource
        self.omitsDescriptions = omitsDescriptions
        self.onlyIntrospectableDirectives = onlyIntrospectableDirectives
    }
}

extension GraphQLSchema {
    /// The schema as GraphQL text, extensions merged into what they extend; ends with a line feed.
    public func sdl(_ options: SDLOptions = SDLOptions()) -> String {
        Printer.print(document(options)) + "\n"
    }

    /// The schema as definitions: directives, then types, in the order of `directiveNames` and `typeNames`.
    ///
    /// - Shape: what the specification defines is left out, unless an author defined it too; so is the `schema` definition where the
    ///   names of the root types say as much (section 3.3.1).
    public func document(_ options: SDLOptions = SDLOptions()) -> Document {
        let writer: DefinitionWriter = DefinitionWriter(options: options)
        let directives: [Definition] = directiveNames.compactMap { self.directives[$0] }
            .filter { !$0.isBuiltIn && writer.keeps($0.span) }.map { .directive(writer.directive($0)) }
        let types: [Definition] = typeNames.compactMap { self.types[$0] }.filter { !$0.isBuiltIn }
            .compactMap { writer.type($0) }.map { .type($0) }
        return Document(definitions: schemaDefinition(writer) + directives + types)
    }

    private func schemaDefinition(_ writer: DefinitionWriter) -> [Definition] {
        let defaults: [(operation: OperationType, name: String)] = [
            (.query, "Query"), (.mutation, "Mutation"), (.subscription, "Subscription"),
        ]
        let directives: [Directive] = writer.directives(schemaDirectives)
        let isPlain: Bool = defaults.allSatisfy { root in
            rootTypeName(for: root.operation).map { $0 == root.name } ?? (objectType(named: root.name) == nil)
        }
        guard !isPlain || description != nil || !directives.isEmpty else { return [] }
        let roots: [OperationTypeDefinition] = defaults.compactMap { root in
            rootTypeName(for: root.operation).map { OperationTypeDefinition(operation: root.operation, type: Name($0)) }
        }
        return [
            .schema(
                SchemaDefinition(
                    description: writer.description(description.map { Description($0) }), directives: directives,
                    operationTypes: roots))
        ]
    }
}

extension DirectiveDefinition {
    fileprivate var isBuiltIn: Bool { span == .generated && BuiltInDefinitions.directiveNames.contains(name.value) }
}

extension NamedType {
    /// Whether the specification defines it: built-in scalars and the introspection types.
    var isBuiltIn: Bool {
        span == .generated && (BuiltInDefinitions.scalarNames.contains(name) || name.hasPrefix("__"))
    }
}
