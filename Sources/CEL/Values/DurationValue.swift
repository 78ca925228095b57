/// A span of time in nanoseconds, about 292 years either way.
///
/// The range is the one the language definition gives ("Overflow"): a single 64-bit number of nanoseconds.
public struct DurationValue: Hashable, Sendable {
    /// The whole span in nanoseconds.
    public let nanoseconds: Int64

    /// A span of so many nanoseconds.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// A span of seconds and nanoseconds, or nil when it is out of range.
    public init?(seconds: Int64, nanoseconds: Int64 = 0) {
        let whole: OverflowResult = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !whole.overflow else { return nil }
        let sum: OverflowResult = whole.partialValue.addingReportingOverflow(nanoseconds)
        guard !sum.overflow else { return nil }
        self.nanoseconds = sum.partialValue
    }

    /// The whole seconds of the span, towards zero.
    public var wholeSeconds: Int64 { nanoseconds / 1_000_000_000 }
}

extension DurationValue: Comparable {
    /// Whether one span is shorter than another.
    public static func < (left: DurationValue, right: DurationValue) -> Bool { left.nanoseconds < right.nanoseconds }
}

/// What the standard library reports of an operation on integers.
typealias OverflowResult = (partialValue: Int64, overflow: Bool)
