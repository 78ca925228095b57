import GraphQLSyntax
import Testing
import TypeSystem

@Suite("collected fields")
struct FieldCollectionTests {
    static let schema: GraphQLSchema = buildGraphQLSchema([
        parse(
            """
            type Query { pet: Dog }
            interface Pet { name: String, owner: Owner }
            type Dog implements Pet { name: String, barks: Boolean, owner: Owner }
            type Cat implements Pet { name: String, owner: Owner }
            type Owner { name: String, age: Int }
            """)
    ]).value

    /// What is collected on `Dog`, each field with its conditions, and what is collected below.
    private func collect(_ selection: String, fragments: String = "") throws -> [String] {
        let document: Document = parse("\(selection) \(fragments)")
        guard case .operation(let operation)? = document.definitions.first else { return [] }
        let collector: FieldCollector = FieldCollector(document, schema: Self.schema)
        let dog: ObjectType = try #require(Self.schema.objectType(named: "Dog"))
        let owner: ObjectType = try #require(Self.schema.objectType(named: "Owner"))
        return collector.collect(operation.selectionSet, on: dog).map { field in
            let inner: [String] = collector.collectSubfields(of: field, on: owner).map { describe($0) }
            return describe(field) + (inner.isEmpty ? "" : " {\(inner.joined(separator: ", "))}")
        }
    }

    private func describe(_ field: CollectedField) -> String {
        let occurrences: [String] = field.occurrences.map { occurrence in
            occurrence.conditions.map { ($0.mustBe ? "+" : "-") + $0.variable }.joined()
        }
        return field.responseName + (field.isUnconditional ? "" : "(\(occurrences.joined(separator: "|")))")
    }

    @Test("fields of one response name are one, in the order they are first met")
    func mergesFragments() throws {
        #expect(
            try collect(
                "{ ...A call: name ... on Pet { name } ... on Cat { owner { age } } barks }",
                fragments: "fragment A on Dog { owner { name } ...B } fragment B on Pet { owner { age name } barks }")
                == ["owner {name, age}", "barks", "call", "name"])
    }

    @Test("what variables decide stays with its conditions, what constants rule out is gone")
    func keepsConditions() throws {
        #expect(
            try collect(
                """
                {
                  name @include(if: $a)
                  barks @skip(if: true)
                  ...A @skip(if: $b)
                  ...A @include(if: $a)
                  ... @include(if: $c) { barks @skip(if: $c) }
                }
                """, fragments: "fragment A on Dog { name call: name @include(if: $c) }")
                == ["name(+a|-b|+a)", "call(-b+c|+a+c)"])
    }

    @Test("what is below occurrences of different conditions keeps them")
    func carriesConditionsDown() throws {
        #expect(
            try collect("{ owner @include(if: $a) { name } owner @skip(if: $b) { name age } }")
                == ["owner(+a|-b) {name(+a|-b), age(-b)}"])
        #expect(
            try collect("{ owner @include(if: $a) { name } }") == ["owner(+a) {name}"])
    }

    @Test("cycles come to an end")
    func followsCyclesOnce() throws {
        #expect(
            try collect("{ ...A }", fragments: "fragment A on Dog { name ...B } fragment B on Dog { barks ...A }")
                == ["name", "barks"])
    }
}
