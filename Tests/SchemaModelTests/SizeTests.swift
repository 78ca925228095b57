import GraphQLSyntax
import SQL
import SchemaModel
import Testing

/// Schemas that are far larger than any that people write: they must end in a plan or a diagnostic, soon and without a crash.
@Suite struct SizeTests {
    /// What is said of keys; the names of their columns become too long as well.
    private static func messages(_ text: String) -> [String] {
        schema(text).diagnostics.map { "\($0.code.rawValue) \($0.message)" }.filter { $0.hasPrefix("SCH211") }
    }

    private static func chain(_ count: Int) -> String {
        (0..<count).map { index in
            index + 1 < count
                ? "type K\(index) @table(key: \"k\") { k: K\(index + 1)! }"
                : "type K\(index) @table(key: \"k\") { k: Int! }"
        }.joined(separator: "\n")
    }

    @Test func aKeyMayReachThrough64Tables() {
        #expect(Self.messages(Self.chain(64)) == [])
        #expect(
            Self.messages(Self.chain(65)) == [
                "SCH211 On K63 @table(key): the key reaches through more than 64 tables"
            ])
    }

    /// By name, the deep end of this chain is known before its start is looked at.
    @Test func theDepthOfAKeyDoesNotDependOnNames() {
        let reversed: String = (0..<65).map { index in
            let name: String = "K\(100 + index)"
            return index > 0
                ? "type \(name) @table(key: \"k\") { k: K\(100 + index - 1)! }"
                : "type \(name) @table(key: \"k\") { k: Int! }"
        }.joined(separator: "\n")
        #expect(
            Self.messages(reversed) == ["SCH211 On K164 @table(key): the key reaches through more than 64 tables"])
    }

    @Test func longChainsAndCyclesOfKeysAreRefused() {
        let expected: String = "the key reaches through more than 64 tables"
        let chain: [String] = Self.messages(Self.chain(1_200))
        #expect(!chain.isEmpty && chain.allSatisfy { $0.hasSuffix(expected) })
        let cycle: [String] = Self.messages(
            (0..<1_000).map { "type K\($0) @table(key: \"k\") { k: K\(($0 + 1) % 1_000)! }" }
                .joined(separator: "\n"))
        #expect(!cycle.isEmpty && cycle.allSatisfy { $0.hasSuffix(expected) })
    }

    /// References that name the fields of other references are followed as far as keys are, but not for ever.
    @Test func longChainsOfReferencesToReferencesAreRefused() {
        let links: [String] = (0..<1_000).map { "type R\($0) @table { r: R\($0 + 1) @ref(references: [\"rX\"]) }" }
        let found: [String] = schema(links.joined(separator: "\n") + "\ntype R1000 @table { x: Int }").diagnostics
            .map { "\($0.code.rawValue) \($0.message)" }
        #expect(found.contains("SCH212 On R128.r: the reference reaches through too many tables"))
    }

    @Test func keysThatDoubleAreRefused() {
        let text: String = (1...40).map {
            "type A\(100 + $0) @table(key: [\"a\", \"b\"]) { a: A\(99 + $0)! b: A\(99 + $0)! }"
        }.joined(separator: "\n")
        #expect(
            Self.messages(text + "\ntype A100 @table { x: Int }") == [
                "SCH211 On A106 @table(key): the key has more than 32 columns"
            ])
    }

    @Test func aLongChainOfReferencesHasAnOrder() throws {
        let text: String = (0..<5_000).map { index in
            index + 1 < 5_000 ? "type T\(index) @table { t: T\(index + 1) }" : "type T\(index) @table { x: Int }"
        }.joined(separator: "\n")
        let plan: MigrationPlan = creationSteps(for: try validSchema(text), traits: fullTraits)
        let made: [String] = plan.steps.map(\.sql).filter { $0.hasPrefix("CREATE TABLE") }
        #expect(made.count == 5_000)
        #expect(made.first?.contains("\"t4999\"") ?? false)
    }

    @Test func whatPostgreSQLCannotHoldIsRefused() {
        let names: [String] = (0..<33).map { "f\($0)" }
        let fields: String = names.map { "\($0): Int!" }.joined(separator: " ")
        let list: String = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let short: String = names.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")
        let wide: String = (0..<1_600).map { "f\($0): Int" }.joined(separator: " ")
        let texts: [String] = [
            "type A @table(key: [\(list)]) { \(fields) }",
            "type A @table @unique(fields: [\(list)], indexName: \"u\") { \(fields) }",
            "type A @table @index(fields: [\(list)], name: \"i\") { \(fields) }",
            "type A @table(key: [\(short)]) @index(fields: [\(short)], name: \"i\") { \(fields) }",
            "type A @table { \(wide) }", "type A @table(key: \"k\") { k: Int! \(wide.dropLast(10)) }",
        ]
        let found: [[String]] = texts.map { text in
            schema(text).diagnostics.map { "\($0.code.rawValue) \($0.message)" }
        }
        #expect(
            found == [
                ["SCH211 On A @table(key): the key has more than 32 columns"],
                ["SCH215 On A @unique: the index has 33 columns"], ["SCH215 On A @index: the index has 33 columns"],
                [], ["SCH213 On A: the table has 1601 columns"], [],
            ])
    }

    @Test func manyValuesAndManyUnknownNamesAreRead() {
        let values: String = (0..<20_000).map { "V\($0)" }.joined(separator: " ")
        let fields: String = (0..<2_000).map { "f\($0): Unknwn" }.joined(separator: " ")
        let built: Diagnosed<Schema> = schema("enum Unknown { \(values) V7 } type A @table { \(fields) }")
        #expect(built.value.enums.map(\.values.count) == [20_000])
        #expect(
            built.diagnostics.first?.message == "Enum value \"Unknown.V7\" can only be defined once")
        #expect(built.diagnostics.count == 2_001)
        // Suggestions end after 50.
        #expect(built.diagnostics.filter { $0.hint == "Did you mean `Unknown`?" }.count == 50)
    }
}
