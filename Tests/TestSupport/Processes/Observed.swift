import Foundation

/// A value that changes, and those who wait for it to become something.
///
/// Who wins, the change or the time limit, is decided when it happens and not when a busy task gets to run: so a limit
/// can be short of nothing but a hang.
public final class Observed<Value: Sendable>: @unchecked Sendable {
    // Guard of the unchecked conformance: both are touched under the lock.
    private var current: Value
    private var waiters: [Int: (Value) -> Bool] = [:]
    private var lastWaiter: Int = 0
    private let lock: NSLock = NSLock()

    /// A value to begin with.
    public init(_ value: Value) { current = value }

    /// What it is now.
    public var value: Value { lock.withLock { current } }

    /// Changes it, and wakes those who waited for that.
    public func update(_ change: (inout Value) -> Void) {
        lock.withLock {
            change(&current)
            for (number, isSatisfied) in waiters where isSatisfied(current) { waiters[number] = nil }
        }
    }

    /// Waits until there is something to find in the value.
    ///
    /// - Errors: `TimedOut`, with what was waited for and the value then.
    public func wait<Found: Sendable>(
        for what: String, within limit: Double = Waiting.limit, _ find: @escaping @Sendable (Value) -> Found?
    ) async throws -> Found {
        let found: Found? = await withCheckedContinuation { continuation in
            let number: Int? = lock.withLock {
                if let found: Found = find(current) {
                    continuation.resume(returning: found)
                    return nil
                }
                lastWaiter += 1
                waiters[lastWaiter] = { value in
                    guard let found: Found = find(value) else { return false }
                    continuation.resume(returning: found)
                    return true
                }
                return lastWaiter
            }
            guard let number else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
                let isLate: Bool = lock.withLock { waiters.removeValue(forKey: number) != nil }
                if isLate { continuation.resume(returning: nil) }
            }
        }
        guard let found else { throw TimedOut(what: what, seen: "\(value)") }
        return found
    }
}

/// How long tests wait for what should come at once.
public enum Waiting {
    /// Seconds. Reached by faults alone; generous, because other tests share the machine.
    public static let limit: Double = 120
}

/// Something did not come.
public struct TimedOut: Error, CustomStringConvertible {
    /// What was waited for.
    public let what: String
    /// What was there instead.
    public let seen: String

    /// Both.
    public var description: String { "no \(what) came; there was: \(seen.suffix(4000))" }
}
