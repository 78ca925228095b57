import ConnectorModel
import Execution
import JSON
import Realtime
import Testing

/// Access is asked again with the current token before anything is sent; data of one identity never reaches another.
@Suite struct Law07AuthTests {
    @Test func whoMayNotSubscribeGetsErrorsAndNothingRuns() {
        var hub: Hub = Hub([getProfile], access: Hub.signedIn)
        #expect(hub(subscribed(id(1), getProfile)) == ["errors 1: unauthenticated"])
        #expect(hub.shard.cohortCount == 0)
        #expect(hub(.resumed(id(1))) == ["errors 1: unauthenticated"])
    }

    @Test func aTokenThatAllowsItBringsTheDataAfterAll() {
        var hub: Hub = Hub([getProfile], access: Hub.signedIn)
        _ = hub(subscribed(id(1), getProfile))
        #expect(
            hub(.tokenChanged(carrier(1), user("ann"))) == ["execute 1 GetProfile firstResult subscribed ×1"])
        #expect(hub.run(1, "ann") == ["update 1: ann"])
    }

    @Test func aTokenThatForbidsItEndsTheDataAndIsToldOnce() {
        var hub: Hub = Hub([getProfile], access: Hub.signedIn)
        _ = hub(subscribed(id(1), getProfile, auth: user("ann")))
        _ = hub.run(1, "ann")
        #expect(hub(.tokenChanged(carrier(1), .unauthenticated)) == ["errors 1: unauthenticated"])
        #expect(hub(.tokenChanged(carrier(1), .unauthenticated)) == [])
        #expect(hub.shard.cohortCount == 0)
        #expect(hub(changed("UpsertProfile", rows: [profile("ann")])) == [])
    }

    @Test func accessIsAskedBeforeEachDelivery() {
        let gate: Gate = Gate()
        var hub: Hub = Hub([getMovie, updateMovie], access: { _, _, auth, _ in gate.error(for: auth) })
        _ = hub(subscribed(id(1), getMovie, ["a"], auth: user("ann")))
        _ = hub(subscribed(id(2), getMovie, ["a"], auth: user("bob")))
        _ = hub.run(1, "A")
        gate.refused = ["ann"]
        _ = hub(changed("UpdateMovie", rows: [movie("a")]))
        #expect(hub.run(2, "B") == ["errors 1: permission denied", "update 2: B"])
        _ = hub(changed("UpdateMovie", rows: [movie("a")]))
        #expect(hub.run(3, "C") == ["update 2: C"])
    }

    @Test func theLastSubscriberBeingRefusedEndsTheCohort() {
        let gate: Gate = Gate()
        var hub: Hub = Hub([getMovie], access: { _, _, auth, _ in gate.error(for: auth) })
        _ = hub(subscribed(id(1), getMovie, ["a"], auth: user("ann")))
        gate.refused = ["ann"]
        #expect(hub.run(1, "A") == ["errors 1: permission denied"])
        #expect(hub.shard.cohortCount == 0)
        #expect(hub.shard.executionCount == 0)
    }

    @Test func identitiesAreApartWhereDataDependsOnThem() {
        var hub: Hub = Hub([getProfile])
        #expect(
            hub(subscribed(id(1), getProfile, auth: user("ann"))) == ["execute 1 GetProfile firstResult subscribed ×1"])
        #expect(
            hub(subscribed(id(2), getProfile, auth: user("bob"))) == ["execute 2 GetProfile firstResult subscribed ×1"])
        #expect(hub.run(1, "ann") == ["update 1: ann"])
        #expect(hub.run(2, "bob") == ["update 2: bob"])
    }

    @Test func aTokenThatChangesWhatIsReadMovesToAnotherCohort() {
        let query: CompiledOperation = operation("Teams", footprint: .claims([["team"]]))
        var hub: Hub = Hub([query])
        _ = hub(subscribed(id(1), query, auth: user("ann", ["team": "red", "iat": 1])))
        _ = hub.run(1, "red")
        #expect(hub(.tokenChanged(carrier(1), user("ann", ["team": "red", "iat": 2]))) == [])
        #expect(
            hub(.tokenChanged(carrier(1), user("ann", ["team": "blue", "iat": 3]))) == [
                "execute 2 Teams firstResult subscribed ×1"
            ])
        #expect(hub.run(2, "blue") == ["update 1: blue"])
        #expect(hub.shard.cohortCount == 1)
    }

    @Test func aMoveThatShowsTheSameSendsNothing() {
        let query: CompiledOperation = operation("Teams", footprint: .claims([["team"]]))
        var hub: Hub = Hub([query])
        _ = hub(subscribed(id(1), query, auth: user("ann", ["team": "red"])))
        _ = hub.run(1, "same")
        _ = hub(.tokenChanged(carrier(1), user("ann", ["team": "blue"])))
        #expect(hub.run(2, "same") == [])
    }

    @Test func anExpiredTokenEndsTheStream() {
        var hub: Hub = Hub([getMovie])
        _ = hub(subscribed(id(1), getMovie, ["a"]))
        _ = hub(subscribed(id(1, 2), getMovie, ["b"]))
        #expect(hub(.tokenExpired(carrier(1))) == ["forget 1", "forget 2", "close 1"])
        #expect(hub.shard.subscriberCount == 0)
    }
}

/// An access rule that changes its mind.
private final class Gate {
    var refused: Set<String> = []

    func error(for auth: AuthContext) -> GraphQLError? {
        refused.contains(auth.uid ?? "") ? GraphQLError("permission denied", code: .permissionDenied) : nil
    }
}
