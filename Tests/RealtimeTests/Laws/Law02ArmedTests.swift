import Realtime
import Testing

/// A commit that happens after the first frame was computed is reflected by a later frame.
@Suite struct Law02ArmedTests {
    @Test func aCommitDuringTheFirstExecutionRunsItAgain() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        #expect(hub(changed("UpdateMovie", rows: [movie("a")])) == [])
        #expect(hub(finished(1, "old")) == ["update 1: old", "execute 2 GetMovie refresh implicit ×1"])
        #expect(hub.run(2, "new") == ["update 1: new"])
    }

    @Test func aCommitBeforeTheStatementLeavesIsFolded() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        #expect(hub(changed("UpdateMovie", rows: [movie("a")])) == [])
        #expect(hub.run(1, "new") == ["update 1: new"])
    }

    @Test func severalCommitsDuringOneExecutionRunItOnceMore() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        for _ in 0..<3 { #expect(hub(changed("UpdateMovie", rows: [movie("a")])) == []) }
        #expect(hub(finished(1, "old")) == ["update 1: old", "execute 2 GetMovie refresh implicit ×1"])
        #expect(hub.run(2, "new") == ["update 1: new"])
    }

    @Test func aResultThatHasTheCommitAlreadyIsNotComputedAgain() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        _ = hub(changed("UpdateMovie", rows: [movie("a")], transactions: ["700"]))
        #expect(hub(finished(1, "new", label: "701:701:")) == ["update 1: new"])
        #expect(hub(changed("UpdateMovie", rows: [movie("a")], transactions: ["699"])) == [])
        #expect(
            hub(changed("UpdateMovie", rows: [movie("a")], transactions: ["701"])) == [
                "execute 2 GetMovie refresh implicit ×1"
            ])
        #expect(hub.shard.counters.triggersAlreadySeen == 2)
    }

    @Test func aCommitOfUnknownTransactionsIsNeverTakenAsSeen() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "old", label: "701:701:")
        #expect(
            hub(changed("UpdateMovie", rows: [movie("a")])) == ["execute 2 GetMovie refresh implicit ×1"])
    }
}
