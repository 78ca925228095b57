/// The rule that tells the offsets after the last transition of a time zone file: `EST5EDT,M3.2.0,M11.1.0`.
///
/// - Source: POSIX.1-2017, "Environment Variables", `TZ`; RFC 8536, section 3.3.1, which lets times go beyond a day.
struct TimeZoneRule: Sendable {
    private let standard: Int32
    private let daylight: Daylight?

    fileprivate struct Daylight: Sendable {
        let offset: Int32
        let start: Change
        let end: Change
    }

    fileprivate struct Change: Sendable {
        let day: Day
        /// Seconds after midnight.
        let time: Int64
    }

    fileprivate enum Day: Sendable {
        /// 1 to 365, the leap day left out.
        case withoutLeapDay(Int64)
        /// 0 to 365.
        case ofYear(Int64)
        /// A weekday of a month; week 5 is the last.
        case ofMonth(month: Int64, week: Int64, weekday: Int64)
    }

    init?(_ text: String) {
        var scanner: Scanner = Scanner(rest: Array(text.utf8)[...])
        guard scanner.name(), let west: Int64 = scanner.time() else { return nil }
        standard = Int32(-west)
        guard !scanner.rest.isEmpty else {
            daylight = nil
            return
        }
        guard scanner.name() else { return nil }
        var offset: Int32 = standard + 3_600
        if scanner.rest.first != UInt8(ascii: ",") {
            guard let west: Int64 = scanner.time() else { return nil }
            offset = Int32(-west)
        }
        guard let start: Change = scanner.change(), let end: Change = scanner.change() else { return nil }
        daylight = Daylight(offset: offset, start: start, end: end)
    }

    /// The seconds east of UTC at a point in time.
    func offset(at seconds: Int64) -> Int32 {
        guard let daylight: Daylight = daylight else { return standard }
        let (days, _): (Int64, Int64) = floorDivide(seconds + Int64(standard), 86_400)
        let year: Int64 = CivilDate(daysSinceEpoch: days).year
        // Each change is given in the clock time that holds before it.
        let start: Int64 = daylight.start.seconds(in: year) - Int64(standard)
        let end: Int64 = daylight.end.seconds(in: year) - Int64(daylight.offset)
        let isDaylight: Bool =
            start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
        return isDaylight ? daylight.offset : standard
    }

    fileprivate struct Scanner {
        var rest: ArraySlice<UInt8>

        mutating func take(_ byte: UInt8) -> Bool {
            guard rest.first == byte else { return false }
            rest.removeFirst()
            return true
        }

        /// Letters, or anything in angle brackets.
        mutating func name() -> Bool {
            if take(UInt8(ascii: "<")) {
                rest = rest.drop { $0 != UInt8(ascii: ">") }
                return take(UInt8(ascii: ">"))
            }
            let count: Int = rest.prefix { isIdentifierStart($0) }.count
            rest.removeFirst(count)
            return count >= 3
        }

        mutating func number() -> Int64? {
            let digits: ArraySlice<UInt8> = rest.prefix(4).prefix { isDigit($0) }
            rest.removeFirst(digits.count)
            return Int64(String(decoding: digits, as: UTF8.self))
        }

        /// `[±]h[h][:mm[:ss]]` in seconds.
        mutating func time() -> Int64? {
            let isNegative: Bool = rest.first == UInt8(ascii: "-")
            if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard let hours: Int64 = number() else { return nil }
            var seconds: Int64 = hours * 3_600
            for unit in [60, 1] as [Int64] where take(UInt8(ascii: ":")) {
                guard let part: Int64 = number() else { return nil }
                seconds += part * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func change() -> Change? {
            guard take(UInt8(ascii: ",")), let day: Day = day() else { return nil }
            guard take(UInt8(ascii: "/")) else { return Change(day: day, time: 7_200) }
            return time().map { Change(day: day, time: $0) }
        }

        private mutating func day() -> Day? {
            if take(UInt8(ascii: "J")) { return number().map(Day.withoutLeapDay) }
            guard take(UInt8(ascii: "M")) else { return number().map(Day.ofYear) }
            guard let month: Int64 = number(), (1...12).contains(month), take(UInt8(ascii: ".")),
                let week: Int64 = number(), (1...5).contains(week), take(UInt8(ascii: ".")),
                let weekday: Int64 = number(), (0...6).contains(weekday)
            else { return nil }
            return .ofMonth(month: month, week: week, weekday: weekday)
        }
    }
}

extension TimeZoneRule.Change {
    /// When the change is in a year, in clock time as if it were UTC.
    fileprivate func seconds(in year: Int64) -> Int64 { days(in: year) * 86_400 + time }

    private func days(in year: Int64) -> Int64 {
        let newYear: Int64 = daysOfMonth(1, in: year)
        switch day {
        case .ofYear(let day): return newYear + day
        case .withoutLeapDay(let day):
            let isAfterLeapDay: Bool = day >= 60 && daysOfMonth(3, in: year) - newYear == 60
            return newYear + day - (isAfterLeapDay ? 0 : 1)
        case .ofMonth(let month, let week, let weekday):
            let first: Int64 = daysOfMonth(month, in: year)
            let next: Int64 = month == 12 ? daysOfMonth(1, in: year + 1) : daysOfMonth(month + 1, in: year)
            // 1970-01-01 was a Thursday, the fourth day from Sunday.
            let shift: Int64 = floorDivide(weekday - (first + 4), 7).1
            var result: Int64 = first + shift + (week - 1) * 7
            while result >= next { result -= 7 }
            return result
        }
    }

    /// The first of a month in days since 1970.
    private func daysOfMonth(_ month: Int64, in year: Int64) -> Int64 {
        CivilDate(validYear: year, month: month, day: 1)?.daysSinceEpoch ?? 0
    }
}
