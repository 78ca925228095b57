import CEL
import Testing

@Suite struct CheckerTests {
    @Test(arguments: [
        ("1 + 2", CELType.int),
        ("'a' + 'b' == 'ab' && true", .bool),
        ("[1, 'a']", .list(.dyn)),
        ("[1, 2].map(x, string(x))", .list(.string)),
        ("{'a': [1u]}", .map(.string, .list(.uint))),
        ("auth.uid", .string),
        ("auth.token.email_verified", .bool),
        ("auth.token.role", .dyn),
        ("auth.token['https://example.com/role']", .dyn),
        ("request.time - timestamp(0)", .duration),
        ("has(auth.token.email) ? auth.token.email : ''", .string),
        ("'email' in auth.token", .bool),
        ("vars.limit", .dyn),
        ("[].map(x, x)", .list(.dyn)),
        ("type(1)", .type(.int)),
    ])
    func findsTheTypeOf(text: String, expected: CELType) throws {
        #expect(try serviceEnvironment().compile(text).resultType == expected)
    }

    @Test func namesTheFieldsThatCouldHaveBeenMeant() {
        #expect(
            issues("auth.uidd == 'x'", in: serviceEnvironment()) == [
                Issue("undefined field 'uidd'", at: 0..<9, candidates: ["uid"])
            ])
        #expect(
            issues("reqeust.time", in: serviceEnvironment()) == [
                Issue("undeclared reference to 'reqeust' (in container '')", at: 0..<7, candidates: ["request"])
            ])
    }

    @Test func reportsEveryFaultInOneRun() {
        #expect(
            issues("auth.uid + 1 == nil", in: serviceEnvironment()) == [
                Issue("found no matching overload for '_+_' applied to '(string, int)'", at: 0..<12),
                Issue("undeclared reference to 'nil' (in container '')", at: 16..<19),
            ])
    }

    @Test func comparesOnlyWhatMayBeNullWithNull() throws {
        var environment: Environment = serviceEnvironment()
        #expect(
            issues("auth.uid != null", in: environment) == [
                Issue("found no matching overload for '_!=_' applied to '(string, null)'", at: 0..<16)
            ])
        #expect(issues("auth != null", in: environment) == [])
        environment.declare("name", .wrapper(.string))
        #expect(issues("name != null && name.startsWith('a')", in: environment) == [])
        #expect(issues("name == null || name == 'b'", in: environment) == [])
    }

    @Test func takesNilForNullWhereTheEnvironmentSaysSo() throws {
        var environment: Environment = serviceEnvironment()
        environment.acceptsNil = true
        #expect(try evaluate("auth == nil", [("auth", .dyn, .null)], in: environment) == .bool(true))
    }

    @Test func refusesALoopOverWhatHasNoElements() {
        #expect(
            issues("1.all(x, x)") == [
                Issue(
                    "expression of type 'int' cannot be range of a comprehension (must be list, map, or dynamic)",
                    at: 0..<1)
            ])
    }

    @Test func refusesAWrongArgumentOfAHostFunction() throws {
        var environment: Environment = Environment()
        environment.declareFunction("half", [Overload("half_int", [.int], .int)]) { (arguments: [Value]) -> Value? in
            if case .int(let number) = arguments[0] { .int(number / 2) } else { nil }
        }
        #expect(try evaluate("half(9)", in: environment) == .int(4))
        #expect(
            issues("half('a')", in: environment) == [
                Issue("found no matching overload for 'half' applied to '(string)'", at: 0..<9)
            ])
    }
}
