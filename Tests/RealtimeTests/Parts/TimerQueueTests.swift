import Testing

@testable import Realtime

@Suite struct TimerQueueTests {
    @Test func deadlinesComeInOrderAndMoveWithoutTrace() {
        var queue: TimerQueue = TimerQueue()
        for number: UInt64 in 1...5 { queue.set(cohort(number), to: at(Int64(60 - 10 * number))) }
        queue.set(cohort(5), to: at(100))
        queue.set(cohort(4), to: nil)
        queue.set(cohort(9), to: nil)
        #expect(queue.count == 4)
        #expect(queue.next == at(30))
        #expect(queue.popDue(at: at(29)) == nil)
        #expect(drained(&queue, at: at(99)) == [cohort(3), cohort(2), cohort(1)])
        #expect(drained(&queue, at: at(100)) == [cohort(5)])
        #expect(queue.next == nil)
    }

    @Test func anyHistoryKeepsTheOrder() {
        let seed: UInt64 = 0x5eed
        print("seed \(seed)")
        var random: SplitMix = SplitMix(state: seed)
        var queue: TimerQueue = TimerQueue()
        var expected: [CohortID: Instant] = [:]
        for _ in 0..<5_000 {
            let id: CohortID = cohort(UInt64.random(in: 0..<40, using: &random))
            let deadline: Instant? = Bool.random(using: &random) ? at(Int64.random(in: 0..<50, using: &random)) : nil
            queue.set(id, to: deadline)
            expected[id] = deadline
            #expect(queue.next == expected.values.min())
        }
        let order: [CohortID] = expected.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        #expect(drained(&queue, at: at(50)) == order)
    }

    private func cohort(_ number: UInt64) -> CohortID { CohortID(number: number) }

    private func at(_ nanoseconds: Int64) -> Instant { Instant(nanoseconds: nanoseconds) }

    private func drained(_ queue: inout TimerQueue, at now: Instant) -> [CohortID] {
        var cohorts: [CohortID] = []
        while let cohort = queue.popDue(at: now) { cohorts.append(cohort) }
        return cohorts
    }
}
