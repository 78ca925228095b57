import Foundation
import JSON
import Testing

@testable import DataConnectClient

@Suite struct LocalDateTests {
    @Test(arguments: ["0001-01-01", "1970-01-01", "2000-02-29", "2023-12-31", "9999-12-31"])
    func readsWhatItWrites(text: String) throws {
        #expect(try LocalDate(localDateString: text).description == text)
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-10", "2023-1-01", "0000-01-01", "2023-01-01Z", "",
    ])
    func refusesWhatIsNoDate(text: String) {
        let error: DataConnectCodecError? = #expect(throws: DataConnectCodecError.self) {
            try LocalDate(localDateString: text)
        }
        #expect(error?.code == .invalidLocalDateFormat)
    }

    @Test func comparesByTheCalendar() throws {
        let dates: [LocalDate] = try ["2024-03-01", "2023-12-31", "2024-02-29"].map(LocalDate.init(localDateString:))
        #expect(dates.sorted().map(\.description) == ["2023-12-31", "2024-02-29", "2024-03-01"])
    }

    @Test func countsDaysBothWays() {
        for days: Int in stride(from: -719_162, through: 2_932_896, by: 31) {
            let date: (year: Int, month: Int, day: Int) = CivilDate.date(days: days)
            #expect(CivilDate.days(year: date.year, month: date.month, day: date.day) == days)
        }
    }
}

@Suite struct TimestampTests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01T00:00:00Z"),
            ("2024-02-29t12:30:00.5z", 1_709_209_800, 500_000_000, "2024-02-29T12:30:00.5Z"),
            ("2024-02-29T14:30:00.123456789+02:00", 1_709_209_800, 123_456_789, "2024-02-29T12:30:00.123456789Z"),
            ("2024-02-28T23:30:00-13:00", 1_709_209_800, 0, "2024-02-29T12:30:00Z"),
            ("1969-12-31T23:59:59.999999999Z", -1, 999_999_999, "1969-12-31T23:59:59.999999999Z"),
            ("0001-01-01T00:00:00Z", -62_135_596_800, 0, "0001-01-01T00:00:00Z"),
        ])
    func readsAndWrites(text: String, seconds: Int64, nanoseconds: Int32, written: String) throws {
        let value: Timestamp = try #require(Timestamp(rfc3339: text))
        #expect(value == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
        #expect(value.description == written)
    }

    @Test(
        arguments: [
            "2024-02-29", "2024-02-29T12:30:00", "2024-02-29T24:00:00Z", "2024-02-30T12:30:00Z",
            "2024-02-29T12:30:00.Z1",
            "2024-02-29T12:30:00.1234567890Z", "2024-02-29T12:30:00+2:00", "2024-02-29 12:30:00Z",
        ])
    func refusesWhatIsNoTimestamp(text: String) {
        #expect(Timestamp(rfc3339: text) == nil)
    }

    @Test func carriesNanosecondsOver() {
        #expect(Timestamp(seconds: 5, nanoseconds: -1) == Timestamp(seconds: 4, nanoseconds: 999_999_999))
        #expect(Timestamp(seconds: 5, nanoseconds: 1_500_000_000) == Timestamp(seconds: 6, nanoseconds: 500_000_000))
    }

    @Test func becomesADate() {
        #expect(
            Timestamp(date: Timestamp(seconds: 7, nanoseconds: 250_000_000).dateValue()).description
                == "1970-01-01T00:00:07.25Z")
    }
}

@Suite struct AnyValueTests {
    @Test func keepsWholeNumbersWhole() throws {
        let value: AnyValue = try WireCodec.data(AnyValue.self, from: JSONText(#"{"b": 9007199254740993, "a": 1.5}"#))
        #expect(value.description == #"{"a":1.5,"b":9007199254740993}"#)
        #expect(try value.decodeValue([String: Double].self)?["a"] == 1.5)
    }

    @Test func reads64BitIntegersInBothForms() throws {
        #expect(try AnyValue(json: "12").decodeValue(Int64.self) == 12)
        #expect(try AnyValue(json: 12).decodeValue(Int64.self) == 12)
    }

    @Test func isEqualWhateverTheOrderOfMembers() {
        #expect(AnyValue(json: ["a": 1, "b": [true]]) == AnyValue(json: ["b": [true], "a": 1]))
    }
}
