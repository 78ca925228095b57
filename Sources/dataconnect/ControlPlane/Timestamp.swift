import Foundation

/// Times as protocol buffers write them in JSON.
enum Timestamp {
    /// The time of day, to the microsecond.
    static var now: String {
        let time: timespec = .now
        var seconds: time_t = time.tv_sec
        var parts: tm = tm()
        gmtime_r(&seconds, &parts)
        func digits(_ number: Int, _ count: Int) -> String {
            let text: String = "\(number)"
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let date: String =
            "\(digits(Int(parts.tm_year) + 1_900, 4))-\(digits(Int(parts.tm_mon) + 1, 2))-\(digits(Int(parts.tm_mday), 2))"
        let clock: [String] = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
        return "\(date)T\(clock.joined(separator: ":")).\(digits(time.tv_nsec / 1_000, 6))Z"
    }
}
