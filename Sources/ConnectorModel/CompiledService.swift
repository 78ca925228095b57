/// Everything that passes from compile time to run time; swapped whole.
public struct CompiledService: Sendable {
    /// The id under which clients address the service.
    public var serviceID: String
    /// The location from the project files; clients send one, any is accepted in `dev`.
    public var location: String
    /// The connectors by id.
    public var connectors: [String: CompiledConnector] {
        didSet { reportDemand = ReportDemand(connectors) }
    }
    /// Which mutations must report what they wrote.
    public var reportDemand: ReportDemand
    /// Counts compilations, so that a worker can tell an old service from a new one.
    public var generation: Int

    /// A compiled service.
    public init(serviceID: String, location: String, connectors: [String: CompiledConnector], generation: Int) {
        self.serviceID = serviceID
        self.location = location
        self.connectors = connectors
        reportDemand = ReportDemand(connectors)
        self.generation = generation
    }

    /// The operation of that name in that connector.
    public func operation(_ name: String, of connector: String) -> CompiledOperation? {
        connectors[connector]?.operations[name]
    }
}

/// A named set of operations.
public struct CompiledConnector: Sendable {
    /// Its id.
    public var id: String
    /// Its operations by name.
    public var operations: [String: CompiledOperation]

    /// A connector.
    public init(id: String, operations: [String: CompiledOperation]) {
        self.id = id
        self.operations = operations
    }
}
