import Testing

@testable import OperationCompiler

/// Patterns and ranges made of literals.
@Suite struct PatternTests {
    @Test func escapesWhatLikeReads() {
        #expect(LikePattern.pattern(.contains, "50%_\\") == "%50\\%\\_\\\\%")
        #expect(LikePattern.pattern(.startsWith, "") == "%")
        #expect(LikePattern.pattern(.endsWith, "é") == "%é")
    }

    @Test(
        arguments: [
            ("a", "b"), ("az", "a{"), ("a\u{7F}", "a\u{80}"), ("\u{D7FF}", "\u{E000}"), ("a\u{10FFFF}", "b"), ("", nil),
            ("\u{10FFFF}\u{10FFFF}", nil),
        ] as [(String, String?)])
    func endsThePrefixesRange(_ prefix: String, _ successor: String?) {
        // Compared by code point: equality of strings takes other spellings of a letter for the same.
        #expect(
            LikePattern.successor(of: prefix).map { Array($0.unicodeScalars) }
                == successor.map { Array($0.unicodeScalars) })
    }
}
