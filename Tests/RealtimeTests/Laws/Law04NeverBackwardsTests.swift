import Realtime
import Testing

/// Frames of one subscription never show an older snapshot after a newer one.
@Suite struct Law04NeverBackwardsTests {
    @Test func aResultFromAnOlderSnapshotIsHeldBackAndAskedForAgain() {
        var hub: Hub = Hub([ranking])
        _ = hub(subscribed(id(1), ranking))
        #expect(hub.run(1, "new", label: "20:20:") == ["update 1: new"])
        hub.wait(.seconds(30))
        #expect(hub(.deadlineReached) == ["execute 2 Ranking refresh every ×1"])
        #expect(hub.run(2, "old", label: "10:10:") == [])
        hub.wait(.seconds(1))
        #expect(hub(.deadlineReached) == ["execute 3 Ranking refresh retry ×1"])
        #expect(hub.run(3, "newest", label: "21:21:") == ["update 1: newest"])
    }

    @Test func aRecoveredLaneMayLeadToAnotherServerWhoseLabelsStartAnew() {
        var hub: Hub = Hub([ranking])
        _ = hub(subscribed(id(1), ranking))
        _ = hub.run(1, "before", label: "20:20:")
        #expect(hub(.laneRecovered) == ["execute 2 Ranking refresh laneRecovered ×1"])
        #expect(hub.run(2, "after", label: "10:10:") == ["update 1: after"])
    }
}
