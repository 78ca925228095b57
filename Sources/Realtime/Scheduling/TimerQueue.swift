/// One deadline a cohort, the earliest first.
///
/// A binary heap that knows where each cohort's entry is, so that moving a deadline leaves nothing behind. A cohort with a long
/// interval that mutations refresh all the time would otherwise leave an entry for each refresh.
struct TimerQueue {
    private struct Entry {
        var deadline: Instant
        var cohort: CohortID

        func isBefore(_ other: Entry) -> Bool {
            // The cohort decides between equal deadlines, so that the order is the same in every run.
            (deadline, cohort) < (other.deadline, other.cohort)
        }
    }

    private var heap: [Entry] = []
    private var positions: [CohortID: Int] = [:]

    /// The earliest deadline.
    var next: Instant? { heap.first?.deadline }

    /// How many deadlines there are.
    var count: Int { heap.count }

    /// Gives the cohort a deadline, or none.
    mutating func set(_ cohort: CohortID, to deadline: Instant?) {
        switch (positions[cohort], deadline) {
        case (nil, nil): break
        case (let position?, nil): remove(at: position)
        case (nil, let deadline?):
            heap.append(Entry(deadline: deadline, cohort: cohort))
            positions[cohort] = heap.count - 1
            rise(from: heap.count - 1)
        case (let position?, let deadline?):
            heap[position].deadline = deadline
            settle(at: position)
        }
    }

    /// Takes out one cohort whose deadline has come.
    mutating func popDue(at now: Instant) -> CohortID? {
        guard let first: Entry = heap.first, first.deadline <= now else { return nil }
        remove(at: 0)
        return first.cohort
    }

    private mutating func remove(at position: Int) {
        positions[heap[position].cohort] = nil
        let last: Entry = heap.removeLast()
        guard position < heap.count else { return }
        heap[position] = last
        positions[last.cohort] = position
        settle(at: position)
    }

    private mutating func settle(at position: Int) {
        rise(from: position)
        sink(from: position)
    }

    private mutating func rise(from start: Int) {
        var child: Int = start
        while child > 0 {
            let parent: Int = (child - 1) / 2
            guard heap[child].isBefore(heap[parent]) else { return }
            exchange(child, parent)
            child = parent
        }
    }

    private mutating func sink(from start: Int) {
        var parent: Int = start
        while true {
            var least: Int = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].isBefore(heap[least]) { least = child }
            }
            guard least != parent else { return }
            exchange(parent, least)
            parent = least
        }
    }

    private mutating func exchange(_ left: Int, _ right: Int) {
        heap.swapAt(left, right)
        positions[heap[left].cohort] = left
        positions[heap[right].cohort] = right
    }
}
