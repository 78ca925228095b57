/// A point in time, from the year 1 to the year 9999, to the nanosecond.
public struct TimestampValue: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public let seconds: Int64
    /// Nanoseconds after those seconds, 0 to 999,999,999.
    public let nanoseconds: Int32

    /// 0001-01-01T00:00:00Z in seconds.
    static let minimumSeconds: Int64 = -62_135_596_800
    /// 9999-12-31T23:59:59Z in seconds.
    static let maximumSeconds: Int64 = 253_402_300_799

    /// A point in time, or nil when it is out of range.
    public init?(seconds: Int64, nanoseconds: Int32 = 0) {
        guard (Self.minimumSeconds...Self.maximumSeconds).contains(seconds) else { return nil }
        guard (0..<1_000_000_000).contains(nanoseconds) else { return nil }
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// The point in time a span later, or nil when it is out of range.
    public func adding(_ span: DurationValue) -> TimestampValue? {
        let whole: (seconds: Int64, nanoseconds: Int64) = floorDivide(span.nanoseconds, 1_000_000_000)
        let nanos: (carry: Int64, rest: Int64) = floorDivide(Int64(nanoseconds) + whole.nanoseconds, 1_000_000_000)
        return TimestampValue(seconds: seconds + whole.seconds + nanos.carry, nanoseconds: Int32(nanos.rest))
    }

    /// The span from another point in time to this one, or nil when it is out of range.
    public func since(_ start: TimestampValue) -> DurationValue? {
        DurationValue(
            seconds: seconds - start.seconds, nanoseconds: Int64(nanoseconds) - Int64(start.nanoseconds))
    }
}

extension TimestampValue: Comparable {
    /// Whether one point in time is before another.
    public static func < (left: TimestampValue, right: TimestampValue) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

/// Quotient and remainder of a division that rounds down, so that the remainder is never negative.
func floorDivide(_ dividend: Int64, _ divisor: Int64) -> (Int64, Int64) {
    let result: (quotient: Int64, remainder: Int64) = dividend.quotientAndRemainder(dividingBy: divisor)
    return result.remainder < 0
        ? (result.quotient - 1, result.remainder + divisor) : (result.quotient, result.remainder)
}
