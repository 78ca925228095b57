public import Foundation

/// A date of the Gregorian calendar without a time of day: the scalar `Date`.
public struct LocalDate: Hashable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A date by its parts.
    ///
    /// - Errors: `DataConnectCodecError.invalidLocalDateFormat` when there is no such day.
    public init(year: Int, month: Int, day: Int) throws {
        guard CivilDate.isValid(year: year, month: month, day: day) else {
            throw DataConnectCodecError(.invalidLocalDateFormat, "there is no day \(year)-\(month)-\(day)")
        }
        self.init(valid: (year, month, day))
    }

    /// The day it is at an instant, in the machine's time zone.
    public init(date: Date) {
        let offset: Int = TimeZone.current.secondsFromGMT(for: date)
        let seconds: Double = (date.timeIntervalSince1970 + Double(offset)).rounded(.down)
        self.init(valid: CivilDate.date(days: Int((seconds / 86_400).rounded(.down))))
    }

    /// A date written as `YYYY-MM-DD`.
    ///
    /// - Errors: `DataConnectCodecError.invalidLocalDateFormat` for anything else.
    public init(localDateString: String) throws {
        guard let parts = CivilDate.parse(localDateString.utf8) else {
            throw DataConnectCodecError(.invalidLocalDateFormat, "\"\(localDateString)\" is no date")
        }
        self.init(valid: parts)
    }

    private init(valid parts: (year: Int, month: Int, day: Int)) {
        year = parts.year
        month = parts.month
        day = parts.day
    }
}

extension LocalDate: Comparable {
    /// Whether `left` is the earlier day.
    public static func < (left: LocalDate, right: LocalDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension LocalDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String { CivilDate.text(year: year, month: month, day: day) }
}

extension LocalDate: Codable {
    /// Reads `YYYY-MM-DD`.
    public init(from decoder: any Decoder) throws {
        try self.init(localDateString: decoder.singleValueContainer().decode(String.self))
    }

    /// Writes `YYYY-MM-DD`.
    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(description)
    }
}
