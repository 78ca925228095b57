import JSON
import Testing

@testable import Transport

@Suite struct StructTests {
    private func encode(_ json: String) -> String {
        var output: [UInt8] = []
        do throws(StructFault) {
            try StructEncoder.append(object: Array(json.utf8), to: &output)
            return hex(output)
        } catch {
            guard case .malformed(let error) = error else { return "too deep" }
            return "\(error)"
        }
    }

    private func decode(_ bytes: [UInt8]) -> String {
        do throws(ProtobufError) {
            return try StructDecoder.json(bytes, ProtobufReader.Pieces(0..<bytes.count)).description
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        (#"{}"#, ""),
        (#" { "a" : null } "#, "0a 07 0a 01 61 12 02 08 00"),
        (#"{"a":true,"b":false}"#, "0a 07 0a 01 61 12 02 20 01 0a 07 0a 01 62 12 02 20 00"),
        (#"{"n":1.5}"#, "0a 0e 0a 01 6e 12 09 11 00 00 00 00 00 00 f8 3f"),
        (#"{"s":"é\n\u00e9"}"#, "0a 0c 0a 01 73 12 07 1a 05 c3 a9 0a c3 a9"),
        (#"{"l":[1,[]]}"#, "0a 16 0a 01 6c 12 11 32 0f 0a 09 11 00 00 00 00 00 00 f0 3f 0a 02 32 00"),
        (#"{"o":{"x":{}}}"#, "0a 10 0a 01 6f 12 0b 2a 09 0a 07 0a 01 78 12 02 2a 00"),
    ])
    func writesObjects(_ json: String, _ expected: String) {
        #expect(encode(json) == expected)
    }

    /// Lengths of more than a byte stand where a byte was left for them.
    @Test func writesLongLengths() throws {
        let text: String = String(repeating: "x", count: 300)
        let value: [UInt8] = field(3, text)
        let expected: [UInt8] = field(1, field(1, "a") + field(2, field(5, field(1, field(1, "b") + field(2, value)))))
        #expect(encode(#"{"a":{"b":"\#(text)"}}"#) == hex(expected))
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", -0.0), ("12345678901234567890", 12_345_678_901_234_567_168),
            ("9007199254740993", 9_007_199_254_740_992),
            ("0.1", 0.1), ("123456.789", 123456.789), ("1e22", 1e22), ("1E-7", 1e-7), ("-2.5e+3", -2500),
            ("1e400", .greatestFiniteMagnitude),
            ("0.30000000000000004", 0.30000000000000004), ("5e-324", .leastNonzeroMagnitude),
            ("0.00000000000000000000000000001", 1e-29),
            ("99999999999999999999", 1e20),
        ] as [(String, Double)])
    func writesTheNearestDouble(_ text: String, _ number: Double) {
        var bits: UInt64 = number.bitPattern
        var bytes: [UInt8] = []
        for _ in 0..<8 {
            bytes.append(UInt8(bits & 255))
            bits >>= 8
        }
        #expect(encode(#"{"n":\#(text)}"#) == hex(field(1, field(1, "n") + field(2, [0x11] + bytes))))
    }

    @Test(arguments: [
        (#"\ud83d\ude00"#, "f0 9f 98 80"), (#"\ud83d"#, "ef bf bd"), (#"\ude00x"#, "ef bf bd 78"),
        (#"\ud83d\u0041"#, "ef bf bd 41"), (#"\ud83d\n"#, "ef bf bd 0a"),
        (#"\ud83d\ud83d\ude00"#, "ef bf bd f0 9f 98 80"),
    ])
    func writesWholeCharacters(_ escaped: String, _ expected: String) {
        #expect(encode(#"{"":"\#(escaped)"}"#) == hex(field(1, field(1, "") + field(2, field(3, hex(expected))))))
    }

    @Test(arguments: [
        "[]", "", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1"#, #"{"a":1}x"#, #"{"a":"b}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#,
        #"{"a":nul}"#, #"{"a":-}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":[1,]}"#,
        #"{"a":"# + String(repeating: "[", count: 40),
    ])
    func refusesWhatIsNoObject(_ json: String) {
        #expect(encode(json).contains(" at byte "), "\(encode(json))")
    }

    @Test(arguments: [
        #"{}"#, #"{"a":null,"b":[true,false,{}],"c":{"d":"e\"\\\u0001"},"f":-12,"g":0.5,"h":1e+100}"#,
    ])
    func readsBackWhatItWrites(_ json: String) {
        #expect(decode(hex(encode(json))) == json)
    }

    /// The rules of protobuf for what is sent twice.
    @Test(arguments: [
        // A name twice: the last value, once.
        ("0a 07 0a 01 61 12 02 20 01  0a 07 0a 01 61 12 02 20 00", #"{"a":false}"#),
        // A value in two fields of one entry is merged; of two kinds the last counts.
        ("0a 0b 0a 01 61 12 02 20 01 12 02 08 00", #"{"a":null}"#),
        // Two lists in one value behind one another are one list.
        ("0a 13 0a 01 61 12 0e 32 04 0a 02 20 01 32 06 0a 04 20 00 20 01", #"{"a":[true,true]}"#),
        // With another kind between them they are two.
        ("0a 13 0a 01 61 12 0e 32 04 0a 02 20 01 20 00 32 04 0a 02 20 00", #"{"a":[false]}"#),
        // Two structures are merged likewise.
        (
            "0a 1b 0a 01 61 12 16 2a 09 0a 07 0a 01 78 12 02 20 01 2a 09 0a 07 0a 01 79 12 02 20 00",
            #"{"a":{"x":true,"y":false}}"#
        ),
        // No value at all, an empty one, an entry without a name.
        ("0a 03 0a 01 61  0a 05 0a 01 62 12 00  0a 04 12 02 20 01", #"{"a":null,"b":null,"":true}"#),
        // Unknown fields, a group among them, and a known one of another wire type.
        ("10 05  1b 20 01 1c  0d 01 02 03 04  0a 07 0a 01 61 12 02 20 01", #"{"a":true}"#),
    ])
    func readsAsProtobufWants(_ bytes: String, _ expected: String) {
        #expect(decode(hex(bytes)) == expected)
    }

    @Test(arguments: [
        ("0a", "the message ends within a number at byte 1"), ("0a 05 0a", "the message ends within a field at byte 1"),
        ("02 00", "there is no such field at byte 0"), ("0e 00", "there is no such wire type at byte 0"),
        ("0c", "a group ends that has not begun at byte 1"), ("1b 24", "another group ends at byte 2"),
        ("ff ff ff ff ff ff ff ff ff 7f", "a number of more than 64 bits at byte 0"),
        ("0a 0d 0a 00 12 09 11 00 00 00 00 00 00 f0 7f", "a number that is not finite at byte 7"),
        ("0a 08 0a 01 61 12 03 1a 01 ff", "the text is not valid UTF-8 at byte 9"),
    ])
    func refusesBrokenMessages(_ bytes: String, _ fault: String) {
        #expect(decode(hex(bytes)) == fault)
    }

    @Test func boundsDepth() {
        func nested(_ depth: Int) -> [UInt8] {
            var value: [UInt8] = field(6, [])
            for _ in 1..<depth { value = field(6, field(1, value)) }
            return field(1, field(1, "a") + field(2, value))
        }
        #expect(decode(nested(71)).hasPrefix(#"{"a":[["#))
        #expect(decode(nested(72)).hasPrefix("nested deeper than 72 levels at byte "))
        #expect(decode([UInt8](repeating: 0x1B, count: 1000)) == "groups are nested too deep at byte 33")
    }

    /// Clients read a hundred messages within one another: three for each object, two for each list, and none for what is empty but itself.
    @Test func writesWhatClientsRead() {
        func lists(_ count: Int, _ inner: String) -> String {
            #"{"a":"# + String(repeating: "[", count: count) + inner + String(repeating: "]", count: count) + "}"
        }
        func objects(_ count: Int, _ inner: String) -> String {
            String(repeating: #"{"a":"#, count: count) + inner + String(repeating: "}", count: count)
        }
        let texts: [String] = [
            lists(48, "1"), lists(49, ""), lists(49, "1"), lists(50, ""), objects(33, "1"), objects(33, "{}"),
            objects(33, "[]"), objects(33, "[1]"), objects(34, "1"),
        ]
        #expect(
            texts.map { encode($0) == "too deep" } == [false, false, true, true, false, false, false, true, true])
    }

    /// A message in very many pieces is put together once: to copy those before for each would take minutes.
    @Test(arguments: [(UInt8(5), "{}"), (6, "[]")])
    func mergesManyPieces(_ kind: UInt8, _ expected: String) {
        let value: [UInt8] = Array(repeatElement(field(kind, []), count: 500_000).joined())
        #expect(decode(field(1, field(1, "a") + field(2, value))) == "{\"a\":\(expected)}")
    }

    /// Of many names that are given twice the last value counts, in the place of the first.
    @Test func readsManyMembers() {
        var bytes: [UInt8] = []
        for round: Int in 0..<2 {
            for index: Int in 0..<20_000 { bytes += field(1, field(1, "k\(index)") + field(2, [0x20, UInt8(round)])) }
        }
        let text: String = decode(bytes)
        #expect(text.hasPrefix(#"{"k0":true,"k1":true,"#))
        #expect(text.hasSuffix(#","k19999":true}"#))
        #expect(text.count(of: "false") == 0)
    }
}
