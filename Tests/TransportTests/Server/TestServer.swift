import Execution
import JSON
import Reactor
import Realtime
import Testing

@testable import Transport

/// A backend whose operations are known by their names.
///
/// `Echo` answers its variables, `Later` waits for `release`, `Fail` and `Deny` refuse; everything called is written down.
final class FakeBackend: ConnectorBackend {
    /// More than a socket's buffers hold at first.
    static let bigSize: Int = 1 << 20

    var log: [String] = []
    private var held: [() -> Void] = []
    private(set) var subscribers: [SubscriberID] = []
    var onLog: ((String) -> Void)?
    weak var server: HTTPServer?
    /// What subscriptions get first, and when they are resumed.
    var firstData: JSONText = JSONText("0")
    var resumedData: JSONText = JSONText("1")

    private func note(_ line: String) {
        log.append(line)
        onLog?(line)
    }

    func serves(_ name: ResourceName) -> Bool { name.service == "s" && name.connector == "c" }

    func name(ofConnector id: String) -> ResourceName? {
        id == "c" ? ResourceName(project: "-", location: "-", service: "s", connector: id) : nil
    }

    /// Operations of the connector are run; `query Echo { echo }` and `query Later { later }` are texts of such, `{ types }` asks for types. `{ mine }` and `{ late }` are
    /// one's own, for those who may bring such; the latter waits for `release`.
    func run(_ document: DocumentRequest, _ completion: @escaping (DocumentReply) -> Void) -> ExecutionTicket? {
        guard let terms: GraphQLTerms = document.terms else { return nil }
        let name: String
        switch document.query {
        case "": name = document.operationName ?? ""
        case "query Echo { echo }", "subscription Echo { echo }": name = "Echo"
        case "query Later { later }": name = "Later"
        case "{ mine }" where terms.adHoc != .none:
            note("mine as \(document.auth.uid ?? "\(document.auth.identity)")")
            completion(.result(ExecutionResult(data: document.variables)))
            return nil
        case "{ late }" where terms.adHoc != .none:
            note("late \(document.variables)")
            held.append { completion(.result(ExecutionResult(data: document.variables))) }
            return ExecutionTicket(8)
        case "{ types }":
            note("types \(terms.allowsIntrospection)")
            completion(.body(JSONText(#"{"data":{"types":[]}}"#)))
            return nil
        case "{":
            completion(.body(JSONText(#"{"errors":[{"message":"no name","locations":[{"line":1,"column":2}]}]}"#)))
            return nil
        default:
            note("document for \(terms.adHoc)")
            completion(.refused(.permissionDenied, "only operations of the connector"))
            return nil
        }
        guard name != "Write" || !terms.isReadOnly else {
            completion(.wantsPost)
            return nil
        }
        if terms.delivery != .once, name != "Write", !document.query.hasPrefix("query") {
            completion(name == "Nobody" ? .refused(.notFound, "operation not found") : .subscribe(name))
            return nil
        }
        if terms.delivery == .elsewhere {
            completion(.execute(name))
            return nil
        }
        let request: ExecutionRequest = ExecutionRequest(
            connector: terms.connector, operationName: name, variables: document.variables, auth: document.auth)
        return execute(request, expecting: .either) { completion(.result($0)) }
    }

    func execute(
        _ request: ExecutionRequest, expecting kind: ExpectedKind, _ completion: @escaping (ExecutionResult) -> Void
    ) -> ExecutionTicket? {
        note("\(kind) \(request.operationName) \(request.auth.uid ?? "\(request.auth.identity)")")
        switch request.operationName {
        case "Echo": completion(ExecutionResult(data: request.variables))
        case "Partly":
            completion(
                ExecutionResult(
                    data: nil, errors: [GraphQLError("taken", path: [.responseName("a")], code: .alreadyExists)]))
        case "Wrong":
            completion(ExecutionResult(data: nil, errors: [GraphQLError("$id is missing", code: .invalidArgument)]))
        case "Away": completion(.refused(GraphQLError("the database is away", code: .unavailable)))
        case "Deny": completion(.refused(GraphQLError("no access", code: .permissionDenied)))
        case "Big":
            completion(
                ExecutionResult(data: JSONText("\"" + String(repeating: "x", count: FakeBackend.bigSize) + "\"")))
        case "Later":
            held.append { completion(ExecutionResult(data: request.variables)) }
            return ExecutionTicket(7)
        default: completion(.refused(GraphQLError("operation not found", code: .notFound)))
        }
        return nil
    }

    /// What is taken back completes within this.
    func cancel(_ ticket: ExecutionTicket) {
        note("cancel \(ticket.number)")
        release()
    }

    func release() {
        let waiting: [() -> Void] = held
        held = []
        for completion in waiting { completion() }
    }

    func subscribe(_ request: ExecutionRequest, as id: SubscriberID) {
        subscribers.append(id)
        note("subscribe \(request.operationName)")
        server?.deliver(EncodedResult(ExecutionResult(data: firstData)), to: [id])
    }

    func resume(_ id: SubscriberID) {
        note("resume")
        server?.deliver(EncodedResult(ExecutionResult(data: resumedData)), to: [id], isReply: true)
    }

    func unsubscribe(_ id: SubscriberID) {
        guard subscribers.contains(id) else { return }
        subscribers.removeAll { $0 == id }
        note("unsubscribe")
    }

    func tokenChanged(_ auth: AuthContext, of carrier: CarrierID) { note("token of \(auth.uid ?? "")") }

    func carrierClosed(_ carrier: CarrierID) {
        subscribers.removeAll { $0.carrier == carrier }
        note("closed")
    }

    func push(_ data: String) {
        let result: EncodedResult = EncodedResult(ExecutionResult(data: JSONText(data)))
        server?.deliver(result, to: subscribers)
    }
}

/// Answers `/emulator/info`, and tells of one issue.
final class FakeControl: ControlRoutes {
    func streaming(_ request: ControlRequest) -> ((ResponseStream) -> Void)? {
        guard request.path == "/emulator/stream_issues", request.refusal == nil else { return nil }
        let issue: String = #"{"kind":"SQL_CONNECTION","severity":"ALERT","message":"away"}"#
        return { $0.send(Array("{\"result\":{\"issues\":[\(issue)]}}".utf8)) }
    }

    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool {
        guard request.path == "/emulator/info" else { return false }
        completion(.json(status: request.refusal == nil ? 200 : 403, Array("{}".utf8)))
        return true
    }
}

/// What lives on the loop of a test's server.
private final class Parts {
    let backend: FakeBackend = FakeBackend()
    let control: FakeControl = FakeControl()
    var server: HTTPServer?
    var listeners: [Listener] = []
    var refusals: [ConnectionRefusal] = []
}

/// A server on a loop of its own, on a free port.
final class TestServer: Sendable {
    let loop: EventLoop
    let gauge: ConnectionGauge
    private let wallTime: Lock<Int64> = Lock(1000)
    // Touched on the loop's thread alone.
    private nonisolated(unsafe) let parts: Parts = Parts()

    private let verifier: any TokenVerifier
    private let appCheck: AppCheckPolicy?

    /// - Parameter clock: by default one that stands still, so that no deadline of the server passes on a busy machine.
    init(
        clock: some MonotonicClock = ManualClock(), limit: Int = 100, limitOfPeer: Int? = nil, limitOfBytes: Int = .max,
        verifier: any TokenVerifier = DevTokenVerifier(), appCheck: AppCheckPolicy? = nil
    ) {
        self.verifier = verifier
        self.appCheck = appCheck
        loop = EventLoop(clock: clock)
        gauge = ConnectionGauge(limit: limit, limitOfPeer: limitOfPeer, limitOfBytes: limitOfBytes)
        loop.start()
    }

    deinit {
        // The parts belong to the loop's thread: they may go when that has ended, not before.
        loop.stop()
        loop.join()
    }

    /// Runs on the loop. Nothing that is posted there keeps the server, whose end has to wait for the loop's thread.
    private func perform<Value: Sendable>(_ body: @escaping @Sendable (Parts) -> Value) async -> Value {
        nonisolated(unsafe) let parts: Parts = parts
        return await loop.perform { body(parts) }
    }

    private func post(_ body: @escaping @Sendable (Parts) -> Void) {
        nonisolated(unsafe) let parts: Parts = parts
        loop.post { body(parts) }
    }

    /// Starts listening and gives the port.
    func start(_ configuration: HTTPServerConfiguration = HTTPServerConfiguration()) async throws -> UInt16 {
        let port: UInt16 = await perform { [loop, gauge, verifier, appCheck, wallTime] parts in
            let server: HTTPServer = HTTPServer(
                index: 3, configuration: configuration, loop: loop,
                wallClock: WallClock { wallTime.withLock { $0 } }, gauge: gauge,
                backend: parts.backend, verifier: verifier, appCheck: appCheck, control: parts.control)
            server.onRefusal = { [parts] refusal in parts.refusals.append(refusal) }
            parts.server = server
            parts.backend.server = server
            let address: ListenAddress = ListenAddress(host: "127.0.0.1", port: 0)
            do throws(ListenError) {
                parts.listeners = try Listener.listen(on: address, loop: loop) { [weak server] in server?.adopt($0) }
                return parts.listeners.first?.address.port ?? 0
            } catch {
                return 0
            }
        }
        try #require(port != 0)
        return port
    }

    /// Moves the time of day.
    func setTime(_ second: Int64) {
        wallTime.withLock { $0 = second }
    }

    /// Runs on the loop with the backend.
    @discardableResult
    func withBackend<Value: Sendable>(_ body: @escaping @Sendable (FakeBackend) -> Value) async -> Value {
        await perform { body($0.backend) }
    }

    /// Runs on the loop with the server.
    func withServer(_ body: @escaping @Sendable (HTTPServer) -> Void) async {
        await perform { parts in
            if let server = parts.server { body(server) }
        }
    }

    /// What was reported of connections that were refused.
    func refusals() async -> [ConnectionRefusal] { await perform { $0.refusals } }

    /// Waits until the backend has noted a line.
    func awaitLog(_ line: String) async {
        await withCheckedContinuation { continuation in
            post { parts in
                guard !parts.backend.log.contains(line) else { return continuation.resume() }
                parts.backend.onLog = { [weak backend = parts.backend] noted in
                    guard noted == line else { return }
                    backend?.onLog = nil
                    continuation.resume()
                }
            }
        }
    }

    /// Stops gracefully and comes back when everything is closed.
    func stop() async {
        await withCheckedContinuation { continuation in
            post { parts in
                for listener in parts.listeners { listener.close() }
                guard let server = parts.server else { return continuation.resume() }
                server.stop { continuation.resume() }
            }
        }
    }

    /// Begins to stop and does not wait.
    func beginStop() async {
        await perform { $0.server?.stop {} }
    }
}
