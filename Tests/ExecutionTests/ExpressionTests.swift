import CEL
import ConnectorModel
import Execution
import JSON
import SQL
import Testing

/// Values that expressions give to statements.
@Suite struct ExpressionTests {
    private static let user: AuthContext = AuthContext(
        uid: "u1", claims: ["email": "e@x.test", "level": 3, "tags": ["a", "b"]])

    private func parameter(
        _ text: String, as type: String, _ auth: AuthContext = user, isRequired: Bool = false
    ) throws -> String {
        let source: ParameterSource = try expression(text, as: type, isRequired: isRequired)
        let operation: CompiledOperation = .testing([
            .reading([source]) { $0.parameter(0, type.hasPrefix("[") ? PostgresType.text.array : .text) }
        ])
        return ExecutionBench().parameters(operation, nil, auth)
    }

    @Test(
        arguments: [
            ("auth.uid", "String", "u1"),
            ("auth.token.email", "String", "e@x.test"),
            ("auth.token.level", "Int", "3"),
            ("auth.token.level", "Int64", "3"),
            ("auth.token.level", "Float", "3.0"),
            ("5u", "Int", "5"),
            ("auth.token.tags", "[String!]", #"{"a","b"}"#),
            ("auth.token", "Any", #"{"email":"e@x.test","level":3,"tags":["a","b"]}"#),
            ("request.time", "Timestamp", "2026-03-04T05:06:07.000008Z"),
            ("request.time", "Date", "2026-03-04"),
            ("request.time - duration('1500ms')", "Timestamp", "2026-03-04T05:06:05.500008Z"),
            ("'2024-02-29'", "Date", "2024-02-29"),
            ("uuidV4()", "UUID", "00000000000040008000000000000001"),
            ("uuidV7()", "UUID", "019cb73d321870008000000000000001"),
            ("request.operationName", "String", "query"),
            ("auth.uid == 'u1'", "Boolean", "true"),
            ("null", "String", "NULL"),
            ("[1, null]", "[Int]", "{1,NULL}"),
            ("'DRAMA'", "Genre", "DRAMA"),
            ("request.time", "String", "OK\nINVALID_ARGUMENT an expression of the operation gives no String"),
            ("[1, null]", "[Int!]", "OK\nINVALID_ARGUMENT an expression of the operation gives no [Int!]"),
            ("'WESTERN'", "Genre", "OK\nINVALID_ARGUMENT an expression of the operation gives no Genre"),
            ("3000000000", "Int", "OK\nINVALID_ARGUMENT an expression of the operation gives no Int"),
            ("auth.token.missing", "String", "OK\nINVALID_ARGUMENT an expression of the operation failed"),
            ("1 / 0", "Int", "OK\nINVALID_ARGUMENT an expression of the operation failed"),
        ] as [(String, String, String)])
    func gives(_ text: String, _ type: String, _ expected: String) throws {
        #expect(try parameter(text, as: type) == expected)
    }

    @Test(arguments: [
        ("auth.uid", "String", "auth.uid (String) is missing"),
        ("auth.token.email", "String", "auth.token.email (String) is missing"),
        ("auth.uid + '-x'", "String", "auth.uid + '-x' (String) is missing"),
    ])
    func namesWhatIsMissingWithoutAUser(_ text: String, _ type: String, _ expected: String) throws {
        for auth: AuthContext in [.unauthenticated, .administrator] {
            #expect(try parameter(text, as: type, auth, isRequired: true) == "OK\nINVALID_ARGUMENT \(expected)")
        }
    }

    @Test func namesTheClaimThatAnExpressionNeeds() throws {
        let source: ParameterSource = .expression(
            ExpressionSource(
                program: try planned("'user-' + auth.uid"), type: .scalar(.string), text: "'user-' + auth.uid",
                typeText: "String", isRequired: false, claim: "auth.uid (String)"))
        let operation: CompiledOperation = .testing([.reading([source]) { $0.parameter(0, .text) }])
        #expect(ExecutionBench().parameters(operation, nil, Self.user) == "user-u1")
        #expect(
            ExecutionBench().parameters(operation, nil, .unauthenticated)
                == "OK\nINVALID_ARGUMENT auth.uid (String) is missing")
    }

    @Test func whatNeedNotBeThereIsNullWithoutAUser() throws {
        #expect(try parameter("auth.uid", as: "String", .unauthenticated) == "NULL")
        #expect(
            try parameter("auth == null ? 'guest' : auth.uid", as: "String", .unauthenticated, isRequired: true)
                == "guest")
    }

    @Test(
        arguments: [
            ("vars.day", #"{"day": "2024-02-29"}"#, "2024-02-29T00:00:00Z"),
            ("vars.times[0]", #"{"times": ["2024-02-29T12:00:00+01:00"]}"#, "2024-02-29T11:00:00Z"),
            (
                "vars.place.founded",
                #"{"place": {"name": "n", "founded": "2000-01-01", "country": {"id": "\#(uuid)"}}}"#,
                "2000-01-01T00:00:00Z"
            ),
            ("vars.place.country.id", #"{"place": {"name": "n", "country": {"id": "\#(uuid)"}}}"#, .string(uuid)),
            ("has(vars.place.founded)", #"{"place": {"name": "n", "country": {"id": "\#(uuid)"}}}"#, false),
            ("has(vars.place)", "{}", false),
            ("vars.place == null", #"{"place": null}"#, true),
            ("vars.filter._not.name.like", #"{"filter": {"_not": {"name": {"like": "a"}}}}"#, "a"),
            ("vars.filter._or[0].name.limit + 1", #"{"filter": {"_or": {"name": {"limit": 2}}}}"#, 3),
            ("has(vars.filter._not.name.regex)", #"{"filter": {"_not": {"name": {"like": "a"}}}}"#, false),
            ("has(vars.filter._not._not.name)", #"{"filter": {"_not": {"_not": {}}}}"#, false),
            ("vars.any.a[1]", #"{"any": {"a": [1, 2.5]}}"#, .number(JSONNumber(2.5))),
            ("vars.day.getFullYear()", #"{"day": "1999-12-31"}"#, 1999),
        ] as [(String, String, JSONValue)])
    func seesVariablesByTheirTypes(_ text: String, _ json: String, _ expected: JSONValue) throws {
        let variables: [CompiledVariable] = [
            CompiledVariable("day", "Date"), CompiledVariable("times", "[Timestamp!]"),
            CompiledVariable("place", "Place_Key"), CompiledVariable("any", "Any"),
            CompiledVariable("filter", "Place_Filter"),
        ]
        let source: ParameterSource = try expression(text, as: "Any", variables)
        let operation: CompiledOperation = .testing(
            "Op", .query, variables, [.reading([source]) { $0.parameter(0, .jsonb) }])
        #expect(ExecutionBench().parameters(operation, json) == "\(expected.text)")
    }

    private static let uuid: String = "00000000000000000000000000000001"

    @Test func aValueThatShapesAStatementIsTheOneItGets() throws {
        let source: ParameterSource = try expression("uuidV4()", as: "UUID")
        let operation: CompiledOperation = .testing([
            .reading([source]) { sql in
                sql.append(
                    .choice(
                        source: 0, absent: .nothing, null: .nothing, value: .parameter(source: 0, type: .uuid)))
            }
        ])
        #expect(ExecutionBench().statement(operation, nil) == "$1::uuid | 00000000000040008000000000000001")
    }
}
