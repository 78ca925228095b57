/// Range variables of one statement: `t0`, `t1`, … in the order in which they are introduced.
struct Aliases {
    private var count: Int

    /// Begins after a number that other parts of the statement keep below.
    init(after count: Int = 0) { self.count = count }

    mutating func next() -> String {
        defer { count += 1 }
        return "t\(count)"
    }
}
