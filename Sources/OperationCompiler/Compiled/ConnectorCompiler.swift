import CEL
import ConnectorModel
import GraphQLSyntax
import SQL
import TypeSystem

/// A connector's document with the sources that its spans point into.
struct ParsedConnector {
    var id: String
    var document: Document
    var sources: [Source]
    /// Whether all of its text could be read; what seems to be missing may else stand behind a syntax error.
    var isComplete: Bool

    var sourcesByName: [String: Source] {
        Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Compiles connectors over one schema.
struct ConnectorCompiler {
    let service: ServiceContext

    func compile(_ connectors: [ParsedConnector]) -> Diagnosed<[CompiledConnector]> {
        var diagnostics: [Diagnostic] = []
        var valid: [(connector: ParsedConnector, variables: ConnectorVariables)] = []
        var mutations: MutationDirectory = MutationDirectory()
        for connector: ParsedConnector in connectors {
            let found: [Diagnostic] = check(connector)
            diagnostics += found
            let faulty: FaultyOperations = FaultyOperations(found, in: connector.document)
            let variables: ConnectorVariables = ConnectorVariables(
                of: connector, except: faulty, service.types, &diagnostics)
            valid.append((connector, variables))
            for case .operation(let operation) in connector.document.definitions where operation.type == .mutation {
                guard let name: String = operation.name?.value else { continue }
                mutations.add(
                    MutationDirectory.Entry(
                        connector: connector.id, name: name, variables: variables[name],
                        objectTypes: variables.objectTypes))
            }
        }
        let compiled: [CompiledConnector] = valid.map { connector, variables in
            compile(connector, variables, mutations, &diagnostics)
        }
        // A fragment, or a default of the schema, is compiled for each operation that uses it.
        var seen: Set<Diagnostic> = []
        return Diagnosed(compiled, diagnostics.filter { seen.insert($0).inserted })
    }

    private func compile(
        _ connector: ParsedConnector, _ variables: ConnectorVariables, _ mutations: MutationDirectory,
        _ diagnostics: inout [Diagnostic]
    ) -> CompiledConnector {
        let assembler: OperationAssembler = OperationAssembler(
            service: service, connector: connector.id, objectTypes: variables.objectTypes,
            fragments: connector.document.fragmentsByName,
            collector: FieldCollector(connector.document, schema: service.types),
            sources: connector.sourcesByName,
            mutations: mutations)
        var operations: [String: CompiledOperation] = [:]
        for case .operation(let definition) in connector.document.definitions {
            guard let name: String = definition.name?.value, let own: [CompiledVariable] = variables[name] else {
                continue
            }
            operations[name] = assembler.compile(definition, variables: own, &diagnostics)
        }
        return CompiledConnector(id: connector.id, operations: operations)
    }

    // MARK: Checks

    private func check(_ connector: ParsedConnector) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let operations: [OperationDefinition] = connector.document.definitions.compactMap {
            if case .operation(let operation) = $0 { operation } else { nil }
        }
        for operation: OperationDefinition in operations where operation.name == nil {
            diagnostics.append(
                Diagnostic(
                    .error, .operationName, "An operation of a connector must have a name", at: operation.span,
                    hint: "clients call it by its name: query GetMovie { … }"))
        }
        for operation: OperationDefinition in operations where operation.type == .subscription {
            diagnostics.append(
                Diagnostic(
                    .error, .operationName, "There are no subscription operations", at: operation.span,
                    hint: "write a query: clients can subscribe to any query"))
        }
        if operations.isEmpty, connector.isComplete {
            diagnostics.append(
                Diagnostic(
                    .warning, .emptyConnector, "no query found in connector \"\(connector.id)\"", at: .generated,
                    hint: "write one, for example: query List @auth(level: USER) { … }"))
        }
        guard diagnostics.isEmpty, !connector.document.definitions.isEmpty else { return diagnostics }
        var options: ValidationOptions = ValidationOptions()
        options.scalars = ScalarLiterals.coercion
        return validate(connector.document, against: service.types, options: options)
    }
}
