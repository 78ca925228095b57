/// What was made of tokens, until each of them ends. Of one loop.
///
/// Two generations: when the young one is full it becomes the old one, and what was not asked for since goes. So a client that is active pays
/// once, whatever others send.
///
/// - Bounds: bytes, not entries, since a client chooses how large its token is. What a token is decoded to takes a multiple of its length.
struct TokenCache<Value> {
    private struct Entry {
        let value: Value
        /// Seconds since 1970.
        let expiresAt: Int64
    }

    private var young: [String: Entry] = [:]
    private var old: [String: Entry] = [:]
    private var youngBytes: Int = 0
    private var epoch: Int = 0
    private let generationBytes: Int

    /// Of a token, its decoded form and its place in the tables.
    static func cost(of token: String) -> Int { 4 * token.utf8.count + 256 }

    init(maximumBytes: Int) { generationBytes = maximumBytes / 2 }

    /// Forgets all where the verifier is not the one any more that believed it.
    mutating func enter(epoch: Int) {
        guard epoch != self.epoch else { return }
        self.epoch = epoch
        (young, old, youngBytes) = ([:], [:], 0)
    }

    /// What is known of a token that has not ended.
    mutating func value(of token: String, now: Int64) -> Value? {
        if let entry = young[token] { return now < entry.expiresAt ? entry.value : nil }
        guard let entry = old[token], now < entry.expiresAt else { return nil }
        insert(entry, for: token)
        return entry.value
    }

    /// Remembers a token.
    mutating func remember(_ value: Value, of token: String, until expiresAt: Int64) {
        insert(Entry(value: value, expiresAt: expiresAt), for: token)
    }

    private mutating func insert(_ entry: Entry, for token: String) {
        let cost: Int = Self.cost(of: token)
        if youngBytes + cost > generationBytes {
            old = young
            young = [:]
            youngBytes = 0
        }
        guard young.updateValue(entry, forKey: token) == nil else { return }
        youngBytes += cost
    }
}
