import CEL
import Testing

/// Random expressions and random bytes: parsing, checking and evaluating always end, and always with a value or issues.
@Suite struct FuzzTests {
    private static let pieces: [String] = [
        "a", "b.c", ".a", "'x'", "\"\\u00e9\"", "b'\\xff'", "r'\\d'", "1", "-9223372036854775808", "2u", "1.5e3",
        "0x1F",
        "true", "null", "[", "]", "{", "}", "(", ")", "?", ":", ",", ".", "&&", "||", "!", "-", "+", "*", "/", "%",
        "==",
        "!=", "<", ">=", "in", "has(a.b)", ".map(x, x)", ".all(x, x > 1)", ".filter(y, y)", ".exists_one(z, z)",
        "size(a)", "type(a)", "string(a)", "timestamp(0)", "duration('1s')", ".matches('a+')", "[0]", "['k']", ".?k",
        "[?0]", "{'k': 1}", "[1, 'a']", "`q`", "\\", "'", "\"\"\"", "//c\n", "a.b.c", "int", "dyn(a)", "\u{1F600}",
        "cel.bind(v, ", ".exists(i, v, i == v)", ".transformMap(k, v, v)", ".transformMapEntry(k, v, {v: k})",
        "optional.of(a)",
        "optional.none()", ".optMap(x, x)", ".orValue(", ".or(", ".value()", "math.greatest(a, 1)", "math.abs(1)",
        "[?a]",
        ".split('')", ".join('-')", ".replace('', 'y')", ".charAt(1)", ".indexOf('k')",
        "'%s %.3f %x'.format([a, 1, ''])",
        "base64.encode(b'a')", ".substring(1, 2)", ".lastIndexOf('', 1)", ".reverse()", "strings.quote('\n')",
    ]

    @Test func neverCrashesOnExpressions() {
        let seed: UInt64 = 20_250_901
        print("seed \(seed)")
        var random: SplitMix64 = SplitMix64(state: seed)
        var environment: Environment = Environment()
        environment.limits.evaluationBudget = 10_000
        environment.enable(Extension.allCases)
        environment.declare("a", .dyn)
        environment.declare("b", .map(.string, .dyn))
        let values: [Value] = [
            .null, .int(.min), .double(.nan), .string("\u{E9}x"), .list([.int(1), .string("a")]),
            .map(MapValue(["b": .map(.empty), "k": .list([])])), .optional(nil), .error(RuntimeError(.overflow, "")),
        ]
        var evaluated: Int = 0
        for _ in 0..<20_000 {
            let length: Int = Int(random.next() % 12) + 1
            var text: String = ""
            for _ in 0..<length { text += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] + " " }
            guard let parsed: ParsedExpr = try? environment.parse(text) else { continue }
            let activation: Activation = Activation(slots: [
                values[Int(random.next() % UInt64(values.count))], values[Int(random.next() % UInt64(values.count))],
            ])
            let unchecked: Value = environment.program(parsed).evaluate(activation)
            evaluated += 1
            guard let checked: CheckedExpr = try? environment.check(parsed) else { continue }
            #expect(environment.program(checked).evaluate(activation) == unchecked, "\(text)")
            _ = checked.selectedPaths
            _ = checked.conjuncts
        }
        #expect(evaluated > 500)
    }

    @Test func neverCrashesOnBytes() {
        let seed: UInt64 = 77
        print("seed \(seed)")
        var random: SplitMix64 = SplitMix64(state: seed)
        let environment: Environment = Environment()
        for _ in 0..<20_000 {
            let length: Int = Int(random.next() % 40)
            let bytes: [UInt8] = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0x7F }
            do throws(IssueList) {
                _ = try environment.parse(String(decoding: bytes, as: UTF8.self))
            } catch {
                #expect(error.issues.allSatisfy { $0.utf8Offsets.upperBound <= length })
            }
        }
    }
}
