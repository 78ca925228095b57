import CEL
import ConnectorModel
import GraphQLSyntax
import SQL
import TypeSystem

/// A connector's document with the sources that its spans point into.
struct ParsedConnector {
    var id: String
    /// Whether it is the id that others know it by.
    var isIDKnown: Bool
    /// Where something stands that is said of it as a whole.
    var span: SourceSpan
    var document: Document
    /// Whether it has documents of its own, empty ones too.
    var hasDocuments: Bool
    var sources: [Source]
    /// Whether its answers carry entity ids.
    var hasEntityIDs: Bool
    /// What of its text could not be read; what seems to be missing may stand there.
    var lost: LostDefinitions

    var sourcesByName: [String: Source] {
        Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Compiles connectors over one schema.
struct ConnectorCompiler {
    let service: ServiceContext
    /// What the schema of the service lacks, being faulty; nothing is said of operations for want of it.
    let missing: MissingNames

    /// A connector whose documents were validated.
    private struct Checked {
        var connector: ParsedConnector
        /// The variables of operations without faults.
        var variables: ConnectorVariables
        /// The operations with faults in their text, but not in their rules.
        var faulty: [OperationDefinition]
    }

    func compile(_ connectors: [ParsedConnector]) -> Diagnosed<[CompiledConnector]> {
        var diagnostics: [Diagnostic] = []
        var checked: [Checked] = []
        var mutations: MutationDirectory = MutationDirectory()
        for connector: ParsedConnector in connectors {
            var isComplete: Bool = true
            let found: [Diagnostic] = check(connector, &isComplete)
            let followUps: FollowUps = FollowUps(
                document: connector.document, missing: missing, lost: connector.lost, sources: connector.sourcesByName)
            diagnostics += followUps.removed(from: found)
            let faulty: FaultyOperations = FaultyOperations(found, in: connector.document)
            var ofVariables: [Diagnostic] = []
            let variables: ConnectorVariables =
                isComplete
                ? ConnectorVariables(of: connector, except: faulty, service.types, &ofVariables) : ConnectorVariables()
            diagnostics += followUps.removed(from: ofVariables)
            checked.append(
                Checked(
                    connector: connector, variables: variables,
                    faulty: withSoundRules(connector.document, except: variables, found)))
            mutations.add(connector.lost, of: connector.id)
            if !connector.isIDKnown { mutations.open() }
            for case .operation(let operation) in connector.document.definitions where operation.type == .mutation {
                guard let name: String = operation.name?.value else { continue }
                mutations.add(
                    MutationDirectory.Entry(
                        connector: connector.id, name: name, variables: variables[name],
                        objectTypes: variables.objectTypes))
            }
        }
        let compiled: [CompiledConnector] = checked.map { compile($0, mutations, &diagnostics) }
        // A fragment, or a default of the schema, is compiled for each operation that uses it.
        var seen: Set<Diagnostic> = []
        return Diagnosed(compiled, diagnostics.filter { seen.insert($0).inserted })
    }

    private func compile(
        _ checked: Checked, _ mutations: MutationDirectory, _ diagnostics: inout [Diagnostic]
    ) -> CompiledConnector {
        let connector: ParsedConnector = checked.connector
        let assembler: OperationAssembler = OperationAssembler(
            service: service, connector: connector.id, objectTypes: checked.variables.objectTypes,
            fragments: connector.document.fragmentsByName,
            collector: FieldCollector(connector.document, schema: service.types),
            sources: connector.sourcesByName,
            mutations: mutations, hasEntityIDs: connector.hasEntityIDs)
        var operations: [String: CompiledOperation] = [:]
        var unused: UnusedVariables = UnusedVariables(diagnostics)
        for case .operation(let definition) in connector.document.definitions {
            guard let name: String = definition.name?.value, let own: [CompiledVariable] = checked.variables[name]
            else { continue }
            operations[name] = unused.compile(definition, &diagnostics) { found in
                assembler.compile(definition, variables: own, &found)
            }
        }
        for definition: OperationDefinition in checked.faulty {
            unused.compile(definition, &diagnostics) { found in
                found = NamedVariables(mentionedIn: definition).corrected(found, of: definition)
                guard let own: [CompiledVariable] = variables(of: definition, connector) else { return }
                assembler.checkRules(definition, variables: own, &found)
            }
        }
        diagnostics = unused.corrected(diagnostics)
        return CompiledConnector(id: connector.id, operations: operations)
    }

    // MARK: Checks

    /// - `isComplete`: set to false where not all of the connector was looked at.
    private func check(_ connector: ParsedConnector, _ isComplete: inout Bool) -> [Diagnostic] {
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
        // Who read a folder without documents has said so.
        if operations.isEmpty, connector.lost.isEmpty, connector.hasDocuments {
            diagnostics.append(
                Diagnostic(
                    .warning, .emptyConnector, "no query found in connector \"\(connector.id)\"", at: connector.span,
                    hint: "write one, for example: query List @auth(level: USER) { … }"))
        }
        guard !connector.document.definitions.isEmpty else { return diagnostics }
        let validation: ConnectorValidation = ConnectorValidation(connector.document, against: service.types)
        isComplete = validation.isComplete
        return diagnostics + validation.diagnostics.filter { !isSaid($0, of: operations) }
    }

    /// Whether the specification says in its words what was said of an operation in those of this product: one without a name, or a
    /// subscription, which is a query written wrongly.
    private func isSaid(_ diagnostic: Diagnostic, of operations: [OperationDefinition]) -> Bool {
        switch diagnostic.code {
        case .loneAnonymousOperation: true
        case .operationTypeExistence, .directivesAreInValidLocations:
            operations.contains { $0.type == .subscription && $0.span.holds(diagnostic.span) }
        default: false
        }
    }

    /// Operations with faults whose rules can be checked: nothing is wrong with how they are written.
    private func withSoundRules(
        _ document: Document, except compiled: ConnectorVariables, _ found: [Diagnostic]
    ) -> [OperationDefinition] {
        let errors: [SourceSpan] = found.filter { $0.severity == .error }.map(\.span)
        return document.definitions.compactMap { definition in
            guard case .operation(let operation) = definition, let name: Name = operation.name,
                operation.type != .subscription, compiled[name.value] == nil
            else { return nil }
            let isSound: Bool = !operation.directives.contains { directive in
                errors.contains(where: directive.span.holds)
            }
            return isSound ? operation : nil
        }
    }

    private func variables(
        of operation: OperationDefinition, _ connector: ParsedConnector
    ) -> [CompiledVariable]? {
        let compiler: VariableCompiler = VariableCompiler(
            types: service.types, allows: AllowRules(types: service.types, sources: connector.sourcesByName))
        // What is wrong with them was said before.
        var ignored: [Diagnostic] = []
        let compiled: [CompiledVariable] = operation.variables.compactMap { compiler.compile($0, &ignored) }
        return compiled.count == operation.variables.count ? compiled : nil
    }
}
