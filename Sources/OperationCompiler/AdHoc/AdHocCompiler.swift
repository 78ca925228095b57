public import ConnectorModel
public import GraphQLSyntax
import SchemaModel
public import TypeSystem

/// What a document that came with its request was found to be.
public enum AdHocDocument: Sendable {
    /// It asks for the types of the service and for nothing else.
    case introspection
    /// It is to be run.
    case operation(AdHocOperation)
    /// It asks for a subscription, which only a query of a connector can be.
    case subscription(Diagnostic)
    /// It cannot be run; at least one of these is an error.
    case faulty([Diagnostic])
}

/// An operation that came with its request, and what those need to know who decide whether its sender may run it.
public struct AdHocOperation: Sendable {
    /// What is run.
    public var compiled: CompiledOperation
    /// Whether its text says who may run it (`@auth`); where it does not, nobody but administrators may, as in a connector.
    public var statesAccess: Bool
    /// Whether SQL of its author may be part of it, under whatever conditions: that can read anything and call any function.
    public var hasNativeSQL: Bool
}

/// Compiles documents of administrators, by the rules and within the bounds of those of connectors.
///
/// What differs: an operation needs no name, and the rest of the document is not compiled. It belongs to the connector with the empty
/// name, so that no `@refresh` can mean it.
public struct AdHocCompiler: Sendable {
    /// All types of the service, generated ones included.
    public var types: GraphQLSchema { service.types }

    private let service: ServiceContext
    private let schemaSources: [Source]

    init(_ service: ServiceContext, schemaSources: [Source]) {
        self.service = service
        self.schemaSources = schemaSources
    }

    /// Compiles one operation of a document.
    ///
    /// - Parameter name: which; nothing where the document has one.
    public func compile(_ source: Source, operation name: String?) -> AdHocDocument {
        let parsed: Diagnosed<Document> = parseDocument(source)
        guard !parsed.diagnostics.hasErrors else { return .faulty(parsed.diagnostics) }
        let document: Document = parsed.value
        if let fault: Diagnostic = FieldCount(document).fault(in: document) { return .faulty([fault]) }
        let chosen: Result = document.operation(named: name)
        if case .success(let operation) = chosen, operation.type == .subscription {
            // Validation would only say that the schema has no type for it.
            return .subscription(
                Diagnostic(
                    .error, .operationName,
                    "There are no subscription operations: clients subscribe to queries of a connector",
                    at: operation.span))
        }
        var options: ValidationOptions = ValidationOptions()
        options.scalars = ScalarLiterals.coercion
        let found: [Diagnostic] = validate(document, against: service.types, options: options)
        guard !found.hasErrors else { return .faulty(found) }
        switch chosen {
        case .failure(let missing): return .faulty([missing.diagnostic])
        case .success(let operation):
            let collector: FieldCollector = FieldCollector(document, schema: service.types)
            return isIntrospection(operation, collector)
                ? .introspection : compile(operation, of: document, source, collector)
        }
    }

    private static let introspectionFields: Set<String> = ["__schema", "__type", "__typename", "_service"]

    private func isIntrospection(_ operation: OperationDefinition, _ collector: FieldCollector) -> Bool {
        guard operation.type == .query, let root: ObjectType = service.types.rootType(for: .query) else { return false }
        return collector.collect(operation.selectionSet, on: root).allSatisfy {
            Self.introspectionFields.contains($0.field.name.value)
        }
    }

    /// Whether a field of native SQL stands anywhere in it; which are left out in the end does not count. A field of a table by such a name
    /// counts as well: better that than one that is missed.
    private func hasNativeSQL(_ operation: OperationDefinition, _ fragments: Fragments) -> Bool {
        DirectiveWalk.fieldNames(of: operation, fragments).contains { NativeVerb(rawValue: $0) != nil }
    }

    private func compile(
        _ operation: OperationDefinition, of document: Document, _ source: Source, _ collector: FieldCollector
    ) -> AdHocDocument {
        let sources: [String: Source] = Dictionary(
            ([source] + schemaSources).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var diagnostics: [Diagnostic] = []
        let compiler: VariableCompiler = VariableCompiler(
            types: service.types, allows: AllowRules(types: service.types, sources: sources))
        let variables: [CompiledVariable] = operation.variables.compactMap { compiler.compile($0, &diagnostics) }
        guard variables.count == operation.variables.count, !diagnostics.hasErrors else { return .faulty(diagnostics) }
        var objectTypes: ObjectTypeCollector = ObjectTypeCollector(types: service.types)
        for variable: CompiledVariable in variables { objectTypes.add(variable.type) }
        let assembler: OperationAssembler = OperationAssembler(
            service: service, connector: "", objectTypes: objectTypes.collected(),
            fragments: document.fragmentsByName, collector: collector, sources: sources,
            mutations: MutationDirectory())
        guard let compiled: CompiledOperation = assembler.compile(operation, variables: variables, &diagnostics) else {
            return .faulty(diagnostics)
        }
        return .operation(
            AdHocOperation(
                compiled: compiled, statesAccess: operation.authDirective != nil,
                hasNativeSQL: hasNativeSQL(operation, document.fragmentsByName)))
    }
}

extension [Diagnostic] {
    fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}

/// Why no operation of a document is meant.
private enum MissingOperation: Error {
    case none
    case several
    case unknown(String)

    var diagnostic: Diagnostic {
        let message: String =
            switch self {
            case .none: "The document has no operation"
            case .several: "operationName is required where a document has several operations"
            case .unknown(let name): "The document has no operation named \"\(name)\""
            }
        return Diagnostic(.error, .operationName, message, at: .generated)
    }
}

extension Document {
    /// The operation that a request means.
    ///
    /// - Source: GraphQL specification, section 6.1, `GetOperation`.
    fileprivate func operation(named name: String?) -> Result<OperationDefinition, MissingOperation> {
        let operations: [OperationDefinition] = definitions.compactMap { definition in
            if case .operation(let operation) = definition { operation } else { nil }
        }
        guard let name else {
            guard let first: OperationDefinition = operations.first else { return .failure(.none) }
            return operations.count == 1 ? .success(first) : .failure(.several)
        }
        let named: OperationDefinition? = operations.first { $0.name?.value == name }
        return named.map { .success($0) } ?? .failure(.unknown(name))
    }
}
