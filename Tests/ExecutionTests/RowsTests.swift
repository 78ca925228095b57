import ConnectorModel
import Execution
import JSON
import SQL
import Synchronization
import Testing

/// What becomes of rows in a variable: arrays over the rows of a level, and the shape by which they are planned.
@Suite struct RowsTests {
    private static let variable: CompiledVariable = CompiledVariable("v", "[Node_Data!]!")
    private static let outer: RowsLevel = RowsLevel(slot: 0, path: [])
    private static let inner: RowsLevel = RowsLevel(slot: 0, path: [], fields: ["nodes_on_node"])
    private static let innermost: RowsLevel = RowsLevel(slot: 0, path: [], fields: ["nodes_on_node", "leaf_on_node"])

    /// Two rows within the first, none within the second, one within the third; a leaf within some of these.
    private static let tree: String = #"""
        {"v": [
          {"name": "a", "nodes_on_node": [{"name": "a1", "leaf_on_node": {"day": "2024-01-01"}}, {"tags": ["x", "\""]}]},
          {"nodes_on_node": [], "name": null, "any": {"k": 1}},
          {"vector": [1, 2.5], "nodes_on_node": {"name": "c1", "leaf_on_node": null}, "tags": []}
        ]}
        """#

    private static func parameters(_ sources: [RowsSource], _ variables: String = tree) -> [String] {
        let operation: CompiledOperation = .testing(
            "Rows", .query, [variable],
            [
                .reading(sources.map { .rows($0) }) { sql in
                    for source: Int in sources.indices { sql.parameter(source, PostgresType.text.array) }
                }
            ])
        return ExecutionBench().parameters(operation, variables).split(separator: " ").map { array in
            String(array.hasSuffix(",") ? array.dropLast() : array)
        }
    }

    @Test(
        arguments: [
            (outer, RowValues.column(name: "name", form: .plain, absent: nil), #"{"a",NULL,NULL}"#),
            (outer, .presence("name"), "{t,t,f}"),
            (outer, .mask(["name", "tags", "any"]), #"{"100","101","010"}"#),
            (outer, .column(name: "any", form: .plain, absent: nil), #"{NULL,"{\"k\":1}",NULL}"#),
            (outer, .column(name: "vector", form: .vector, absent: nil), #"{NULL,NULL,"[1.0,2.5]"}"#),
            (outer, .column(name: "tags", form: .array, absent: nil), #"{NULL,NULL,"{}"}"#),
            (outer, .column(name: "nothing", form: .plain, absent: nil), "{NULL,NULL,NULL}"),
            (outer, .ordinals, "{1,2,3}"),
            (inner, .column(name: "name", form: .plain, absent: nil), #"{"a1",NULL,"c1"}"#),
            (inner, .column(name: "tags", form: .array, absent: nil), #"{NULL,"{\"x\",\"\\\"\"}",NULL}"#),
            (inner, .parents, "{1,1,3}"),
            (inner, .ordinals, "{1,2,3}"),
            (innermost, .column(name: "day", form: .plain, absent: nil), #"{"2024-01-01"}"#),
            (innermost, .parents, "{1}"),
        ])
    func flattens(_ level: RowsLevel, _ values: RowValues, _ expected: String) {
        #expect(Self.parameters([RowsSource(level: level, values: values)]) == [expected])
    }

    @Test func makesOneValueForEachRow() {
        let ids: RowsSource = RowsSource(level: Self.outer, values: .newUUIDs(.uuid))
        let filled: RowsSource = RowsSource(
            level: Self.outer, values: .column(name: "name", form: .plain, absent: 0))
        let repeated: RowsSource = RowsSource(level: Self.inner, values: .repeated(0))
        let arrays: [String] = Self.parameters([ids, filled, repeated])
        let made: [String] = arrays[0].dropFirst().dropLast().split(separator: ",").map { String($0) }
        #expect(Set(made).count == 3)
        #expect(arrays[1] == #"{"a",NULL,\#(made[2])}"#)
        #expect(arrays[2] == "{\(made[0]),\(made[0]),\(made[2])}")
    }

    @Test func isLinearInTheRows() {
        let rows: String = (0..<5000).map { #"{"name":"\#($0)","nodes_on_node":[{"name":"x"}]}"# }.joined(
            separator: ",")
        let arrays: [String] = Self.parameters(
            [RowsSource(level: Self.inner, values: .parents)], "{\"v\": [\(rows)]}")
        #expect(arrays[0].hasSuffix(",5000}"))
    }

    // MARK: Shapes

    @Test(
        arguments: [
            ("[]", "no rows"),
            ("[{}]", ""),
            (#"[{"name": "a", "tags": []}, {"tags": null, "name": "b"}]"#, "name tags"),
            (#"[{"tags": []}, {"name": "b", "tags": null}]"#, "name? tags"),
            (#"[{"name": "a", "nodes_on_node": []}, {"name": "b", "nodes_on_node": null}]"#, "name"),
            (
                #"[{"nodes_on_node": [{"name": "x", "leaf_on_node": {}}, {"any": 1}]}, {"nodes_on_node": {"any": 2}}]"#,
                "nodes_on_node(any? name? leaf_on_node())"
            ),
            (#"{"name": "a"}"#, "name"),
        ])
    func hasTheShapeOfAllRows(_ rows: String, _ expected: String) {
        let planner: ShapeRecorder = ShapeRecorder()
        let operation: CompiledOperation = .testing(
            "Rows", .query, [Self.variable], shapedSlots: [0], planner: planner, [])
        _ = ExecutionBench().query(operation, "{\"v\": \(rows)}", .unauthenticated)
        #expect(planner.texts == [expected])
    }
}

/// Writes down the shapes of rows that it is asked to plan.
private final class ShapeRecorder: OperationPlanner {
    private let recorded: Mutex<[String]> = Mutex([])

    var texts: [String] { recorded.withLock { $0 } }

    func steps(for shape: OperationShape) -> Result<[CompiledStep], ShapeRefusal> {
        if case .rows(let rows)?? = shape.slots.first { recorded.withLock { $0.append(Self.text(rows)) } }
        return .failure(ShapeRefusal(faults: [ShapeFault("recorded")]))
    }

    private static func text(_ shape: RowsShape) -> String {
        guard shape.hasRows else { return "no rows" }
        let columns: [String] = shape.columns.map { $0.isInEveryRow ? $0.name : "\($0.name)?" }
        return (columns + shape.children.map { "\($0.name)(\(text($0.shape)))" }).joined(separator: " ")
    }
}
