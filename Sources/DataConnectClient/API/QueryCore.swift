import JSON
import Reactor

/// A reference that publishes what its core hands it.
protocol PublishingRef: AnyObject, Sendable {
    /// Makes a change, and tells those who observe.
    func publish(_ change: @escaping @Sendable () -> Void)
}

/// What both kinds of observable references do.
final class QueryCore<ResultData: Decodable & Sendable, Variable: OperationVariable>: Sendable {
    typealias Element = QuerySubscription<ResultData>.Element

    /// What a reference publishes.
    struct Published: Sendable {
        var data: ResultData?
        var source: DataSource?
        var error: (any DataConnectError)?
    }

    /// Who follows the query through this reference.
    private struct Following {
        var last: Element?
        /// What that was made of, if it was a result.
        var heard: Heard?
        var subscribers: [Int: AsyncStream<Element>.Continuation] = [:]
        var lastID: Int = 0
        /// Somebody follows it by observing the reference: until that is gone.
        var isKept: Bool = false
        var pump: Task<Void, Never>?
    }

    /// What a response says, to tell news from what was said before.
    private struct Heard {
        let data: JSONText?
        let errors: [OperationFailureResponse.ErrorInfo]
        /// Whether the server has said anything. It is news when it does so first, to whoever was shown what is kept.
        var isConfirmed: Bool

        func isNews(after last: Heard?) -> Bool {
            guard let last, errors == last.errors, isConfirmed == last.isConfirmed else { return true }
            switch (data, last.data) {
            case (nil, nil): return false
            case (let data?, let last?): return !data.isSame(as: last)
            default: return true
            }
        }
    }

    let identity: ReferenceTable.Key
    private let dataConnect: DataConnect
    private let name: String
    private let variables: Variable
    private let published: Lock<Published> = Lock(Published())
    private let following: Lock<Following> = Lock(Following())

    init(_ dataConnect: DataConnect, name: String, variables: Variable) {
        self.dataConnect = dataConnect
        self.name = name
        self.variables = variables
        identity = ReferenceTable.Key(
            connector: dataConnect.connectorConfig, name: name, variables: AnyHashable(variables),
            data: ObjectIdentifier(ResultData.self))
    }

    deinit { following.withLock { $0.pump }?.cancel() }

    /// What was published last.
    var state: Published { published.withLock { $0 } }

    private func operation() throws(DataConnectCodecError) -> Operation {
        Operation(kind: .query, name: name, variables: try WireCodec.variables(variables))
    }

    // MARK: Once

    /// Runs the query and publishes what comes of it.
    func execute(
        _ policy: QueryFetchPolicy, publish: (@escaping @Sendable () -> Void) -> Void
    ) async throws -> OperationResult<ResultData> {
        do {
            guard let answer = try await dataConnect.engine.run(try operation(), policy) else {
                return OperationResult(data: nil, source: .cache)
            }
            let result: OperationResult<ResultData> = OperationResult(
                data: try answer.response.decoded(), source: answer.source)
            guard !answer.isOutlived else { return result }
            publish { [published] in published.withLock { $0 = Published(result) } }
            return result
        } catch let error as any DataConnectError {
            publish { [published] in published.withLock { $0.error = error } }
            throw error
        }
    }

    // MARK: For as long as somebody follows

    /// Follows the query for a subscriber of `owner`.
    func subscribe(for owner: some PublishingRef) async throws -> QuerySubscription<ResultData> {
        let operation: Operation = try operation()
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
        let id: Int = following.withLock { following in
            following.lastID += 1
            following.subscribers[following.lastID] = continuation
            if let last: Element = following.last { continuation.yield(last) }
            return following.lastID
        }
        let mark: IterationMark = IterationMark()
        let handle: SubscriptionHandle = SubscriptionHandle(owner, mark) { continuation.finish() }
        // A subscription that is dropped without taking any results is of somebody who only observes.
        continuation.onTermination = { [weak self] _ in self?.leave(id, wasIterated: mark.isSet) }
        await start(operation, for: owner)
        return QuerySubscription(stream: stream, handle: handle)
    }

    private func start(_ operation: Operation, for owner: some PublishingRef) async {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let engine: ConnectorEngine = dataConnect.engine
        let listener: Int = ListenerID.next()
        continuation.onTermination = { _ in engine.unlisten(to: operation, as: listener) }
        let mailbox: UpdateMailbox = UpdateMailbox()
        let pump: Task<Void, Never>? = following.withLock { following in
            guard following.pump == nil else { return nil }
            following.pump = Task { [weak self, weak owner] in
                for await _ in signals {
                    guard let self, let owner else { return }
                    for update: LiveUpdate in mailbox.takeAll() { take(update, owner) }
                }
            }
            return following.pump
        }
        guard let pump else { return }
        await engine.listen(to: operation, as: listener) { update in
            mailbox.put(update)
            continuation.yield()
        }
        // Whoever left before the engine knew of them was not found by it.
        if pump.isCancelled { engine.unlisten(to: operation, as: listener) }
    }

    private func take(_ update: LiveUpdate, _ owner: some PublishingRef) {
        switch update {
        case .response(let response, let source):
            guard isNews(Heard(data: response.data, errors: response.errors, isConfirmed: source == .server)) else {
                return
            }
            tell(Self.element(response, source), owner)
        case .failure(let error):
            following.withLock { $0.heard = nil }
            tell(.failure(AnyDataConnectError(dataConnectError: error)), owner)
        case .cleared:
            following.withLock { following in
                following.last = nil
                following.heard = nil
            }
            owner.publish { [published] in published.withLock { $0 = Published() } }
        case .ended(let response):
            tell(Self.element(response, .server), owner)
            stop()
        }
    }

    /// A subscription that is made again begins with a whole result, and so may a server's every word: the app is told of changes.
    private func isNews(_ heard: Heard) -> Bool {
        following.withLock { following in
            var heard: Heard = heard
            if following.heard?.isConfirmed == true { heard.isConfirmed = true }
            defer { following.heard = heard }
            return heard.isNews(after: following.heard)
        }
    }

    private static func element(_ response: ServerResponse, _ source: DataSource) -> Element {
        do {
            return .success(OperationResult(data: try response.decoded(), source: source))
        } catch let error as any DataConnectError {
            return .failure(AnyDataConnectError(dataConnectError: error))
        } catch {
            let failure: DataConnectCodecError = DataConnectCodecError(
                .decodingFailed, "the data cannot be decoded", cause: error)
            return .failure(AnyDataConnectError(dataConnectError: failure))
        }
    }

    private func tell(_ element: Element, _ owner: some PublishingRef) {
        owner.publish { [published] in
            published.withLock { state in
                switch element {
                case .success(let result): state = Published(result)
                case .failure(let error): state.error = error.dataConnectError
                }
            }
        }
        let subscribers: [AsyncStream<Element>.Continuation] = following.withLock { following in
            following.last = element
            return Array(following.subscribers.values)
        }
        for subscriber: AsyncStream<Element>.Continuation in subscribers { subscriber.yield(element) }
    }

    private func leave(_ id: Int, wasIterated: Bool) {
        let pump: Task<Void, Never>? = following.withLock { following in
            guard following.subscribers.removeValue(forKey: id) != nil else { return nil }
            if !wasIterated { following.isKept = true }
            guard following.subscribers.isEmpty, !following.isKept else { return nil }
            defer { following.pump = nil }
            following.last = nil
            following.heard = nil
            return following.pump
        }
        pump?.cancel()
    }

    /// The server has ended it: all who follow are told so, and may subscribe again.
    private func stop() {
        let subscribers: [AsyncStream<Element>.Continuation] = following.withLock { following in
            defer { following = Following() }
            following.pump?.cancel()
            return Array(following.subscribers.values)
        }
        for subscriber: AsyncStream<Element>.Continuation in subscribers { subscriber.finish() }
    }
}

extension QueryCore.Published {
    init(_ result: OperationResult<ResultData>) {
        self.init(data: result.data, source: result.source, error: nil)
    }
}

/// Numbers for listeners, different in the whole process.
private enum ListenerID {
    private static let last: Lock<Int> = Lock(0)

    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
