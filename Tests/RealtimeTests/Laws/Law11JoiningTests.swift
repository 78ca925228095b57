import Realtime
import Testing

/// A join never gets a retained result: it starts an execution or shares one not yet sent.
@Suite struct Law11JoiningTests {
    @Test func joiningACohortThatRestsRunsItAgain() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        #expect(hub(subscribed(id(2), getMovie, ["a"])) == ["execute 2 GetMovie firstResult subscribed ×2"])
        #expect(hub.run(2, "A") == ["update 2: A"])
    }

    @Test func joiningBeforeTheStatementLeavesSharesIt() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(subscribed(id(2), getMovie, ["a"])) == [])
        #expect(hub.run(1, "A") == ["update 1,2: A"])
    }

    @Test func joiningAfterTheStatementLeftWaitsForTheNext() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        #expect(hub(subscribed(id(2), getMovie, ["a"])) == [])
        #expect(
            hub(finished(1, "A")) == ["update 1: A", "execute 2 GetMovie firstResult subscribed ×2"])
        #expect(hub.run(2, "B") == ["update 1,2: B"])
    }

    @Test func aFailureOfAnEarlierExecutionIsNoAnswerToWhoCameLater() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        _ = hub(subscribed(id(2), getMovie, ["a"]))
        #expect(
            hub(failed(1)) == [
                "errors 1: database away", "execute 2 GetMovie firstResult subscribed+retry ×2",
            ])
        #expect(hub.run(2, "A") == ["update 1,2: A"])
    }
}
