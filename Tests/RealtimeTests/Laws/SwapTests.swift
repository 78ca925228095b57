import ConnectorModel
import Execution
import JSON
import Realtime
import Testing

/// A new version of the service: what clients cannot tell apart stays, the rest is seated anew or ends.
@Suite struct SwapTests {
    private let changedMovie: CompiledOperation = operation(
        "GetMovie", variables: ["id"],
        lookups: [EntityLookup(table: movieTable, key: [.source(.variable(slot: 0, path: []))])], fingerprint: "2")

    private func swapped(_ operations: [CompiledOperation]) -> HubEvent {
        .serviceSwapped(Hub.service(operations, generation: 2))
    }

    @Test func anUnchangedQueryStaysWithWhatIsUnderWay() {
        var hub: Hub = Hub([getMovie, updateMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(sent(1))
        #expect(hub(swapped([getMovie, updateMovie])) == [])
        #expect(hub(finished(1, "A")) == ["update 1: A"])
        #expect(
            hub(changed("UpdateMovie", rows: [movie("a")], generation: 2)) == [
                "execute 2 GetMovie refresh implicit ×1"
            ])
    }

    @Test func aChangedQueryRunsAnewAndTheOldExecutionIsForgotten() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub.run(1, "A")
        _ = hub(.resumed(id(1)))
        #expect(hub(swapped([changedMovie])) == ["forget 2", "execute 3 GetMovie firstResult subscribed ×1"])
        #expect(hub.run(2, "old") == [])
        #expect(hub.run(3, "A") == ["reply 1: A"])
        #expect(hub.shard.cohortCount == 1)
    }

    @Test func aQueryThatIsGoneEndsItsSubscriptions() {
        var hub: Hub = Hub([getMovie, ranking])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(2), ranking))
        _ = hub.run(1, "A")
        _ = hub.run(2, "R")
        #expect(
            hub(swapped([ranking])) == [
                "cancelled 1: connector \"movies\" no longer has a query \"GetMovie\""
            ])
        #expect(hub.shard.subscriberCount == 1)
    }

    @Test func variablesThatNoLongerFitEndTheSubscription() {
        var hub: Hub = Hub([getMovie])
        _ = hub(
            .subscribed(
                Subscription(
                    id: id(1), operation: getMovie, generation: 1, variables: .init([.text("a")]),
                    sentVariables: JSONText("7"),
                    auth: .unauthenticated)))
        _ = hub.run(1, "A")
        #expect(hub(swapped([changedMovie])) == ["cancelled 1: $id is missing"])
    }

    @Test func aSubscriptionFromANewerServiceWaitsForIt() {
        var hub: Hub = Hub([getMovie])
        #expect(hub(subscribed(id(1), changedMovie, ["a"], generation: 2)) == [])
        #expect(hub(swapped([changedMovie])) == ["execute 1 GetMovie firstResult subscribed ×1"])
    }

    @Test func oneThatWaitedAndIsRefusedIsHeardAgainWithANewToken() {
        var hub: Hub = Hub([getMovie], access: Hub.signedIn)
        #expect(hub(subscribed(id(1), changedMovie, ["a"], generation: 2)) == [])
        #expect(hub(swapped([changedMovie])) == ["errors 1: unauthenticated"])
        #expect(
            hub(.tokenChanged(carrier(1), user("ann"))) == ["execute 1 GetMovie firstResult subscribed ×1"])
    }

    @Test func aSubscriptionFromAnOlderServiceIsAdapted() {
        var hub: Hub = Hub([getMovie])
        _ = hub(swapped([changedMovie]))
        #expect(hub(subscribed(id(1), getMovie, ["a"])) == ["execute 1 GetMovie firstResult subscribed ×1"])
        #expect(
            hub(subscribed(id(2), ranking)) == ["cancelled 2: connector \"movies\" no longer has a query \"Ranking\""])
    }

    @Test func aMutationOfAnotherVersionConcernsEveryoneWhoNamesIt() {
        var hub: Hub = Hub([listByGenre, updateMovie])
        _ = hub(subscribed(id(1), listByGenre, ["war"]))
        _ = hub.run(1, "W")
        #expect(
            hub(changed("UpdateMovie", ["war", "a"], generation: 0)) == ["execute 2 ListByGenre refresh mutation ×1"])
    }

    @Test func triggersFollowTheNewVersion() {
        let fewer: CompiledOperation = operation("Ranking", refresh: [after("UpdateMovie")])
        var hub: Hub = Hub([ranking, updateMovie])
        _ = hub(subscribed(id(1), ranking))
        _ = hub.run(1, "R")
        _ = hub(swapped([fewer, updateMovie]))
        #expect(hub.shard.nextDeadline == nil)
        #expect(hub(changed("UpdateMovie", generation: 2)) == ["execute 2 Ranking refresh mutation ×1"])
    }
}
