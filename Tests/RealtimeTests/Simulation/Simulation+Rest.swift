import Testing

@testable import Realtime

/// How a simulation ends.
extension Simulation {
    /// Writes stop, the lane is there, and everything that is under way arrives.
    mutating func comeToRest() {
        if isAway { loseOrRecoverLane() }
        if pendingService != nil { swap() }
        while !database.open.isEmpty { endMutation() }
        while !announcements.isEmpty { announce() }
        drain()
        failsAtRandom = false
        // The longest pause is over after this, and every timer has come.
        passTime(.seconds(31))
        drain()
    }

    private mutating func drain() {
        while !(ordered.isEmpty && sentOrders.isEmpty && results.isEmpty) {
            sendStatement()
            takeSnapshot()
            returnResult()
        }
    }

    func checkViews() {
        for (id, viewer) in viewers {
            let subscription: Subscription = viewer.subscription
            let fresh: String = database.data(subscription.operation, subscription.variables, viewer.auth)
            #expect(viewer.frame == (viewer.auth.isBlocked ? "permission denied" : fresh), "\(id)")
            #expect(!viewer.waitsForReply, "\(id) has had no answer")
        }
        #expect(shard.subscriberCount == viewers.count)
    }

    mutating func endAll() {
        for number in carriers.keys.sorted() { tell(.carrierClosed(carrier(number))) }
        drain()
    }

    func checkNothingIsLeft() {
        #expect(shard.subscriberCount == 0)
        #expect(shard.cohorts.isEmpty)
        #expect(shard.cohortsByKey.isEmpty)
        #expect(shard.cohortsByExecution.isEmpty)
        #expect(shard.entities.isEmpty)
        #expect(shard.triggers.isEmpty)
        #expect(shard.timers.count == 0)
        #expect(shard.scheduler.isIdle)
        #expect(busy.isEmpty)
    }
}
