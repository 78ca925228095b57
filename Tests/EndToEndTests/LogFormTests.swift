import Foundation
import Testing

@testable import dataconnect

@Suite struct LogFormTests {
    @Test func writesTheLinesOfGooglesPrograms() {
        var parts: tm = tm()
        parts.tm_year = 126
        parts.tm_mon = 3
        parts.tm_mday = 23
        parts.tm_hour = 11
        parts.tm_min = 54
        parts.tm_sec = 6
        parts.tm_isdst = -1
        let time: timespec = timespec(tv_sec: mktime(&parts), tv_nsec: 8_012_999)
        let process: String = "\(getpid())"
        let padded: String = String(repeating: " ", count: max(0, 7 - process.count)) + process
        #expect(
            GoogleLogLine(.error, file: "dataconnect/Some.swift", line: 23, "database: cannot be used", at: time).text
                == "E0423 11:54:06.008012 \(padded) Some.swift:23] database: cannot be used\n")
        #expect(LogForm.google.text("a\n\n  b\n", .warning, file: "x", line: 1).split(separator: "] ").count == 3)
        #expect(LogForm.plain.text("a\n\n  b\n", .warning, file: "x", line: 1) == "a\n\n  b\n")
        let levels: [LogLevel] = [.debug, .info, .warning, .error]
        #expect(
            levels.map { GoogleLogLine($0, file: "a", line: 1, "", at: time).text.prefix(1) } == ["I", "I", "W", "E"])
    }

    @Test func isWhatTheCommandLineAsksFor() {
        let lines: [[String]] = [
            ["dev"], ["--logtostderr", "dev"], ["-v=2", "-logtostderr", "build"], ["dev", "--logtostderr=false"],
            ["cel", "--", "--logtostderr"],
        ]
        #expect(lines.map { LogForm(arguments: $0) } == [.plain, .google, .google, .plain, .plain])
    }
}
