/// Decides when keys are fetched, and which are used until then: a state machine without clock and without network.
///
/// Documents are refreshed in the background at three quarters of their lifetime, so that no request waits for an ordinary rotation. A key id
/// that is not known has one fetch made for it, as often as `missInterval` allows, and tokens wait for that; between two fetches only so few
/// ids wait that inventing them gains nothing, and others are refused by the document there is. When a fetch fails, the last
/// document stays in use and attempts go on with growing pauses.
public struct KeyCache: Sendable {
    /// What happened.
    enum Event {
        /// Time has passed.
        case ticked
        case fetched(KeySourceID, attempt: UInt64, JSONWebKeySet, lifetime: Int64?)
        case failed(KeySourceID, attempt: UInt64, String)
    }

    /// What is to be done.
    enum Action: Hashable {
        case fetch(KeySourceID, attempt: UInt64)
        /// Whoever waits for the source may look again.
        case wake(KeySourceID)
        case report(KeyReport)
    }

    /// What is known of a key id that is not in the document.
    enum Miss: Hashable {
        /// A fetch runs, or will within seconds.
        case wait
        /// The newest document does not have it.
        case absent
        /// There is no document, and no fetch soon.
        case unavailable
    }

    private struct Slot {
        let isFile: Bool
        var keys: JSONWebKeySet?
        /// When the document is outdated.
        var expiresAt: Int64 = 0
        /// When the next fetch begins.
        var dueAt: Int64
        var running: (attempt: UInt64, since: Int64)?
        var attempts: UInt64 = 0
        var failures: Int = 0
        var lastStart: Int64?
        /// Ids that the running or next fetch is made for.
        var wanted: Set<String> = []
        /// Ids that were asked for while a fetch ran, which their keys may have come too late for.
        var late: Set<String> = []
        /// Ids that a document made for them did not have, and until when that is remembered.
        var absent: [String: Int64] = [:]
    }

    /// As many as may wait: what one fetch was waited for is known after it.
    static let maximumRemembered: Int = KeyRing.maximumWaiting
    /// So many ids may wait for the fetch after the next seconds. Issuers bring up new keys one by one.
    static let maximumPatient: Int = 16

    private var slots: [Slot]
    private let limits: KeyCacheLimits
    private var lastNow: Int64 = 0

    init(_ sources: [KeySource], limits: KeyCacheLimits) {
        self.limits = limits
        slots = sources.map { source in
            switch source {
            case .secret(let secret):
                Slot(isFile: false, keys: JSONWebKeySet(secret), expiresAt: .max, dueAt: .max)
            case .file: Slot(isFile: true, dueAt: 0)
            case .webKeys, .certificates, .discovery: Slot(isFile: false, dueAt: 0)
            }
        }
    }

    // MARK: Looking

    /// The keys in use; nothing where there are none, or where they are too old.
    func keys(of source: KeySourceID, now: Int64) -> JSONWebKeySet? {
        let slot: Slot = slots[source.index]
        guard slot.dueAt == .max || now - slot.expiresAt < limits.maximumStaleness else { return nil }
        return slot.keys
    }

    /// When `ticked` is next needed; nothing where it never is.
    var nextDeadline: Int64? {
        slots.map { $0.running.map { $0.since + limits.fetchTimeout } ?? $0.dueAt }.filter { $0 < .max }.min()
    }

    /// Whether a fetch runs, or will within seconds.
    func isExpected(_ source: KeySourceID, now: Int64) -> Bool {
        let slot: Slot = slots[source.index]
        return slot.running != nil || slot.dueAt <= now + limits.missInterval
    }

    // MARK: Missing

    /// A token names a key that is not there. `id` is nothing where only the document itself is missed.
    mutating func miss(_ id: String?, of source: KeySourceID, now: Int64) -> (Miss, [Action]) {
        let actions: [Action] = notice(now)
        let (miss, more): (Miss, [Action]) = miss(id, source, keys(of: source, now: now) != nil, now)
        return (miss, actions + more)
    }

    private mutating func miss(
        _ id: String?, _ source: KeySourceID, _ hasKeys: Bool, _ now: Int64
    ) -> (Miss, [Action]) {
        let index: Int = source.index
        guard slots[index].dueAt < .max else { return (.absent, []) }
        if let id, let until = slots[index].absent[id], now < until { return (.absent, []) }
        guard slots[index].running == nil else {
            if let id, slots[index].late.count < Self.maximumRemembered { slots[index].late.insert(id) }
            return (.wait, [])
        }
        let earliest: Int64 = max(now, slots[index].lastStart.map { $0 + limits.missInterval } ?? now)
        // Without keys a token begins an attempt that could be made now, since an issuer may be back long before a long pause is over. It brings
        // none forward that it would have to wait for: where attempts fail, nobody is to be held for long.
        let mayBeSooner: Bool = slots[index].failures == 0 ? hasKeys : !hasKeys && earliest <= now
        if mayBeSooner { slots[index].dueAt = min(slots[index].dueAt, earliest) }
        guard slots[index].dueAt - now <= limits.missInterval else { return (.unavailable, []) }
        if let id, !slots[index].wanted.contains(id) {
            guard slots[index].dueAt <= now || slots[index].wanted.count < Self.maximumPatient else {
                return (slots[index].failures == 0 ? .absent : .unavailable, [])
            }
            slots[index].wanted.insert(id)
        }
        return (.wait, slots[index].dueAt <= now ? [start(index, now)] : [])
    }

    // MARK: Events

    mutating func handle(_ event: Event, now: Int64) -> [Action] {
        var actions: [Action] = notice(now)
        switch event {
        case .ticked: actions += tick(now)
        case .fetched(let source, let attempt, let keys, let lifetime):
            guard slots[source.index].running?.attempt == attempt else { break }
            actions += arrived(source.index, keys, lifetime, now)
        case .failed(let source, let attempt, let reason):
            guard slots[source.index].running?.attempt == attempt else { break }
            actions += failed(source.index, reason, now)
        }
        return actions
    }

    /// A clock that was put back would make everything wait for times that are far away: then all is fetched anew.
    private mutating func notice(_ now: Int64) -> [Action] {
        defer { lastNow = now }
        guard now < lastNow else { return [] }
        for index in slots.indices where slots[index].dueAt < .max {
            slots[index].dueAt = min(slots[index].dueAt, now)
            slots[index].expiresAt = min(slots[index].expiresAt, now + limits.maximumLifetime)
            slots[index].lastStart = nil
            slots[index].absent = [:]
            if let running = slots[index].running { slots[index].running = (running.attempt, min(running.since, now)) }
        }
        return []
    }

    private mutating func tick(_ now: Int64) -> [Action] {
        var actions: [Action] = []
        for index in slots.indices {
            if let running = slots[index].running {
                guard now >= running.since + limits.fetchTimeout else { continue }
                actions += failed(index, "took longer than \(limits.fetchTimeout) s", now)
            }
            if slots[index].running == nil, slots[index].dueAt <= now { actions.append(start(index, now)) }
        }
        return actions
    }

    private mutating func start(_ index: Int, _ now: Int64) -> Action {
        slots[index].attempts += 1
        slots[index].running = (slots[index].attempts, now)
        slots[index].lastStart = now
        return .fetch(KeySourceID(index: index), attempt: slots[index].attempts)
    }

    private mutating func arrived(_ index: Int, _ keys: JSONWebKeySet, _ lifetime: Int64?, _ now: Int64) -> [Action] {
        let isNews: Bool = slots[index].keys == nil || slots[index].failures > 0
        let lifetime: Int64 =
            slots[index].isFile
            ? limits.fileLifetime
            : min(max(lifetime ?? limits.usualLifetime, limits.minimumLifetime), limits.maximumLifetime)
        slots[index].running = nil
        slots[index].keys = keys
        slots[index].failures = 0
        slots[index].expiresAt = now + lifetime
        slots[index].dueAt = now + lifetime * 3 / 4
        remember(index, now)
        let source: KeySourceID = KeySourceID(index: index)
        let report: KeyReport = KeyReport(source: source, result: .ready(count: keys.count, ignored: keys.ignored))
        return (isNews ? [.report(report)] : []) + [.wake(source)]
    }

    /// Ids that this document was fetched for and does not have either are not asked for again soon. Those that came while it was fetched
    /// are, by the next one: their keys may be newer than this.
    private mutating func remember(_ index: Int, _ now: Int64) {
        slots[index].absent = slots[index].absent.filter { now < $0.value }
        for (ids, lifetime) in [
            (slots[index].wanted, limits.absenceLifetime), (slots[index].late, limits.missInterval),
        ] {
            for id in ids where slots[index].absent[id] == nil && slots[index].keys?.contains(id) == false {
                guard slots[index].absent.count < 2 * Self.maximumRemembered else { break }
                slots[index].absent[id] = now + lifetime
            }
        }
        (slots[index].wanted, slots[index].late) = ([], [])
    }

    private mutating func failed(_ index: Int, _ reason: String, _ now: Int64) -> [Action] {
        slots[index].running = nil
        slots[index].failures += 1
        (slots[index].wanted, slots[index].late) = ([], [])
        slots[index].dueAt = now + min(1 << min(slots[index].failures - 1, 30), limits.maximumPause)
        let source: KeySourceID = KeySourceID(index: index)
        let report: KeyReport = KeyReport(
            source: source,
            result: .failed(reason, failures: slots[index].failures, isInUse: keys(of: source, now: now) != nil))
        return [.report(report), .wake(source)]
    }
}

/// What became of fetching keys, for logs.
public struct KeyReport: Hashable, Sendable {
    /// How it went.
    public enum Result: Hashable, Sendable {
        /// The first document, or the first after failures.
        case ready(count: Int, ignored: [String])
        /// What failed, how often in a row, and whether older keys stay in use.
        case failed(String, failures: Int, isInUse: Bool)
    }

    /// The place.
    public let source: KeySourceID
    /// How it went.
    public let result: Result
}
