import JSON

/// A reference to a mutation with its variables.
public final class MutationRef<ResultData: Decodable & Sendable, Variable: OperationVariable>: OperationRef {
    private let dataConnect: DataConnect
    private let name: String
    private let variables: Variable

    init(_ dataConnect: DataConnect, name: String, variables: Variable) {
        self.dataConnect = dataConnect
        self.name = name
        self.variables = variables
    }

    /// Runs the mutation: once. When the connection is lost after it was sent, the error's cause is a `TransportError` of
    /// the kind `outcomeUnknown`; it is up to the app whether to run it again.
    public func execute() async throws -> OperationResult<ResultData> {
        let operation: Operation = Operation(
            kind: .mutation, name: name, variables: try WireCodec.variables(variables))
        let response: ServerResponse = try await dataConnect.engine.mutate(operation)
        return OperationResult(data: try response.decoded(), source: .server)
    }

    /// Whether both are the same mutation with the same variables.
    public static func == (left: MutationRef, right: MutationRef) -> Bool {
        left.name == right.name && left.variables == right.variables
            && left.dataConnect.connectorConfig == right.dataConnect.connectorConfig
    }

    /// Hashes name and variables.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(variables)
    }
}
