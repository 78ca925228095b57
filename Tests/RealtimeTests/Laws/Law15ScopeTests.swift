import ConnectorModel
import Realtime
import Testing

/// Implicit triggers cross connectors; an `operation` of `@refresh` means the mutation of one connector.
@Suite struct Law15ScopeTests {
    @Test func aWriteThroughAnyConnectorCounts() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        #expect(
            hub(changed("Import", connector: "admin", rows: [movie("a")])) == [
                "execute 2 GetMovie refresh implicit ×1"
            ])
        #expect(hub(changed("Import", connector: "admin", rows: [movie("b"), profile("a")])) == [])
    }

    @Test func aMutationOfTheSameNameInAnotherConnectorIsAnotherMutation() {
        let query: CompiledOperation = operation("List", refresh: [after("Import", connector: "admin")])
        let other: CompiledOperation = operation("Import", .mutation)
        let named: CompiledOperation = operation("Import", .mutation, connector: "admin")
        var hub: Hub = Hub([query, other, named])
        _ = hub(subscribed(id(1), query))
        _ = hub.run(1, "L")
        #expect(hub(changed("Import")) == [])
        #expect(hub(changed("Import", connector: "admin")) == ["execute 2 List refresh mutation ×1"])
    }
}
