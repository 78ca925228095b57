import Realtime
import Testing

/// Executions are admitted by a bounded scheduler, first results before refreshes, equal triggers folded.
@Suite struct Law10SchedulerTests {
    @Test func noMoreExecutionsThanAllowedRunAtATime() {
        var hub: Hub = Hub([getMovie], limits: HubLimits(firstResults: 2, refreshes: 1))
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        #expect(hub(subscribed(id(3), getMovie, ["c"])) == [])
        #expect(hub.run(1, "A") == ["update 1: A", "execute 3 GetMovie firstResult subscribed ×1"])
    }

    @Test func refreshesWaitForTheirOwnPlacesAndDoNotHoldUpFirstResults() {
        var hub: Hub = Hub([getMovie, updateMovie], limits: HubLimits(firstResults: 2, refreshes: 1))
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        _ = hub.run(1, "A")
        _ = hub.run(2, "B")
        #expect(
            hub(changed("UpdateMovie", rows: [movie("a"), movie("b")])) == ["execute 3 GetMovie refresh implicit ×1"])
        #expect(hub(subscribed(id(3), getMovie, ["c"])) == ["execute 4 GetMovie firstResult subscribed ×1"])
        #expect(hub.run(3, "A2") == ["update 1: A2", "execute 5 GetMovie refresh implicit ×1"])
    }

    @Test func aWaitingRefreshMovesForwardWhenSomeoneWaitsForIt() {
        var hub: Hub = Hub([getMovie, updateMovie], limits: HubLimits(firstResults: 2, refreshes: 1))
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        _ = hub.run(1, "A")
        _ = hub.run(2, "B")
        _ = hub(changed("UpdateMovie", rows: [movie("a"), movie("b")]))
        #expect(
            hub(subscribed(id(3), getMovie, ["b"])) == ["execute 4 GetMovie firstResult subscribed+implicit ×2"])
        #expect(hub.run(3, "A2") == ["update 1: A2"])
    }

    @Test func equalTriggersThatWaitAreFolded() {
        var hub: Hub = Hub([getMovie, updateMovie], limits: HubLimits(firstResults: 2, refreshes: 1))
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        _ = hub.run(1, "A")
        _ = hub.run(2, "B")
        _ = hub(changed("UpdateMovie", rows: [movie("a")]))
        for _ in 0..<5 { #expect(hub(changed("UpdateMovie", rows: [movie("b")])) == []) }
        #expect(hub.run(3, "A") == ["execute 4 GetMovie refresh implicit ×1"])
        #expect(hub.run(4, "B") == [])
    }
}
