import ConnectorModel
import Realtime
import Testing

/// Look-ups by key count whatever else the query selects (law 17); `@refresh` adds to them, and several combine with OR (law 18).
@Suite struct Law18TriggersTests {
    private let query: CompiledOperation = operation(
        "Everything", variables: ["id", "genre"],
        lookups: [
            EntityLookup(table: movieTable, key: [.source(.variable(slot: 0, path: []))]),
            EntityLookup(table: profileTable, key: [.constant("root")]),
        ],
        refresh: [
            .every(.seconds(60)), .every(.seconds(30)), after("UpdateMovie", equal: [(1, 1)]), after("Import"),
        ])

    @Test(arguments: [
        (changed("Anything", rows: [movie("a")]), "implicit"),
        (changed("Anything", rows: [profile("root")]), "implicit"),
        (changed("UpdateMovie", ["b", "war"]), "mutation"), (changed("Import"), "mutation"),
        (changed("UpdateMovie", ["a", "war"], rows: [movie("a")]), "implicit"),
    ])
    func eachTriggerRefreshes(_ event: HubEvent, _ reason: String) {
        var hub: Hub = Hub([query, updateMovie, operation("Import", .mutation)])
        _ = hub(subscribed(id(1), query, ["a", "war"]))
        _ = hub.run(1, "x")
        let lines: [String] = hub(event)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("execute 2 Everything refresh \(reason)") == true)
    }

    @Test func timeRefreshesAfterTheShortestIntervalSinceTheLastExecution() {
        var hub: Hub = Hub([query, updateMovie])
        _ = hub(subscribed(id(1), query, ["a", "war"]))
        #expect(hub.shard.nextDeadline == nil)
        hub.wait(.seconds(5))
        _ = hub.run(1, "x")
        #expect(hub.shard.nextDeadline == .zero + .seconds(35))
        hub.wait(.seconds(20))
        _ = hub(changed("UpdateMovie", ["b", "war"]))
        #expect(hub.shard.nextDeadline == nil)
        _ = hub.run(2, "x")
        #expect(hub.shard.nextDeadline == .zero + .seconds(55))
        hub.wait(.seconds(29))
        #expect(hub(.deadlineReached) == [])
        hub.wait(.seconds(1))
        #expect(hub(.deadlineReached) == ["execute 3 Everything refresh every ×1"])
    }
}
