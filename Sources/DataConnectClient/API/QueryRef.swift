/// A reference to an operation with its variables.
public protocol OperationRef: AnyObject, Hashable, Sendable {
    /// What the operation gives.
    associatedtype ResultData: Decodable & Sendable

    /// Runs the operation.
    ///
    /// - Errors: `DataConnectOperationError` when it failed, another `DataConnectError` when it could not be asked for,
    ///   `CancellationError` when the task was cancelled.
    func execute() async throws -> OperationResult<ResultData>
}

/// A reference to a query.
public protocol QueryRef: OperationRef {
    /// Runs the query; see `OperationRef.execute()`.
    func execute(fetchPolicy: QueryFetchPolicy) async throws -> OperationResult<ResultData>

    /// Follows the query: each change on the server gives a result, which an observable reference also publishes.
    ///
    /// Taking results ends with the task that takes them, or with the loop. Who takes none, because the reference is observed,
    /// follows the query for as long as the reference lives.
    ///
    /// - Errors: `DataConnectCodecError` when the variables are no JSON. All others are results.
    func subscribe() async throws -> QuerySubscription<ResultData>
}

extension QueryRef {
    /// Runs the query with `preferCache`.
    public func execute() async throws -> OperationResult<ResultData> {
        try await execute(fetchPolicy: .preferCache)
    }
}

/// A reference to a query that publishes the last result.
public protocol ObservableQueryRef: QueryRef {
    /// The data of the last result.
    var data: ResultData? { get }
    /// Who answered last.
    var source: DataSource? { get }
    /// What went wrong last; nothing after a success.
    var lastError: (any DataConnectError)? { get }
}

/// How a reference publishes its results.
public enum ResultsPublisherType: Hashable, Sendable {
    /// As this library thinks best: by the Observation framework.
    case auto
    /// By Combine's `ObservableObject`, where there is Combine.
    case observableObject
    /// By the Observation framework.
    case observableMacro
}
