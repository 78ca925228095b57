import Reactor

/// Counts the connections of all loops, together and of each peer, and what is kept for them, against three limits.
public final class ConnectionGauge: Sendable {
    /// What to do with a new connection.
    enum Admission: Hashable {
        case served
        /// To be told that there is no room: 503, or 1013 on a stream.
        case turnedAway
        /// Not even that.
        case dropped
    }

    private struct State {
        var total: Int = 0
        /// Empty where peers have no limit; at most as many as there are connections.
        var ofPeer: [PeerAddress: Int] = [:]
        var unreported: Int = 0
        var lastReport: MonotonicInstant?
    }

    private let limit: Int
    private let limitOfPeer: Int?
    private let limitOfBytes: Int
    private let state: Lock<State> = Lock(State())
    private let bytes: Lock<Int> = Lock(0)

    /// How many connections over the limit are kept for long enough to be told. They come on top of the limit.
    public static let courtesy: Int = 64
    /// The same of one peer, so that one that floods us does not use up what is for all.
    static let courtesyOfPeer: Int = 8
    /// Whoever is refused must not fill the log: one report in this time, with the number of all.
    private static let reportInterval: Duration = .seconds(10)

    /// A gauge for a whole process.
    ///
    /// - Parameters:
    ///   - limitOfPeer: connections of one peer; nothing where peers have no limit.
    ///   - limitOfBytes: what is kept for all connections together of what they ask for.
    public init(limit: Int, limitOfPeer: Int? = nil, limitOfBytes: Int = .max) {
        self.limit = limit
        self.limitOfPeer = limitOfPeer
        self.limitOfBytes = limitOfBytes
    }

    /// How many connections there are.
    public var current: Int { state.withLock { $0.total } }

    /// How many bytes are kept of what is asked for, in the steps in which they are counted.
    public var heldBytes: Int { bytes.withLock { $0 } }

    /// Counts bytes that are kept, or not any more.
    ///
    /// - Returns: false where there is no room for them; they are not counted then.
    func hold(_ change: Int) -> Bool {
        bytes.withLock { bytes in
            guard change <= 0 || bytes + change <= limitOfBytes else { return false }
            bytes += change
            return true
        }
    }

    /// Counts a connection, unless it is to be dropped.
    ///
    /// - Returns: a report besides, where one is due.
    func enter(_ peer: PeerAddress, at now: MonotonicInstant) -> (Admission, ConnectionRefusal?) {
        state.withLock { state in
            let (admission, reason): (Admission, ConnectionRefusal.Limit?) = judge(peer, state)
            if admission != .dropped {
                state.total += 1
                if limitOfPeer != nil { state.ofPeer[peer, default: 0] += 1 }
            }
            return (admission, reason.flatMap { report(peer, $0, at: now, &state) })
        }
    }

    private func judge(_ peer: PeerAddress, _ state: State) -> (Admission, ConnectionRefusal.Limit?) {
        if let limitOfPeer, case let count:Int = state.ofPeer[peer] ?? 0, count >= limitOfPeer {
            let isHeard: Bool =
                count < limitOfPeer + Self.courtesyOfPeer && state.total < limit + Self.courtesy
            return (isHeard ? .turnedAway : .dropped, .ofPeer(limitOfPeer))
        }
        guard state.total >= limit else { return (.served, nil) }
        return (state.total < limit + Self.courtesy ? .turnedAway : .dropped, .total(limit))
    }

    private func report(
        _ peer: PeerAddress, _ reason: ConnectionRefusal.Limit, at now: MonotonicInstant, _ state: inout State
    ) -> ConnectionRefusal? {
        state.unreported += 1
        if let last = state.lastReport, last.duration(to: now) < Self.reportInterval { return nil }
        defer {
            state.unreported = 0
            state.lastReport = now
        }
        return ConnectionRefusal(peer: peer, limit: reason, count: state.unreported)
    }

    func leave(_ peer: PeerAddress) {
        state.withLock { state in
            state.total -= 1
            guard limitOfPeer != nil, let count = state.ofPeer[peer] else { return }
            state.ofPeer[peer] = count > 1 ? count - 1 : nil
        }
    }
}

/// Connections that were refused since the last report.
public struct ConnectionRefusal: Hashable, Sendable {
    /// Which limit the last of them would have exceeded.
    public enum Limit: Hashable, Sendable {
        /// That of all peers together.
        case total(Int)
        /// That of each peer.
        case ofPeer(Int)
    }

    /// Whose connection was the last of them.
    public let peer: PeerAddress
    /// The limit.
    public let limit: Limit
    /// How many there were, of all peers.
    public let count: Int
}
