import Realtime
import Testing

/// A failing execution concerns its own cohort; a cohort without subscribers costs nothing.
@Suite struct Law08IsolationTests {
    @Test func aFailureReachesItsCohortAlone() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        #expect(hub(failed(1)) == ["errors 1: database away"])
        #expect(hub.run(2, "B") == ["update 2: B"])
    }

    @Test func theLastToLeaveTakesCohortTimersAndTriggersAlong() {
        var hub: Hub = Hub([ranking, getMovie, updateMovie])
        _ = hub(subscribed(id(1), ranking))
        _ = hub(subscribed(id(1, 2), getMovie, ["a"]))
        _ = hub.run(1, "R")
        _ = hub.run(2, "A")
        #expect(hub.shard.nextDeadline != nil)
        #expect(hub(.carrierClosed(carrier(1))) == [])
        #expect(hub.shard.nextDeadline == nil)
        #expect(hub.shard.cohortCount == 0)
        #expect(hub(changed("UpdateMovie", rows: [movie("a")])) == [])
    }

    @Test func anExecutionNobodyWaitsForIsForgottenAndKeepsItsPlaceUntilItEnds() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        #expect(hub(.unsubscribed(id(1))) == ["forget 1"])
        #expect(hub.shard.executionCount == 1)
        #expect(hub(finished(1, "A")) == [])
        #expect(hub.shard.executionCount == 0)
    }

    @Test func theEndOfAnExecutionToldTwiceCountsOnce() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        #expect(hub(finished(1, "B")) == [])
        #expect(hub(.executionDropped(.init(number: 1))) == [])
        #expect(hub(.unsubscribed(id(7))) == [])
    }
}
