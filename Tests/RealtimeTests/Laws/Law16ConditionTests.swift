import CEL
import ConnectorModel
import Execution
import Realtime
import Testing

/// In `request.variables.X == mutation.variables.Y` absent equals only absent and null only null; any other condition that errs is
/// false, counted, and logged once for each query and mutation.
@Suite struct Law16ConditionTests {
    @Test func equalValuesConcernEachOther() {
        var hub: Hub = Hub([listByGenre, updateMovie])
        _ = hub(subscribed(id(1), listByGenre, ["war"]))
        _ = hub(subscribed(id(2), listByGenre, ["love"]))
        _ = hub(subscribed(id(3), listByGenre, [nil]))
        for execution in 1...3 { _ = hub.run(UInt64(execution), "x") }
        #expect(hub(changed("UpdateMovie", ["a", "war"])) == ["execute 4 ListByGenre refresh mutation ×1"])
        #expect(hub(changed("UpdateMovie", ["a", nil])) == ["execute 5 ListByGenre refresh mutation ×1"])
        #expect(hub(changed("UpdateMovie", ["a", "art"])) == [])
        #expect(hub.shard.counters.cohortsVisited == 2)
    }

    @Test func absentAndNullAreApart() {
        var hub: Hub = Hub([listByGenre, updateMovie])
        let null: Subscription = Subscription(
            id: id(1), operation: listByGenre, generation: 1, variables: .init([.null]), sentVariables: nil,
            auth: .unauthenticated)
        _ = hub(.subscribed(null))
        _ = hub(subscribed(id(2), listByGenre, [nil]))
        _ = hub.run(1, "null")
        _ = hub.run(2, "absent")
        #expect(hub(changed("UpdateMovie", ["a", nil])) == ["execute 3 ListByGenre refresh mutation ×1"])
        _ = hub.run(3, "absent now")
        let change: Change = Change(
            connector: "movies", operation: "UpdateMovie", variables: .init([.text("a"), .null]),
            auth: .unauthenticated, rows: [])
        #expect(hub(.changed(change, generation: 1)) == ["execute 4 ListByGenre refresh mutation ×1"])
        #expect(hub.run(4, "null now") == ["update 1: null now"])
    }

    @Test func whatIsNoEqualityIsEvaluatedForEachCohortThatIsLeft() {
        let rest: Program = condition(
            "request.auth.uid != mutation.auth.uid", query: ["genre"], mutation: ["id", "genre"])
        let query: CompiledOperation = operation(
            "Others", variables: ["genre"], refresh: [after("UpdateMovie", equal: [(0, 1)], rest)], footprint: .uid)
        var hub: Hub = Hub([query, updateMovie])
        _ = hub(subscribed(id(1), query, ["war"], auth: user("ann")))
        _ = hub(subscribed(id(2), query, ["war"], auth: user("bob")))
        _ = hub(subscribed(id(3), query, ["love"], auth: user("bob")))
        for execution in 1...3 { _ = hub.run(UInt64(execution), "x") }
        #expect(
            hub(changed("UpdateMovie", ["a", "war"], auth: user("ann"))) == ["execute 4 Others refresh mutation ×1"])
        #expect(hub.shard.counters.conditionsEvaluated == 2)
        #expect(hub.run(4, "y") == ["update 2: y"])
    }

    @Test func aConditionThatErrsIsFalseAndLoggedOnce() {
        let rest: Program = condition("mutation.variables.genre == 'war'", mutation: ["id", "genre"])
        let query: CompiledOperation = operation("War", refresh: [after("UpdateMovie", rest)])
        var hub: Hub = Hub([query, updateMovie])
        _ = hub(subscribed(id(1), query))
        _ = hub.run(1, "x")
        let lines: [String] = hub(changed("UpdateMovie", ["a", nil]))
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("log movies/War after UpdateMovie: ") == true)
        #expect(hub(changed("UpdateMovie", ["a", nil])) == [])
        #expect(hub.shard.counters.conditionsFailed == 2)
        #expect(hub(changed("UpdateMovie", ["a", "war"])) == ["execute 2 War refresh mutation ×1"])
    }
}
