/// Cohorts in the order they came, each once.
///
/// A cohort that leaves early leaves a gap; gaps are closed once they are the greater part. Clients that come and go while the
/// database stands still therefore do not fill memory.
struct CohortQueue {
    private var entries: [CohortID?] = []
    private var head: Int = 0
    private var positions: [CohortID: Int] = [:]

    /// How many wait.
    var count: Int { positions.count }

    /// Puts a cohort at the end, unless it waits already.
    mutating func append(_ cohort: CohortID) {
        guard positions[cohort] == nil else { return }
        positions[cohort] = entries.count
        entries.append(cohort)
    }

    /// Takes a cohort out, wherever it is.
    mutating func remove(_ cohort: CohortID) {
        guard let position: Int = positions.removeValue(forKey: cohort) else { return }
        entries[position] = nil
        closeGaps()
    }

    /// Takes out the one that came first.
    mutating func popFirst() -> CohortID? {
        while head < entries.count {
            let entry: CohortID? = entries[head]
            entries[head] = nil
            head += 1
            if let entry {
                positions[entry] = nil
                closeGaps()
                return entry
            }
        }
        return nil
    }

    private mutating func closeGaps() {
        guard entries.count > 32, positions.count < entries.count / 2 else { return }
        let kept: [CohortID] = entries[head...].compactMap(\.self)
        entries = kept
        head = 0
        for (position, cohort) in kept.enumerated() { positions[cohort] = position }
    }
}
