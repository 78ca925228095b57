import Testing

@testable import Server

@Suite struct LaneRecoveryTests {
    @Test func connectsWhenBothLanesHaveAConnection() {
        var recovery: LaneRecovery = LaneRecovery()
        #expect(recovery.opened(areBothUp: false) == [])
        #expect(recovery.opened(areBothUp: true) == [.connected])
    }

    @Test func recoversWhenBothLanesHaveOneAgain() {
        var recovery: LaneRecovery = LaneRecovery()
        _ = recovery.opened(areBothUp: true)
        #expect(recovery.recovered(areBothUp: false) == [])
        #expect(recovery.recovered(areBothUp: true) == [.recovered])
        #expect(recovery.recovered(areBothUp: true) == [.recovered])
    }

    /// The database went while one lane was still connecting for the first time.
    @Test func recoversByTheFirstConnectionOfTheOtherLane() {
        var recovery: LaneRecovery = LaneRecovery()
        #expect(recovery.opened(areBothUp: false) == [])
        #expect(recovery.recovered(areBothUp: false) == [])
        #expect(recovery.opened(areBothUp: true) == [.connected, .recovered])
    }

    /// The lane that was there first is away when the other one comes.
    @Test func connectsByARecovery() {
        var recovery: LaneRecovery = LaneRecovery()
        #expect(recovery.opened(areBothUp: false) == [])
        #expect(recovery.opened(areBothUp: false) == [])
        #expect(recovery.recovered(areBothUp: true) == [.connected, .recovered])
    }
}
