import Testing

@testable import Realtime

@Suite struct CollectionTests {
    @Test func aDenseSetHoldsEachElementOnceSmallOrLarge() {
        var set: DenseSet<Int> = DenseSet()
        var expected: Set<Int> = []
        var random: SplitMix = SplitMix(state: 7)
        for _ in 0..<4_000 {
            let element: Int = Int.random(in: 0..<60, using: &random)
            if Int.random(in: 0..<3, using: &random) == 0 {
                set.remove(element)
                expected.remove(element)
            } else {
                #expect(set.insert(element) == expected.insert(element).inserted)
            }
            #expect(set.count == expected.count)
        }
        #expect(Set(set.elements) == expected)
        for element in expected { set.remove(element) }
        #expect(set.isEmpty)
    }

    @Test func aQueueKeepsTheOrderOfThoseWhoStay() {
        var queue: CohortQueue = CohortQueue()
        for number: UInt64 in 0..<100 { queue.append(CohortID(number: number)) }
        queue.append(CohortID(number: 3))
        for number: UInt64 in 0..<100 where number % 10 != 7 { queue.remove(CohortID(number: number)) }
        #expect(queue.count == 10)
        queue.append(CohortID(number: 1))
        var order: [UInt64] = []
        while let cohort = queue.popFirst() { order.append(cohort.number) }
        #expect(order == [7, 17, 27, 37, 47, 57, 67, 77, 87, 97, 1])
    }
}
