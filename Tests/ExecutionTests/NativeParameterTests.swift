import ConnectorModel
import Execution
import JSON
import SQL
import Testing

/// Values of native SQL, in the text that PostgreSQL reads as any type that they can be of.
@Suite struct NativeParameterTests {
    private static let cases: [(String, String, String)] = [
        ("String", #""it's""#, "it's"), ("String", "null", "NULL"), ("Int", "-7", "-7"),
        ("Int64", #""9007199254740993""#, "9007199254740993"), ("Float", "8.0", "8"), ("Float", "8.5", "8.5"),
        ("Float", "1e300", "1e+300"), ("Boolean", "true", "true"), ("Date", #""2024-02-29""#, "2024-02-29"),
        ("UUID", #""ABABABAB-abab-abab-abab-abababababab""#, "abababababababababababababababab"),
        ("Timestamp", #""2024-02-29T12:00:00+01:00""#, "2024-02-29T11:00:00.000000Z"),
        ("Any", #""text""#, #""text""#), ("Any", #"{"a":[1]}"#, #"{"a":[1]}"#), ("Vector", "[1, 2.5]", "[1.0,2.5]"),
        ("[Int!]", "[1, 2]", #"{"1","2"}"#),
        ("[String]", #"["a,b", null, "NULL", "q\"\\"]"#, #"{"a,b",NULL,"NULL","q\"\\"}"#),
        ("[Any]", #"[{"a": 1}]"#, #"{"{\"a\":1}"}"#), ("[Vector!]", "[[1, 2]]", #"{"[1.0,2.0]"}"#),
        ("[Int]", "[]", "{}"),
        ("[[Int]]", "[[1, 2], [3, 4]]", #"{{"1","2"},{"3","4"}}"#),
    ]

    @Test(arguments: cases) func areWrittenAsText(_ type: String, _ value: String, _ expected: String) {
        let echo: CompiledOperation = .testing(
            "Echo", .query, [CompiledVariable("v", type)],
            [.reading([.native(.variable(slot: 0, path: []))]) { $0.parameter(0, .unspecified) }])
        #expect(ExecutionBench().parameters(echo, #"{"v": \#(value)}"#) == expected)
    }

    /// A parameter without a type has no cast.
    @Test func haveNoCast() {
        let echo: CompiledOperation = .testing(
            "Echo", .query, [CompiledVariable("v", "Int")],
            [
                .reading([.native(.variable(slot: 0, path: []))]) { sql in
                    sql.parameter(0, .unspecified)
                    sql.keyword(" + ")
                    sql.parameter(0, .unspecified)
                }
            ])
        #expect(ExecutionBench().statement(echo, #"{"v": 1}"#) == "$1 + $1 | 1")
        #expect(ExecutionBench().statement(echo, "{}") == "$1 + $1 | NULL")
    }

    @Test func objectsAreJSON() {
        let parameter: NativeParameter = .object([
            NativeParameter.Member(name: "a", value: .variable(slot: 0, path: [])),
            NativeParameter.Member(
                name: "b", value: .list([.constant(.string("x")), .variable(slot: 0, path: []), .constant(.null)])),
        ])
        let echo: CompiledOperation = .testing(
            "Echo", .query, [CompiledVariable("v", "String")],
            [.reading([.native(parameter)]) { $0.parameter(0, .unspecified) }])
        #expect(ExecutionBench().parameters(echo, #"{"v": "q\""}"#) == #"{"a":"q\"","b":["x","q\"",null]}"#)
        #expect(ExecutionBench().parameters(echo, "{}") == #"{"a":null,"b":["x",null,null]}"#)
    }
}
