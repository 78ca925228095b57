import Realtime
import Testing

/// After writes stop, every live view equals a fresh execution; on the way no view went backwards, no cohort ran twice at a time,
/// nothing unchanged was sent; and nothing stays of subscribers who left.
@Suite struct Law03NothingMissedTests {
    @Test(arguments: 0..<100)
    func whateverHappensEveryViewEndsUpRight(_ offset: Int) {
        let seed: UInt64 = 20_260_101 + UInt64(offset)
        print("seed \(seed)")
        var simulation: Simulation = Simulation(seed: seed)
        for _ in 0..<600 { simulation.step() }
        simulation.comeToRest()
        simulation.checkViews()
        simulation.endAll()
        simulation.checkNothingIsLeft()
    }
}
