import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import SQL
import Testing

/// Statements that would mean any row are refused, by the variables for want of which they would.
@Suite struct RefusalTests {
    private static let cases: [(String, [[String]])] = [
        ("query Q($id: UUID) { movie(id: $id) { id } }", [["$0"]]),
        ("query Q($key: Review_Key) { review(key: $key) { stars } }", [["$0.movieId", "$0.byName"]]),
        ("query Q($y: Int) { movie(first: {where: {year: {eq: $y}}}) { id } }", [["$0"]]),
        ("mutation Q($id: UUID) { movie_update(id: $id, data: {year: 1}) }", [["$0"]]),
        ("mutation Q($id: UUID) { movie_delete(id: $id) }", [["$0"]]),
        ("mutation Q($y: Int) { movie_deleteMany(where: {_not: {year: {eq: $y}}}) }", [["$0"]]),
        ("mutation Q($y: Int) { movie_updateMany(where: {year: {eq: $y}}, data: {code: \"c\"}) }", [["$0"]]),
        // A list is not about one row, and a literal that holds for every row was meant so.
        ("query Q($y: Int) { movies(where: {year: {eq: $y}}) { id } }", [[]]),
        ("mutation Q { movie_deleteMany(where: {}) }", [[]]),
        ("mutation Q { movie_deleteMany(all: true) }", [[]]),
    ]

    @Test(arguments: cases) func namesWhatIsMissing(_ text: String, _ refused: [[String]]) throws {
        let steps: [CompiledStep] = try operation(text).steps
        let found: [[String]] = steps.map { step in
            let absent: ShapeKey = ShapeKey(step.shapeSources.map { _ in .absent })
            return step.template.render(absent).refusedSources.map { source in
                guard case .variable(let slot, let path) = step.sources[source] else { return "?" }
                return (["$\(slot)"] + path).joined(separator: ".")
            }
        }
        #expect(found == refused)
    }

    @Test func anExpressionIsNeverAbsent() throws {
        #expect(
            try operation("query Q { person(key: {name_expr: \"auth.uid\"}) { name } }").steps[0].shapeSources.isEmpty)
    }
}

/// A connector without operations is worth a word and no more: a project begins so.
@Suite struct EmptyConnectorTests {
    @Test func isAWarning() {
        let compiled = diagnose("")
        #expect(compiled.value != nil)
        #expect(compiled.diagnostics.map(\.message) == ["no query found in connector \"c\""])
        #expect(compiled.diagnostics.map(\.span.sourceName) == ["operations.gql"])
        #expect(compiled.diagnostics.map(\.severity) == [.warning])
    }

    /// Whoever read the folder says that it holds no document.
    @Test func isNothingMoreToSayOfAFolderWithoutDocuments() {
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: films)],
                connectors: [ServiceSources.Connector(id: "c", sources: [])]),
            traits: .embedded)
        #expect(compiled.value != nil)
        #expect(compiled.diagnostics == [])
    }
}
