import ConnectorModel
import GraphQLSyntax
import TypeSystem

/// The compiled variables of a connector's operations, with the input object types that they hold.
struct ConnectorVariables {
    private var variables: [String: [CompiledVariable]] = [:]
    /// One registry for all operations, so that each of them only refers to it.
    private(set) var objectTypes: VariableObjectTypes = .none

    /// No variables, of operations that were not all looked at.
    init() {}

    /// An operation with faults, or whose variables do not compile, is left out.
    init(
        of connector: ParsedConnector, except faulty: FaultyOperations, _ types: GraphQLSchema,
        _ diagnostics: inout [Diagnostic]
    ) {
        let allows: AllowRules = AllowRules(types: types, sources: connector.sourcesByName)
        let compiler: VariableCompiler = VariableCompiler(types: types, allows: allows)
        var collector: ObjectTypeCollector = ObjectTypeCollector(types: types)
        for case .operation(let operation) in connector.document.definitions {
            guard let name: String = operation.name?.value, !faulty.contains(operation) else { continue }
            let compiled: [CompiledVariable] = operation.variables.compactMap {
                compiler.compile($0, &diagnostics)
            }
            guard compiled.count == operation.variables.count else { continue }
            variables[name] = compiled
            for variable: CompiledVariable in compiled { collector.add(variable.type) }
        }
        objectTypes = collector.collected()
    }

    /// The variables of an operation.
    subscript(operation: String) -> [CompiledVariable]? { variables[operation] }
}
