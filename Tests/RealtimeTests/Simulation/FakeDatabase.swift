import ConnectorModel
import Execution
import JSON
import Realtime

/// Counters that mutations raise: every view shows one of them, so a newer view never shows less.
struct FakeDatabase {
    /// A mutation between its first write and its commit.
    struct Transaction {
        var number: UInt64
        var counters: [String]
        var change: Change
    }

    private(set) var counters: [String: Int] = [:]
    private var nextTransaction: UInt64 = 100
    private(set) var open: [Transaction] = []

    /// Starts a mutation that raises those counters.
    mutating func begin(_ counters: [String], _ change: Change) {
        var change: Change = change
        change.transactionIDs = [String(nextTransaction)]
        open.append(Transaction(number: nextTransaction, counters: counters, change: change))
        nextTransaction += 1
    }

    /// Ends a mutation; one that is rolled back has changed nothing.
    ///
    /// - Returns: what is to be announced.
    mutating func end(at index: Int, commits: Bool) -> Change? {
        let transaction: Transaction = open.remove(at: index)
        guard commits else { return nil }
        for counter in transaction.counters + ["all"] { counters[counter, default: 0] += 1 }
        return transaction.change
    }

    /// What a query shows now.
    func data(_ operation: CompiledOperation, _ variables: VariableValues, _ auth: AuthContext) -> String {
        let key: String = key(operation, variables, auth)
        return "\(key)=\(counters[key, default: 0])"
    }

    private func key(_ operation: CompiledOperation, _ variables: VariableValues, _ auth: AuthContext) -> String {
        let text: String = if case .text(let text)? = variables.slots.first ?? nil { text } else { "" }
        return switch operation.name {
        case "GetMovie": "movie \(text)"
        case "ListByGenre": "genre \(text)"
        case "GetProfile": "profile \(auth.uid ?? "")"
        default: "all"
        }
    }

    /// The snapshot of now.
    var label: String {
        let numbers: [UInt64] = open.map(\.number).sorted()
        return "\(numbers.first ?? nextTransaction):\(nextTransaction):"
            + numbers.map { String($0) }.joined(separator: ",")
    }
}
