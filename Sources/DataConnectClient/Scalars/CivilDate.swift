/// The proleptic Gregorian calendar as arithmetic, without time zones.
enum CivilDate {
    /// Days from 1970-01-01 to a date.
    ///
    /// - Source: the calendar repeats after 146,097 days; years begin in March, so that the leap day is the last.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted: Int = month > 2 ? year : year - 1
        let era: Int = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra: Int = shifted - era * 400
        let dayOfYear: Int = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date that lies `days` after 1970-01-01.
    static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted: Int = days + 719_468
        let era: Int = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra: Int = shifted - era * 146_097
        let yearOfEra: Int = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month: Int = (5 * dayOfYear + 2) / 153
        let day: Int = dayOfYear - (153 * month + 2) / 5 + 1
        let year: Int = yearOfEra + era * 400
        return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
    }

    /// Whether there is such a day in the years 1 to 9999.
    static func isValid(year: Int, month: Int, day: Int) -> Bool {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return false }
        return date(days: days(year: year, month: month, day: day)) == (year, month, day)
    }

    /// `YYYY-MM-DD`.
    static func text(year: Int, month: Int, day: Int) -> String {
        "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// A number that is not negative, with leading zeros.
    static func padded(_ number: Int, _ width: Int) -> String {
        let digits: String = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Reads `YYYY-MM-DD`.
    static func parse(_ text: some Collection<UInt8>) -> (year: Int, month: Int, day: Int)? {
        let bytes: [UInt8] = Array(text)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year: Int = number(bytes[0..<4]), let month: Int = number(bytes[5..<7]),
            let day: Int = number(bytes[8..<10]), isValid(year: year, month: month, day: day)
        else { return nil }
        return (year, month, day)
    }

    /// Reads digits and nothing else.
    static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value: Int = 0
        for digit: UInt8 in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return digits.isEmpty ? nil : value
    }
}
