public import GraphQLSyntax

/// Builds the type system that some documents define together.
///
/// - Shape: definitions and `extend` definitions in any order over any number of documents; executable definitions are an error.
///   The built-in directives and the introspection types are added, as is every built-in scalar that something refers to (section
///   3.5). A definition with the name of a built-in scalar or directive replaces it.
/// - Parameter base: a schema that the documents add to. What it defines can be extended and not defined again.
/// - Errors: all of them, in the order of the checks: duplicates, extensions, references, directives, kinds. The schema holds
///   whatever could be made of the rest.
/// - Source: GraphQL specification, section 3.
public func buildGraphQLSchema(
    _ documents: [Document], extending base: GraphQLSchema? = nil
) -> Diagnosed<GraphQLSchema> {
    var builder: SchemaBuilder = SchemaBuilder(base)
    for document: Document in documents { builder.collect(document) }
    builder.finish()
    return Diagnosed(builder.schema, builder.sink.diagnostics)
}

struct SchemaBuilder {
    var schema: GraphQLSchema
    var sink: DiagnosticSink = DiagnosticSink()
    /// What was there before the documents.
    let base: GraphQLSchema?
    /// Every definition with its extensions, for the checks of what is written.
    private(set) var written: [Definition] = []
    private var extensions: [TypeDefinition] = []
    private var schemaDefinitions: [SchemaDefinition] = []
    /// The built-in scalars that no author defined.
    private var addedScalars: [String] = []

    init(_ base: GraphQLSchema?) {
        self.base = base
        schema = base ?? GraphQLSchema()
    }

    mutating func collect(_ document: Document) {
        for definition: Definition in document.definitions {
            written.append(definition)
            switch definition {
            case .type(let type): type.isExtension ? extensions.append(type) : define(type)
            case .directive(let directive): define(directive)
            case .schema(let definition): schemaDefinitions.append(definition)
            case .operation(let operation): refuse("operation", operation.span)
            case .fragment(let fragment): refuse("fragment", fragment.span)
            }
        }
    }

    private mutating func refuse(_ kind: String, _ span: SourceSpan) {
        sink.add(.executableInSchema, "A schema cannot contain \(kind) definitions.", at: [span])
    }

    private mutating func define(_ type: TypeDefinition) {
        if base?.types[type.name.value] != nil {
            let message: String =
                "Type \"\(type.name.value)\" already exists in the schema. "
                + "It cannot also be defined in this type definition."
            sink.add(.duplicateType, message, at: [type.name.span])
            return
        }
        if let first: NamedType = schema.types[type.name.value] {
            sink.add(
                .duplicateType, "There can be only one type named \"\(type.name.value)\".",
                at: [first.head.name.span, type.name.span])
            return
        }
        schema.typeNames.append(type.name.value)
        schema.types[type.name.value] = makeType(type)
    }

    private mutating func define(_ directive: DirectiveDefinition) {
        let name: String = directive.name.value
        if base?.directives[name] != nil {
            sink.add(
                .duplicateDirective,
                "Directive \"@\(name)\" already exists in the schema. It cannot be redefined.",
                at: [directive.name.span])
            return
        }
        if let first: DirectiveDefinition = schema.directives[name] {
            sink.add(
                .duplicateDirective, "There can be only one directive named \"@\(name)\".",
                at: [first.name.span, directive.name.span])
            return
        }
        checkArguments(directive.arguments, owner: "@\(name)")
        schema.directiveNames.append(name)
        schema.directives[name] = directive
    }

    mutating func finish() {
        for type: TypeDefinition in extensions { extend(with: type) }
        addBuiltIns()
        defineRootTypes(schemaDefinitions)
        schema.indexSubtypes()
        checkReferences()
        checkDirectiveUses()
        checkConstants()
        checkKinds()
        schema.dropUnused(scalars: addedScalars)
    }

    private mutating func addBuiltIns() {
        for type: TypeDefinition in BuiltInDefinitions.scalars + IntrospectionTypes.all
        where schema.types[type.name.value] == nil {
            if case .scalar = type.kind { addedScalars.append(type.name.value) }
            schema.typeNames.append(type.name.value)
            schema.types[type.name.value] = makeType(type)
        }
        for directive: DirectiveDefinition in BuiltInDefinitions.directives
        where schema.directives[directive.name.value] == nil {
            schema.directiveNames.append(directive.name.value)
            schema.directives[directive.name.value] = directive
        }
    }
}
