import Reactor

/// Who runs where and who waits: the connections of one lane and its queue. Pure; time is handed in.
struct PoolStateMachine<Unit> {
    /// The bounds of a lane.
    struct Limits: Hashable {
        /// Units under way on one connection at a time.
        var unitsPerSlot: Int
        /// Connections that units may hold of which nobody knows how long they take; the rest is kept for others.
        var slotsForUnhurried: Int = .max
        /// Units that wait; more are refused.
        var maximumWaiting: Int
        /// How long a unit waits while no connection is up.
        var waitWhileDown: Duration
        /// How long a unit waits while connections are up but busy.
        var waitWhileBusy: Duration
    }

    private struct Slot {
        var isUp: Bool = false
        var load: Int = 0
        var isUnhurried: Bool = false
    }

    private struct Entry {
        var number: UInt64
        var unit: Unit
        var since: MonotonicInstant
    }

    /// So many may always stay where they were in the queue, to be passed over when their turn comes.
    private static var maximumWithdrawn: Int { 64 }

    private let limits: Limits
    private var slots: [Slot]
    private var waiting: Fifo<Entry> = Fifo()
    /// Units that may take long, so that not all connections may be theirs.
    private var unhurried: Fifo<Entry> = Fifo()
    /// Units that are run again; they go first.
    private var returned: Fifo<Unit> = Fifo()
    private var withdrawn: Set<UInt64> = []
    private var numberCount: UInt64 = 0
    /// Since when no connection is up; nil while one is.
    private var downSince: MonotonicInstant?

    init(slotCount: Int, limits: Limits, now: MonotonicInstant) {
        self.limits = limits
        slots = Array(repeating: Slot(), count: slotCount)
        downSince = now
    }

    /// Whether a connection is up.
    var isAvailable: Bool { downSince == nil }

    // Inlined, here and below, because a caller would copy the whole machine to ask it.
    /// Whether no unit waits, not even one that was withdrawn.
    @inline(__always)
    var isEmpty: Bool { waiting.isEmpty && unhurried.isEmpty && returned.isEmpty }

    /// How many units wait.
    @inline(__always)
    var waitingCount: Int { waiting.count + unhurried.count - withdrawn.count + returned.count }

    /// Lets a unit wait. Returns the number by which it can be withdrawn; nil when the queue is full.
    mutating func enqueue(_ unit: Unit, isUnhurried: Bool = false, at now: MonotonicInstant) -> UInt64? {
        guard waitingCount < limits.maximumWaiting else { return nil }
        numberCount += 1
        let entry: Entry = Entry(number: numberCount, unit: unit, since: now)
        if isUnhurried { unhurried.append(entry) } else { waiting.append(entry) }
        return numberCount
    }

    /// Lets a unit wait that had been sent before; it goes ahead of all others and is not refused.
    mutating func enqueueAgain(_ unit: Unit) {
        returned.append(unit)
    }

    /// Takes a unit out of the queue. It must still be waiting.
    mutating func withdraw(_ number: UInt64) {
        withdrawn.insert(number)
        // What clients that leave again and again have asked for must not pile up behind one that waits.
        let queued: Int = waiting.count + unhurried.count
        guard withdrawn.count >= Self.maximumWithdrawn, withdrawn.count * 2 > queued else { return }
        waiting.removeAll { withdrawn.contains($0.number) }
        unhurried.removeAll { withdrawn.contains($0.number) }
        withdrawn = []
    }

    /// The next unit to send and the connection to send it on: the least loaded one that is up.
    mutating func next() -> (slot: Int, unit: Unit)? {
        dropWithdrawn()
        guard !isEmpty else { return nil }
        var best: Int?
        for index: Int in slots.indices where slots[index].isUp && slots[index].load < limits.unitsPerSlot {
            if let candidate: Int = best, slots[candidate].load <= slots[index].load { continue }
            best = index
        }
        guard let slot: Int = best, let (unit, isUnhurried): (Unit, Bool) = popNext() else { return nil }
        slots[slot].load += 1
        slots[slot].isUnhurried = isUnhurried
        return (slot, unit)
    }

    /// Those that are run again, then whoever has waited longest, those left out that hold as many connections as they may.
    private mutating func popNext() -> (Unit, isUnhurried: Bool)? {
        if let unit: Unit = returned.popFirst() { return (unit, false) }
        var held: Int = 0
        for slot: Slot in slots where slot.isUnhurried { held += 1 }
        let first: UInt64 = waiting.first?.number ?? .max
        guard let other: Entry = unhurried.first, other.number < first, held < limits.slotsForUnhurried else {
            return waiting.popFirst().map { ($0.unit, false) }
        }
        _ = unhurried.popFirst()
        return (other.unit, true)
    }

    /// The next unit to go along with one that `next` gave, where it suits: the order is kept, so nothing is passed over.
    mutating func nextCompanion(where suits: (Unit) -> Bool) -> Unit? {
        dropWithdrawn()
        guard returned.isEmpty, let first: Entry = waiting.first, suits(first.unit) else { return nil }
        return waiting.popFirst()?.unit
    }

    /// How many connections could take a unit now.
    @inline(__always)
    var roomCount: Int {
        var count: Int = 0
        for slot: Slot in slots where slot.isUp && slot.load < limits.unitsPerSlot { count += 1 }
        return count
    }

    /// A unit on this connection is over.
    mutating func finished(_ slot: Int) {
        guard slots[slot].isUp else { return }
        slots[slot].load -= 1
        slots[slot].isUnhurried = false
    }

    /// A connection came up, with nothing on it.
    mutating func slotUp(_ slot: Int) {
        slots[slot] = Slot(isUp: true)
        downSince = nil
    }

    /// A connection went down; its units are no longer counted.
    mutating func slotDown(_ slot: Int, at now: MonotonicInstant) {
        slots[slot] = Slot()
        if downSince == nil, !slots.contains(where: \.isUp) { downSince = now }
    }

    /// When the unit that waits longest has waited long enough.
    var deadline: MonotonicInstant? {
        if let downSince, !returned.isEmpty { return downSince.advanced(by: limits.waitWhileDown) }
        let first: MonotonicInstant? = waiting.first.map { deadline(of: $0) }
        guard let other: MonotonicInstant = unhurried.first.map({ deadline(of: $0) }) else { return first }
        return first.map { min($0, other) } ?? other
    }

    private func deadline(of entry: Entry) -> MonotonicInstant {
        guard let downSince else { return entry.since.advanced(by: limits.waitWhileBusy) }
        return max(entry.since, downSince).advanced(by: limits.waitWhileDown)
    }

    /// Takes out what has waited too long.
    mutating func expire(at now: MonotonicInstant) -> [Unit] {
        var expired: [Unit] = []
        if let downSince, downSince.advanced(by: limits.waitWhileDown) <= now { expired = returned.takeAll() }
        dropWithdrawn()
        while let entry: Entry = waiting.first, deadline(of: entry) <= now {
            expired.append(entry.unit)
            _ = waiting.popFirst()
            dropWithdrawn()
        }
        while let entry: Entry = unhurried.first, deadline(of: entry) <= now {
            expired.append(entry.unit)
            _ = unhurried.popFirst()
            dropWithdrawn()
        }
        return expired
    }

    /// Takes everything out that waits.
    mutating func takeAll() -> [Unit] {
        let queued: [Entry] = (waiting.takeAll() + unhurried.takeAll()).sorted { $0.number < $1.number }
        let rest: [Unit] = returned.takeAll() + queued.filter { !withdrawn.contains($0.number) }.map(\.unit)
        withdrawn = []
        return rest
    }

    private mutating func dropWithdrawn() {
        guard !withdrawn.isEmpty else { return }
        while let entry: Entry = waiting.first, withdrawn.remove(entry.number) != nil { _ = waiting.popFirst() }
        while let entry: Entry = unhurried.first, withdrawn.remove(entry.number) != nil { _ = unhurried.popFirst() }
    }
}
