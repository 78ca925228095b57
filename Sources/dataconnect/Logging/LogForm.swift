import Foundation

/// How events are written.
enum LogForm: Hashable, Sendable {
    /// A line for people and for collectors of logs.
    case plain
    /// The form of the official tools, which Firebase's command line reads.
    case google

    /// What whoever started this process asked for; it counts for what is said before there are options, too.
    static let ofProcess: LogForm = LogForm(arguments: Array(CommandLine.arguments.dropFirst()))

    init(arguments: [String]) {
        let words: CommandWords = CommandWords(arguments, takesValue: ignoredFlags)
        let isGoogle: Bool = words.flags.contains { comparedName($0.name) == "logtostderr" && $0.value != "false" }
        self = isGoogle ? .google : .plain
    }

    /// Text of several lines. Tools take the standard error apart line by line, so that each has its head there; blank ones are left out.
    func text(_ text: String, _ level: LogLevel, file: StaticString, line: UInt) -> String {
        switch self {
        case .plain: text
        case .google:
            text.split(separator: "\n").map { GoogleLogLine(level, file: file, line: line, String($0)).text }.joined()
        }
    }
}

/// One line in the form of Google's programs.
///
/// - Shape: `Lmmdd hh:mm:ss.uuuuuu pid file:line] message`, in local time; the letter is that of the level.
struct GoogleLogLine {
    /// The line with its end.
    let text: String

    init(_ level: LogLevel, file: StaticString, line: UInt, _ message: String, at time: timespec = .now) {
        var seconds: time_t = time.tv_sec
        var parts: tm = tm()
        localtime_r(&seconds, &parts)
        let date: String = Self.digits(Int(parts.tm_mon) + 1, 2) + Self.digits(Int(parts.tm_mday), 2)
        let clock: String = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.digits(Int($0), 2) }
            .joined(separator: ":")
        let process: String = "\(getpid())"
        let padding: String = String(repeating: " ", count: max(0, 7 - process.count))
        let name: Substring = "\(file)".split(separator: "/").last ?? ""
        text =
            "\(Self.letter(level))\(date) \(clock).\(Self.digits(time.tv_nsec / 1_000, 6)) \(padding)\(process)"
            + " \(name):\(line)] \(message)\n"
    }

    private static func letter(_ level: LogLevel) -> String {
        switch level {
        case .debug, .info: "I"
        case .warning: "W"
        case .error: "E"
        }
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text: String = "\(number)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}

extension timespec {
    /// The time of day.
    static var now: timespec {
        var time: timespec = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time
    }
}
