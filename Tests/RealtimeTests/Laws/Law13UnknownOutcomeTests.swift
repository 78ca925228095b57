import Execution
import Realtime
import Testing

/// A mutation whose connection was lost after sending triggers as if it had committed, whatever rows it may have written.
@Suite struct Law13UnknownOutcomeTests {
    @Test func anyRowOfTheTablesItWritesMayBeConcerned() {
        var hub: Hub = Hub([getMovie, getProfile, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getProfile, auth: user("ann")))
        _ = hub.run(1, "A")
        _ = hub.run(2, "P")
        #expect(hub(changed("UpdateMovie", outcome: .unknown)) == ["execute 3 GetMovie refresh implicit ×1"])
    }

    @Test func aMutationThatIsNotKnownMayHaveWrittenAnything() {
        var hub: Hub = Hub([getMovie, getProfile])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), getProfile, auth: user("ann")))
        _ = hub.run(1, "A")
        _ = hub.run(2, "P")
        #expect(
            hub(changed("", connector: "", outcome: .unknown)) == [
                "execute 3 GetMovie refresh implicit ×1", "execute 4 GetProfile refresh implicit ×1",
            ])
    }

    @Test func itsTriggersFire() {
        var hub: Hub = Hub([listByGenre, updateMovie])
        _ = hub(subscribed(id(1), listByGenre, ["war"]))
        _ = hub.run(1, "W")
        #expect(
            hub(changed("UpdateMovie", ["a", "war"], transactions: ["5"], outcome: .unknown)) == [
                "execute 2 ListByGenre refresh mutation ×1"
            ])
    }
}
