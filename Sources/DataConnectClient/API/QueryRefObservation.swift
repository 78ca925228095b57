public import Observation

/// A reference to a query whose last result can be observed, by SwiftUI or `withObservationTracking`.
///
/// Got from `DataConnect.query`. May be used from any thread.
public final class QueryRefObservation<ResultData: Decodable & Sendable, Variable: OperationVariable>:
    ObservableQueryRef, PublishingRef, Observable
{
    private let core: QueryCore<ResultData, Variable>
    private let registrar: ObservationRegistrar = ObservationRegistrar()

    init(_ core: QueryCore<ResultData, Variable>) { self.core = core }

    /// The data of the last result.
    public var data: ResultData? {
        registrar.access(self, keyPath: \.data)
        return core.state.data
    }

    /// Who answered last.
    public var source: DataSource? {
        registrar.access(self, keyPath: \.source)
        return core.state.source
    }

    /// What went wrong last; nothing after a success.
    public var lastError: (any DataConnectError)? {
        registrar.access(self, keyPath: \.lastError)
        return core.state.error
    }

    /// Runs the query and publishes its result.
    public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ResultData> {
        try await core.execute(fetchPolicy, publish: publish)
    }

    /// Follows the query; see `QueryRef.subscribe()`.
    public func subscribe() async throws -> QuerySubscription<ResultData> {
        try await core.subscribe(for: self)
    }

    /// The change first: who looks again when told, on whatever thread, finds it.
    func publish(_ change: @Sendable () -> Void) {
        change()
        registrar.withMutation(of: self, keyPath: \.data) {}
        registrar.withMutation(of: self, keyPath: \.source) {}
        registrar.withMutation(of: self, keyPath: \.lastError) {}
    }

    /// Whether both are the same query with the same variables.
    public static func == (left: QueryRefObservation, right: QueryRefObservation) -> Bool {
        left.core.identity == right.core.identity
    }

    /// Hashes name and variables.
    public func hash(into hasher: inout Hasher) { hasher.combine(core.identity) }
}
