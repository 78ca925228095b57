import ConnectorModel
import Realtime
import Testing

/// What a mutation costs does not grow with the number of cohorts that it does not concern.
@Suite struct CostTests {
    @Test(arguments: [10, 1_000, 100_000])
    func aMutationLooksOnlyAtTheCohortsItConcerns(_ count: Int) {
        let byGenre: CompiledOperation = operation(
            "ByGenre", variables: ["genre"],
            refresh: [
                after(
                    "UpdateMovie", equal: [(0, 1)],
                    condition("mutation.variables.id != 'x'", query: ["genre"], mutation: ["id", "genre"]))
            ])
        var hub: Hub = Hub([getMovie, byGenre, updateMovie])
        for number in 0..<count {
            let query: CompiledOperation = number % 2 == 0 ? getMovie : byGenre
            _ = hub(subscribed(id(UInt64(number)), query, ["\(number)"]))
            if number < 64 { _ = hub.run(UInt64(number) + 1, "x") }
        }
        #expect(hub.shard.cohortCount == count)
        #expect(hub.shard.counters.cohortsVisited == 0)
        _ = hub(changed("UpdateMovie", ["4", "5"], rows: [movie("4")]))
        #expect(hub.shard.counters.cohortsVisited == 2)
        #expect(hub.shard.counters.conditionsEvaluated == 1)
        _ = hub(changed("UpdateMovie", ["none", "none"], rows: [movie("none")]))
        #expect(hub.shard.counters.cohortsVisited == 2)
    }
}
