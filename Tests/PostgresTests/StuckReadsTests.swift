import Testing

@testable import Postgres

@Suite struct StuckReadsTests {
    @Test func cancelsWhatStillRunsAfterThePause() {
        var stuck: StuckReads = StuckReads(slotCount: 2)
        #expect(stuck.withdrawn(on: 1, answers: 7) == .lookLater)
        // One pause is enough for several.
        #expect(stuck.withdrawn(on: 1, answers: 7) == .nothing)
        #expect(stuck.pauseEnded(on: 1, hasWithdrawn: true, answers: 7) == .cancel)
        #expect(stuck.cancelCount(of: 1) == 1)
        #expect(stuck.cancelCount(of: 0) == 0)
        // What is sent until the request was passed on may be hit by it.
        #expect(stuck.passedCount(of: 1) == 0)
        // The second is looked at once the request for the first was passed on.
        #expect(stuck.withdrawn(on: 1, answers: 7) == .nothing)
        stuck.answered(on: 1)
        #expect(stuck.passedOn(on: 1, answers: 8) == .lookLater)
        #expect(stuck.passedCount(of: 1) == 1)
        #expect(stuck.pauseEnded(on: 1, hasWithdrawn: true, answers: 8) == .cancel)
        #expect(stuck.cancelCount(of: 1) == 2)
    }

    @Test func leavesAloneWhatMovesOrIsWanted() {
        var stuck: StuckReads = StuckReads(slotCount: 1)
        #expect(stuck.withdrawn(on: 0, answers: 0) == .lookLater)
        #expect(stuck.pauseEnded(on: 0, hasWithdrawn: true, answers: 1) == .lookLater)
        #expect(stuck.pauseEnded(on: 0, hasWithdrawn: false, answers: 1) == .lookLater)
        #expect(stuck.pauseEnded(on: 0, hasWithdrawn: true, answers: 1) == .cancel)
    }

    @Test func looksNoLongerThanThereIsSomething() {
        var stuck: StuckReads = StuckReads(slotCount: 1)
        #expect(stuck.withdrawn(on: 0, answers: 0) == .lookLater)
        stuck.answered(on: 0)
        #expect(stuck.pauseEnded(on: 0, hasWithdrawn: false, answers: 1) == .nothing)
        #expect(stuck.withdrawn(on: 0, answers: 1) == .lookLater)
        stuck.lost(0)
        #expect(stuck.pauseEnded(on: 0, hasWithdrawn: false, answers: 1) == .nothing)
        #expect(stuck.cancelCount(of: 0) == 0)
    }
}
