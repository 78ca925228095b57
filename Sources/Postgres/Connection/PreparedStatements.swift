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

    /// A statement under the name it has on this connection: none for one that the next of them replaces.
    final class Prepared {
        let statement: SQLStatement
        let name: String

        init(_ statement: SQLStatement, name: String) {
            self.statement = statement
            self.name = name
        }
    }

    private struct Entry {
        var prepared: Prepared
        var progress: Progress
        var lastUse: UInt64
    }

    private var entries: [SQLStatement: Entry] = [:]
    private var useCount: UInt64 = 0
    private var nameCount: UInt64 = 0
    /// The text of all of them together: the server's room for a statement goes with its text.
    private(set) var textLength: Int = 0
    private let limit: Int
    private let textLimit: Int

    init(limit: Int, textLimit: Int) {
        self.limit = limit
        self.textLimit = textLimit
    }

    var count: Int { entries.count }

    /// What to execute, and whether a Prepare must go before.
    mutating func use(_ statement: SQLStatement) -> (prepared: Prepared, mustPrepare: Bool) {
        useCount += 1
        if let index: Dictionary<SQLStatement, Entry>.Index = entries.index(forKey: statement) {
            entries.values[index].lastUse = useCount
            return (entries.values[index].prepared, false)
        }
        nameCount += 1
        let prepared: Prepared = Prepared(statement, name: "s\(nameCount)")
        entries[statement] = Entry(prepared: prepared, progress: .sent, lastUse: useCount)
        textLength += statement.text.utf8.count
        return (prepared, true)
    }

    /// The Prepare of this name succeeded.
    mutating func confirm(_ prepared: Prepared) {
        guard entries[prepared.statement]?.prepared === prepared else { return }
        entries[prepared.statement]?.progress = .confirmed
    }

    /// The statement is not there under this name, or is worth nothing; the next use prepares it anew.
    mutating func forget(_ prepared: Prepared) {
        guard entries[prepared.statement]?.prepared === prepared else { return }
        remove(prepared.statement)
    }

    private mutating func remove(_ statement: SQLStatement) {
        entries[statement] = nil
        textLength -= statement.text.utf8.count
    }

    /// Whether some have to go.
    var isOverLimit: Bool { entries.count > limit || textLength > textLimit }

    /// Names to release on the server, the longest unused ones, when there are more than the limit, or their text is longer than it may be.
    ///
    /// A tenth at a time, so that the search among all of them is rare. Those whose Prepare is under way stay.
    mutating func evict() -> [String] {
        guard isOverLimit else { return [] }
        let oldest: [(key: SQLStatement, value: Entry)] = entries.filter { $0.value.progress == .confirmed }
            .sorted { $0.value.lastUse < $1.value.lastUse }
        var names: [String] = []
        for victim in oldest {
            if entries.count <= limit - limit / 10, textLength <= textLimit - textLimit / 10 { break }
            remove(victim.key)
            names.append(victim.value.prepared.name)
        }
        return names
    }
}
