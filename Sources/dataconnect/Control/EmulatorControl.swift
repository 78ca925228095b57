import Execution
import JSON
import Server
import Synchronization
import Transport

/// Answers a developer's tools: `/emulator/info`, `configure`, `stream_issues` and `stream_errors`, in development only.
///
/// Tools that ask send no administrator's mark; that they run here and are no foreign page is enough.
final class EmulatorControl: Sendable {
    /// What tools are told.
    private struct State {
        /// The service; nothing while there is none.
        var serviceID: String?
        /// How tools may see the database, without its password.
        var connectionString: String = ""
    }

    private let state: Mutex<State> = Mutex(State())
    private let jobs: ControlJobSink
    /// What is told piece by piece.
    let board: IssueBoard = IssueBoard()

    init(jobs: @escaping ControlJobSink) { self.jobs = jobs }

    /// Tells another service, or another database, from now on.
    func update(serviceID: String?, connectionString: String) {
        state.withLock { $0 = State(serviceID: serviceID, connectionString: connectionString) }
    }

    func respond(
        to request: ControlRequest, _ completion: @escaping @Sendable (HTTPResponse) -> Void
    ) -> ControlDecision {
        switch request.path {
        case "/emulator/info": return .answered(refusal(request, method: "GET") ?? info)
        case "/emulator/configure":
            if let refusal: HTTPResponse = refusal(request, method: "POST") { return .answered(refusal) }
            do throws(ConfigureProblem) {
                jobs(ControlJob(kind: .configure(try ConfigureRequest(request.body)), answer: completion))
                return .later
            } catch {
                return .answered(ControlReply.refusal(.invalidArgument, error.message))
            }
        case "/emulator/stream_issues", "/emulator/stream_errors":
            // Whoever may be told is told by `streaming`.
            return refusal(request, method: "GET").map { .answered($0) } ?? .unknown
        default: return .unknown
        }
    }

    /// What sends an answer without an end; nothing for what has one.
    func streaming(_ request: ControlRequest) -> (@Sendable (ControlOutlet) -> Void)? {
        let channels: [String: IssueBoard.Channel] = [
            "/emulator/stream_issues": .issues, "/emulator/stream_errors": .errors,
        ]
        guard let channel: IssueBoard.Channel = channels[request.path], refusal(request, method: "GET") == nil else {
            return nil
        }
        return { [board] outlet in board.open(channel, outlet) }
    }

    private func refusal(_ request: ControlRequest, method: String) -> HTTPResponse? {
        guard request.method == method else { return ControlReply.methodNotAllowed(method) }
        return request.refusal.map { ControlReply.refusal(.permissionDenied, $0) }
    }

    private var info: HTTPResponse {
        let state: State = state.withLock { $0 }
        let services: [JSONValue] =
            state.serviceID.map { id in
                [["serviceId": .string(id), "connectionString": .string(state.connectionString)]]
            } ?? []
        let body: JSONValue = ["version": .string(DataConnect.version), "services": .array(services)]
        return .json(status: 200, body.text.utf8)
    }
}
