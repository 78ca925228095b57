import Reactor

/// How many faults a client may make: a burst of them, and so many a second for ever. Pure.
struct FaultAllowance {
    private let burst: Int
    private let perSecond: Int
    private var left: Int
    private var since: MonotonicInstant?

    init(burst: Int, perSecond: Int) {
        (self.burst, self.perSecond) = (burst, perSecond)
        left = burst
    }

    /// Notes a fault. False when it is one too many.
    mutating func allowsOneMore(at now: MonotonicInstant) -> Bool {
        let passed: Double = (since ?? now).duration(to: now) / .seconds(1)
        let regained: Int = Int(min(passed * Double(perSecond), Double(burst)))
        if regained > 0 || since == nil {
            left = min(burst, left + regained)
            since = now
        }
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
