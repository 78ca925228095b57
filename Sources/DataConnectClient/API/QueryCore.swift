import JSON
import Reactor

/// What both kinds of observable references do.
final class QueryCore<ResultData: Decodable & Sendable, Variable: OperationVariable>: Sendable {
    /// What a reference publishes.
    struct Published: Sendable {
        var data: ResultData?
        var source: DataSource?
        var error: (any DataConnectError)?
    }

    let identity: ReferenceTable.Key
    private let dataConnect: DataConnect
    private let name: String
    private let variables: Variable
    private let published: Lock<Published> = Lock(Published())

    init(_ dataConnect: DataConnect, name: String, variables: Variable) {
        self.dataConnect = dataConnect
        self.name = name
        self.variables = variables
        identity = ReferenceTable.Key(
            name: name, variables: AnyHashable(variables), data: ObjectIdentifier(ResultData.self))
    }

    /// What was published last.
    var state: Published { published.withLock { $0 } }

    /// Runs the query and publishes what comes of it.
    func execute(
        _ policy: QueryFetchPolicy, publish: (@escaping @Sendable () -> Void) -> Void
    ) async throws -> OperationResult<ResultData> {
        do {
            let operation: Operation = Operation(
                kind: .query, name: name, variables: try WireCodec.variables(variables))
            let response: ServerResponse = try await dataConnect.engine.ask(operation)
            let data: ResultData = try response.decoded()
            publish { [published] in published.withLock { $0 = Published(data: data, source: .server, error: nil) } }
            return OperationResult(data: data, source: .server)
        } catch let error as any DataConnectError {
            publish { [published] in published.withLock { $0.error = error } }
            throw error
        }
    }
}
