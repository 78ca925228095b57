/// The date of a response, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// - Source: RFC 9110, section 5.6.7.
enum HTTPDate {
    private static let days: [String] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months: [String] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Formats seconds since 1970, which were a Thursday's.
    static func format(_ seconds: Int64) -> String {
        let day: Int = Int(seconds / 86_400)
        let time: Int = Int(seconds % 86_400)
        let (year, month, date): (Int, Int, Int) = civil(day)
        return "\(days[day % 7]), \(two(date)) \(months[month - 1]) \(year) "
            + "\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) GMT"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Year, month and day of a day since 1970. Years begin in March here, so that the leap day comes last.
    private static func civil(_ day: Int) -> (Int, Int, Int) {
        let shifted: Int = day + 719_468
        let era: Int = shifted / 146_097
        let dayOfEra: Int = shifted % 146_097
        let yearOfEra: Int = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth: Int = (5 * dayOfYear + 2) / 153
        let month: Int = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let date: Int = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
    }
}
