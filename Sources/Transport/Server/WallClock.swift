#if canImport(Glibc)
    import Glibc
#endif

/// The time of day, for tokens and dates.
public struct WallClock: Sendable {
    private let read: @Sendable () -> Int64

    /// A clock that reads seconds since 1970 from anywhere; tests bring their own.
    public init(_ read: @escaping @Sendable () -> Int64) {
        self.read = read
    }

    /// The machine's clock.
    public static let system: WallClock = WallClock { Int64(time(nil)) }

    /// Seconds since 1970.
    public var now: Int64 { read() }
}
