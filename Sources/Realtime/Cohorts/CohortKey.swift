public import ConnectorModel
public import Execution

/// What subscriptions have in common that must see the same bytes.
public struct CohortKey: Hashable, Sendable {
    /// The connector.
    public let connector: String
    /// The query.
    public let operation: String
    /// The variables in their one form.
    public let variables: VariableValues
    /// The part of `auth` that the data depends on.
    public let footprint: FootprintValues

    /// The key of a subscription.
    public init(operation: CompiledOperation, variables: VariableValues, auth: AuthContext) {
        connector = operation.connector
        self.operation = operation.name
        self.variables = variables
        footprint = FootprintValues(operation.footprint, of: auth)
    }

    /// The shard, of so many, on which subscriptions of this key meet.
    ///
    /// The same on every thread of a process, for as long as it lives. A shard keeps a subscription whose key changes later: two shards
    /// with one key cost a second execution, while a move between shards would race with the client's own requests.
    public func shard(of count: Int) -> Int { Int(UInt(bitPattern: hashValue) % UInt(count)) }
}
