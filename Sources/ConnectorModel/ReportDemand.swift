internal import SQL

/// Which mutations of a service must report what they wrote: those of which some query could be told.
///
/// Reporting costs a statement two columns; most tables are read by lists alone, which no row's key makes fresh.
public struct ReportDemand: Sendable {
    private struct Name: Hashable {
        var connector: String
        var operation: String
    }

    /// The tables of which queries look up rows by key.
    private let tables: Set<QualifiedName>
    /// The mutations after which queries run again.
    private let mutations: Set<Name>
    private var isEverything: Bool = false

    /// Every mutation, for tests of what is reported.
    public static let everything: ReportDemand = {
        var demand: ReportDemand = ReportDemand([:])
        demand.isEverything = true
        return demand
    }()

    /// What the operations of these connectors want to know.
    public init(_ connectors: [String: CompiledConnector]) {
        var tables: Set<QualifiedName> = []
        var mutations: Set<Name> = []
        for connector: CompiledConnector in connectors.values {
            for operation: CompiledOperation in connector.operations.values {
                tables.formUnion(operation.lookups.map(\.table))
                for case .mutationExecuted(let trigger) in operation.refresh {
                    mutations.insert(Name(connector: trigger.connector, operation: trigger.operation))
                }
            }
        }
        self.tables = tables
        self.mutations = mutations
    }

    /// Whether a step of an operation must report what it wrote.
    public func includes(_ step: CompiledStep, of operation: CompiledOperation) -> Bool {
        isEverything || step.captures.contains { tables.contains($0.table) }
            || mutations.contains(Name(connector: operation.connector, operation: operation.name))
    }
}
