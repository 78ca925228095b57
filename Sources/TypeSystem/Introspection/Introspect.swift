public import GraphQLSyntax
public import JSON

/// A document whose root fields ask for the types of a service, and nothing else.
public struct IntrospectionRequest: Hashable, Sendable {
    /// The document.
    public var source: Source
    /// Which operation is meant; needed where the document has several.
    public var operationName: String?
    /// The values of its variables.
    public var variables: JSONObject

    /// A request.
    public init(source: Source, operationName: String? = nil, variables: JSONObject = JSONObject()) {
        self.source = source
        self.operationName = operationName
        self.variables = variables
    }
}

/// What became of an introspection request.
public enum IntrospectionOutcome: Hashable, Sendable {
    /// The whole body of the answer: `{"data":…,"errors":[…]}`. `data` is left out where the request is wrong, `errors` never.
    case answered(JSONText)
    /// The operation is no query, and so no introspection.
    case notAQuery(OperationType)
    /// The document is right and asks, with this root field, for something that must be executed.
    case notIntrospection(field: String)
}

/// Answers a query for the types of a service: `__schema`, `__type`, `__typename`, and `_service` where the schema has it.
///
/// - Errors: syntax, validation, a missing operation, variables; as the error objects of the answer, with lines and columns.
/// - Bounds: those of parser and validation, and the bytes of the answer: by default some ten times what all types of a service of a
///   hundred tables take.
/// - Source: GraphQL specification, September 2025, section 4 and sections 6.1 to 6.4.
public func introspect(
    _ request: IntrospectionRequest, of schema: GraphQLSchema, texts: ServiceTexts = ServiceTexts(),
    maximumBytes: Int = 32 << 20
) -> IntrospectionOutcome {
    var errors: RequestErrors = RequestErrors(request.source)
    guard let document: Document = validDocument(request.source, schema, &errors) else { return errors.outcome }
    guard let operation: OperationDefinition = operation(in: document, request.operationName, &errors) else {
        return errors.outcome
    }
    guard operation.type == .query, let root: ObjectType = schema.rootType(for: .query) else {
        return .notAQuery(operation.type)
    }
    guard let variables: [String: JSONValue] = coerceVariables(request.variables, of: operation, in: schema, &errors)
    else { return errors.outcome }
    let planner: SelectionPlanner = SelectionPlanner(document, schema: schema, variables: variables)
    let plan: [PlannedField] = planner.plan(operation.selectionSet, on: root)
    if let other: PlannedField = plan.first(where: { !Introspector.rootFields.contains($0.name) }) {
        return .notIntrospection(field: other.name)
    }
    var introspector: Introspector = Introspector(schema: schema, texts: texts, maximumBytes: maximumBytes)
    guard let answer: JSONText = introspector.answer(plan, root: root) else {
        errors.add("The answer has more than \(maximumBytes) bytes; ask for less", at: operation.span)
        return errors.outcome
    }
    return .answered(answer)
}

private func validDocument(_ source: Source, _ schema: GraphQLSchema, _ errors: inout RequestErrors) -> Document? {
    let parsed: Diagnosed<Document> = parseDocument(source)
    errors.add(parsed.diagnostics)
    guard errors.isEmpty else { return nil }
    errors.add(validate(parsed.value, against: schema))
    return errors.isEmpty ? parsed.value : nil
}

/// The operation that is meant (section 6.1, `GetOperation`).
private func operation(
    in document: Document, _ name: String?, _ errors: inout RequestErrors
) -> OperationDefinition? {
    let operations: [OperationDefinition] = document.definitions.compactMap { definition in
        if case .operation(let operation) = definition { operation } else { nil }
    }
    guard let name, !name.isEmpty else {
        if operations.count == 1 { return operations[0] }
        errors.add(
            operations.isEmpty
                ? "The document has no operation" : "operationName is required where a document has several operations",
            at: nil)
        return nil
    }
    if let operation = operations.first(where: { $0.name?.value == name }) { return operation }
    errors.add("The document has no operation named \"\(name)\"", at: nil)
    return nil
}
