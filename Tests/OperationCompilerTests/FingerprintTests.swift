import ConnectorModel
import SQL
import Testing

@testable import OperationCompiler

/// What tells two compilations of an operation apart.
@Suite struct FingerprintTests {
    private static let schema: String = "type Item @table(key: \"k\") { k: Int! name: String @default(value: \"a\") }"
    private static let query: String = "query Q @auth(level: PUBLIC) { items(where: {name: {eq: \"x\"}}) { k name } }"
    private static let mutation: String = "mutation Q @auth(level: PUBLIC) { item_insert(data: {k: 1}) }"

    @Test func isOneForWhatClientsCannotTellApart() throws {
        let first: String = try operation(Self.query, schema: Self.schema).fingerprint
        #expect(try operation(Self.query, schema: Self.schema).fingerprint == first)
        let spaced: String = Self.query.replacing("{", with: "{ # a comment\n  ")
        #expect(try operation(spaced, schema: Self.schema).fingerprint == first)
        let other: String = Self.schema + " type Unused @table { a: Int }"
        #expect(try operation(Self.query, schema: other).fingerprint == first)
    }

    @Test(arguments: [
        (query, schema.replacing("String", with: "String @col(name: \"title\")")),
        (query, schema.replacing("@table(", with: "@table(name: \"other\", ")),
        (query.replacing("\"x\"", with: "\"y\""), schema), (query.replacing(" name }", with: " }"), schema),
        (query.replacing("PUBLIC", with: "USER"), schema), (query.replacing("k name", with: "k alias: name"), schema),
    ])
    func isAnotherForAnotherOperation(_ text: String, _ schema: String) throws {
        #expect(
            try operation(text, schema: schema).fingerprint != operation(Self.query, schema: Self.schema).fingerprint)
    }

    @Test func sumsUpWhatAMutationWrites() throws {
        let first: String = try operation(Self.mutation, schema: Self.schema).fingerprint
        let upsert: String = Self.mutation.replacing("insert", with: "upsert")
        #expect(try operation(upsert, schema: Self.schema).fingerprint != first)
        let serial: String = Self.schema.replacing(
            "a\")", with: "a\") made: Timestamp @default(expr: \"request.time\")")
        #expect(try operation(Self.mutation, schema: serial).fingerprint != first)
    }

    /// Parts that run into one another when they are printed one after the other.
    @Test func givesEachStatementATextOfItsOwn() {
        let templates: [SQLTemplate] = [
            .nothing, .text(""), .text("t1 a"), .text("a"), .sequence([]), .sequence([.nothing]),
            .sequence([.text("a"), .text("b")]), .sequence([.text("ab")]),
            .sequence([.sequence([.text("a")]), .text("b")]),
            .parameter(source: 1, type: .integer), .parameter(source: 11, type: .integer),
            .parameter(source: 1, type: .bigint), .parameter(source: 1, type: .unspecified),
            .choice(source: 1, absent: .nothing, null: .text("a"), value: .nothing),
            .choice(source: 1, absent: .text("a"), null: .nothing, value: .nothing),
            .choice(source: 2, absent: .text("a"), null: .nothing, value: .nothing),
            .join(SQLTemplate.Join(separator: ",", elements: [.text("a")])),
            .join(SQLTemplate.Join(separator: ", ", elements: [.text("a")])),
            .join(SQLTemplate.Join(separator: ",", elements: [.text("a")], rule: .vanishesWithAny)),
            .join(SQLTemplate.Join(separator: ",", open: .text("a"), elements: [])),
            .join(SQLTemplate.Join(separator: ",", close: .text("a"), elements: [])),
            .join(SQLTemplate.Join(separator: ",", elements: [], otherwise: .text("a"))),
            .refused(sources: []), .refused(sources: [1, 2]), .refused(sources: [12]),
        ]
        let texts: [String] = templates.map { template in
            var text: CanonicalText = CanonicalText()
            text.write(template)
            return text.text
        }
        #expect(Set(texts).count == templates.count)
    }
}
