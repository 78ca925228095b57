/// A day of the proleptic Gregorian calendar.
///
/// - Source: the algorithms of "days from civil" count days in eras of 400 years, with years that begin in March so that the leap day
///   comes last.
struct CivilDay: Hashable {
    var year: Int
    var month: Int
    var day: Int

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day a number of days after 1970-01-01.
    init(daysSinceEpoch days: Int) {
        let shifted: Int = days + 719_468
        let era: Int = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra: Int = shifted - era * 146_097
        let yearOfEra: Int = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth: Int = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01.
    var daysSinceEpoch: Int {
        let shiftedYear: Int = month <= 2 ? year - 1 : year
        let era: Int = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra: Int = shiftedYear - era * 400
        let dayOfYear: Int = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra: Int = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Whether there is such a day.
    var exists: Bool {
        guard (1...12).contains(month), day >= 1 else { return false }
        let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths: [Int] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return day <= lengths[month - 1]
    }

    /// `YYYY-MM-DD`.
    var text: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// A number with zeros before it.
func padded(_ number: Int, _ width: Int) -> String {
    let digits: String = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
