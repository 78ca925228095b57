import CEL
import Testing

@Suite struct TimeTests {
    @Test(arguments: [
        ("2024-02-29T12:00:00Z", "getDayOfYear()", 59), ("2024-12-31T00:00:00Z", "getDayOfYear()", 365),
        ("0001-01-01T00:00:00Z", "getFullYear()", 1), ("0001-01-01T00:00:00Z", "getDayOfWeek()", 1),
        ("9999-12-31T23:59:59Z", "getDayOfWeek()", 5), ("1969-12-31T23:59:59.5Z", "getMilliseconds()", 500),
        ("2024-07-01T00:00:00Z", "getHours('Europe/Berlin')", 2),
        ("2024-01-01T00:00:00Z", "getHours('Europe/Berlin')", 1),
        // Beyond the last transition of the file the rule at its end tells.
        ("2090-07-01T00:00:00Z", "getHours('Europe/Berlin')", 2),
        ("2090-01-01T00:00:00Z", "getHours('Europe/Berlin')", 1),
        ("2090-01-01T00:00:00Z", "getHours('Australia/Sydney')", 11),
        ("2090-07-01T00:00:00Z", "getHours('Australia/Sydney')", 10),
        ("2090-03-12T06:59:59Z", "getHours('America/New_York')", 1),
        ("2090-03-12T07:00:00Z", "getHours('America/New_York')", 3),
        ("2024-01-01T00:00:00Z", "getMinutes('05:45')", 45), ("2024-01-01T00:00:00Z", "getDate('-00:01')", 31),
        ("2024-01-01T00:00:00Z", "getHours('UTC')", 0),
    ])
    func takesATimeApart(time: String, part: String, expected: Int64) throws {
        #expect(try evaluate("timestamp('\(time)').\(part)") == .int(expected))
    }

    @Test func asksTheProviderOfTheEnvironment() throws {
        var environment: Environment = Environment()
        environment.timeZones = TimeZoneProvider { (zone: String, seconds: Int64) -> Int32? in
            zone == "Moon" && seconds == 0 ? 7_260 : nil
        }
        #expect(try evaluate("timestamp(0).getMinutes('Moon')", in: environment) == .int(1))
        #expect(try evaluate("timestamp(1).getMinutes('Moon')", in: environment).isError)
    }

    @Test func everyDayHasItsTextAndBack() throws {
        for day in stride(from: -719_162, through: 2_932_896, by: 997) {
            let time: TimestampValue = try #require(TimestampValue(seconds: Int64(day) * 86_400))
            #expect(TimestampValue(time.text) == time)
        }
    }
}
