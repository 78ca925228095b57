import CEL
import Testing

@Suite struct CheckedExprTests {
    @Test(arguments: [
        ("auth.uid != ''", [["auth", "uid"]]),
        (
            "auth.token.email == 'a' && auth.token.email_verified",
            [
                ["auth", "token", "email"], ["auth", "token", "email_verified"],
            ]
        ),
        ("auth != null", [["auth"]]),
        ("vars['id'] == auth.uid", [["vars"], ["auth", "uid"]]),
        ("has(vars.limit) ? vars.limit < 3 : true", [["vars", "limit"]]),
        ("vars.ids.exists(auth, auth.uid == 'x')", [["vars", "ids"]]),
        ("[1].all(x, x < size(vars.ids))", [["vars", "ids"]]),
        ("1 + 2", []),
    ])
    func listsThePathsItReads(text: String, expected: [[String]]) throws {
        #expect(try serviceEnvironment().compile(text).selectedPaths == expected)
    }

    @Test func splitsTheNameOfADottedVariable() throws {
        var environment: Environment = Environment()
        environment.declare("request.auth", .map(.string, .dyn))
        #expect(try environment.compile("request.auth.uid == 'a'").selectedPaths == [["request", "auth", "uid"]])
    }

    @Test func takesAChainOfAndApart() throws {
        let expr: CheckedExpr = try serviceEnvironment().compile(
            "vars.a == vars.b && (auth.uid == 'x' || vars.c) && !vars.d && vars.e == 1")
        #expect(expr.conjuncts.map { $0.selectedPaths.count } == [2, 2, 1, 1])
        #expect(expr.conjuncts.map(\.resultType) == [.bool, .bool, .bool, .bool])
    }

    @Test func recognisesAnEqualityOfTwoPaths() throws {
        let environment: Environment = serviceEnvironment()
        let pair: (left: [String], right: [String])? = try environment.compile(
            "request.variables.id == vars.key.id"
        ).equalityOfPaths
        #expect(pair?.left == ["request", "variables", "id"])
        #expect(pair?.right == ["vars", "key", "id"])
        #expect(try environment.compile("vars.id == 'a'").equalityOfPaths == nil)
        #expect(try environment.compile("vars.a != vars.b").equalityOfPaths == nil)
    }

    @Test func tellsACallFromItsParts() throws {
        var environment: Environment = serviceEnvironment()
        _ = environment.declareFunction("uuidV4", [Overload("uuid_v4", [], .string)])
        let expr: CheckedExpr = try environment.compile("uuidV4()")
        #expect(expr.call?.function == "uuidV4")
        #expect(expr.call?.arguments.count == 0)
        #expect(expr.calledFunctions == ["uuidV4"])
        #expect(!expr.isDeterministic)
        #expect(try environment.compile("'30'").literal == .string("30"))
    }

    @Test(arguments: [
        ("request.time < timestamp(0)", false), ("request == request", false), ("request.auth.uid == ''", true),
        ("size(vars) > 0", true),
    ])
    func knowsWhatChangesByItself(text: String, isDeterministic: Bool) throws {
        #expect(try serviceEnvironment().compile(text).isDeterministic == isDeterministic)
    }
}
