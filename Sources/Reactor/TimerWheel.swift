/// Deadlines in a hierarchy of wheels: six levels of 64 slots, the lowest one a tick a slot.
///
/// Adding and cancelling cost the same for ten timers as for a hundred thousand. A timer moves to a lower level at most
/// five times before it fires. Timers of one tick fire in the order they were added. Pure: no clock, no thread.
/// Deadlines more than 2³⁶ ticks ahead (two years of milliseconds) are brought nearer, to about that bound.
struct TimerWheel<Payload> {
    private static var levelCount: Int { 6 }
    private static var bitsPerLevel: Int { 6 }
    private static var slotCount: Int { 64 }

    /// A timer in one slot's doubly linked list, or a free entry in the list of free ones.
    private struct Entry {
        var deadline: UInt64
        var payload: Payload?
        var generation: UInt32
        var number: UInt64
        var slot: Int
        var previous: Int
        var next: Int
    }

    private struct Slot {
        var first: Int = -1
        var last: Int = -1
    }

    private var entries: [Entry] = []
    private var firstFree: Int = -1
    private var slots: [Slot] = Array(repeating: Slot(), count: 6 * 64)
    /// One bit a slot that holds something, so that empty ones are skipped without looking.
    private var occupied: [UInt64] = Array(repeating: 0, count: 6)
    private(set) var elapsed: UInt64 = 0
    private(set) var count: Int = 0
    /// Counts the timers ever added; a timer's number is what this was before it.
    private(set) var addedCount: UInt64 = 0

    /// Adds a timer that falls due at `deadline`; one in the past is due at once.
    mutating func add(deadline: UInt64, _ payload: Payload) -> TimerHandle {
        // One slot short of a whole turn of the highest wheel: its hand's own slot would be taken for the present.
        let farthest: UInt64 = elapsed + (63 << UInt64((Self.levelCount - 1) * Self.bitsPerLevel))
        let index: Int = takeEntry(deadline: min(max(deadline, elapsed), farthest), payload)
        link(index)
        count += 1
        addedCount += 1
        return TimerHandle(index: UInt32(index), generation: entries[index].generation)
    }

    /// Takes a timer out. False when it has fired or was cancelled before.
    mutating func cancel(_ handle: TimerHandle) -> Bool {
        let index: Int = Int(handle.index)
        guard index < entries.count, entries[index].generation == handle.generation, entries[index].payload != nil
        else { return false }
        unlink(index)
        _ = freeEntry(index)
        count -= 1
        return true
    }

    /// The tick at which `popDue` has something to do: a timer falls due, or timers change levels.
    var nextEvent: UInt64? {
        for level: Int in 0..<Self.levelCount where occupied[level] != 0 {
            return start(ofSlot: firstOccupiedSlot(level), level)
        }
        return nil
    }

    /// Moves towards `now` and takes out the next timer that is due; nil when there is none, and then it stands at `now`.
    ///
    /// One at a time, so that a timer can still cancel another one of the same moment. Timers numbered `limit` or
    /// higher stay: those are the ones that the timers being fired have added.
    mutating func popDue(at now: UInt64, before limit: UInt64) -> Payload? {
        while let event: UInt64 = nextEvent, event <= now {
            elapsed = max(elapsed, event)
            guard let level: Int = occupied.firstIndex(where: { $0 != 0 }) else { break }
            let slot: Int = level * Self.slotCount + firstOccupiedSlot(level)
            guard level == 0 else {
                lower(slot)
                continue
            }
            let index: Int = slots[slot].first
            guard entries[index].number < limit else { return nil }
            unlink(index)
            count -= 1
            return freeEntry(index)
        }
        elapsed = max(elapsed, now)
        return nil
    }

    /// Moves the timers of a slot to lower levels, in their order.
    private mutating func lower(_ slot: Int) {
        var index: Int = slots[slot].first
        slots[slot] = Slot()
        occupied[slot / Self.slotCount] &= ~(1 << UInt64(slot % Self.slotCount))
        while index >= 0 {
            let next: Int = entries[index].next
            link(index)
            index = next
        }
    }

    /// The occupied slot of a level that comes first, counted from where the level's hand stands.
    private func firstOccupiedSlot(_ level: Int) -> Int {
        let hand: Int = Int(elapsed >> UInt64(level * Self.bitsPerLevel)) & (Self.slotCount - 1)
        let bits: UInt64 = occupied[level]
        let rotated: UInt64 = hand == 0 ? bits : bits >> UInt64(hand) | bits << UInt64(Self.slotCount - hand)
        return (hand + rotated.trailingZeroBitCount) & (Self.slotCount - 1)
    }

    /// The first tick of a slot. The slot lies in the turn that the level's hand is in, or in the next one.
    private func start(ofSlot slot: Int, _ level: Int) -> UInt64 {
        let shift: UInt64 = UInt64(level * Self.bitsPerLevel)
        let turn: UInt64 = 1 << (shift + UInt64(Self.bitsPerLevel))
        let candidate: UInt64 = (elapsed & ~(turn - 1)) + UInt64(slot) << shift
        let hand: UInt64 = elapsed >> shift & UInt64(Self.slotCount - 1)
        return UInt64(slot) < hand ? candidate + turn : candidate
    }

    /// The level is the highest digit, in base 64, in which the deadline differs from the present.
    private func level(of deadline: UInt64) -> Int {
        let differing: UInt64 = (deadline ^ elapsed) | 1
        let highestBit: Int = UInt64.bitWidth - 1 - differing.leadingZeroBitCount
        return min(highestBit / Self.bitsPerLevel, Self.levelCount - 1)
    }

    private mutating func link(_ index: Int) {
        let deadline: UInt64 = entries[index].deadline
        let level: Int = level(of: deadline)
        let position: Int = Int(deadline >> UInt64(level * Self.bitsPerLevel)) & (Self.slotCount - 1)
        let slot: Int = level * Self.slotCount + position
        let last: Int = slots[slot].last
        entries[index].slot = slot
        entries[index].previous = last
        entries[index].next = -1
        if last >= 0 { entries[last].next = index } else { slots[slot].first = index }
        slots[slot].last = index
        occupied[level] |= 1 << UInt64(position)
    }

    private mutating func unlink(_ index: Int) {
        let entry: Entry = entries[index]
        if entry.previous >= 0 {
            entries[entry.previous].next = entry.next
        } else {
            slots[entry.slot].first = entry.next
        }
        if entry.next >= 0 {
            entries[entry.next].previous = entry.previous
        } else {
            slots[entry.slot].last = entry.previous
        }
        if slots[entry.slot].first < 0 {
            occupied[entry.slot / Self.slotCount] &= ~(1 << UInt64(entry.slot % Self.slotCount))
        }
    }

    private mutating func takeEntry(deadline: UInt64, _ payload: Payload) -> Int {
        guard firstFree >= 0 else {
            entries.append(
                Entry(
                    deadline: deadline, payload: payload, generation: 0, number: addedCount, slot: 0, previous: -1,
                    next: -1))
            return entries.count - 1
        }
        let index: Int = firstFree
        firstFree = entries[index].next
        entries[index].deadline = deadline
        entries[index].payload = payload
        entries[index].number = addedCount
        return index
    }

    /// The generation grows so that handles of the timer that was here are worth nothing.
    private mutating func freeEntry(_ index: Int) -> Payload? {
        let payload: Payload? = entries[index].payload
        entries[index].payload = nil
        entries[index].generation &+= 1
        entries[index].next = firstFree
        firstFree = index
        return payload
    }
}

/// Names one scheduled timer. Stays harmless after the timer has fired.
public struct TimerHandle: Hashable, Sendable {
    let index: UInt32
    let generation: UInt32
}
