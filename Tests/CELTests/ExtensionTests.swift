import CEL
import Testing

/// What the extension libraries do beyond the conformance vectors.
@Suite struct ExtensionTests {
    @Test(
        arguments: [
            ("'é😀x'.charAt(1)", "😀"), ("'aaa'.replace('a', 'bb', 2)", "bbbba"), ("'ab'.replace('', '-')", "-a-b-"),
            ("'ab'.replace('', '-', 2)", "-a-b"), ("'aba'.replace('a', '')", "b"), ("'ab'.replace('x', 'y')", "ab"),
            ("'aaa'.replace('aa', 'b')", "ba"), ("['a', 'b', 'c'].join(', ')", "a, b, c"),
            ("'\\u00A0x\\u2003'.trim()", "x"),
            ("'\\u00A0 \\t'.trim()", ""), ("'é😀x'.reverse()", "x😀é"), ("'a\\nb'.reverse()", "b\na"),
            ("'abc'.substring(1, 1)", ""), ("'é😀x'.substring(1)", "😀x"), ("base64.encode(b'\\x00\\xFF')", "AP8="),
            ("string(base64.decode('aGk='))", "hi"), ("string(base64.decode('aGk'))", "hi"),
            ("'%.2e|%.0f|%.0f'.format([0.00012345, 0.5, 2.5])", "1.23e-04|0|2"),
            ("'%f'.format([1e22])", "10000000000000000000000.000000"),
            ("'%s %d'.format([1e22, 0.1])", "10000000000000000000000 0.1"),
            ("'%x %X %o %b'.format([-255, b'\\x0A\\xff', -8, 5u])", "-ff 0AFF -10 101"),
            ("'%s'.format([{'b': [1, {}], 'a': type(1)}])", "{a: int, b: [1, {}]}"), ("'%s'.format([1, 2])", "1"),
            ("'100%%'.format([])", "100%"), ("'%.3f'.format([-0.0])", "-0.000"),
        ] as [(String, String)])
    func makesStrings(text: String, expected: String) throws {
        #expect(try evaluateExtended(text) == .string(expected))
    }

    @Test(
        arguments: [
            ("'abcabc'.lastIndexOf('abc', 5)", Value.int(3)), ("'abcabc'.lastIndexOf('abc', 2)", .int(0)),
            ("'abc'.indexOf('', 3)", .int(3)), ("'aabaabaaa'.indexOf('aabaaa')", .int(3)), ("''.indexOf('')", .int(0)),
            ("'😀é'.indexOf('é')", .int(1)), ("''.split('')", .list([])), ("''.split(',')", .list([.string("")])),
            ("'a,b,c'.split(',', 2)", .list([.string("a"), .string("b,c")])),
            ("'a,b'.split(',', 1)", .list([.string("a,b")])),
            ("'é😀'.split('')", .list([.string("é"), .string("😀")])),
            ("'abc'.split('', 2)", .list([.string("a"), .string("bc")])),
            ("'a,,b'.split(',')", .list([.string("a"), .string(""), .string("b")])),
            ("math.sqrt(16)", .double(4)), ("math.round(-2.5)", .double(-3)), ("math.sign(-0.5)", .double(-1)),
            ("math.bitShiftRight(-1024, 3)", .int(2_305_843_009_213_693_824)), ("math.bitShiftLeft(1, 63)", .int(.min)),
            ("math.least([3, 1u, 2.0])", .uint(1)), ("math.greatest(0.0 / 0.0)", .double(.nan)),
            ("[1, 2].transformMapEntry(i, v, {string(v): i})", .map(MapValue(["1": .int(0), "2": .int(1)]))),
            ("{'a': 1}.transformList(k, v, k)", .list([.string("a")])),
            ("[4, 5].exists_one(i, v, i == 1 && v == 5)", .bool(true)),
            (
                "[4, 5].map(i, cel.bind(j, i * 2, [i, j]))",
                .list([.list([.int(4), .int(8)]), .list([.int(5), .int(10)])])
            ),
            ("cel.bind(x, 1 / 0, true)", .bool(true)), ("[1, 2].first()", .optional(.int(1))),
            ("[].last()", .optional(nil)),
            ("[optional.of(1), optional.none()].unwrapOpt()", .list([.int(1)])),
            ("optional.of(1).optMap(x, optional.of(x + 1).optMap(x, x * 10).value()).value()", .int(20)),
            // What stands in is evaluated only when it is needed.
            ("optional.of(1).orValue(1 / 0)", .int(1)), ("optional.of(1).or([optional.none()][5])", .optional(.int(1))),
            ("{?'a': optional.none(), 'b': 1}", .map(MapValue(["b": .int(1)]))),
            ("optional.ofNonZeroValue(duration('0s')).hasValue()", .bool(false)),
        ] as [(String, Value)])
    func findsValues(text: String, expected: Value) throws {
        #expect(try evaluateExtended(text) == expected)
    }

    @Test(arguments: [
        "'abc'.charAt(-1)", "'abc'.substring(2, 1)", "'abc'.substring(-1)", "'abc'.indexOf('', 4)", "'é'.charAt(2)",
        "['a', dyn(1)].join('')", "math.greatest([])", "math.greatest(0.0 / 0.0, 1)", "math.bitShiftLeft(1, -1)",
        "math.abs(-9223372036854775808)", "base64.decode('a')", "base64.decode('a*==')", "optional.none().value()",
        "'%d'.format(['a'])", "'%d'.format([])", "'%'.format([1])", "'%.f'.format([1.0])", "'%s'.format([b'\\xff'])",
        "'%s'.format([optional.none()])", "[1, 1].transformMapEntry(i, v, {v: i})",
    ])
    func failsWithAnErrorValue(text: String) throws {
        #expect(try evaluateExtended(text).isError)
    }

    @Test(
        arguments: [
            ("cel.bind(x, [1], x)", CELType.list(.int)), ("math.greatest(1, 2)", .int), ("math.greatest(1, 2u)", .dyn),
            ("math.greatest(1, 2, 3)", .int), ("'a'.split(',')", .list(.string)), ("optional.of(1)", .optional(.int)),
            ("optional.of(1).orValue(2)", .int), ("{'a': 1}.?a", .optional(.int)),
            ("optional.of('a').optMap(x, size(x))", .optional(.int)),
            ("[1, 2].transformMap(i, v, string(v))", .map(.int, .string)), ("[?optional.of(1u)]", .list(.uint)),
        ] as [(String, CELType)])
    func findsTheTypeOf(text: String, expected: CELType) throws {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        #expect(try environment.compile(text).resultType == expected)
    }

    @Test func knowsOnlyWhatIsTurnedOn() {
        var environment: Environment = Environment()
        #expect(issues("'a'.charAt(0)", in: environment).map(\.utf8Offsets) == [0..<13])
        #expect(issues("{}.?a", in: environment) == [Issue("syntax error: unexpected '?', expected a name", at: 3..<4)])
        environment.enable([.strings])
        environment.enable([.optionals, .strings])
        #expect(environment.extensions == [.strings, .optionals])
        #expect(issues("'a'.charAt(0) == '' && !{}.?a.hasValue()", in: environment) == [])
        #expect(
            issues("math.abs(1)", in: environment) == [
                Issue("undeclared reference to 'math' (in container '')", at: 0..<4),
                Issue("undeclared reference to 'abs' (in container '')", at: 0..<11),
            ])
    }

    @Test func tellsWhatIsWrongWithTheVariablesOfALoop() {
        var environment: Environment = Environment()
        environment.enable([.twoVariableComprehensions])
        #expect(
            issues("[1].all(x, x, true)", in: environment) == [
                Issue("the two variables of a loop need different names", at: 11..<12)
            ])
    }
}
