import Reactor

/// Counts the connections of all loops against one limit.
public final class ConnectionGauge: Sendable {
    /// What to do with a new connection.
    enum Admission: Hashable {
        case served
        /// To be told that there is no room: 503, or 1013 on a stream.
        case turnedAway
        /// Not even that.
        case dropped
    }

    private let limit: Int
    private let count: Lock<Int> = Lock(0)

    /// How many connections over the limit are kept for long enough to be told.
    private static let courtesy: Int = 256

    /// A gauge for a whole process.
    public init(limit: Int) {
        self.limit = limit
    }

    /// How many connections there are.
    public var current: Int { count.withLock { $0 } }

    func enter() -> Admission {
        let number: Int = count.withLock { count in
            count += 1
            return count
        }
        guard number > limit else { return .served }
        guard number > limit + Self.courtesy else { return .turnedAway }
        leave()
        return .dropped
    }

    func leave() {
        count.withLock { $0 -= 1 }
    }
}
