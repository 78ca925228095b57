import ConnectorModel
import Execution
import JSON
import Postgres
import SQL

extension ParameterList {
    /// The parameters one after the other.
    var text: String {
        (0..<count).map { index in self[index].map { String(decoding: $0, as: UTF8.self) } ?? "NULL" }
            .joined(separator: ", ")
    }
}

extension ExecutionResult {
    /// All of it: status, data, then a line for each error.
    var text: String {
        ([status.rawValue + (data.map { " \($0)" } ?? "")] + errors.map(\.text)).joined(separator: "\n")
    }
}

extension GraphQLError {
    /// The place, the code and the message.
    var text: String {
        let place: [String] = path.map { segment in
            switch segment {
            case .responseName(let name): name
            case .index(let index): String(index)
            }
        }
        return (place.isEmpty ? "" : place.joined(separator: ".") + ": ") + "\(code.rawValue) \(message)"
    }
}

extension SimulatedSessionLane.Event {
    /// What was asked, in one line.
    var text: String {
        switch self {
        case .statement(let statement, let effect): "\(effect): \(statement.text)"
        case .snapshot(let statements): "snapshot: \(statements.map(\.text).joined(separator: "; "))"
        case .foreignSnapshot(let statements): "foreign snapshot: \(statements.map(\.text).joined(separator: "; "))"
        case .begin(let options):
            (options.isForeign ? "foreign " : "") + "begin \(options.isolation.rawValue)"
                + options.advisoryLocks.map { " \($0.mode)" }.joined()
                + options.lockedTables.map { " \($0.name)" }.joined()
        case .transactionStatement(let statement): statement.text
        case .commit: "commit"
        case .rollback: "rollback"
        }
    }
}

extension Change {
    /// What it says, in one line.
    var text: String {
        let rows: [String] = rows.map { "\($0.kind) \($0.key.table.name)(\($0.key.members.joined(separator: ",")))" }
        return "\(operation) \(outcome) in [\(transactionIDs.joined(separator: ","))]: "
            + rows.joined(separator: " ")
    }
}
