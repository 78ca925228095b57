/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable, Sendable {
    let year: Int64
    /// 1 to 12.
    let month: Int64
    /// 1 to 31.
    let day: Int64

    /// A day, or nil when the calendar has none such.
    init?(validYear year: Int64, month: Int64, day: Int64) {
        guard (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day so many days after 1970-01-01.
    ///
    /// Counts in years that begin in March, so that the leap day is the last of its year, and in eras of 400 years,
    /// after which the calendar repeats.
    init(daysSinceEpoch days: Int64) {
        let (era, dayOfEra): (Int64, Int64) = floorDivide(days + Self.marchEpoch, 146_097)
        let leapDays: Int64 = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra: Int64 = (dayOfEra - leapDays) / 365
        let dayOfYear: Int64 = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth: Int64 = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    }

    // Days from 0000-03-01 to 1970-01-01.
    private static let marchEpoch: Int64 = 719_468

    /// The number of days after 1970-01-01.
    var daysSinceEpoch: Int64 {
        let shiftedYear: Int64 = month <= 2 ? year - 1 : year
        let (era, yearOfEra): (Int64, Int64) = floorDivide(shiftedYear, 400)
        let shiftedMonth: Int64 = month > 2 ? month - 3 : month + 9
        let dayOfYear: Int64 = (153 * shiftedMonth + 2) / 5 + day - 1
        let dayOfEra: Int64 = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - Self.marchEpoch
    }

    /// 0 for the first of January.
    var dayOfYear: Int64 {
        (1..<month).reduce(day - 1) { $0 + Self.days(in: $1, of: year) }
    }

    private static func days(in month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int64) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}
