import SchemaModel

/// Times that are reckoned from others: what is added, then what is taken off, then the cut.
extension Model {
    /// - Returns: nothing where the time to start from is left out.
    func relativeTime(_ given: Given, isDate: Bool, _ call: Call) throws(Failure) -> Value? {
        for member: Given.Member in given.members {
            call.note(.times, member.name)
            for unit: Given.Member in member.value.members { call.note(.times, unit.name) }
        }
        guard case .object = given else { return given == .absent ? nil : .null }
        let start: Given = [given["at"], given["on"]].first { $0 != .absent } ?? .absent
        var time: Int64 = now
        switch start {
        case .text(let text):
            time =
                isDate
                ? Int64(Calendar.days(text.description)) * Calendar.microsecondsPerDay
                : Calendar.microseconds(text.description)
        case .null: return .null
        default:
            // `now` and `today` are written down; anything else is a variable that was left out.
            guard given["now"] != .absent || given["today"] != .absent else {
                call.note(.times, "start left out")
                return nil
            }
        }
        if isDate { time -= Self.timeOfDay(time) }
        time = try Self.shift(time, by: given["add"], sign: 1)
        time = try Self.shift(time, by: given["sub"], sign: -1)
        if let unit: String = given["truncateTo"].text { time = Self.truncated(time, to: unit) }
        return isDate ? .day(Int((time - Self.timeOfDay(time)) / Calendar.microsecondsPerDay)) : .instant(time)
    }

    private static func timeOfDay(_ time: Int64) -> Int64 {
        let rest: Int64 = time % Calendar.microsecondsPerDay
        return rest < 0 ? rest + Calendar.microsecondsPerDay : rest
    }

    /// Months first, then days, then the rest; the last day of a month where it has no such day.
    static func shift(_ time: Int64, by duration: Given, sign: Int64) throws(Failure) -> Int64 {
        func number(_ unit: String) -> Int64 {
            if case .number(let digits) = duration[unit] { Int64(digits) ?? 0 } else { 0 }
        }
        let months: Int64 = sign * (number("months") + number("years") * 12)
        let days: Int64 = sign * (number("days") + number("weeks") * 7)
        let seconds: Int64 = number("seconds") + number("minutes") * 60 + number("hours") * 3600
        let rest: Int64 = sign * (number("milliseconds") * 1000 + seconds * 1_000_000)
        let clock: Int64 = timeOfDay(time)
        let date = Calendar.date(days: Int((time - clock) / Calendar.microsecondsPerDay))
        let month: Int = date.year * 12 + date.month - 1 + Int(months)
        // Beyond these years databases and languages do not agree on what a date is.
        guard (1600 * 12...9990 * 12).contains(month) else { throw .undecided }
        let (year, ofYear): (Int, Int) = (month / 12, month % 12)
        let day: Int = min(date.day, Calendar.lengths(of: year)[ofYear])
        let shifted: Int = Calendar.days(year: year, month: ofYear + 1, day: day)
        let result: Int64 = (Int64(shifted) + days) * Calendar.microsecondsPerDay + clock + rest
        let first: Int = Calendar.days(year: 1600, month: 1, day: 1)
        let last: Int = Calendar.days(year: 9990, month: 1, day: 1)
        guard (Int64(first)...Int64(last)).contains(result / Calendar.microsecondsPerDay) else { throw .undecided }
        return result
    }

    private static func truncated(_ time: Int64, to unit: String) -> Int64 {
        let clock: Int64 = timeOfDay(time)
        let days: Int = Int((time - clock) / Calendar.microsecondsPerDay)
        let date = Calendar.date(days: days)
        let lengths: [String: Int64] = ["SECOND": 1_000_000, "MINUTE": 60_000_000, "HOUR": 3_600_000_000]
        if let length: Int64 = lengths[unit] { return time - clock % length }
        let day: Int =
            switch unit {
            // 1970-01-01 was a Thursday; weeks begin on Monday.
            case "WEEK": days - (((days + 3) % 7) + 7) % 7
            case "MONTH": Calendar.days(year: date.year, month: date.month, day: 1)
            case "YEAR": Calendar.days(year: date.year, month: 1, day: 1)
            default: days
            }
        return Int64(day) * Calendar.microsecondsPerDay
    }
}
