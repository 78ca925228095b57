import GraphQLSyntax

/// The `schema` definition and its extensions (section 3.3).
extension SchemaBuilder {
    mutating func defineRootTypes(_ definitions: [SchemaDefinition]) {
        let plain: [SchemaDefinition] = definitions.filter { !$0.isExtension }
        let isDefined: Bool = base?.rootTypeNames.isEmpty == false
        for definition: SchemaDefinition in plain.dropFirst(isDefined ? 0 : 1) {
            let message: String =
                isDefined
                ? "Cannot define a new schema within a schema extension." : "Must provide only one schema definition."
            sink.add(.invalidSchemaDefinition, message, at: [definition.span])
        }
        schema.description = plain.first?.description?.value ?? schema.description
        for definition: SchemaDefinition in plain.prefix(isDefined ? 0 : 1) + definitions.filter(\.isExtension) {
            schema.schemaDirectives += definition.directives
            for root: OperationTypeDefinition in definition.operationTypes { define(root) }
        }
        if plain.isEmpty { defineDefaultRootTypes() }
        checkRootTypes()
    }

    private mutating func define(_ root: OperationTypeDefinition) {
        if base?.rootTypeNames[root.operation] != nil {
            sink.add(
                .duplicateRootType,
                "Type for \(root.operation.rawValue) already defined in the schema. It cannot be redefined.",
                at: [root.span])
            return
        }
        if let first: Name = schema.rootTypeNames[root.operation] {
            sink.add(
                .duplicateRootType, "There can be only one \(root.operation.rawValue) type in schema.",
                at: [first.span, root.span])
            return
        }
        schema.rootTypeNames[root.operation] = Name(root.type.value, at: root.span)
    }

    /// Without a `schema` definition the types of these names are the roots (section 3.3.1).
    private mutating func defineDefaultRootTypes() {
        let defaults: [(OperationType, String)] = [
            (.query, "Query"), (.mutation, "Mutation"), (.subscription, "Subscription"),
        ]
        for (operation, name): (OperationType, String) in defaults
        where schema.rootTypeNames[operation] == nil {
            guard case .object(let type)? = schema.types[name] else { continue }
            schema.rootTypeNames[operation] = type.head.name
        }
    }

    private mutating func checkRootTypes() {
        for operation: OperationType in [OperationType.query, .mutation, .subscription] {
            guard let name: Name = schema.rootTypeNames[operation] else { continue }
            switch schema.types[name.value] {
            case .object: break
            case nil: reportUnknownType(name)
            case .scalar, .interface, .union, .enumeration, .inputObject:
                let word: String = operation.rawValue.prefix(1).uppercased() + operation.rawValue.dropFirst()
                sink.add(
                    .misplacedType, "\(word) root type must be Object type, it cannot be \(name.value).",
                    at: [name.span])
            }
        }
        if schema.rootTypeNames[.query] == nil {
            sink.add(.invalidSchemaDefinition, "Query root type must be provided.", at: [])
        }
    }
}
