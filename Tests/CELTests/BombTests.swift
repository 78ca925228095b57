import CEL
import Testing

/// Expressions and values made to take time or memory. Each ends in the error of a limit, soon.
///
/// No clock is read: what a bomb would take without the limits is minutes and gigabytes, which no run of the tests survives.
@Suite struct BombTests {
    private static let limit: Value = .error(RuntimeError(.limitExceeded, "evaluation exceeds its limits"))

    /// What an attacker sends: a long text, a text with one long repetition in it, a long list, wide maps.
    private static let variables: [(name: String, type: CELType, value: Value)] = [
        ("s", .string, .string(String(repeating: "a", count: 1_000_000))),
        ("t", .string, .string(String(repeating: "a", count: 500_000) + "b")),
        ("b", .bytes, .bytes([UInt8](repeating: 0x61, count: 1_000_000))),
        ("n", .list(.int), .list((0..<5_000).map { Value.int($0) })),
        (
            "m", .map(.string, .int),
            .map(MapValue((0..<5_000).map { MapValue.Entry(key: .string("key \($0)"), value: .int($0)) }) ?? .empty)
        ),
        (
            "w", .map(.string, .int),
            .map(MapValue((0..<8).map { MapValue.Entry(key: .string(long("\($0)")), value: .int($0)) }) ?? .empty)
        ),
        ("l", .list(.string), .list([Value](repeating: .string(long("x")), count: 1_000))),
        ("d", .dyn, .list([.int(1), .string("a")])),
    ]

    private static func long(_ end: String) -> String { String(repeating: "k", count: 100_000) + end }

    private func evaluateBomb(_ text: String) throws -> Value {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        // A part of the default, since builds with debugging are slow.
        environment.limits.evaluationBudget = 50_000
        return try evaluate(text, Self.variables, in: environment)
    }

    @Test(arguments: [
        // Text that grows.
        "s + s", "s.replace('', s) == ''", "s.replace('a', 'aa') == ''", "n.map(x, s).join() == ''", "l.join(s) == ''",
        "n.map(x, string(x)).join(s) == ''", "strings.quote(s) == ''", "base64.encode(b) == ''", "b + b == b",
        "'%s%s'.format([s, s]) == ''", "'%x'.format([s]) == ''", "'%.1000000000f'.format([1.0]) == ''",
        "'%.99999999999999999999e'.format([1.0]) == ''", "'%.600000f%.600000f'.format([1.0, 1.0]) == ''",
        "'%s'.format([n.map(x, n)]) == ''",
        // Lists and maps that grow.
        "s.split('').size() > 0", "n.map(x, n + n).size() > 0", "n.transformMapEntry(i, v, m).size() > 0",
        "n.map(x, n.map(y, [x, y])).size() > 0", "n.all(x, n.transformMap(i, v, x).size() > 0)",
        // Work without growth.
        "n.all(x, s.indexOf('b') == -1)", "n.all(x, s.lastIndexOf(t) == -1)", "n.all(x, !s.contains(t))",
        "n.all(x, s.charAt(999999) == 'a')", "n.all(x, s.substring(999999) == 'a')", "n.all(x, s.reverse() == s)",
        "n.all(x, s.trim() == s)", "n.all(x, s.upperAscii() != s)", "n.all(x, s.size() > 0)", "n.all(x, s == s)",
        "n.all(x, s <= s)", "n.all(x, bytes(s) == b)", "n.all(x, string(b) == s)", "n.all(x, !(s in m))",
        "n.all(x, m[?s].hasValue() == false)", "n.all(x, w.transformMap(k, v, v).size() == 8)", "n.all(x, n == n)",
        "n.all(x, m == m)", "n.all(x, !(-1 in n))", "n.all(x, !s.matches('b'))", "n.all(x, '%s'.format([w]) != '')",
        "n.all(x, timestamp(x).getHours('Europe/Berlin') >= 0 && timestamp(x).getHours('Asia/Tokyo') >= 0 && n.size() > 0 "
            + "&& n.all(y, timestamp(y).getHours('UTC') >= 0))",
        "n.exists(x, n.exists(y, n.exists(z, x + y + z < 0))) || true", "math.greatest(n.map(x, math.greatest(n))) > 0",
        "optional.of(n).optMap(x, x.map(y, x + x)).hasValue()",
        "cel.bind(a, s + 'a', n.all(x, a.replace('b', 'c') == a))",
        // Patterns, written and sent.
        "n.all(x, !string(x).matches('(a{30}){30}' + string(x)))",
        "n.all(x, !string(x).matches('(\\\\pL{100}){9}' + string(x)))",
        "(s + t.substring(0, 10)).matches('(.*a){20}b')", "s.matches(t)",
        // An error of a limit is not absorbed.
        "s + s == '' || true", "!(s + s == '' && false)", "n.exists(x, s + s == '') || true",
    ])
    func endsInTheErrorOfALimit(text: String) throws {
        #expect(try evaluateBomb(text) == Self.limit)
    }

    @Test func takesTheSizeOfABodyIntoAccount() throws {
        let body: String = [String](repeating: "x + 1 > 0", count: 500).joined(separator: " && ")
        #expect(try evaluateBomb("n.all(x, \(body))") == Self.limit)
        #expect(try evaluateBomb("n.all(x, x + 1 > 0 && x >= 0)") == .bool(true))
    }

    @Test(arguments: [
        // Each step doubles the type.
        "[1]" + [String](repeating: ".map(a, {a: a})", count: 60).joined(),
        (0..<60).map { "cel.bind(a\($0 + 1), {a\($0): a\($0)}, " }.joined() + "1" + String(repeating: ")", count: 60),
    ])
    func refusesTypesWithoutEnd(text: String) {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.declare("a0", .int)
        #expect(
            issues(text, in: environment).first?.message == "the type of the expression has more than 128 parts")
    }

    @Test(arguments: [
        (String(repeating: "1.0.optMap(x, ", count: 90) + "x" + String(repeating: ")", count: 90)),
        (String(repeating: "math.greatest(1, 2, ", count: 200) + "3" + String(repeating: ")", count: 200)),
        (String(repeating: "cel.bind(x, 1, ", count: 200) + "x" + String(repeating: ")", count: 200)),
        String(repeating: "[?", count: 5_000), "x" + String(repeating: ".?a", count: 5_000),
        "x" + String(repeating: "[?0]", count: 5_000),
    ])
    func boundsTheTextOfExtensions(text: String) {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.declare("x", .dyn)
        #expect(issues(text, in: environment).first?.message.contains("levels deep") == true)
    }

    /// Planning evaluates constants: what all of them cost together is bounded, and the rest is left to the evaluations.
    @Test func plansNoMoreThanOneEvaluationMayDo() throws {
        let ten: String = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"
        let loop: String = "\(ten).all(a, \(ten).all(b, \(ten).all(c, \(ten).all(d, a + b + c + d >= 0))))"
        let environment: Environment = Environment()
        #expect(environment.program(try environment.compile(loop)).constant == .bool(true))
        let many: String = [String](repeating: loop, count: 100).joined(separator: " && ")
        let program: Program = environment.program(try environment.compile(many))
        #expect(program.constant == nil)
        #expect(program.evaluate(Activation()) == Self.limit)
        let patterns: String = (0..<1_000).map { "x.matches('(a{30}){30}\($0)')" }.joined(separator: " || ")
        #expect(try evaluate(patterns, [("x", .string, .string("a"))]) == Self.limit)
    }

    @Test func limitsCanBeSet() throws {
        var environment: Environment = Environment()
        environment.limits.evaluationBudget = 3
        #expect(
            try evaluate("x.all(y, y > 0)", [("x", .list(.int), .list([.int(1), .int(2)]))], in: environment)
                == .bool(true))
        #expect(
            try evaluate(
                "x.all(y, y > 0)", [("x", .list(.int), .list([Value](repeating: .int(1), count: 4)))], in: environment)
                == Self.limit)
    }
}
