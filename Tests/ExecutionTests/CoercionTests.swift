import ConnectorModel
import Execution
import JSON
import SQL
import Testing

/// What a client sends for `$v`, and what PostgreSQL gets or the client is told.
@Suite struct CoercionTests {
    private static let uuid: String = "0a1b2c3d4e5f60718293a4b5c6d7e8f9"

    @Test(
        arguments: [
            ("String", #""a\"b\\c é 🎬""#, "text", #"a"b\c é 🎬"#),
            ("String", #""\u0041""#, "text", "A"),
            ("String", #""""#, "text", ""),
            ("Int", "-2147483648", "integer", "-2147483648"),
            ("Int", "3.0", "integer", "3"),
            ("Int", "1e2", "integer", "100"),
            ("Int64", "9223372036854775807", "bigint", "9223372036854775807"),
            ("Int64", #""-9223372036854775808""#, "bigint", "-9223372036854775808"),
            ("Float", "1", "double precision", "1.0"),
            ("Float", "1e300", "double precision", "1e+300"),
            ("Float", "-0.0", "double precision", "0.0"),
            ("Float", "0.1", "double precision", "0.1"),
            ("Boolean", "true", "boolean", "true"),
            ("Boolean", "false", "boolean", "false"),
            ("UUID", "\"\(uuid)\"", "uuid", uuid),
            ("UUID", #""0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9""#, "uuid", uuid),
            ("UUID", #""urn:uuid:0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9""#, "uuid", uuid),
            ("UUID", #""Urn:UUID:0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9""#, "uuid", uuid),
            ("UUID", #""{0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9}""#, "uuid", uuid),
            ("UUID", #""\u0030a1b2c3d4e5f60718293a4b5c6d7e8f9""#, "uuid", uuid),
            ("Date", #""2024-02-29""#, "date", "2024-02-29"),
            ("Date", #""2024-02-29T23:59:59-08:00""#, "date", "2024-02-29"),
            ("Timestamp", #""2024-02-29T01:02:03Z""#, "timestamptz", "2024-02-29T01:02:03.000000Z"),
            ("Timestamp", #""2024-03-01T00:30:00.1234567+01:00""#, "timestamptz", "2024-02-29T23:30:00.123456Z"),
            ("Timestamp", #""1583-01-01T00:00:00Z""#, "timestamptz", "1583-01-01T00:00:00.000000Z"),
            ("Any", #"{"b": [1.50, null], "a": "x\ny"}"#, "jsonb", #"{"b":[1.50,null],"a":"x\ny"}"#),
            ("Any", "7", "jsonb", "7"),
            ("Any", "[1.7976931348623157e308, 4.9e-324, 0e9]", "jsonb", "[1.7976931348623157e308,4.9e-324,0e9]"),
            ("Vector", "[1, 2.5, 0.1]", "vector", "[1.0,2.5,0.10000000149011612]"),
            ("Genre", #""DRAMA""#, "genre", "DRAMA"),
            ("[Int]", "[1, null, 3]", "integer[]", "{1,NULL,3}"),
            ("[Int]", "5", "integer[]", "{5}"),
            ("[Int!]", "[]", "integer[]", "{}"),
            ("[[Int]]", "[[1], 2, null]", "integer[]", "{{1},{2},NULL}"),
            ("[String]", #"["a", "NULL", "", "q\"\\,{}"]"#, "text[]", #"{"a","NULL","","q\"\\,{}"}"#),
            ("[Boolean]", "[true, false]", "boolean[]", "{t,f}"),
            ("[Float]", "[1, 1e-7]", "double precision[]", "{1.0,1e-07}"),
            ("[UUID]", "[\"\(uuid)\"]", "uuid[]", "{\"\(uuid)\"}"),
            ("[Any]", #"[{"a": "\""}]"#, "jsonb[]", #"{"{\"a\":\"\\\"\"}"}"#),
            ("[String]", #"["a", "b"]"#, "jsonb", #"["a","b"]"#),
            (
                "Place_Key", "{\"name\": \"n\", \"country\": {\"id\": \"\(uuid)\"}}", "jsonb",
                "{\"country\":{\"id\":\"\(uuid)\"},\"name\":\"n\"}"
            ),
            ("Place_Filter", #"{"name": {"like": "a%"}}"#, "jsonb", #"{"name":{"like":"a%","limit":0}}"#),
            (
                "Place_Filter", #"{"_or": [{"_not": {"_not": {}}}, {"name": null}]}"#, "jsonb",
                #"{"_or":[{"_not":{"_not":{}}},{"name":null}]}"#
            ),
            ("[Place_Filter!]", "{}", "jsonb", "[{}]"),
            ("Int", "null", "integer", "NULL"),
            ("[Int]", "null", "integer[]", "NULL"),
        ] as [(String, String, String, String)])
    func accepts(_ type: String, _ json: String, _ postgresType: String, _ expected: String) {
        let operation: CompiledOperation = .echo(
            CompiledVariable("v", type), PostgresType(checkedAuthorText: postgresType))
        #expect(ExecutionBench().parameters(operation, "{\"v\": \(json)}") == expected)
    }

    @Test(
        arguments: [
            ("String", "1", "$v is invalid String: 1"),
            ("String", #""a\u0000b""#, "$v is invalid String: it holds a zero byte"),
            ("String", "{}", "$v is invalid String: an object was given"),
            ("Int", "1.5", "$v is invalid Int: 1.5"),
            ("Int", "2147483648", "$v is invalid Int: 2147483648"),
            ("Int", #""1""#, "$v is invalid Int: '1'"),
            ("Int", "true", "$v is invalid Int: a boolean was given"),
            ("Int64", "9223372036854775808", "$v is invalid Int64: 9223372036854775808"),
            ("Int64", #""1e2""#, "$v is invalid Int64: '1e2'"),
            ("Int64", #""""#, "$v is invalid Int64: ''"),
            ("Float", "1e400", "$v is invalid Float: 1e400"),
            ("Float", #""1""#, "$v is invalid Float: '1'"),
            ("Boolean", "0", "$v is invalid Boolean: 0"),
            ("UUID", #""1""#, "$v is invalid UUID: '1'"),
            (
                "UUID", #""0a1b2c3d4-e5f-6071-8293-a4b5c6d7e8f9""#,
                "$v is invalid UUID: '0a1b2c3d4-e5f-6071-8293-a4b5c6d7e8f9'"
            ),
            ("Date", #""2023-02-29""#, "$v is invalid Date: '2023-02-29'"),
            ("Date", #""2024-02-29Tmorning""#, "$v is invalid Date: '2024-02-29Tmorning'"),
            ("Timestamp", #""2024-02-29""#, "$v is invalid Timestamp: '2024-02-29'"),
            ("Timestamp", #""2024-02-29T01:02:03""#, "$v is invalid Timestamp: '2024-02-29T01:02:03'"),
            ("Timestamp", #""+12024-02-29T01:02:03Z""#, "$v is invalid Timestamp: '+12024-02-29T01:02:03Z'"),
            ("Timestamp", #""9999-12-31T23:59:59-00:01""#, "$v is invalid Timestamp: '9999-12-31T23:59:59-00:01'"),
            ("Any", #"{"a": ["\u0000"]}"#, "$v is invalid Any: it holds a zero byte"),
            ("Any", #"{"\u0000": 1}"#, "$v is invalid Any: it holds a zero byte"),
            // A few bytes that are written out with many digits.
            ("Any", "[1e309]", "$v is invalid Any: it holds 1e309, which is out of range"),
            ("Any", "[1e-342]", "$v is invalid Any: it holds 1e-342, which is out of range"),
            // As deep as JSON may be: to look at each level twice would take for ever.
            (
                "Any", String(repeating: "[", count: 50) + #""\u0000""# + String(repeating: "]", count: 50),
                "$v is invalid Any: it holds a zero byte"
            ),
            ("Vector", "1", "$v is invalid Vector: 1"),
            ("Vector", "[1, 1e39]", "$v[1] is invalid Vector: 1e39"),
            ("Genre", #""WESTERN""#, "$v is invalid Genre: 'WESTERN'"),
            ("Genre", "1", "$v is invalid Genre: 1"),
            ("[Int!]", "[1, null]", "$v[1] must not be null"),
            ("[Int]", #"[1, "x"]"#, "$v[1] is invalid Int: 'x'"),
            ("[[Int]]", #"[[1], [2, "x"]]"#, "$v[1][1] is invalid Int: 'x'"),
            ("Place_Key", "[]", "$v is invalid Place_Key: a list was given"),
            ("Place_Key", #"{"name": "n"}"#, "$v.country is missing"),
            ("Place_Key", #"{"name": "n", "country": null}"#, "$v.country must not be null"),
            ("Place_Key", #"{"name": "n", "country": {"id": "1"}}"#, "$v.country.id is invalid UUID: '1'"),
            ("[Place_Key]", #"[{"name": "n", "country": {}}]"#, "$v[0].country.id is missing"),
            (
                "Place_Key", #"{"nam": "n", "country": {}}"#,
                "$v.nam is not expected in Place_Key (did you mean name?)\nINVALID_ARGUMENT $v.country.id is missing"
            ),
            ("Place_Key", #"{"where": 1}"#, "$v.where is not expected in Place_Key"),
            (
                "Place_Key", #"{"name_expr": "auth.uid"}"#,
                "$v.name_expr is not accepted in variables: only an operation itself can say it"
            ),
            ("Place_Filter", #"{"name": {"like": "a", "regex": "b"}}"#, "$v.name may hold only one of like, regex"),
            ("Place_Filter", #"{"_or": [{}, {"_or": [{"nme": 1}]}]}"#, nameExpected),
            ("Place_Filter", deep(33), "$v\(String(repeating: "._not", count: 32)) is nested deeper than 32 objects"),
            ("Int!", "null", "$v (Int) must not be null"),
            ("[Int!]!", "null", "$v ([Int!]) must not be null"),
        ] as [(String, String, String)])
    func rejects(_ type: String, _ json: String, _ expected: String) {
        let operation: CompiledOperation = .echo(CompiledVariable("v", type), .text)
        #expect(
            ExecutionBench().parameters(operation, "{\"v\": \(json)}")
                == "OK\nINVALID_ARGUMENT \(expected)")
    }

    private static let nameExpected: String =
        "$v._or[1]._or[0].nme is not expected in Place_Filter (did you mean name?)"

    private static func deep(_ depth: Int) -> String {
        String(repeating: #"{"_not": "#, count: depth - 1) + "{}" + String(repeating: "}", count: depth - 1)
    }

    @Test func shortensWhatItQuotes() {
        let operation: CompiledOperation = .echo(CompiledVariable("v", "UUID"), .uuid)
        let long: String = String(repeating: "x", count: 100_000)
        #expect(
            ExecutionBench().parameters(operation, "{\"v\": \"\(long)\"}")
                == "OK\nINVALID_ARGUMENT $v is invalid UUID: '\(long.prefix(64))…'")
    }

    @Test(
        arguments: [
            ("Int", nil, nil, "NULL"),
            ("Int", nil, "{}", "NULL"),
            ("Int", nil, "null", "NULL"),
            ("Int", 20, nil, "20"),
            ("Int", 20, #"{"v": 5}"#, "5"),
            ("Int", 20, #"{"v": null}"#, "NULL"),
            ("Int!", 20, "{}", "20"),
            ("Int!", 20, #"{"v": null}"#, "OK\nINVALID_ARGUMENT $v (Int) must not be null"),
            ("Int!", nil, "{}", "OK\nINVALID_ARGUMENT $v (Int) is missing"),
            ("Int!", nil, nil, "OK\nINVALID_ARGUMENT $v (Int) is missing"),
        ] as [(String, Int64?, String?, String)])
    func knowsAbsentNullAndDefault(_ type: String, _ defaultValue: Int64?, _ json: String?, _ expected: String) {
        let value: JSONValue? = defaultValue.map { .number(JSONNumber($0)) }
        let operation: CompiledOperation = .echo(CompiledVariable("v", type, default: value), .integer)
        #expect(ExecutionBench().parameters(operation, json) == expected)
    }

    @Test(arguments: [
        (#"{"v": 1, "v": 2}"#, "the variable \"v\" is given twice at byte 13"),
        (#"{"v": 1} x"#, "unexpected 'x' after the value at byte 9"),
        ("null 1", "unexpected '1' after the value at byte 5"),
        ("[]", "an object was expected at byte 0"),
        (#"{"v": {"a": 1, "a": 2}}"#, "the member \"a\" is given twice at byte 19"),
        (#"{"v": 01}"#, "a number may not begin with 0 at byte 6"),
    ])
    func refusesWhatIsNoJSON(_ json: String, _ expected: String) {
        let operation: CompiledOperation = .echo(CompiledVariable("v", "Any"), .jsonb)
        #expect(
            ExecutionBench().parameters(operation, json)
                == "OK\nINVALID_ARGUMENT The variables are not valid JSON: \(expected)")
    }

    @Test func refusesJSONThatIsNestedTooDeeply() {
        let operation: CompiledOperation = .echo(CompiledVariable("v", "Any"), .jsonb)
        let deep: String = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
        #expect(ExecutionBench().parameters(operation, "{\"v\": \(deep)}") == deep)
        #expect(
            ExecutionBench().parameters(operation, "{\"v\": [\(deep)]}")
                == "OK\nINVALID_ARGUMENT The variables are not valid JSON: nested deeper than 64 levels at byte 69")
    }

    /// Official texts, as observed.
    @Test func reportsEverythingTogether() {
        let operation: CompiledOperation = .testing(
            "Op", .query,
            [
                CompiledVariable("userId", "UUID!"), CompiledVariable("limit", "Int"),
                CompiledVariable("title", "String!"), CompiledVariable("genre", "Genre"),
            ], [.reading([]) { $0.keyword("SELECT 1") }])
        #expect(
            ExecutionBench().query(operation, #"{"app": 1, "genre": "X", "titel": "t", "limti": 2, "zzzzzzzz": 3}"#)
                == """
                OK
                INVALID_ARGUMENT $userId (UUID) is missing
                INVALID_ARGUMENT $title (String) is missing
                INVALID_ARGUMENT $genre is invalid Genre: 'X'
                INVALID_ARGUMENT $app is not expected (did you mean title?)
                INVALID_ARGUMENT $titel is not expected (did you mean title?)
                INVALID_ARGUMENT $limti is not expected (did you mean limit?)
                INVALID_ARGUMENT $zzzzzzzz is not expected (did you mean userId?)
                """)
    }

    @Test func suggestsTheOnlyVariableThatIsMissingHoweverItIsCalled() {
        let operation: CompiledOperation = .echo(CompiledVariable("userId", "UUID!"), .uuid)
        #expect(
            ExecutionBench().query(operation, #"{"app": "x"}"#) == """
                OK
                INVALID_ARGUMENT $userId (UUID) is missing
                INVALID_ARGUMENT $app is not expected (did you mean userId?)
                """)
    }

    @Test func suggestsNothingThatIsGivenOrFarAway() {
        let operation: CompiledOperation = .testing(
            "Op", .query, [CompiledVariable("id", "Int!"), CompiledVariable("limit", "Int")],
            [.reading([]) { $0.keyword("SELECT 1") }])
        #expect(
            ExecutionBench().query(operation, #"{"id": 1, "ids": 1, "offset": 2}"#) == """
                OK
                INVALID_ARGUMENT $ids is not expected
                INVALID_ARGUMENT $offset is not expected
                """)
    }

    @Test func countsUnexpectedVariablesBeyondSixteen() {
        let operation: CompiledOperation = .testing([.reading([]) { $0.keyword("SELECT 1") }])
        let many: String = (0..<1000).map { "\"a\($0)\": 0" }.joined(separator: ",")
        let answer: String = ExecutionBench().query(operation, "{\(many)}")
        #expect(answer.split(separator: "\n").count == 18)
        #expect(answer.hasSuffix("\nINVALID_ARGUMENT 984 more variables are not expected"))
    }
}
