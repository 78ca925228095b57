public import Foundation

/// An instant to the nanosecond: the scalar `Timestamp`.
public struct Timestamp: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, from year 1 to year 9999.
    public let seconds: Int64
    /// Nanoseconds after that, from 0 to 999,999,999.
    public let nanoseconds: Int32

    /// An instant by its parts; nanoseconds beyond a second are carried over.
    public init(seconds: Int64, nanoseconds: Int32) {
        let carried: Int64 = Int64((Double(nanoseconds) / 1e9).rounded(.down))
        self.seconds = seconds + carried
        self.nanoseconds = Int32(Int64(nanoseconds) - carried * 1_000_000_000)
    }

    /// The present.
    public init() { self.init(date: Date()) }

    /// The instant of a date.
    public init(date: Date) {
        let whole: Double = date.timeIntervalSince1970.rounded(.down)
        let fraction: Double = date.timeIntervalSince1970 - whole
        self.init(seconds: Int64(whole), nanoseconds: Int32(min(fraction * 1e9, 999_999_999)))
    }

    /// The nearest date.
    public func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    }
}

extension Timestamp: Comparable {
    /// Whether `left` is the earlier instant.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

extension Timestamp: CustomStringConvertible {
    /// RFC 3339 in UTC, with no more digits of the fraction than there are.
    public var description: String {
        let days: Int = Int((Double(seconds) / 86_400).rounded(.down))
        let time: Int = Int(seconds) - days * 86_400
        let date: (year: Int, month: Int, day: Int) = CivilDate.date(days: days)
        let parts: [String] = [time / 3600, time / 60 % 60, time % 60].map { CivilDate.padded($0, 2) }
        return CivilDate.text(year: date.year, month: date.month, day: date.day) + "T" + parts.joined(separator: ":")
            + fraction + "Z"
    }

    private var fraction: String {
        guard nanoseconds > 0 else { return "" }
        var digits: Substring = CivilDate.padded(Int(nanoseconds), 9)[...]
        while digits.last == "0" { digits.removeLast() }
        return "." + digits
    }
}

extension Timestamp: Codable {
    /// Reads RFC 3339 with any offset and at most nine digits of the fraction.
    public init(from decoder: any Decoder) throws {
        let text: String = try decoder.singleValueContainer().decode(String.self)
        guard let value: Timestamp = Timestamp(rfc3339: text) else {
            throw DataConnectCodecError(.invalidTimestampFormat, "\"\(text)\" is no timestamp")
        }
        self = value
    }

    /// Writes RFC 3339 in UTC.
    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(description)
    }

    init?(rfc3339 text: String) {
        let bytes: [UInt8] = Array(text.uppercased().utf8)
        guard bytes.count >= 20, let date = CivilDate.parse(bytes[0..<10]), bytes[10] == UInt8(ascii: "T"),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let hour: Int = CivilDate.number(bytes[11..<13]), let minute: Int = CivilDate.number(bytes[14..<16]),
            let second: Int = CivilDate.number(bytes[17..<19]), hour < 24, minute < 60, second < 60
        else { return nil }
        var rest: ArraySlice<UInt8> = bytes[19...]
        guard let nanoseconds: Int = Self.takeFraction(&rest), let offset: Int = Self.offset(rest) else { return nil }
        let day: Int = CivilDate.days(year: date.year, month: date.month, day: date.day)
        let time: Int = hour * 3600 + minute * 60 + second - offset
        self.init(seconds: Int64(day * 86_400 + time), nanoseconds: Int32(nanoseconds))
    }

    private static func takeFraction(_ rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.first == UInt8(ascii: ".") else { return 0 }
        rest.removeFirst()
        let digits: ArraySlice<UInt8> = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.count <= 9 else { return nil }
        rest = rest[digits.endIndex...]
        return CivilDate.number(digits + [UInt8](repeating: UInt8(ascii: "0"), count: 9 - digits.count))
    }

    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        guard let sign: UInt8 = text.first else { return nil }
        if sign == UInt8(ascii: "Z") { return text.count == 1 ? 0 : nil }
        let digits: ArraySlice<UInt8> = text.dropFirst()
        let start: Int = digits.startIndex
        guard digits.count == 5, digits[start + 2] == UInt8(ascii: ":"), let hours = CivilDate.number(digits.prefix(2)),
            let minutes = CivilDate.number(digits.suffix(2)), hours < 24, minutes < 60
        else { return nil }
        switch sign {
        case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
        case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
        default: return nil
        }
    }
}
