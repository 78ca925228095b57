/// A point on a clock that never runs backwards. Only differences mean something.
public struct MonotonicInstant: InstantProtocol {
    /// Time since the clock's own beginning.
    public let sinceStart: Duration

    /// The instant that lies `sinceStart` after the clock's beginning.
    public init(sinceStart: Duration) {
        self.sinceStart = sinceStart
    }

    /// The instant `duration` later.
    public func advanced(by duration: Duration) -> MonotonicInstant {
        MonotonicInstant(sinceStart: sinceStart + duration)
    }

    /// How long it is from here to `other`; negative when `other` lies before.
    public func duration(to other: MonotonicInstant) -> Duration {
        other.sinceStart - sinceStart
    }

    /// Whether `left` lies before `right`.
    public static func < (left: MonotonicInstant, right: MonotonicInstant) -> Bool {
        left.sinceStart < right.sinceStart
    }
}

/// The time that an event loop lives by: the machine's, or a test's.
public protocol MonotonicClock: Sendable {
    /// The present.
    var now: MonotonicInstant { get }

    /// Whether the operating system's timers run at the pace of this clock. When false, timers are looked at only
    /// when the clock says that it moved.
    var followsSystemTime: Bool { get }

    /// Asks to be told, on any thread, after each move that no timer of the operating system could notice.
    func onMove(_ observer: @escaping @Sendable () -> Void)
}

/// The machine's monotonic clock.
public struct SystemClock: MonotonicClock {
    private static let origin: ContinuousClock.Instant = .now

    /// The machine's clock; all values are the same clock.
    public init() {}

    /// Time since the process first asked.
    public var now: MonotonicInstant {
        MonotonicInstant(sinceStart: Self.origin.duration(to: .now))
    }

    /// Always true.
    public var followsSystemTime: Bool { true }

    /// Never calls: the operating system's timers see all of it.
    public func onMove(_ observer: @escaping @Sendable () -> Void) {}
}
