import Reactor
import Testing

@testable import Postgres

@Suite struct PoolStateMachineTests {
    private typealias Pool = PoolStateMachine<String>

    private func pool(slots: Int, unitsPerSlot: Int = 1, maximumWaiting: Int = 10) -> Pool {
        Pool(
            slotCount: slots,
            limits: Pool.Limits(
                unitsPerSlot: unitsPerSlot, maximumWaiting: maximumWaiting, waitWhileDown: .seconds(2),
                waitWhileBusy: .seconds(10)),
            now: second(0))
    }

    private func second(_ seconds: Int) -> MonotonicInstant { MonotonicInstant(sinceStart: .seconds(seconds)) }

    /// All that can be sent now, as `slot:unit`.
    private func drain(_ pool: inout Pool) -> [String] {
        var sent: [String] = []
        while let (slot, unit) = pool.next() { sent.append("\(slot):\(unit)") }
        return sent
    }

    private func expire(_ pool: inout Pool, at now: MonotonicInstant) -> [String] { pool.expire(at: now) }

    private func takeAll(_ pool: inout Pool) -> [String] { pool.takeAll() }

    private func enqueue(_ units: [String], _ pool: inout Pool, at now: MonotonicInstant) -> [UInt64?] {
        units.map { pool.enqueue($0, at: now) }
    }

    @Test func sendsNothingWhileDown() {
        var pool: Pool = pool(slots: 2)
        #expect(enqueue(["a"], &pool, at: second(0)) == [1])
        #expect(drain(&pool) == [])
        #expect(!pool.isAvailable)
        pool.slotUp(1)
        #expect(drain(&pool) == ["1:a"])
        #expect(pool.isAvailable)
    }

    @Test func givesEachToTheLeastLoadedConnection() {
        var pool: Pool = pool(slots: 2, unitsPerSlot: 3)
        pool.slotUp(0)
        pool.slotUp(1)
        _ = enqueue(["a", "b", "c", "d", "e", "f", "g"], &pool, at: second(0))
        #expect(drain(&pool) == ["0:a", "1:b", "0:c", "1:d", "0:e", "1:f"])
        pool.finished(1)
        #expect(drain(&pool) == ["1:g"])
    }

    @Test func givesCompanionsInOrderAndPassesNobodyOver() {
        var pool: Pool = pool(slots: 2)
        pool.slotUp(0)
        pool.slotUp(1)
        let numbers: [UInt64?] = enqueue(["a", "b", "c", "D", "e"], &pool, at: second(0))
        pool.withdraw(numbers[1] ?? 0)
        #expect(pool.roomCount == 2)
        #expect(pool.next()?.unit == "a")
        #expect(pool.roomCount == 1)
        let isSmall: (String) -> Bool = { $0 != $0.uppercased() }
        #expect(pool.nextCompanion(where: isSmall) == "c")
        #expect(pool.nextCompanion(where: isSmall) == nil)
        #expect(drain(&pool) == ["1:D"])
        pool.enqueueAgain("f")
        #expect(pool.nextCompanion(where: isSmall) == nil)
    }

    @Test func keepsAConnectionForThoseWhoDoNotTakeLong() {
        var pool: Pool = Pool(
            slotCount: 2,
            limits: Pool.Limits(
                unitsPerSlot: 1, slotsForUnhurried: 1, maximumWaiting: 10, waitWhileDown: .seconds(2),
                waitWhileBusy: .seconds(10)),
            now: second(0))
        pool.slotUp(0)
        pool.slotUp(1)
        for name: String in ["long 1", "long 2", "b", "long 3", "c"] {
            _ = pool.enqueue(name, isUnhurried: name.hasPrefix("long"), at: second(0))
        }
        #expect(drain(&pool) == ["0:long 1", "1:b"])
        pool.finished(1)
        #expect(drain(&pool) == ["1:c"])
        pool.finished(1)
        #expect(drain(&pool) == [])
        #expect(pool.waitingCount == 2)
        pool.finished(0)
        #expect(drain(&pool) == ["0:long 2"])
        #expect(pool.deadline == second(10))
        #expect(expire(&pool, at: second(10)) == ["long 3"])
        #expect(pool.isEmpty)
    }

    @Test func keepsTheOrderAndPutsReturnedUnitsFirst() {
        var pool: Pool = pool(slots: 1)
        pool.slotUp(0)
        _ = enqueue(["a", "b", "c"], &pool, at: second(0))
        #expect(drain(&pool) == ["0:a"])
        pool.finished(0)
        pool.enqueueAgain("a")
        #expect(drain(&pool) == ["0:a"])
        pool.finished(0)
        #expect(drain(&pool) == ["0:b"])
        pool.finished(0)
        #expect(drain(&pool) == ["0:c"])
    }

    /// What clients that leave again and again have asked for does not pile up behind one that waits.
    @Test func letsGoOfWhatWasWithdrawn() {
        final class Unit {}
        var pool: PoolStateMachine<Unit> = PoolStateMachine(
            slotCount: 1,
            limits: PoolStateMachine<Unit>.Limits(
                unitsPerSlot: 1, maximumWaiting: 10, waitWhileDown: .seconds(2), waitWhileBusy: .seconds(10)),
            now: second(0))
        let (first, last): (Unit, Unit) = (Unit(), Unit())
        _ = pool.enqueue(first, at: second(0))
        var withdrawn: [() -> Unit?] = []
        for _ in 1...100 {
            let unit: Unit = Unit()
            withdrawn.append { [weak unit] in unit }
            if let number: UInt64 = pool.enqueue(unit, at: second(0)) { pool.withdraw(number) }
        }
        _ = pool.enqueue(last, at: second(0))
        #expect(withdrawn.count { $0() != nil } < 64)
        #expect(pool.waitingCount == 2)
        pool.slotUp(0)
        #expect(pool.next()?.unit === first)
        pool.finished(0)
        #expect(pool.next()?.unit === last)
        #expect(pool.isEmpty)
    }

    @Test func refusesBeyondItsBoundAndCountsWithdrawnOut() {
        var pool: Pool = pool(slots: 1, maximumWaiting: 2)
        #expect(enqueue(["a", "b", "c"], &pool, at: second(0)) == [1, 2, nil])
        pool.withdraw(1)
        #expect(pool.waitingCount == 1)
        #expect(enqueue(["d"], &pool, at: second(0)) == [3])
        pool.slotUp(0)
        #expect(drain(&pool) == ["0:b"])
        pool.finished(0)
        #expect(drain(&pool) == ["0:d"])
    }

    @Test func forgetsTheLoadOfALostConnection() {
        var pool: Pool = pool(slots: 2)
        pool.slotUp(0)
        pool.slotUp(1)
        _ = enqueue(["a", "b", "c"], &pool, at: second(0))
        #expect(drain(&pool) == ["0:a", "1:b"])
        pool.slotDown(0, at: second(1))
        // A late word about the lost unit must not count.
        pool.finished(0)
        #expect(drain(&pool) == [])
        pool.slotUp(0)
        #expect(drain(&pool) == ["0:c"])
    }

    @Test func expiresSoonerWhileDownThanWhileBusy() {
        var pool: Pool = pool(slots: 1)
        pool.slotUp(0)
        _ = enqueue(["running", "waiting"], &pool, at: second(0))
        #expect(drain(&pool) == ["0:running"])
        #expect(pool.deadline == second(10))
        pool.slotDown(0, at: second(5))
        #expect(pool.deadline == second(7))
        _ = enqueue(["late"], &pool, at: second(6))
        #expect(expire(&pool, at: second(6)) == [])
        #expect(expire(&pool, at: second(7)) == ["waiting"])
        #expect(pool.deadline == second(8))
        #expect(expire(&pool, at: second(8)) == ["late"])
        #expect(pool.deadline == nil)
    }

    @Test func expiresReturnedUnitsWithTheOutage() {
        var pool: Pool = pool(slots: 1)
        pool.slotUp(0)
        pool.slotDown(0, at: second(5))
        pool.enqueueAgain("again")
        #expect(pool.deadline == second(7))
        #expect(expire(&pool, at: second(7)) == ["again"])
    }

    @Test func handsOutAllThatWaits() {
        var pool: Pool = pool(slots: 1)
        _ = enqueue(["a", "b"], &pool, at: second(0))
        pool.enqueueAgain("again")
        pool.withdraw(1)
        #expect(takeAll(&pool) == ["again", "b"])
        #expect(pool.waitingCount == 0)
    }
}
