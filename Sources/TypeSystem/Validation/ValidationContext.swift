import GraphQLSyntax

/// What rules see of the document beyond the node they are shown, and where they report.
struct ValidationContext {
    let schema: GraphQLSchema
    let document: Document
    let options: ValidationOptions
    /// The fragments by name; of several with one name the first.
    let fragments: [String: FragmentDefinition]
    /// Which definitions spread which fragments.
    let spreads: SpreadGraph
    /// Where in the types the traversal stands.
    var place: Place = Place()
    /// The variables of the operation around; none inside a fragment definition.
    var variables: [String: VariableDefinition] = [:]
    /// The uses of variables in each definition, in order; complete at the end of the document.
    var usages: [DefinitionID: [VariableUsage]] = [:]
    var sink: DiagnosticSink

    init(_ document: Document, _ schema: GraphQLSchema, _ options: ValidationOptions, _ spreads: SpreadGraph) {
        self.schema = schema
        self.document = document
        self.options = options
        self.fragments = document.fragmentsByName
        self.spreads = spreads
        self.sink = DiagnosticSink(limit: options.limits.maximumErrors)
    }
}

/// A place in the types. Whatever an author got wrong further up is nothing here, so that one mistake is one error.
struct Place {
    /// The type that selections stand on.
    var parentType: NamedType?
    /// The field around, or the field itself when it is shown.
    var field: FieldDefinition?
    /// The directive around.
    var directive: DirectiveDefinition?
    /// The argument around.
    var argument: InputValueDefinition?
    /// What a value must be.
    var input: InputPlace = InputPlace()
}

/// What a value must be.
struct InputPlace {
    var type: TypeReference?
    /// Whether the argument or input field has a default.
    var hasDefault: Bool = false
    /// The input object that the value is a field of.
    var parent: InputObjectType?
}

/// A use of a variable (section 5.8).
struct VariableUsage {
    let name: String
    let span: SourceSpan
    let place: InputPlace
}

/// An operation by its place among the definitions, or a fragment by its name.
enum DefinitionID: Hashable {
    case operation(Int)
    case fragment(String)
}

extension ValidationContext {
    /// The input object type that an object value must have here.
    var inputObject: InputObjectType? {
        place.input.type.flatMap { schema.inputObjectType(named: $0.namedType.value) }
    }

    /// The uses of variables in a definition and in the fragments it spreads.
    func reachableUsages(from id: DefinitionID) -> [VariableUsage] {
        var result: [VariableUsage] = usages[id] ?? []
        for name: String in spreads.reachableFragments(from: id) { result += usages[.fragment(name)] ?? [] }
        return result
    }
}

extension Document {
    /// The operation of that identity.
    func operation(_ id: DefinitionID) -> OperationDefinition? {
        guard case .operation(let index) = id, case .operation(let operation) = definitions[index] else { return nil }
        return operation
    }
}
