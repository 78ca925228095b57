#if canImport(Combine)
    public import Combine
    import Foundation
#endif

/// A reference to a query whose last result can be observed by Combine, where there is Combine.
///
/// Got from `DataConnect.query`. May be used from any thread; Combine is told of changes on the main one.
public final class QueryRefObservableObject<ResultData: Decodable & Sendable, Variable: OperationVariable>:
    ObservableQueryRef, PublishingRef
{
    private let core: QueryCore<ResultData, Variable>

    init(_ core: QueryCore<ResultData, Variable>) { self.core = core }

    /// The data of the last result.
    public var data: ResultData? { core.state.data }
    /// Who answered last.
    public var source: DataSource? { core.state.source }
    /// What went wrong last; nothing after a success.
    public var lastError: (any DataConnectError)? { core.state.error }

    /// Runs the query and publishes its result.
    public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ResultData> {
        try await core.execute(fetchPolicy, publish: publish)
    }

    /// Follows the query; see `QueryRef.subscribe()`.
    public func subscribe() async throws -> QuerySubscription<ResultData> {
        try await core.subscribe(for: self)
    }

    func publish(_ change: @escaping @Sendable () -> Void) {
        #if canImport(Combine)
            if Thread.isMainThread {
                objectWillChange.send()
            } else {
                DispatchQueue.main.async { [self] in objectWillChange.send() }
            }
        #endif
        change()
    }

    /// Whether both are the same query with the same variables.
    public static func == (left: QueryRefObservableObject, right: QueryRefObservableObject) -> Bool {
        left.core.identity == right.core.identity
    }

    /// Hashes name and variables.
    public func hash(into hasher: inout Hasher) { hasher.combine(core.identity) }
}

#if canImport(Combine)
    extension QueryRefObservableObject: ObservableObject {}
#endif
