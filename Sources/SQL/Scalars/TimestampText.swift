/// The one spelling of a point in time: UTC, six fraction digits, `Z` (observed of the official server).
public enum TimestampText {
    /// 1583-01-01T00:00:00Z.
    private static let firstSecond: Int64 = Int64(CivilDay(year: 1583, month: 1, day: 1).daysSinceEpoch) * 86_400
    /// 9999-12-31T23:59:59Z.
    private static let lastSecond: Int64 = Int64(CivilDay(year: 10_000, month: 1, day: 1).daysSinceEpoch) * 86_400 - 1

    /// Whether the year of a time is one of 1583 to 9999.
    public static func isInRange(microseconds: Int64) -> Bool {
        (firstSecond * 1_000_000...lastSecond * 1_000_000 + 999_999).contains(microseconds)
    }

    /// Microseconds since 1970-01-01T00:00:00Z as text.
    public static func text(microseconds: Int64) -> String {
        let perDay: Int64 = 86_400_000_000
        let days: Int64 = microseconds >= 0 ? microseconds / perDay : -((perDay - 1 - microseconds) / perDay)
        let rest: Int = Int(microseconds - days * perDay)
        let seconds: Int = rest / 1_000_000
        let time: String = "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
        return "\(CivilDay(daysSinceEpoch: Int(days)).text)T\(time).\(padded(rest % 1_000_000, 6))Z"
    }

    /// The canonical spelling of an RFC 3339 timestamp, or nothing when the text is none.
    ///
    /// - Bounds: years 1583 to 9999, as written and in UTC; at most nine fraction digits, of which those below a microsecond are dropped.
    public static func canonical(_ text: String) -> String? {
        microseconds(text).map(Self.text(microseconds:))
    }

    /// An RFC 3339 timestamp as microseconds since 1970-01-01T00:00:00Z.
    public static func microseconds(_ text: String) -> Int64? {
        var scanner: TextScanner = TextScanner(text)
        guard let day: CivilDay = scanner.day(), scanner.take("T") || scanner.take("t") || scanner.take(" "),
            let hour: Int = scanner.number(2), hour < 24, scanner.take(":"),
            let minute: Int = scanner.number(2), minute < 60, scanner.take(":"),
            let second: Int = scanner.number(2), second < 60,
            let fraction: Int = scanner.fraction(), let offset: Int = scanner.zoneOffsetMinutes(), scanner.isAtEnd
        else { return nil }
        let minutes: Int = hour * 60 + minute - offset
        let seconds: Int64 = Int64(day.daysSinceEpoch) * 86_400 + Int64(minutes) * 60 + Int64(second)
        // An offset may lead out of the years that PostgreSQL, CEL and this reader agree on.
        guard (firstSecond...lastSecond).contains(seconds) else { return nil }
        return seconds * 1_000_000 + Int64(fraction)
    }
}

/// The one spelling of a day: `YYYY-MM-DD`.
public enum DateText {
    /// The canonical spelling of a date, or nothing when the text is none.
    ///
    /// - Accepts: an RFC 3339 timestamp too, of which everything from the `T` on is dropped.
    public static func canonical(_ text: String) -> String? {
        var scanner: TextScanner = TextScanner(text)
        guard let day: CivilDay = scanner.day() else { return nil }
        guard scanner.isAtEnd || TimestampText.microseconds(text) != nil else { return nil }
        return day.text
    }

    /// The day in UTC of a point in time.
    public static func text(microseconds: Int64) -> String {
        String(TimestampText.text(microseconds: microseconds).prefix(10))
    }
}

/// Reads dates and times from left to right.
private struct TextScanner {
    private let bytes: [UInt8]
    private var index: Int = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: letter) else { return false }
        index += 1
        return true
    }

    /// Exactly so many digits.
    mutating func number(_ count: Int) -> Int? {
        guard index + count <= bytes.count else { return nil }
        var value: Int = 0
        for byte: UInt8 in bytes[index..<(index + count)] {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        index += count
        return value
    }

    mutating func day() -> CivilDay? {
        guard let year: Int = number(4), (1583...9999).contains(year), take("-"), let month: Int = number(2), take("-"),
            let day: Int = number(2)
        else { return nil }
        let civil: CivilDay = CivilDay(year: year, month: month, day: day)
        return civil.exists ? civil : nil
    }

    /// Microseconds of an optional fraction of one to nine digits.
    mutating func fraction() -> Int? {
        guard take(".") else { return 0 }
        var digits: [UInt8] = []
        while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
            digits.append(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        guard (1...9).contains(digits.count) else { return nil }
        return (0..<6).reduce(0) { $0 * 10 + ($1 < digits.count ? Int(digits[$1]) : 0) }
    }

    mutating func zoneOffsetMinutes() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isNegative: Bool = take("-")
        guard isNegative || take("+"), let hours: Int = number(2), hours < 24, take(":"), let minutes: Int = number(2),
            minutes < 60
        else { return nil }
        return (isNegative ? -1 : 1) * (hours * 60 + minutes)
    }
}
