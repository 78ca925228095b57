/// Subscriptions of which something else is shown than the stream sent last, because another answer changed it.
///
/// A server sends what differs from what it sent last. So one that has strayed would never hear that the former value is back: what
/// the stream has is asked for again, unless it comes by itself soon.
struct Strays {
    /// How long a server has to send by itself what the other answer has shown already.
    static let patience: Duration = .seconds(1)
    /// How often a subscription is asked for because of the answers to such questions. Two queries that give one value differently, as
    /// fields under one name may, would ask for each other for ever.
    static let limit: Int = 3

    private var waiting: [String] = []
    /// Those whose answers have not come yet.
    private var asked: Set<String> = []
    /// Those of which the last that came was such an answer.
    private var answered: Set<String> = []
    /// How often each was asked for since something else than such an answer changed anything.
    private var counts: [String: Int] = [:]

    /// Whether any is to be asked for.
    var areWaiting: Bool { !waiting.isEmpty }

    /// These have strayed.
    ///
    /// - Parameter source: the subscription whose result changed them; nothing when that was an execution.
    mutating func add(_ ids: [String], by source: String?) {
        if source.map(answered.contains) != true { counts = [:] }
        waiting += ids.filter { !waiting.contains($0) && counts[$0, default: 0] < Self.limit }
    }

    /// Something came. If it is not what is shown it may be newer or older than the other answer, so that it settles nothing.
    mutating func heard(_ id: String) {
        if asked.remove(id) != nil { answered.insert(id) } else { answered.remove(id) }
    }

    /// What came is what is shown.
    mutating func agree(_ id: String) { waiting.removeAll { $0 == id } }

    /// Those to ask for now.
    mutating func ask() -> [String] {
        let ids: [String] = waiting
        waiting = []
        asked.formUnion(ids)
        for id: String in ids { counts[id, default: 0] += 1 }
        return ids
    }

    /// Nobody follows it any more.
    mutating func remove(_ id: String) {
        waiting.removeAll { $0 == id }
        asked.remove(id)
        answered.remove(id)
        counts[id] = nil
    }
}
