@testable import CEL

extension FuzzTarget {
    static let expressions: FuzzTarget = FuzzTarget(
        "expressions", "expressions of CEL, read, checked, planned and evaluated",
        texts: [
            "auth.uid != null && auth.token.email_verified", "request.variables.genre == 'a' || size(request.ids) > 2u",
            "[1, 2.5, -3].map(x, x * 2).exists(y, y > 1)", "{'a': b'\\xff', \"b\": r'\\d'}.a == bytes('x')",
            "'%s %.3f %x %d'.format([a, 1.5, 255, b])", "timestamp('2024-02-29T12:00:00.5Z') + duration('1h2m3.5s')",
            "a.matches('^(a+)+$') ? a[?0].orValue(1) : optional.none()", "cel.bind(v, a.b.c, v + v)",
            "math.greatest(1, 2.5, 3u) - math.bitShiftLeft(1, 63)", "has(a.b) && a.b.split(',').join('-').reverse()",
            "a.transformMap(k, v, v != k, string(v))", "base64.decode(base64.encode(b'abc'))",
            "timestamp(0).getHours('America/New_York') % 7 == 0x1F", "'a\\u00e9\\U0001F600'.charAt(1).substring(0, 1)",
        ],
        words: [
            "auth.uid", "has(", ".all(x, ", ".exists_one(i, v, ", ".map(", ".filter(", "in", "&&", "||", "?", ":",
            "nil",
            "dyn(", "type(", "int(", "uint(", "double(", "string(", "bytes(", "timestamp(", "duration(", ".matches('",
            ".format([", "optional.of(", ".orValue(", "[?", ".?", "math.abs(", "strings.quote(", "'''", "r\"", "b'",
            "0x",
            "//", "`a-b`", ".getFullYear('+14:00')", ".replace('', 'x')", ".lastIndexOf('a')", "1e308", "-",
        ], maximumLength: 2048, check: ExpressionCheck.check)
}

enum ExpressionCheck {
    private static let environment: Environment = {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.acceptsNil = true
        environment.limits.evaluationBudget = 50_000
        environment.declare("a", .dyn)
        environment.declare("b", .map(.string, .dyn))
        environment.declare("auth", .dyn)
        environment.declare("request", .dyn)
        return environment
    }()

    private static let values: [[Value]] = {
        let user: Value = .map(
            MapValue(["uid": .string("u"), "token": .map(MapValue(["email_verified": .bool(true)]))]))
        return [
            [.string("ab,c"), .map(MapValue(["c": .int(.min)])), user, .map(.empty)],
            [.list([.int(1), .double(.nan), .null]), .map(.empty), .null, user],
            [.map(MapValue(["b": .string("\u{E9}x")])), .map(.empty), user, .error(RuntimeError(.overflow, ""))],
        ]
    }()

    /// Checked or not, an expression gives the same; whatever it gives can be told.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        guard let text: String = String(validating: bytes, as: UTF8.self) else { return nil }
        let parsed: ParsedExpr
        do throws(IssueList) {
            parsed = try environment.parse(text)
        } catch {
            return misplaced(error, bytes)
        }
        let program: Program = environment.program(parsed)
        let checked: CheckedExpr?
        do throws(IssueList) {
            checked = try environment.check(parsed)
        } catch {
            if let fault: String = misplaced(error, bytes) { return fault }
            checked = nil
        }
        for values: [Value] in values {
            let activation: Activation = Activation(slots: values)
            let value: Value = program.evaluate(activation)
            _ = "\(value)"
            guard let checked else { continue }
            guard environment.program(checked).evaluate(activation) == value else {
                return "checked, it gives another value"
            }
            _ = (checked.selectedPaths, checked.conjuncts)
        }
        return nil
    }

    private static func misplaced(_ error: IssueList, _ bytes: [UInt8]) -> String? {
        for issue: Issue in error.issues where !(0...bytes.count).contains(issue.utf8Offsets.upperBound) {
            return "\(issue.message): at \(issue.utf8Offsets) of \(bytes.count) bytes"
        }
        return nil
    }
}

extension ScalarCheck {
    /// Texts of CEL's own scalars.
    static func expressionScalars(_ text: String) -> String? {
        _ = (DurationValue(text), TimestampValue(text), TimeZoneRule(text))
        return nil
    }
}
