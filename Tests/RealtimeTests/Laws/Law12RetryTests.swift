import Realtime
import Testing

/// A cohort that failed for a passing reason runs again, after 1 s doubling to 30 s or when the lane recovers; equal errors are sent once.
@Suite struct Law12RetryTests {
    @Test func pausesDoubleFromOneToThirtySecondsAndEqualErrorsAreSentOnce() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(failed(1)) == ["errors 1: database away"])
        for (index, pause) in [1, 2, 4, 8, 16, 30, 30].enumerated() {
            #expect(hub.shard.nextDeadline == hub.now + .seconds(pause))
            hub.wait(.seconds(pause))
            let execution: UInt64 = UInt64(index) + 2
            #expect(hub(.deadlineReached) == ["execute \(execution) GetMovie refresh retry ×1"])
            #expect(hub(failed(execution)) == [])
        }
    }

    @Test func otherErrorsAreSentAndTheSameDataIsSentAgainAfterwards() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        _ = hub(.resumed(id(1)))
        #expect(hub(failed(2)) == ["errors 1: database away"])
        hub.wait(.seconds(1))
        _ = hub(.deadlineReached)
        #expect(hub(failed(3, "too slow")) == ["errors 1: too slow"])
        hub.wait(.seconds(2))
        _ = hub(.deadlineReached)
        #expect(hub.run(4, "A") == ["update 1: A"])
    }

    @Test func aSuccessMakesTheNextPauseShortAgain() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(failed(1))
        hub.wait(.seconds(1))
        _ = hub(.deadlineReached)
        _ = hub.run(2, "A")
        #expect(hub.shard.nextDeadline == nil)
        _ = hub(.resumed(id(1)))
        _ = hub(failed(3))
        #expect(hub.shard.nextDeadline == hub.now + .seconds(1))
    }

    @Test func aRecoveredLaneRunsEverythingAtOnce() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["b"]))
        _ = hub.run(1, "A")
        _ = hub(failed(2))
        #expect(
            hub(.laneRecovered) == [
                "execute 3 GetMovie refresh laneRecovered ×1", "execute 4 GetMovie refresh retry+laneRecovered ×1",
            ])
        #expect(hub.shard.nextDeadline == nil)
        #expect(hub.run(3, "A") == [])
        #expect(hub.run(4, "B") == ["update 2: B"])
    }

    @Test func triggersDuringAPauseWaitForItsEnd() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(failed(1))
        #expect(hub(changed("UpdateMovie", rows: [movie("a")])) == [])
        hub.wait(.seconds(1))
        #expect(hub(.deadlineReached) == ["execute 2 GetMovie refresh implicit+retry ×1"])
    }

    @Test func aLastingFailureIsShownAndNotRepeated() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(failed(1, "division by zero", isPassing: false)) == ["errors 1: division by zero"])
        #expect(hub.shard.nextDeadline == nil)
        _ = hub(changed("UpdateMovie", rows: [movie("a")]))
        #expect(hub(failed(2, "division by zero", isPassing: false)) == [])
    }
}
