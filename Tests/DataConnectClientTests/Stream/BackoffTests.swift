import Testing

@testable import DataConnectClient

@Suite struct BackoffTests {
    @Test func growsByHalfUpToAMinute() {
        var backoff: Backoff = Backoff()
        let delays: [Duration] = (0..<13).map { _ in backoff.next(random: 0.5) }
        let expected: [Int] = [1000, 1500, 2250, 3375, 5062, 7593, 11390, 17085, 25628, 38443, 57665, 60000, 60000]
        #expect(delays == expected.map { .milliseconds($0) })
    }

    @Test func spreadsByHalfBothWaysAndNeverExceedsAMinute() {
        var (early, late): (Backoff, Backoff) = (Backoff(), Backoff())
        #expect(early.next(random: 0) == .milliseconds(500))
        #expect(late.next(random: 0.999) == .milliseconds(1499))
        for _ in 0..<20 { _ = late.next(random: 0) }
        #expect(late.next(random: 0.999) == .seconds(60))
    }

    @Test func beginsAnewAfterASuccess() {
        var backoff: Backoff = Backoff()
        _ = backoff.next(random: 0.5)
        _ = backoff.next(random: 0.5)
        backoff.reset()
        #expect(backoff.next(random: 0.5) == .seconds(1))
    }
}
