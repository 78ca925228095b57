import Testing

@testable import Transport

@Suite struct TokenCacheTests {
    private static let cost: Int = TokenCache<Int>.cost(of: "a")

    @Test func forgetsWhatHasEnded() {
        var cache: TokenCache<Int> = TokenCache(maximumBytes: 8 * Self.cost)
        cache.remember(1, of: "a", until: 100)
        #expect(cache.value(of: "a", now: 99) == 1)
        #expect(cache.value(of: "a", now: 100) == nil)
        cache.remember(2, of: "a", until: 200)
        #expect(cache.value(of: "a", now: 100) == 2)
    }

    /// Room for two in each generation.
    @Test func keepsWhatIsAskedFor() {
        var cache: TokenCache<Int> = TokenCache(maximumBytes: 4 * Self.cost)
        cache.remember(1, of: "a", until: 100)
        for (number, token) in ["b", "c", "d", "e", "f", "g"].enumerated() {
            cache.remember(number, of: token, until: 100)
            #expect(cache.value(of: "a", now: 0) == 1, "after \(token)")
        }
        #expect(cache.value(of: "b", now: 0) == nil)
        #expect(cache.value(of: "g", now: 0) == 5)
    }

    @Test func boundsBytesAndNotEntries() {
        var cache: TokenCache<Int> = TokenCache(maximumBytes: 100_000)
        let large: [String] = (0..<20).map { "\($0)" + String(repeating: "x", count: 10_000) }
        for token in large { cache.remember(1, of: token, until: 100) }
        // One fits into each generation.
        #expect(large.count { cache.value(of: $0, now: 0) != nil } <= 2)
        for number in 0..<150 { cache.remember(number, of: "\(number)", until: 100) }
        #expect((0..<150).count { cache.value(of: "\($0)", now: 0) != nil } == 150)
    }
}
