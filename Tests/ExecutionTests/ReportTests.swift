import ConnectorModel
import Execution
import Postgres
import SQL
import Testing

/// Statements report what they write only where a query could be told.
@Suite struct ReportTests {
    private static let movie: QualifiedName = QualifiedName(schema: "public", name: "movie")
    private static let tag: QualifiedName = QualifiedName(schema: "public", name: "tag")

    private static func insert(into table: QualifiedName) -> CompiledStep {
        CompiledStep(
            responseName: "a",
            template: .build {
                $0.keyword("insert")
                $0.reported { $0.keyword(" and report") }
            },
            sources: [], result: .json, planClass: .keyed, captures: [CapturedWrite(table: table, kind: .insert)])
    }

    private static let queries: [CompiledOperation] = [
        .testing("GetMovie", .query, [], lookups: [EntityLookup(table: movie, key: [])], [.field("movie")]),
        .testing(
            "ListTags", .query, [],
            refresh: [
                .every(.seconds(60)),
                .mutationExecuted(MutationTrigger(connector: "c", operation: "Told", equalities: [], residual: nil)),
            ], [.field("tags")]),
    ]

    @Test(arguments: [
        ("AddMovie", movie, "writes: insert and report"),
        ("AddTag", tag, "writes: insert"),
        ("Told", tag, "writes: insert and report"),
    ])
    func isWantedOfTablesThatAreLookedUpAndOfMutationsThatTrigger(
        _ name: String, _ table: QualifiedName, _ sent: String
    ) async {
        let mutation: CompiledOperation = .testing(name, .mutation, [Self.insert(into: table)])
        let bench: ExecutionBench = ExecutionBench(Self.queries + [mutation])
        _ = await bench.mutate(mutation)
        #expect(bench.sessions.events.map(\.text) == [sent])
    }
}
