import Synchronization

/// What came of fetching a document.
public enum KeyReply: Sendable {
    /// Its bytes, and how long they may be used.
    case document([UInt8], CacheControl)
    /// Why there is none.
    case failed(String)
}

/// The keys of all issuers, for all workers: a `KeyCache` with those who wait for it.
///
/// Whoever owns it calls `tick` about once a second, and brings the network along as a closure.
///
/// - Bounds: `maximumWaiting` at a time wait for keys; others are told to look again at once.
public final class KeyRing: Sendable {
    /// Fetches the document of a source and answers once, from whatever thread. Must not block.
    public typealias Fetch = @Sendable (KeySource, @escaping @Sendable (KeyReply) -> Void) -> Void
    /// Told what became of fetches.
    public typealias Report = @Sendable (KeySource, KeyReport.Result) -> Void

    private struct State: ~Copyable {
        var cache: KeyCache
        var waiting: [KeySourceID: [@Sendable () -> Void]] = [:]
        var waitingCount: Int = 0
    }

    static let maximumWaiting: Int = 4096

    /// The places, each once.
    public let sources: [KeySource]
    private let state: Mutex<State>
    private let clock: @Sendable () -> Int64
    private let fetch: Fetch
    private let report: Report

    /// A ring that has no keys before the first `tick`.
    ///
    /// - Parameter clock: seconds since 1970.
    public init(
        _ sources: [KeySource], limits: KeyCacheLimits = KeyCacheLimits(), clock: @escaping @Sendable () -> Int64,
        fetch: @escaping Fetch, report: @escaping Report = { _, _ in }
    ) {
        var unique: [KeySource] = []
        for source in sources where !unique.contains(source) { unique.append(source) }
        self.sources = unique
        state = Mutex(State(cache: KeyCache(unique, limits: limits)))
        self.clock = clock
        self.fetch = fetch
        self.report = report
    }

    /// Begins what is due.
    public func tick() {
        let now: Int64 = clock()
        perform(state.withLock { $0.cache.handle(.ticked, now: now) })
    }

    /// Whether every source has keys.
    public var isReady: Bool { sourcesWithoutKeys.isEmpty }

    /// The places whose keys are not there, or too old.
    public var sourcesWithoutKeys: [KeySource] {
        let now: Int64 = clock()
        let cache: KeyCache = state.withLock { $0.cache }
        return sources.indices.filter { cache.keys(of: KeySourceID(index: $0), now: now) == nil }.map { sources[$0] }
    }

    func id(of source: KeySource) -> KeySourceID {
        guard let index = sources.firstIndex(of: source) else {
            preconditionFailure("the ring was made without \(source)")
        }
        return KeySourceID(index: index)
    }

    func keys(of source: KeySourceID, now: Int64) -> JSONWebKeySet? {
        state.withLock { $0.cache.keys(of: source, now: now) }
    }

    func miss(_ id: String?, of source: KeySourceID, now: Int64) -> KeyCache.Miss {
        let (miss, actions): (KeyCache.Miss, [KeyCache.Action]) = state.withLock {
            $0.cache.miss(id, of: source, now: now)
        }
        perform(actions)
        return miss
    }

    /// Calls back, from whatever thread, when the source's keys have changed or could not be had; at once where nothing is under way.
    public func wait(for source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        // Of a ring that was there before this one: what it waited for is over.
        guard sources.indices.contains(source.index) else { return completion() }
        let now: Int64 = clock()
        let isWaiting: Bool = state.withLock { state in
            guard state.cache.isExpected(source, now: now), state.waitingCount < Self.maximumWaiting else {
                return false
            }
            state.waiting[source, default: []].append(completion)
            state.waitingCount += 1
            return true
        }
        if !isWaiting { completion() }
    }

    /// Calls back when the source has keys, or its fetch that runs is done.
    public func awaitFirst(of source: KeySource, _ completion: @escaping @Sendable () -> Void) {
        let id: KeySourceID = id(of: source)
        let now: Int64 = clock()
        if keys(of: id, now: now) != nil { completion() } else { wait(for: id, completion) }
    }

    // MARK: Actions

    /// Outside the lock: a fetch may answer before it returns.
    private func perform(_ actions: [KeyCache.Action]) {
        for action in actions {
            switch action {
            case .fetch(let source, let attempt):
                fetch(sources[source.index]) { [self] reply in take(reply, source, attempt) }
            case .wake(let source): wake(source)
            case .report(let report): self.report(sources[report.source.index], report.result)
            }
        }
    }

    private func take(_ reply: KeyReply, _ source: KeySourceID, _ attempt: UInt64) {
        let event: KeyCache.Event = event(reply, source, attempt)
        let now: Int64 = clock()
        perform(state.withLock { $0.cache.handle(event, now: now) })
    }

    private func event(_ reply: KeyReply, _ source: KeySourceID, _ attempt: UInt64) -> KeyCache.Event {
        switch reply {
        case .failed(let reason): return .failed(source, attempt: attempt, reason)
        case .document(let bytes, let control):
            do throws(KeyDocument.Failure) {
                let keys: JSONWebKeySet = try KeyDocument.parse(bytes, as: sources[source.index].form ?? .file)
                return .fetched(source, attempt: attempt, keys, lifetime: control.lifetime)
            } catch {
                return .failed(source, attempt: attempt, error.message)
            }
        }
    }

    private func wake(_ source: KeySourceID) {
        let waiting: [@Sendable () -> Void] = state.withLock { state in
            let waiting: [@Sendable () -> Void] = state.waiting.removeValue(forKey: source) ?? []
            state.waitingCount -= waiting.count
            return waiting
        }
        for completion in waiting { completion() }
    }
}
