import SQL

/// What one connection knows of its prepared statements. Pure.
///
/// A statement counts as prepared when its own reply has come: a Prepare behind an error never happened. A name is
/// used once; a statement that is prepared anew gets a new one.
struct PreparedStatements {
    private enum Progress {
        case sent
        case confirmed
    }

    private struct Entry {
        var name: String
        var progress: Progress
        var lastUse: UInt64
    }

    private var entries: [SQLStatement: Entry] = [:]
    private var useCount: UInt64 = 0
    private var nameCount: UInt64 = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    /// The name to execute under, and whether a Prepare must go before.
    mutating func use(_ statement: SQLStatement) -> (name: String, mustPrepare: Bool) {
        useCount += 1
        if let index: Dictionary<SQLStatement, Entry>.Index = entries.index(forKey: statement) {
            entries.values[index].lastUse = useCount
            return (entries.values[index].name, false)
        }
        nameCount += 1
        let name: String = "s\(nameCount)"
        entries[statement] = Entry(name: name, progress: .sent, lastUse: useCount)
        return (name, true)
    }

    /// The Prepare of this name succeeded.
    mutating func confirm(_ statement: SQLStatement, name: String) {
        guard entries[statement]?.name == name else { return }
        entries[statement]?.progress = .confirmed
    }

    /// The statement is not there under this name, or is worth nothing; the next use prepares it anew.
    mutating func forget(_ statement: SQLStatement, name: String) {
        guard entries[statement]?.name == name else { return }
        entries[statement] = nil
    }

    /// Whether some have to go.
    var isOverLimit: Bool { entries.count > limit }

    /// Names to release on the server, the longest unused ones, when there are more than the limit.
    ///
    /// A tenth at a time, so that the search among all of them is rare. Those whose Prepare is under way stay.
    mutating func evict() -> [String] {
        guard isOverLimit else { return [] }
        let excess: Int = entries.count - limit + limit / 10
        let oldest: [(key: SQLStatement, value: Entry)] = entries.filter { $0.value.progress == .confirmed }
            .sorted { $0.value.lastUse < $1.value.lastUse }
        let victims: ArraySlice<(key: SQLStatement, value: Entry)> = oldest.prefix(excess)
        for victim in victims { entries[victim.key] = nil }
        return victims.map(\.value.name)
    }
}
