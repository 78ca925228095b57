import JSON
import Testing

@testable import Execution

@Suite struct NativeRowsTests {
    @Test(arguments: [
        (#"[{"a":1,"b":2}]"#, #"[{"a":1,"b":2}]"#),
        (#"[{"a":1,"b":2,"a":3},{"a":4,"b":5,"a":null}]"#, #"[{"a":3,"b":2},{"a":null,"b":5}]"#),
        (#"{"a":1,"a":[{"a":1,"a":2}]}"#, #"{"a":[{"a":1,"a":2}]}"#),
        (#"{"\"":"}","x":"\\\"","\"":" , "}"#, #"{"\"":" , ","x":"\\\""}"#),
        (#"[]"#, #"[]"#),
        (#"[{}]"#, #"[{}]"#),
        ("null", "null"),
        ("7", "7"),
        (#"[{"a":1,"a""#, #"[{"a":1,"a""#),
    ])
    func theLastOfTwoColumnsOfOneNameCounts(_ rows: String, _ expected: String) {
        #expect(NativeRows.unique(JSONText(rows)).description == expected)
    }
}
