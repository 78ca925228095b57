import Testing

@testable import Execution

/// What is kept, and what goes when there is too much.
struct BoundedCacheTests {
    private func kept(_ cache: inout BoundedCache<String, Int>, _ keys: String) -> String {
        keys.filter { cache.value(of: String($0)) != nil }
    }

    @Test func theLongestUnusedGoFirst() {
        var cache: BoundedCache<String, Int> = BoundedCache(limit: 10, lengthLimit: 1000)
        for (number, key) in "abcdefghij".enumerated() { cache.keep(number, for: String(key), length: 1) }
        #expect(kept(&cache, "a") == "a")
        cache.keep(10, for: "k", length: 1)
        // One too many and a tenth of the bound.
        #expect(kept(&cache, "abcdefghijk") == "adefghijk")
        #expect(cache.count == 9)
    }

    @Test func theirLengthCounts() {
        var cache: BoundedCache<String, Int> = BoundedCache(limit: 100, lengthLimit: 100)
        for key: Character in "abcde" { cache.keep(0, for: String(key), length: 20) }
        #expect(cache.length == 100)
        cache.keep(1, for: "f", length: 10)
        #expect(kept(&cache, "abcdef") == "bcdef")
        #expect(cache.length == 90)
        // The same key again is no more of it.
        cache.keep(2, for: "f", length: 5)
        #expect(cache.value(of: "f") == 2)
        #expect(cache.length == 85)
        // What is longer than all may be together is kept alone.
        cache.keep(3, for: "g", length: 500)
        #expect(kept(&cache, "abcdefg") == "g")
        cache.keep(4, for: "h", length: 1)
        #expect(kept(&cache, "gh") == "h")
        cache.removeAll()
        #expect(cache.count == 0)
        #expect(cache.length == 0)
    }
}
