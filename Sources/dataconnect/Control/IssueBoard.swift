import JSON
import Server
import Synchronization

/// Tells tools what is wrong with the project, and that it was compiled anew: at once what is known, then each change.
///
/// - Shape: each piece is one JSON object with the member `result`, as tools that parse piece by piece need it.
final class IssueBoard: Sendable {
    /// What somebody wants to be told.
    enum Channel: Hashable, Sendable {
        /// What happened to the server.
        case issues
        /// What is wrong with the documents.
        case errors
    }

    private struct State {
        var errors: JSONValue = []
        var outlets: [Int: (channel: Channel, outlet: ControlOutlet)] = [:]
        var lastOutlet: Int = 0
    }

    private let state: Mutex<State> = Mutex(State())

    /// Whoever comes when there are so many is sent away with the first piece.
    private static let maximumOutlets: Int = 64

    /// Somebody listens from now on.
    func open(_ channel: Channel, _ outlet: ControlOutlet) {
        let number: Int? = state.withLock { state in
            outlet.send(channel == .issues ? Self.issues([]) : Self.errors(state.errors))
            guard state.outlets.count < Self.maximumOutlets else { return nil }
            state.lastOutlet += 1
            state.outlets[state.lastOutlet] = (channel, outlet)
            return state.lastOutlet
        }
        guard let number else { return outlet.end() }
        outlet.whenClosed { [self] in state.withLock { $0.outlets[number] = nil } }
    }

    /// These are the errors now.
    func publish(_ errors: JSONValue) {
        state.withLock { state in
            guard errors != state.errors else { return }
            state.errors = errors
            Self.send(Self.errors(errors), on: .errors, state)
        }
    }

    /// The files were read again; tools then ask again what the types are.
    func reloaded(_ message: String) {
        state.withLock { state in
            let issue: JSONValue = [
                "kind": "FILE_RELOAD", "severity": "DEBUG", "message": .string(message),
            ]
            Self.send(Self.issues([issue]), on: .issues, state)
        }
    }

    private static func send(_ piece: [UInt8], on channel: Channel, _ state: State) {
        for (_, listener) in state.outlets.sorted(by: { $0.key < $1.key }) where listener.channel == channel {
            listener.outlet.send(piece)
        }
    }

    private static func issues(_ issues: [JSONValue]) -> [UInt8] { piece(["issues": .array(issues)]) }

    private static func errors(_ errors: JSONValue) -> [UInt8] { piece(["errors": errors]) }

    private static func piece(_ result: JSONValue) -> [UInt8] {
        let value: JSONValue = ["result": result]
        return value.text.utf8 + [UInt8(ascii: "\n")]
    }
}
