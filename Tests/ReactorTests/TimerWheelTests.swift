import Testing

@testable import Reactor

@Suite struct TimerWheelTests {
    @Test func firesInTheOrderOfDeadlines() {
        let wheel: Wheel<String> = Wheel()
        _ = wheel.add(deadline: 5000, "c")
        _ = wheel.add(deadline: 70, "b")
        _ = wheel.add(deadline: 3, "a")
        _ = wheel.add(deadline: 300_000, "d")
        #expect(wheel.advance(to: 2) == [])
        #expect(wheel.advance(to: 4999) == ["a", "b"])
        #expect(wheel.advance(to: 300_000) == ["c", "d"])
        #expect(wheel.count == 0)
        #expect(wheel.nextEvent == nil)
    }

    @Test func keepsTheOrderOfAddingWithinATick() {
        let wheel: Wheel<Int> = Wheel()
        _ = wheel.add(deadline: 100, 1)
        _ = wheel.advance(to: 65)
        _ = wheel.add(deadline: 100, 2)
        _ = wheel.add(deadline: 100, 3)
        #expect(wheel.advance(to: 100) == [1, 2, 3])
    }

    @Test func firesAPastDeadlineAtTheNextAdvance() {
        let wheel: Wheel<Int> = Wheel()
        _ = wheel.advance(to: 1000)
        _ = wheel.add(deadline: 10, 1)
        #expect(wheel.nextEvent == 1000)
        #expect(wheel.advance(to: 1000) == [1])
    }

    @Test func cancelsOnceAndNeverAReusedEntry() {
        let wheel: Wheel<Int> = Wheel()
        let first: TimerHandle = wheel.add(deadline: 10, 1)
        #expect(wheel.cancel(first))
        #expect(!wheel.cancel(first))
        let second: TimerHandle = wheel.add(deadline: 10, 2)
        #expect(!wheel.cancel(first))
        #expect(wheel.advance(to: 10) == [2])
        #expect(!wheel.cancel(second))
    }

    @Test func bringsDistantDeadlinesNearer() {
        let wheel: Wheel<Int> = Wheel()
        _ = wheel.advance(to: 12345)
        _ = wheel.add(deadline: .max, 1)
        #expect(wheel.advance(to: 12345 + (62 << 30)) == [])
        #expect(wheel.advance(to: 12345 + (1 << 40)) == [1])
    }

    /// Random adding, cancelling and advancing gives what a sorted list gives.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func behavesLikeASortedList(seed: UInt64) {
        var random: SplitMix = SplitMix(state: seed)
        let wheel: Wheel<Int> = Wheel()
        var model: [(deadline: UInt64, id: Int, handle: TimerHandle)] = []
        var now: UInt64 = 0
        for id: Int in 0..<5000 {
            switch random.next() % 4 {
            case 0, 1:
                let range: UInt64 = 1 << (random.next() % 34)
                let deadline: UInt64 = now + random.next() % range
                model.append((deadline, id, wheel.add(deadline: deadline, id)))
            case 2 where !model.isEmpty:
                let victim: Int = Int(random.next() % UInt64(model.count))
                #expect(wheel.cancel(model.remove(at: victim).handle))
            default:
                now += random.next() % (1 << (random.next() % 20))
                let due: [Int] = model.filter { $0.deadline <= now }
                    .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }.map(\.id)
                model.removeAll { $0.deadline <= now }
                #expect(wheel.advance(to: now) == due, "seed \(seed), step \(id)")
            }
            #expect(wheel.count == model.count)
        }
    }
}

/// The wheel behind a reference: `#expect` evaluates mutating calls on a copy it may not change.
final class Wheel<Payload> {
    private var wheel: TimerWheel<Payload> = TimerWheel()

    var count: Int { wheel.count }
    var nextEvent: UInt64? { wheel.nextEvent }

    func add(deadline: UInt64, _ payload: Payload) -> TimerHandle { wheel.add(deadline: deadline, payload) }
    func cancel(_ handle: TimerHandle) -> Bool { wheel.cancel(handle) }

    func advance(to now: UInt64) -> [Payload] {
        var due: [Payload] = []
        let limit: UInt64 = wheel.addedCount
        while let payload: Payload = wheel.popDue(at: now, before: limit) { due.append(payload) }
        return due
    }
}

struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
