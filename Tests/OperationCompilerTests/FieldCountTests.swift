import GraphQLSyntax
import OperationCompiler
import Testing

/// Documents that come with their request and select more of one object than a statement can give.
@Suite struct FieldCountTests {
    private func messages(_ text: String) throws -> [String] {
        let project: CompiledProject? = diagnose("query Q @auth(level: NO_ACCESS) { movies { id } }").value
        let documents: AdHocCompiler = try #require(project).documents
        guard case .faulty(let found) = documents.compile(Source(name: "document", text: text), operation: nil) else {
            return []
        }
        return found.map(\.message)
    }

    private static func aliases(_ count: Int, _ field: String) -> String {
        (0..<count).map { "a\($0): \(field) " }.joined()
    }

    /// The fields are none of the schema: that nothing says so shows that validation has not seen them.
    @Test(arguments: [
        "{ \(aliases(20_000, "nothing")) }", "{ movies { \(aliases(20_000, "nothing")) } }",
        "{ ... on Query { \(aliases(19_999, "nothing")) } more: nothing }",
        "{ movies { id } ...All } fragment All on Query { \(aliases(19_999, "nothing")) }",
        "mutation { \(aliases(20_000, "nothing")) }",
        "{ movies { ... on Movie { director { \(aliases(20_000, "nothing")) } } } }",
    ])
    func refusesTooManyFieldsBeforeValidation(_ text: String) throws {
        #expect(try messages(text) == ["20000 fields of one object are selected, 1600 are possible"])
    }

    @Test func countsEveryPartOfTheRoot() throws {
        let spread: String = (0..<2000).map { "...F\($0) " }.joined()
        let fragments: String = (0..<2000).map { "fragment F\($0) on Query { m\($0): nothing ...F0 } " }.joined()
        #expect(
            try messages("{ \(spread) } \(fragments)") == [
                "2000 fields of one object are selected, 1600 are possible"
            ])
    }

    @Test func countsNamesAndNotSelections() throws {
        let names: String = Self.aliases(1000, "title")
        #expect(try messages("{ movies { \(names) \(names) } }") == [])
        #expect(try messages("{ movies { \(Self.aliases(1600, "title")) } }") == [])
    }
}
