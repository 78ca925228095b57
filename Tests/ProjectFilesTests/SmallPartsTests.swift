import Testing

@testable import ProjectFiles

@Suite struct SmallPartsTests {
    @Test(arguments: [
        ("/a/b/c", "/a/b", "c"), ("/a/x/y", "/a/b/c", "../../x/y"), ("/a", "/a", "."), ("/", "/a", ".."),
    ])
    func writesPathsRelativeToAFolder(path: String, base: String, expected: String) {
        #expect(FolderPath(path).relative(to: FolderPath(base)) == expected)
    }

    @Test(arguments: [
        ("x/../y//./z/", "/a/b/y/z"), ("../../../..", "/"), ("..\\c", "/a/c"), ("/abs", "/abs"), (".", "/a/b"),
    ])
    func joinsPaths(text: String, expected: String) {
        #expect(FolderPath(text, from: FolderPath("/a/b")).text == expected)
    }

    @Test(
        arguments: [
            ("0", .zero), ("250ms", .milliseconds(250)), ("1m30s", .seconds(90)), ("1h", .seconds(3_600)),
            ("", nil), ("5", nil), ("s", nil), ("-5s", nil), ("5 s", nil), ("1d", nil), ("99999999999999999h", nil),
            ("9223372036854775807ns1ns", nil), ("1.5h", .seconds(5_400)), (".25s", .milliseconds(250)),
            ("2.s", .seconds(2)),
            ("7us", .microseconds(7)), ("1.9999999999s", .nanoseconds(1_999_999_999)), (".s", nil), ("1.5", nil),
            ("1..5s", nil),
        ] as [(String, Duration?)])
    func readsDurations(text: String, expected: Duration?) {
        #expect(duration(from: text) == expected)
    }

    @Test(
        arguments: [
            ("4096", 4_096), ("100KB", 102_400), ("50 MiB", 52_428_800), ("1GB", 1_073_741_824), ("0", 0),
            ("", nil), ("KB", nil), ("5TB", nil), ("-1", nil), ("99999999999GB", nil),
        ] as [(String, Int?)])
    func readsAmountsOfBytes(text: String, expected: Int?) {
        #expect(byteCount(from: text) == expected)
    }

    @Test(
        arguments: [
            ("locaton", "location"), ("ServiceID", "serviceId"), ("loaction", "location"), ("xyz", nil), ("", nil),
            ("lo", nil),
        ] as [(String, String?)])
    func suggestsSpellings(word: String, expected: String?) {
        #expect(closestSpelling(of: word, among: ["serviceId", "location"]) == expected)
    }
}
