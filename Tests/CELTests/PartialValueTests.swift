import CEL
import Testing

/// What an expression can be of whose variables only `auth` is known, which is null; `vars` has a text that is there and one that may be null.
@Suite struct PartialValueTests {
    private static let vars: RecordType = RecordType(
        name: "vars",
        fields: [
            RecordField("id", .string), RecordField("name", .wrapper(.string)), RecordField("ids", .list(.string)),
            RecordField("names", .list(.wrapper(.string))), RecordField("count", .int), RecordField("any", .dyn),
        ])

    private func value(_ text: String, nulls: Bool = true) throws -> PartialValue {
        var environment: Environment = Environment()
        environment.nullableObjects = [["auth"]]
        let auth: VariableSlot = environment.declare("auth", .dyn)
        environment.declare("vars", .record(Self.vars))
        var activation: Activation = Activation(for: environment)
        activation[auth] = .null
        return try environment.compile(text).partialValue(knowing: [["auth"]], activation, unknownMayBeNull: nulls)
    }

    private func shown(_ text: String, nulls: Bool = true) throws -> String {
        let value: PartialValue = try value(text, nulls: nulls)
        switch (value.mayBeTrue, value.mayBeFalse) {
        case (true, true): return "either"
        case (true, false): return "true"
        case (false, true): return "false"
        case (false, false): return "neither"
        }
    }

    @Test(arguments: [
        // What is known is evaluated.
        ("true", "true"), ("auth.token.banned != true", "true"), ("!(auth.token.banned == true)", "true"),
        ("auth.uid in ['a', null]", "true"), ("auth.uid != null", "false"), ("auth.token.a == auth.token.b", "true"),
        ("auth.token.admin", "neither"), ("auth.uid.startsWith('a')", "neither"), ("1 / 0 == 1", "neither"),
        // Null equals what may be null, and nothing else.
        ("vars.name == auth.uid", "either"), ("vars.id == auth.uid", "false"), ("auth.uid != vars.id", "true"),
        ("!(auth.uid != vars.id)", "false"), ("vars.any == auth.uid", "either"),
        ("auth.uid in vars.ids", "false"), ("auth.uid in vars.names", "either"),
        ("auth.uid in [vars.id, 'a']", "false"),
        ("auth.uid in [vars.name]", "either"), ("auth.uid in {vars.id: 1}", "false"),
        // Logic absorbs what is not known.
        ("auth.uid != null && vars.id == 'a'", "false"), ("auth.uid == null || vars.id == 'a'", "true"),
        ("auth.uid == null && vars.id == 'a'", "either"), ("auth.token.admin || vars.id == 'a'", "true"),
        ("auth.token.admin && vars.id == 'a'", "false"), ("vars.id == 'a' ? auth.uid != null : false", "false"),
        ("auth == null ? vars.count > 1 : true", "either"),
        // One branch is null, the other may be.
        ("(vars.id == 'a' ? auth.uid : vars.id) == auth.uid", "either"),
        ("(vars.id == 'a' ? vars.name : 'x') == auth.uid", "either"),
        // A function fails with null for all that is not known.
        ("auth.uid.startsWith(vars.id)", "neither"), ("vars.id.startsWith(auth.uid)", "neither"),
        ("vars.count < auth.token.limit", "neither"), ("vars.id.matches('a')", "either"), ("has(auth.x.y)", "false"),
        ("has(vars.name)", "either"),
        // Loops over what is not known; of nothing all are anything.
        ("vars.ids.exists(i, i == auth.uid)", "false"), ("vars.ids.all(i, i == auth.uid)", "either"),
        ("vars.names.exists(n, n == auth.uid)", "either"), ("auth.ids.all(i, vars.id == i)", "neither"),
        ("vars.ids.exists(auth, auth == 'a')", "either"), ("vars.ids.all(i, i != auth.uid)", "true"),
    ])
    func sayWhatTheExpressionCanBe(_ text: String, _ expected: String) throws {
        #expect(try shown(text) == expected)
    }

    /// What holds by null alone does not where nothing is null.
    @Test(arguments: [
        ("vars.name == auth.uid", "false"), ("auth.uid in vars.names", "false"), ("vars.any == auth.uid", "false"),
        ("vars.name == 'a' || vars.name == auth.uid", "either"),
    ])
    func leaveNullsAway(_ text: String, _ expected: String) throws {
        #expect(try shown(text, nulls: false) == expected)
    }

    @Test func areKnownWhereNothingElseCounts() throws {
        #expect(try value("auth.uid == null || vars.id == 'a'") == .known(.bool(true)))
        #expect(try value("vars.id == 'a' && auth.uid != null") == .truth(mayBeTrue: false, mayBeFalse: true))
        #expect(try value("vars.name") == .any(.wrapper(.string)))
    }
}

/// Literals that functions do not take.
@Suite struct ConstantFaultTests {
    @Test(arguments: [
        ("x.matches('(')", [CEL.Issue("invalid pattern: missing ): (", at: 10..<13)]),
        ("matches(x, 'a' + '[') || true", [CEL.Issue("invalid pattern: missing ]: [", at: 11..<20)]),
        (
            "['a'].exists(e, e.matches('*'))",
            [CEL.Issue("invalid pattern: no argument for repetition operator: *", at: 26..<29)]
        ),
        ("x == string(timestamp('soon'))", [CEL.Issue("'soon' is no timestamp, or one out of range", at: 12..<29)]),
        ("x.matches('a+') && 1 / 0 > 1 && x.matches(x)", []),
    ])
    func areFoundWithTheirPlace(_ text: String, _ expected: [CEL.Issue]) throws {
        var environment: Environment = Environment()
        environment.declare("x", .string)
        #expect(try environment.compile(text).constantFaults == expected)
    }
}

/// Values as people read them.
@Suite struct ValueTextTests {
    @Test(arguments: [
        ("type(type(1))", "type"), ("[type(1), double('NaN'), 1u]", "[int, NaN, 1u]"), ("1e308 * 10.0", "+Inf"),
        ("{'a': optional.of(type('b'))}", #"{"a": optional.of(string)}"#),
        (
            "{1: 'a', 2u: b'', true: b'a\"\\\\\\x00\\xff', 'b': {}}",
            #"{1: "a", 2u: b"", true: b"a\"\\\x00\xff", "b": {}}"#
        ),
        ("optional.none()", "optional.none()"), ("timestamp(0)", "1970-01-01T00:00:00Z"), ("'a\"b'", #""a\"b""#),
    ])
    func areAsWritten(_ text: String, _ expected: String) throws {
        #expect(try evaluateExtended(text).text == expected)
    }

    /// Values share their parts: this list has 2^30.
    @Test func areBounded() {
        var value: Value = .list([.type(TypeValue("int"))])
        for _ in 0..<30 { value = .list([value, value]) }
        #expect(value.text.utf8.count < 100_000)
    }

    @Test func areRefusedBeyondTheRangeOfDoubles() {
        #expect(issues("-1e400") == [CEL.Issue("invalid double literal: value out of range", at: 1..<6)])
        #expect(issues("1e-400") == [])
    }
}
