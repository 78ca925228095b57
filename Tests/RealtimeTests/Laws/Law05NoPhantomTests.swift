import Realtime
import Testing

/// A trigger that changes nothing sends nothing, except `resume`.
@Suite struct Law05NoPhantomTests {
    @Test func anUnchangedResultIsNotSent() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        _ = hub(changed("UpdateMovie", rows: [movie("a")]))
        #expect(hub.run(2, "A") == [])
        #expect(hub.shard.counters.resultsUnchanged == 1)
    }

    @Test func resumeIsAnsweredInFullAndOthersAreNotBothered() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getMovie, ["a"]))
        _ = hub.run(1, "A")
        #expect(hub(.resumed(id(2))) == ["execute 2 GetMovie firstResult resumed ×2"])
        #expect(hub.run(2, "A") == ["reply 2: A"])
        #expect(hub(.resumed(id(2))) == ["execute 3 GetMovie firstResult resumed ×2"])
        #expect(hub.run(3, "B") == ["reply 2: B", "update 1: B"])
    }

    @Test func resumeDuringAnExecutionIsAnsweredByTheNext() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        _ = hub(.resumed(id(1)))
        _ = hub(sent(2))
        #expect(hub(.resumed(id(1))) == [])
        #expect(hub(finished(2, "A")) == ["reply 1: A", "execute 3 GetMovie firstResult resumed ×1"])
        #expect(hub.run(3, "A") == ["reply 1: A"])
    }

    @Test func twoResumesBeforeAnythingIsSentShareOneAnswer() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        _ = hub(.resumed(id(1)))
        #expect(hub(.resumed(id(1))) == [])
        #expect(hub.run(2, "A") == ["reply 1: A"])
    }

    @Test func aFirstResultIsNoAnswerToAResumeThatCameAfterItsStatementLeft() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        #expect(hub(.resumed(id(1))) == [])
        #expect(hub(finished(1, "A")) == ["update 1: A", "execute 2 GetMovie firstResult resumed ×1"])
        #expect(hub.run(2, "A") == ["reply 1: A"])
    }

    @Test func resumeOfAnUnknownSubscriptionIsAnsweredWithAnError() {
        var hub: Hub = Hub([getMovie])
        #expect(hub(.resumed(id(9))) == ["errors 9: there is no subscription with this request id"])
    }
}
