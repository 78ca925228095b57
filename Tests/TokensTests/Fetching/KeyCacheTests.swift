import Testing

@testable import Tokens

/// A cache of one source whose actions are read as lines.
private struct Script {
    private var cache: KeyCache
    private let source: KeySourceID = KeySourceID(index: 0)
    var now: Int64 = 1000

    init(_ source: KeySource = .webKeys(.test)) { cache = KeyCache([source], limits: KeyCacheLimits()) }

    mutating func tick(at now: Int64) -> [String] {
        self.now = now
        return cache.handle(.ticked, now: now).map(describe)
    }

    mutating func fetched(_ attempt: UInt64, _ ids: [String], lifetime: Int64? = nil) -> [String] {
        let keys: [VerificationKey] = ids.map {
            VerificationKey(keyID: $0, algorithm: nil, material: .secret(Self.secret))
        }
        return cache.handle(
            .fetched(source, attempt: attempt, JSONWebKeySet(keys), lifetime: lifetime), now: now
        ).map(describe)
    }

    mutating func failed(_ attempt: UInt64) -> [String] {
        cache.handle(.failed(source, attempt: attempt, "is down"), now: now).map(describe)
    }

    mutating func miss(_ id: String?, at now: Int64) -> [String] {
        self.now = now
        let (miss, actions): (KeyCache.Miss, [KeyCache.Action]) = cache.miss(id, of: source, now: now)
        return ["\(miss)"] + actions.map(describe)
    }

    var keys: [String]? { cache.keys(of: source, now: now)?.keys.compactMap(\.keyID) }
    var nextDeadline: Int64? { cache.nextDeadline }

    private func describe(_ action: KeyCache.Action) -> String {
        switch action {
        case .fetch(_, let attempt): "fetch \(attempt)"
        case .wake: "wake"
        case .report(let report):
            switch report.result {
            case .ready(let count, _): "ready \(count)"
            case .failed(let reason, let failures, let isInUse):
                "failed \(failures): \(reason)\(isInUse ? ", older keys in use" : "")"
            }
        }
    }

    private static let secret: SharedSecret = {
        guard let secret = SharedSecret([UInt8](repeating: 1, count: 32)) else { preconditionFailure("too short") }
        return secret
    }()
}

@Suite struct KeyCacheTests {
    @Test func refreshesInTheBackground() {
        var script: Script = Script()
        #expect(script.nextDeadline == 0)
        #expect(script.tick(at: 1000) == ["fetch 1"])
        #expect(script.tick(at: 1001) == [])
        #expect(script.keys == nil)
        #expect(script.fetched(1, ["a"], lifetime: 4000) == ["ready 1", "wake"])
        #expect(script.keys == ["a"])
        #expect(script.nextDeadline == 4001)
        #expect(script.tick(at: 4000) == [])
        #expect(script.tick(at: 4001) == ["fetch 2"])
        #expect(script.keys == ["a"])
        #expect(script.fetched(2, ["a", "b"], lifetime: 4000) == ["wake"])
        #expect(script.keys == ["a", "b"])
    }

    @Test(arguments: [(nil, 2700), (0, 225), (1, 225), (1000, 750), (10_000_000, 64_800)] as [(Int64?, Int64)])
    func boundsLifetimes(_ lifetime: Int64?, _ dueAfter: Int64) {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"], lifetime: lifetime)
        #expect(script.nextDeadline == 1000 + dueAfter)
    }

    @Test func readsFilesAgainSoon() {
        var script: Script = Script(.file("keys.json"))
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"])
        #expect(script.nextDeadline == 1045)
    }

    /// The issuer has begun to sign with a key that came after the last fetch.
    @Test func fetchesOnceForAKeyThatIsNew() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["old"])
        #expect(script.miss("new", at: 1500) == ["wait", "fetch 2"])
        #expect(script.miss("new", at: 1500) == ["wait"])
        #expect(script.fetched(2, ["old", "new"]) == ["wake"])
        #expect(script.keys == ["old", "new"])
    }

    @Test func doesNotFetchForInventedKeysWithoutEnd() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"])
        #expect(script.miss("x", at: 1500) == ["wait", "fetch 2"])
        _ = script.fetched(2, ["a"])
        // The same again is known not to be there, for half a minute.
        #expect(script.miss("x", at: 1501) == ["absent"])
        // Another one waits for its turn, as do all others of those seconds.
        #expect(script.miss("y", at: 1501) == ["wait"])
        #expect(script.miss("z", at: 1502) == ["wait"])
        #expect(script.nextDeadline == 1505)
        #expect(script.tick(at: 1504) == [])
        #expect(script.tick(at: 1505) == ["fetch 3"])
        #expect(script.fetched(3, ["a", "z"]) == ["wake"])
        #expect(script.miss("y", at: 1506) == ["absent"])
        #expect(script.keys == ["a", "z"])
        #expect(script.miss("x", at: 1529) == ["absent"])
        #expect(script.miss("x", at: 1531) == ["wait", "fetch 4"])
    }

    /// As many ids as there are requests: nobody is told that keys cannot be had, and nobody but the first few waits.
    @Test func refusesAFloodOfInventedKeysByTheDocumentThereIs() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"])
        let ids: [String] = (0..<1000).map { "invented \($0)" }
        #expect(script.miss("first", at: 1500) == ["wait", "fetch 2"])
        #expect(Set(ids.map { script.miss($0, at: 1500) }) == [["wait"]])
        _ = script.fetched(2, ["a"])
        #expect(Set(ids.map { script.miss($0, at: 1500) }) == [["absent"]])
        let others: [String] = (0..<1000).map { "other \($0)" }
        let looks: [[String]] = others.map { script.miss($0, at: 1501) }
        #expect(Set(looks.prefix(16)) == [["wait"]])
        #expect(Set(looks.dropFirst(16)) == [["absent"]])
        // Who waits is not counted twice.
        #expect(script.miss(others[0], at: 1502) == ["wait"])
        #expect(script.tick(at: 1505) == ["fetch 3"])
        _ = script.fetched(3, ["a"])
        #expect(Set(looks.indices.prefix(16).map { script.miss(others[$0], at: 1505) }) == [["absent"]])
    }

    /// A key that was made while a document without it was on its way.
    @Test func fetchesAgainForAKeyThatCameMeanwhile() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"])
        #expect(script.miss("x", at: 1500) == ["wait", "fetch 2"])
        #expect(script.miss("new", at: 1500) == ["wait"])
        _ = script.fetched(2, ["a"])
        #expect(script.miss("new", at: 1500) == ["absent"])
        #expect(script.miss("new", at: 1505) == ["wait", "fetch 3"])
        #expect(script.fetched(3, ["a", "new"]) == ["wake"])
        #expect(script.keys == ["a", "new"])
    }

    @Test func keepsKeysWhileAttemptsFail() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.fetched(1, ["a"], lifetime: 400)
        #expect(script.tick(at: 1300) == ["fetch 2"])
        #expect(script.failed(2) == ["failed 1: is down, older keys in use", "wake"])
        var pauses: [Int64] = []
        for attempt in 3...13 {
            let deadline: Int64 = script.nextDeadline ?? 0
            pauses.append(deadline - script.now)
            #expect(script.tick(at: deadline) == ["fetch \(attempt)"])
            _ = script.failed(UInt64(attempt))
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
        #expect(script.keys == ["a"])
        #expect(script.miss("b", at: script.now) == ["unavailable"])
        #expect(script.tick(at: 1400 + 86_399) == ["fetch 14"])
        #expect(script.keys == ["a"])
        script.now = 1400 + 86_400
        #expect(script.keys == nil)
        #expect(script.fetched(14, ["c"]) == ["ready 1", "wake"])
        #expect(script.keys == ["c"])
    }

    @Test func saysWhenThereAreNoKeysAtAll() {
        var script: Script = Script()
        #expect(script.miss("a", at: 1000) == ["wait", "fetch 1"])
        #expect(script.failed(1) == ["failed 1: is down", "wake"])
        #expect(script.miss("a", at: 1000) == ["wait"])
        for attempt in 2...5 {
            _ = script.tick(at: script.nextDeadline ?? 0)
            _ = script.failed(UInt64(attempt))
        }
        #expect(script.miss("a", at: script.now) == ["unavailable"])
        #expect(script.miss(nil, at: script.now) == ["unavailable"])
    }

    /// An issuer that was away for long is asked again as soon as a token needs it, every few seconds at most.
    @Test func asksForTheFirstKeysWhenATokenNeedsThem() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        _ = script.failed(1)
        for attempt in 2...8 {
            _ = script.tick(at: script.nextDeadline ?? 0)
            _ = script.failed(UInt64(attempt))
        }
        let failedAt: Int64 = script.now
        #expect(script.nextDeadline == failedAt + 128)
        #expect(script.miss("a", at: failedAt + 4) == ["unavailable"])
        #expect(script.nextDeadline == failedAt + 128)
        #expect(script.miss("a", at: failedAt + 5) == ["wait", "fetch 9"])
        #expect(script.fetched(9, ["a"]) == ["ready 1", "wake"])
    }

    @Test func givesUpFetchesThatTakeTooLong() {
        var script: Script = Script()
        _ = script.tick(at: 1000)
        #expect(script.nextDeadline == 1005)
        #expect(script.tick(at: 1004) == [])
        #expect(script.tick(at: 1005) == ["failed 1: took longer than 5 s", "wake"])
        // What comes after all is not taken: the next attempt may be under way.
        #expect(script.fetched(1, ["a"]) == [])
        #expect(script.tick(at: 1006) == ["fetch 2"])
        #expect(script.failed(1) == [])
        #expect(script.fetched(2, ["a"]) == ["ready 1", "wake"])
    }

    @Test func survivesAClockThatIsPutBack() {
        var script: Script = Script()
        _ = script.tick(at: 1_000_000)
        _ = script.fetched(1, ["a"])
        #expect(script.tick(at: 1000) == ["fetch 2"])
        #expect(script.keys == ["a"])
        #expect(script.fetched(2, ["b"]) == ["wake"])
        #expect(script.nextDeadline == 3700)
        #expect(script.miss("c", at: 1010) == ["wait", "fetch 3"])
    }

    @Test func asksNobodyForSecrets() throws {
        let secret: SharedSecret = try #require(SharedSecret([UInt8](repeating: 7, count: 32)))
        var script: Script = Script(.secret(secret))
        #expect(script.nextDeadline == nil)
        #expect(script.tick(at: .max / 2) == [])
        #expect(script.keys == [])
        #expect(script.miss("a", at: 1000) == ["absent"])
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("max-age=600", nil, 600),
            ("public, max-age=19845, must-revalidate, no-transform", nil, 19845),
            ("Max-Age=\"600\"", nil, 600), ("max-age=600", "100", 500), ("max-age=600", "700", 0),
            ("max-age=600, no-cache", nil, 0), ("no-store", nil, 0), ("max-age=-5", nil, 0), ("max-age=a", nil, nil),
            ("max-age=99999999999999999999", nil, nil), ("max-age=9999999999", nil, 2_147_483_647),
            ("private", nil, nil),
            ("max-age=600", "-9223372036854775808", 600), ("max-age=600", "x", 600),
        ] as [(String?, String?, Int64?)])
    func readsCacheControl(_ field: String?, _ age: String?, _ lifetime: Int64?) {
        #expect(CacheControl(field, age: age).lifetime == lifetime)
    }
}
