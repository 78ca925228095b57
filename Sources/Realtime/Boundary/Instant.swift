/// A point in time as the owner of the hub counts it.
///
/// - Shape: nanoseconds since any start the owner chose; it must never go back. Nothing in this module reads a clock.
public struct Instant: Hashable, Sendable {
    /// Nanoseconds since the start.
    public var nanoseconds: Int64

    /// A point in time.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The start.
    public static let zero: Instant = Instant(nanoseconds: 0)

    /// The point in time that much later. Parts of a nanosecond are dropped.
    public static func + (instant: Instant, span: Duration) -> Instant {
        let (seconds, attoseconds): (Int64, Int64) = span.components
        return Instant(nanoseconds: instant.nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

extension Instant: Comparable {
    /// Earlier is less.
    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}
