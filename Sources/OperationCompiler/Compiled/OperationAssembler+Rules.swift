import CEL
import ConnectorModel
import GraphQLSyntax

extension OperationAssembler {
    /// Checks the rules of an operation that has other faults and is not compiled: who may run it and when it is refreshed is its author's
    /// business all the same, and depends on its variables alone.
    ///
    /// - `diagnostics`: as for `compile`.
    func checkRules(
        _ operation: OperationDefinition, variables: [CompiledVariable], _ diagnostics: inout [Diagnostic]
    ) {
        let record: RecordType = RecordType.variables(variables, objectTypes)
        let context: PlanningContext = planningContext(operation, variables)
        InsecureOperations(context: context, connector: connector).warn(
            AccessRules(context: context).rule(), isPlanned: false)
        _ = RefreshRules(context: context, connector: connector, mutations: mutations, variables: record).triggers()
        diagnostics = context.namedVariables.corrected(diagnostics, of: operation) + context.diagnostics
    }
}
