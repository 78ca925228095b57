import CEL
import ConnectorModel
import Execution
import Realtime
import Testing

/// Conditions that cost much keep nobody else waiting: not those that cost little, and not what else the worker has to do.
@Suite struct Law16WorkTests {
    /// 64 bytes of `genre` cost about two units.
    private static let costly: Program = condition(
        "size(request.variables.genre + mutation.variables.genre) > 0", query: ["genre"], mutation: ["id", "genre"])
    private static let query: CompiledOperation = operation(
        "Costly", variables: ["genre"], refresh: [after("UpdateMovie", costly)])

    private static func genre(_ name: Character, _ units: Int) -> String { String(repeating: name, count: units * 32) }

    private static var work: HubWork {
        var work: HubWork = HubWork()
        work.conditions = 100
        work.quickCondition = 20
        work.condition = 200
        work.waitingOfCohort = 2
        return work
    }

    /// A hub whose subscriptions have conditions of such costs and have their first results.
    private static func hub(_ costs: Int..., work: HubWork = work) -> Hub {
        var hub: Hub = Hub([query, updateMovie], work: work)
        for (index, cost) in costs.enumerated() {
            _ = hub(subscribed(id(UInt64(index + 1)), query, [genre(Character("\(index)"), cost)]))
            _ = hub.run(UInt64(index + 1), "x")
        }
        return hub
    }

    /// What the owner is told each time it comes back, until nothing is left to do.
    private static func turns(_ hub: inout Hub) -> [[String]] {
        var turns: [[String]] = []
        while hub.shard.nextDeadline != nil, turns.count < 20 { turns.append(hub(.deadlineReached)) }
        return turns
    }

    @Test func whatCostsLittleIsAskedFirst() {
        var hub: Hub = Self.hub(90, 90, 1)
        #expect(
            hub(changed("UpdateMovie", ["a", "b"])) == [
                "execute 4 Costly refresh mutation ×1", "execute 5 Costly refresh mutation ×1",
            ])
        #expect(hub.run(4, "y") == ["update 3: y"])
        #expect(Self.turns(&hub) == [["execute 6 Costly refresh mutation ×1"]])
        #expect(hub.run(5, "y") == ["update 1: y"])
        #expect(hub.run(6, "y") == ["update 2: y"])
    }

    @Test func aTurnEndsAndTheRestComesLater() {
        var hub: Hub = Self.hub(15, 15, 15, 15, 15, 15, 15, 15)
        #expect(hub(changed("UpdateMovie", ["a", "b"])).count == 6)
        #expect(hub.shard.nextDeadline == hub.now)
        #expect(
            Self.turns(&hub) == [["execute 15 Costly refresh mutation ×1", "execute 16 Costly refresh mutation ×1"]])
        #expect(hub.shard.counters.conditionsEvaluated == 8)
    }

    @Test func whatTakesMoreThanOneMayErrs() {
        var hub: Hub = Self.hub(1_000, 1)
        #expect(
            hub(changed("UpdateMovie", ["a", "b"])) == [
                "log movies/Costly after UpdateMovie: the condition takes more work than one subscription may",
                "execute 3 Costly refresh mutation ×1",
            ])
        #expect(hub.shard.counters.conditionsFailed == 1)
        #expect(hub.shard.nextDeadline == nil)
    }

    @Test func whoLetsTooManyWaitIsRefreshedUnasked() {
        var work: HubWork = Self.work
        work.conditions = 1
        var hub: Hub = Self.hub(90, work: work)
        for _ in 1...2 { #expect(hub(changed("UpdateMovie", ["a", "b"])) == []) }
        #expect(hub(changed("UpdateMovie", ["a", "b"])) == ["execute 2 Costly refresh mutation ×1"])
        #expect(hub.run(2, "y") == ["update 1: y"])
        #expect(Self.turns(&hub) == [[]])
    }

    @Test func whatIsGoneOrDueIsNotAsked() {
        var hub: Hub = Self.hub(90, 90)
        var work: HubWork = Self.work
        work.conditions = 40
        hub = Self.hub(90, 90, work: work)
        #expect(hub(changed("UpdateMovie", ["a", "b"])) == [])
        _ = hub(.unsubscribed(id(1)))
        #expect(hub(.resumed(id(2))) == ["execute 3 Costly firstResult resumed ×1"])
        #expect(Self.turns(&hub) == [[]])
        #expect(hub.shard.counters.conditionsEvaluated == 2)
    }

    @Test func aSwapTakesWhatWaitsForTrue() {
        var hub: Hub = Self.hub(90, 1)
        var work: HubWork = Self.work
        work.conditions = 1
        hub = Self.hub(90, 1, work: work)
        #expect(hub(changed("UpdateMovie", ["a", "b"])) == [])
        #expect(
            hub(.serviceSwapped(Hub.service([Self.query, updateMovie], generation: 2))) == [
                "execute 3 Costly refresh mutation ×1", "execute 4 Costly refresh mutation ×1",
            ])
        #expect(hub.shard.nextDeadline == nil)
    }

    @Test func rulesOfOneEventShareABudget() {
        var work: HubWork = Self.work
        work.rules = 3
        var hub: Hub = Hub(
            [getMovie],
            access: { _, _, _, budget in
                budget.spend(1) ? nil : GraphQLError("too much", code: .resourceExhausted)
            }, work: work)
        for number in 1...5 as ClosedRange<UInt64> {
            _ = hub(subscribed(id(number), getMovie, ["m"], auth: user("u\(number)")))
        }
        #expect(hub.run(1, "x") == ["errors 4: too much", "errors 5: too much", "update 1,2,3: x"])
    }

    @Test func oneIdentityIsAskedAboutOnce() {
        var asked: Int = 0
        var hub: Hub = Hub(
            [getMovie],
            access: { _, _, _, _ in
                asked += 1
                return nil
            })
        for number in 1...5 as ClosedRange<UInt64> { _ = hub(subscribed(id(1, number), getMovie, ["m"])) }
        #expect(asked == 5)
        _ = hub.run(1, "x")
        #expect(asked == 6)
    }
}
