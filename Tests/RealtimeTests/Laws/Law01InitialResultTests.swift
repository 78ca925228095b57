import Realtime
import Testing

/// Every subscribe is answered at once with a full result or errors.
@Suite struct Law01InitialResultTests {
    @Test func aSubscriptionRunsItsQueryAndIsAnswered() {
        var hub: Hub = Hub([getMovie])
        #expect(hub(subscribed(id(1), getMovie, ["a"])) == ["execute 1 GetMovie firstResult subscribed ×1"])
        #expect(hub(sent(1)) == [])
        #expect(hub(finished(1, "{}")) == ["update 1: {}"])
    }

    @Test func equalSubscriptionsShareOneExecutionAndOneResult() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(subscribed(id(2), getMovie, ["a"])) == [])
        #expect(hub(subscribed(id(3), getMovie, ["b"])) == ["execute 2 GetMovie firstResult subscribed ×1"])
        #expect(hub.run(1, "A") == ["update 1,2: A"])
        #expect(hub.run(2, "B") == ["update 3: B"])
        #expect(hub.shard.cohortCount == 2)
    }

    @Test func aFailureAnswersToo() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(failed(1)) == ["errors 1: database away"])
    }

    @Test func whoeverComesWhileAFailingCohortPausesIsAnsweredAtOnce() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(failed(1))
        #expect(
            hub(subscribed(id(2), getMovie, ["a"])) == ["execute 2 GetMovie firstResult subscribed+retry ×2"])
        #expect(hub(failed(2)) == ["errors 2: database away"])
    }

    @Test func anIdSubscribedAgainReplacesTheFirst() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(
            hub(subscribed(id(1), getMovie, ["b"])) == ["forget 1", "execute 2 GetMovie firstResult subscribed ×1"])
        #expect(hub.run(1, "A") == [])
        #expect(hub.run(2, "B") == ["update 1: B"])
    }
}
