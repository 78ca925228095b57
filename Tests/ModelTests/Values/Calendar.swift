/// Days and points in time, by counting: slow, and nothing to go wrong.
enum Calendar {
    static let microsecondsPerDay: Int64 = 86_400_000_000

    /// Days from 1970-01-01 to a day `YYYY-MM-DD`; whatever follows is not read.
    static func days(_ text: String) -> Int {
        let parts: [Int] = text.prefix(10).split(separator: "-").map { Int($0) ?? 0 }
        return days(year: parts[0], month: parts[1], day: parts[2])
    }

    static func days(year: Int, month: Int, day: Int) -> Int {
        daysBefore(year: year) - daysBefore(year: 1970) + lengths(of: year).prefix(month - 1).reduce(0, +) + day - 1
    }

    static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        var year: Int = 1970 + days / 366
        if days < 0 { year -= 1 }
        while self.days(year: year, month: 1, day: 1) > days { year -= 1 }
        while self.days(year: year + 1, month: 1, day: 1) <= days { year += 1 }
        var rest: Int = days - self.days(year: year, month: 1, day: 1)
        var month: Int = 1
        for length: Int in lengths(of: year) {
            if rest < length { break }
            rest -= length
            month += 1
        }
        return (year, month, rest + 1)
    }

    static func lengths(of year: Int) -> [Int] {
        [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func daysBefore(year: Int) -> Int {
        let past: Int = year - 1
        return past * 365 + past / 4 - past / 100 + past / 400
    }

    /// Microseconds from 1970-01-01T00:00:00Z to an RFC 3339 text; digits below a microsecond are dropped.
    static func microseconds(_ text: String) -> Int64 {
        let clock: Substring = text.dropFirst(11)
        let fields: [Int64] = clock.prefix(8).split(separator: ":").map { Int64($0) ?? 0 }
        let rest: Substring = clock.dropFirst(8)
        let fraction: Substring = rest.hasPrefix(".") ? rest.dropFirst().prefix { $0.isNumber } : ""
        let zone: Substring = rest.drop { $0 == "." || $0.isNumber }
        var offset: Int64 = 0
        if zone.hasPrefix("+") || zone.hasPrefix("-") {
            let parts: [Int64] = zone.dropFirst().split(separator: ":").map { Int64($0) ?? 0 }
            offset = (parts[0] * 60 + parts[1]) * (zone.hasPrefix("-") ? -1 : 1)
        }
        let seconds: Int64 = Int64(days(text)) * 86_400 + fields[0] * 3600 + fields[1] * 60 + fields[2] - offset * 60
        let digits: String = String((fraction + "000000").prefix(6))
        return seconds * 1_000_000 + (Int64(digits) ?? 0)
    }

    static func text(days: Int) -> String {
        let (year, month, day): (Int, Int, Int) = date(days: days)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    static func text(microseconds: Int64) -> String {
        let rest: Int64 = ((microseconds % microsecondsPerDay) + microsecondsPerDay) % microsecondsPerDay
        let days: Int = Int((microseconds - rest) / microsecondsPerDay)
        let seconds: Int = Int(rest / 1_000_000)
        let clock: String = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
            .joined(separator: ":")
        return "\(text(days: days))T\(clock).\(padded(Int(rest % 1_000_000), 6))Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits: String = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
