/// When the database counts as there, and as there again. A worker's statements run on either of two lanes, so both must have a
/// connection.
///
/// A lane that never had a connection has lost none and never recovers. If it gets its first after the other one has recovered, that
/// is when the worker has: otherwise nobody would be told.
struct LaneRecovery {
    /// What is to be told.
    enum News: Hashable {
        case connected
        case recovered
    }

    private var hasConnected: Bool = false
    private var isRecoveryOwed: Bool = false

    /// A lane has its first connection.
    mutating func opened(areBothUp: Bool) -> [News] {
        guard areBothUp else { return [] }
        return connected() + (isRecoveryOwed ? recovered(areBothUp: true) : [])
    }

    /// A lane has a connection again after it lost one.
    mutating func recovered(areBothUp: Bool) -> [News] {
        isRecoveryOwed = !areBothUp
        return areBothUp ? connected() + [.recovered] : []
    }

    private mutating func connected() -> [News] {
        defer { hasConnected = true }
        return hasConnected ? [] : [.connected]
    }
}
