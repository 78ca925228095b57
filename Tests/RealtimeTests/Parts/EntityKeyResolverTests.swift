import CEL
import ConnectorModel
import Execution
import SQL
import Testing

@testable import Realtime

/// Keys are equal exactly when PostgreSQL's are, wherever their values come from.
@Suite struct EntityKeyResolverTests {
    @Test(
        arguments: [
            (CoercedValue.text("0f"), "0f"), (.integer(-5), "-5"), (.boolean(true), "true"), (.float(1), "1"),
            (.float(0.5), "0.5"),
            (.null, nil), (.list([]), nil),
        ] as [(CoercedValue, String?)])
    func aVariableIsSpelledCanonically(_ value: CoercedValue, _ text: String?) {
        #expect(keys([.source(.variable(slot: 0, path: []))], [value]) == text.map { [[$0]] } ?? [])
    }

    @Test func membersOfAnObjectAreFoundByPath() {
        let key: CoercedValue = .object([.init(name: "id", value: .text("x")), .init(name: "n", value: .integer(2))])
        #expect(
            keys([.source(.variable(slot: 0, path: ["id"])), .source(.variable(slot: 0, path: ["n"]))], [key]) == [
                ["x", "2"]
            ])
        #expect(keys([.source(.variable(slot: 0, path: ["other"]))], [key]) == [])
    }

    @Test func aVariableThatIsMissingReadsNoRow() {
        #expect(keys([.source(.variable(slot: 0, path: []))], [nil]) == [])
        #expect(keys([.source(.variable(slot: 3, path: []))], [nil]) == [])
    }

    @Test func anExpressionIsSpelledAsItsTypeWants() {
        let uuid: VariableType = .scalar(.uuid)
        let text: String = "'0F0E0D0C-0B0A-0908-0706-050403020100'"
        #expect(
            keys([.source(.expression(expression(text, type: uuid)))], []) == [["0f0e0d0c0b0a09080706050403020100"]])
        #expect(keys([.source(.expression(expression("1 + 1", type: .scalar(.int))))], []) == [["2"]])
        #expect(
            keys(
                [.source(.expression(expression("timestamp('2024-05-06T07:08:09Z')", type: .scalar(.timestamp))))], [])
                == [["2024-05-06T07:08:09.000000Z"]])
        #expect(
            keys([.source(.expression(expression("timestamp('2024-05-06T07:08:09Z')", type: .scalar(.date))))], [])
                == [["2024-05-06"]])
    }

    @Test func theUserIsKnown() {
        let source: LookupKeyMember = .source(.expression(expression("auth.uid", type: .scalar(.string))))
        #expect(keys([source], [], user("ann")) == [["ann"]])
        #expect(keys([source], []) == [])
    }

    @Test func whatIsNewInEachExecutionReadsNoRowThatAWriteCouldName() {
        #expect(keys([.source(.newUUID(.uuid))], []) == [])
        #expect(keys([.source(.requestTime(.timestamp))], []) == [])
        #expect(keys([.source(.pattern(slot: 0, path: [], .prefix))], [.text("a")]) == [])
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "-0"), (1e15, "1e+15"), (123_456_789_012_345, "123456789012345"), (1.5e300, "1.5e+300"),
            (0.0001, "0.0001"), (0.00001, "1e-05"), (-1234.5678, "-1234.5678"), (0.1 + 0.2, "0.30000000000000004"),
            (1_234_567_890_123_456, "1.234567890123456e+15"), (.infinity, "Infinity"), (100, "100"),
        ] as [(Double, String)])
    func floatsAreSpelledAsPostgreSQLDoes(_ value: Double, _ text: String) {
        #expect(postgresText(of: value) == text)
    }

    private func keys(
        _ members: [LookupKeyMember], _ values: [CoercedValue?], _ auth: AuthContext = .unauthenticated
    ) -> [[String]] {
        let query: CompiledOperation = operation("Q", lookups: [EntityLookup(table: movieTable, key: members)])
        return EntityKeyResolver(query, VariableValues(values), auth).keys().map(\.members)
    }
}
