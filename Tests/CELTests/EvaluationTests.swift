import CEL
import Testing

@Suite struct EvaluationTests {
    @Test func selectsFieldsOfRecordsByIndexAndByName() throws {
        let token: RecordType = RecordType(name: "token", fields: [RecordField("email", .string)], isDynamic: true)
        let auth: RecordType = RecordType(
            name: "auth", fields: [RecordField("uid", .string), RecordField("token", .record(token))])
        let value: Value = .record(
            RecordValue(
                auth, [.string("u1"), .record(RecordValue(token, fields: ["role": .string("admin")]))]))
        func result(_ text: String, _ type: CELType = .record(auth)) throws -> Value {
            try evaluate(text, [("auth", type, value)])
        }
        #expect(try result("auth.uid") == .string("u1"))
        #expect(try result("auth.uid", .dyn) == .string("u1"))
        #expect(try result("auth.token.role == 'admin'") == .bool(true))
        #expect(try result("auth.token['role']") == .string("admin"))
        #expect(try result("'role' in auth.token && !('email' in auth.token)") == .bool(true))
        #expect(try result("has(auth.token.email)") == .bool(false))
        #expect(
            try result("auth.token.email")
                == .error(RuntimeError(.noSuchField, "no such field: 'email'")))
        #expect(try result("type(auth)") == .type(TypeValue("auth")))
    }

    @Test func selectingFromNullIsAnErrorThatLogicCanAbsorb() throws {
        let auth: (name: String, type: CELType, value: Value) = (
            "auth", .record(RecordType(name: "auth", fields: [RecordField("uid", .string)])), .null
        )
        #expect(
            try evaluate("auth.uid == 'a'", [auth])
                == .error(RuntimeError(.noSuchField, "type 'null_type' does not support field selection")))
        #expect(try evaluate("auth != null && auth.uid == 'a'", [auth]) == .bool(false))
        #expect(try evaluate("auth.uid == 'a' || true", [auth]) == .bool(true))
    }

    @Test(
        arguments: [
            ("auth.uid == null", .bool(true)),
            ("auth.uid != null && auth.uid.startsWith('a')", .bool(false)),
            ("auth.uid", .null),
            ("auth.token.admin", .null),
            ("auth.token.firebase.tenant == null", .bool(true)),
            ("has(auth.uid)", .bool(false)),
            ("has(auth.token.admin)", .bool(false)),
            ("auth.?uid", .optional(nil)),
            ("auth.token.?admin", .optional(nil)),
            ("auth.token.admin == true", .bool(false)),
            ("auth.token.?firebase.tenant", .optional(nil)),
            ("dyn(null).a.b", noField),
            ("other.owner == auth.uid", noField),
            ("other.owner.name == null", noField),
            ("has(other.owner)", noField),
            ("other.?owner", noField),
            ("[dyn(null)].map(x, x.a)", noField),
            ("[dyn(null)].all(auth, auth.uid == null)", noField),
            ("[auth].all(a, a.uid == null)", noField),
            ("auth.token['admin']", .error(RuntimeError(.noSuchOverload, "'null_type' cannot be indexed"))),
            ("auth.uid.size()", .error(RuntimeError(.noSuchOverload, "no matching overload for '(null_type)'"))),
            ("dyn(1).a", .error(RuntimeError(.noSuchField, "type 'int' does not support field selection"))),
        ] as [(String, Value)])
    func selectsNullOfObjectsThatMayBeMissing(_ text: String, _ expected: Value) throws {
        var environment: Environment = Environment()
        environment.enable([.optionals])
        environment.nullableObjects = [["auth"]]
        let auth: RecordType = RecordType(
            name: "auth", fields: [RecordField("uid", .wrapper(.string)), RecordField("token", .dyn)])
        let nobody: (name: String, type: CELType, value: Value) = ("auth", .record(auth), .null)
        let other: (name: String, type: CELType, value: Value) = ("other", .dyn, .null)
        #expect(try evaluate(text, [nobody, other], in: environment) == expected)
    }

    private static let noField: Value = .error(
        RuntimeError(.noSuchField, "type 'null_type' does not support field selection"))

    @Test func selectsNullOfMissingObjectsInUncheckedExpressionsToo() throws {
        var environment: Environment = Environment()
        environment.nullableObjects = [["auth"]]
        let auth: VariableSlot = environment.declare("auth", .dyn)
        var activation: Activation = Activation(for: environment)
        activation[auth] = .null
        let program: Program = environment.program(try environment.parse("auth.uid == null && !has(auth.token.x)"))
        #expect(program.evaluate(activation) == .bool(true))
    }

    @Test func aVariableThatIsNotSetIsAnError() throws {
        var environment: Environment = Environment()
        environment.declare("x", .int)
        let program: Program = environment.program(try environment.compile("x + 1"))
        #expect(program.evaluate(Activation(for: environment)).isError)
        #expect(program.evaluate(Activation()).isError)
    }

    @Test func callsFunctionsOfTheActivation() throws {
        var environment: Environment = Environment()
        let slot: FunctionSlot = environment.declareFunction("uuidV4", [Overload("uuid_v4", [], .string)])
        let program: Program = environment.program(try environment.compile("uuidV4() + '!'"))
        var activation: Activation = Activation(for: environment)
        activation.setFunction(slot) { (_: [Value]) -> Value in .string("0a1b") }
        #expect(program.evaluate(activation) == .string("0a1b!"))
        #expect(program.evaluate(Activation(for: environment)).isError)
        #expect(program.constant == nil)
    }

    @Test(arguments: [
        ("1 + 2 * 3", Value.int(7)), ("'a' in ['a']", .bool(true)), ("'x'.matches('^[a-z]$')", .bool(true)),
        ("timestamp('2024-02-29T12:00:00Z').getMonth()", .int(1)), ("{'a': [1, 2]}.a[1]", .int(2)),
    ])
    func foldsWhatNeedsNoVariables(text: String, expected: Value) throws {
        let environment: Environment = Environment()
        #expect(environment.program(try environment.compile(text)).constant == expected)
    }

    @Test(arguments: [
        ("string(1.0)", "1"), ("string(1e6)", "1e+06"), ("string(123456.75)", "123456.75"), ("string(1e-7)", "1e-07"),
        ("string(-0.0001)", "-0.0001"), ("string(0.0 / 0.0)", "NaN"), ("string(-1.0 / 0.0)", "-Inf"),
        ("string(duration('-1h30m0.5s'))", "-5400.5s"), ("string(duration('1.5ms'))", "0.0015s"),
        ("string(duration('-9223372036.854775808s'))", "-9223372036.854775808s"),
        ("string(timestamp('2024-01-01T01:30:00.120+02:30'))", "2023-12-31T23:00:00.12Z"),
    ])
    func spellsValuesAsText(text: String, expected: String) throws {
        #expect(try evaluate(text) == .string(expected))
    }

    @Test(arguments: [
        "duration('9223372036.854775808s')", "duration('1')", "duration('')", "duration('1x')", "duration('s')",
        "timestamp('2023-02-29T00:00:00Z')", "timestamp('2023-01-01')", "timestamp('2023-01-01T24:00:00Z')",
        "timestamp('2023-01-01T00:00:00.Z')", "timestamp('9999-12-31T23:59:59Z') + duration('1s')",
        "int('1.5')", "uint('-1')", "'a'.matches('(')", "b'\\xff' == string(b'\\xff')", "{1: 'a', 1u: 'b'}",
        "timestamp(0).getHours('Nowhere/City')", "timestamp(0).getHours('../../etc/passwd')",
    ])
    func failsWithAnErrorValue(text: String) throws {
        let environment: Environment = Environment()
        #expect(environment.program(try environment.parse(text)).evaluate(Activation()).isError)
    }
}
