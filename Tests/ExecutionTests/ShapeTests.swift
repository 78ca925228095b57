import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Which statement a request runs, by which of its optional values it gives.
@Suite struct ShapeTests {
    /// `WHERE` with two optional conditions, refused where none is left.
    private static let guarded: CompiledOperation = .testing(
        "Guarded", .query, [CompiledVariable("id", "UUID"), CompiledVariable("place", "Place_Key")],
        [
            .reading([.variable(slot: 0, path: []), .variable(slot: 1, path: ["country", "id"])]) { sql in
                sql.keyword("SELECT")
                sql.append(
                    .join(
                        SQLTemplate.Join(
                            separator: " AND ", open: .text(" WHERE "),
                            elements: [condition("id", 0), condition("country", 1)],
                            otherwise: .refused(sources: [0, 1, 0]))))
            }
        ])

    private static func condition(_ column: StaticString, _ source: Int) -> SQLTemplate {
        .choice(
            source: source, absent: .nothing,
            null: .build { sql in
                sql.keyword(column)
                sql.keyword(" IS NULL")
            },
            value: .build { sql in
                sql.keyword(column)
                sql.keyword(" = ")
                sql.parameter(source, .uuid)
            })
    }

    private static let one: String = "00000000000000000000000000000001"
    private static let two: String = "00000000000000000000000000000002"

    @Test(
        arguments: [
            (#"{"id": "\#(one)"}"#, "SELECT WHERE id = $1::uuid | \(one)"),
            (#"{"id": null}"#, "SELECT WHERE id IS NULL | "),
            (#"{"place": {"country": {"id": "\#(two)"}, "name": ""}}"#, "SELECT WHERE country = $1::uuid | \(two)"),
            (#"{"place": null}"#, "SELECT WHERE country IS NULL | "),
            (
                #"{"place": {"country": {"id": "\#(two)"}, "name": ""}, "id": "\#(one)"}"#,
                "SELECT WHERE id = $1::uuid AND country = $2::uuid | \(one), \(two)"
            ),
            (#"{"id": null, "place": null}"#, "SELECT WHERE id IS NULL AND country IS NULL | "),
            (
                "{}", "OK\nINVALID_ARGUMENT $id or $place.country.id is missing: without it Guarded would mean any row"
            ),
        ] as [(String, String)])
    func choosesTheStatement(_ variables: String, _ expected: String) {
        #expect(ExecutionBench().statement(Self.guarded, variables) == expected)
    }

    @Test func choosesAnewForEachRequest() {
        let bench: ExecutionBench = ExecutionBench()
        #expect(bench.statement(Self.guarded, #"{"id": null}"#) == "SELECT WHERE id IS NULL | ")
        #expect(bench.statement(Self.guarded, #"{"id": "\#(Self.one)"}"#) == "SELECT WHERE id = $1::uuid | \(Self.one)")
        #expect(bench.statement(Self.guarded, #"{"id": null}"#) == "SELECT WHERE id IS NULL | ")
    }

    /// Operations of an administrator come and go; one that lies where another one lay has its own statements.
    @Test func neverTakesAnotherOperationsStatement() {
        let bench: ExecutionBench = ExecutionBench()
        for round: Int in 0..<200 {
            let operation: CompiledOperation = .testing(
                "Once", .query, [], [.reading([]) { $0.literal(.integer(Int64(round))) }])
            #expect(bench.statement(operation, nil) == "\(round) | ")
        }
    }

    @Test(
        arguments: [
            (.contains, #"50%_\x"#, #"%50\%\_\\x%"#),
            (.startsWith, "a", "a%"),
            (.startsWith, "", "%"),
            (.endsWith, "é_", #"%é\_"#),
            (.prefix, "50%", "50%"),
            (.prefixSuccessor, "ab", "ac"),
            (.prefixSuccessor, "a\u{10FFFF}", "b"),
            (.prefixSuccessor, "\u{D7FF}", "\u{E000}"),
            (.prefixSuccessor, "e\u{301}", "e\u{302}"),
            (.prefixSuccessor, "\u{10FFFF}", "NULL"),
            (.prefixSuccessor, "", "NULL"),
        ] as [(PatternKind, String, String)])
    func makesPatterns(_ kind: PatternKind, _ text: String, _ expected: String) {
        let operation: CompiledOperation = .testing(
            "Find", .query, [CompiledVariable("v", "String")],
            [.reading([.pattern(slot: 0, path: [], kind)]) { $0.parameter(0, .text) }])
        let variables: JSONText = JSONValue.object(
            JSONObject([JSONObject.Member(name: "v", value: .string(text))])
        ).text
        #expect(ExecutionBench().parameters(operation, "\(variables)") == expected)
    }

    @Test func aPatternOfNullIsNull() {
        let operation: CompiledOperation = .testing(
            "Find", .query, [CompiledVariable("v", "String")],
            [.reading([.pattern(slot: 0, path: [], .contains)]) { $0.parameter(0, .text) }])
        #expect(ExecutionBench().parameters(operation, #"{"v": null}"#) == "NULL")
        #expect(ExecutionBench().parameters(operation, "{}") == "NULL")
    }

    @Test func injectsNewUUIDsAndTheTimeOfTheRequest() {
        let operation: CompiledOperation = .testing([
            .reading([.newUUID(.uuid), .requestTime(.timestamp), .requestTime(.date), .newUUID(.string)]) { sql in
                for (source, type) in [(0, PostgresType.uuid), (1, .timestamptz), (2, .date), (3, .text), (0, .text)] {
                    sql.parameter(source, type)
                }
            }
        ])
        #expect(
            ExecutionBench().parameters(operation, nil)
                == "00000000000040008000000000000001, 2026-03-04T05:06:07.000008Z, 2026-03-04, "
                + "00000000000040008000000000000002, 00000000000040008000000000000001")
    }
}
