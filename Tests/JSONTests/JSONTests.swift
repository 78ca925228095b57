import JSON
import Testing

@Suite struct JSONTests {
    @Test func readsEveryKindAndKeepsOrderAndSpelling() throws {
        let text: String = #" {"b" : [1, -2.50, 1e3, true, null], "a":{"text":"q\"\\\/\u00e9\ud83d\ude00\n"}} "#
        let value: JSONValue = try parseJSON(Array(text.utf8))
        #expect(value["b"]?.array?.map { $0.number?.text } == ["1", "-2.50", "1e3", nil, nil])
        #expect(value["a"]?["text"] == "q\"\\/é😀\n")
        #expect(value.text.description == #"{"b":[1,-2.50,1e3,true,null],"a":{"text":"q\"\\/é😀\n"}}"#)
    }

    @Test(arguments: [
        ("", "the text ends too early at byte 0"),
        ("{", "the text ends too early at byte 1"),
        ("[1,]", "a comma before the closing bracket at byte 3"),
        ("[1 2]", "',' or ']' was expected at byte 3"),
        ("{\"a\":1,\"a\":2}", "the member \"a\" is given twice at byte 11"),
        ("{a:1}", "a member name in double quotes was expected at byte 1"),
        ("01", "a number may not begin with 0 at byte 0"),
        ("-", "a digit was expected at byte 1"),
        ("1 x", "unexpected 'x' after the value at byte 2"),
        ("\"\\ud800\"", "the escape is half of a surrogate pair at byte 1"),
        ("\"\\q\"", "unknown escape at byte 1"),
        ("\"a\nb\"", "a control character in a string must be escaped at byte 2"),
        ("\"abc", "the string is not closed at byte 0"),
        ("nul", "'null' was expected at byte 0"),
        ("NaN", "unexpected 'N', a value was expected at byte 0"),
    ])
    func refusesWithThePlace(text: String, message: String) {
        do throws(JSONError) {
            _ = try parseJSON(Array(text.utf8))
            Issue.record("accepted \(text)")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func boundsNesting() {
        let deep: String = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
        #expect(throws: JSONError("nested deeper than 64 levels", at: 64)) { try parseJSON(Array(deep.utf8)) }
    }

    @Test func skipsWhatNobodyAskedFor() throws {
        let text: String = #"{"skip":{"deep":[1,"}",{"x":2}]},"want":"here"}"#
        var reader: JSONReader = JSONReader(Array(text.utf8))
        try reader.beginObject()
        #expect(try reader.nextName(isFirst: true) == "skip")
        try reader.skipValue()
        #expect(try reader.nextName(isFirst: false) == "want")
        #expect(try reader.readString() == "here")
        #expect(try reader.nextName(isFirst: false) == nil)
        try reader.finish()
    }

    @Test func knowsWholeNumbers() {
        #expect(JSONNumber(validated: "9223372036854775807").int64 == .max)
        #expect(JSONNumber(validated: "1e2").int64 == 100)
        #expect(JSONNumber(validated: "3.0").int64 == 3)
        #expect(JSONNumber(validated: "3.5").int64 == nil)
        #expect(JSONNumber(validated: "1e300").int64 == nil)
    }

    @Test func keepsSurrogatesWhenAsked() throws {
        var reader: JSONReader = JSONReader(Array(#""\ud800x""#.utf8), keepsSurrogates: true)
        #expect(try reader.readStringBytes() == [0xED, 0xA0, 0x80, UInt8(ascii: "x")])
    }

    /// Any bytes either parse to what prints and parses the same, or are refused; never a crash, never a hang.
    @Test func survivesRandomBytes() {
        let seed: UInt64 = UInt64.random(in: 1...UInt64.max)
        var state: UInt64 = seed
        let letters: [UInt8] = Array(#"{}[]",:\u0123456789eE+-.truefalsn "#.utf8)
        for _ in 0..<20_000 {
            var text: [UInt8] = []
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(letters[Int(state >> 33) % letters.count])
            }
            guard let value: JSONValue = try? parseJSON(text) else { continue }
            #expect((try? parseJSON(value.text.utf8)) == value, "seed \(seed)")
        }
    }
}
