import Testing

@testable import dataconnect

/// Whatever strangers call themselves, a line of the log stays a line, and a terminal that shows it shows it all.
@Suite struct LogTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("user:ada@example.org", "user:ada@example.org"), ("café", "café"), ("", "\"\""),
        ("two words", "\"two words\""), ("a=b", "\"a=b\""), ("a\\b", "a\\b"), ("a \"b\" \\", "\"a \\\"b\\\" \\\\\""),
        ("a\nb\r\tc", "\"a\\nb\\r\\tc\""), ("\u{1B}[2J", "\"\\u{1B}[2J\""), ("a\u{85}b", "\"a\\u{85}b\""),
        ("a\u{2028}b\u{2029}", "\"a\\u{2028}b\\u{2029}\""), ("\u{202E}nimda", "\"\\u{202E}nimda\""),
        ("a\u{200B}b", "\"a\\u{200B}b\""), ("a\u{0}", "\"a\\u{0}\""), ("e\u{301}", "e\u{301}"),
    ])
    func writesAValue(_ text: String, _ expected: String) { #expect(LogText.quoted(text) == expected) }

    @Test func writesAMessageWithoutQuotationMarks() {
        #expect(LogText.shown("it says \"no\"\n\u{1B}[31m = x") == "it says \"no\"\\n\\u{1B}[31m = x")
    }
}
