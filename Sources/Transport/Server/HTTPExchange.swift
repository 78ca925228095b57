import Execution
import JSON

/// A request that is being answered, whatever version of HTTP brought it.
///
/// What answers requests knows this and no protocol. A number tells the request that is being answered from an earlier one whose answer comes
/// too late.
protocol HTTPExchange: AnyObject {
    var server: HTTPServer { get }
    var isLoopbackPeer: Bool { get }
    /// What runs for the request.
    var running: RunningRequest { get set }

    /// Whether the request of this number still waits for its answer.
    func awaitsAnswer(_ number: UInt64) -> Bool

    /// Sends an answer, unless the request does not wait for one any more.
    func respond(_ response: HTTPResponse, to number: UInt64)

    /// Sends the answer that nearly every request gets: data and no errors, with the bytes of the database.
    ///
    /// - Returns: false when the exchange needs more than that.
    func respond(_ data: JSONText, to number: UInt64) -> Bool

    /// Sends the head of an answer whose body comes piece by piece.
    ///
    /// - Returns: false where nobody waits for it any more.
    func beginPieces(_ head: HTTPResponse, to number: UInt64) -> Bool

    /// Sends a piece of it. A client that does not take what it is sent is given up.
    func sendPiece(_ piece: [UInt8], to number: UInt64)

    /// How many bytes of pieces wait to be sent.
    var waitingPieces: Int { get }

    /// That was the last piece.
    func endPieces(_ number: UInt64)
}

/// What is kept of a request while it is answered.
struct RunningRequest {
    /// For taking it back when its client leaves.
    var ticket: ExecutionTicket?
    /// What an administrator does with it, and since when.
    var act: (what: AdministratorAct, since: ContinuousClock.Instant)?
    /// Where pieces of its answer come from.
    var stream: ResponseStream?

    /// Takes back what runs. Its completion may be called within this.
    func abandon(on backend: any ConnectorBackend) {
        stream?.closed()
        if let ticket { backend.cancel(ticket) }
    }
}

extension HTTPExchange {
    func decide(
        _ request: HTTPRequest, verdict: AdministratorGate.Verdict? = nil, mayWait: Bool = true
    ) -> RequestRouter.Decision {
        server.router.decide(
            request, isLoopbackPeer: isLoopbackPeer, verdict: verdict, now: server.wallClock.now, mayWait: mayWait)
    }

    /// Does what the router has decided. Upgrades are for those who can.
    func follow(_ decision: RequestRouter.Decision, _ request: HTTPRequest, _ number: UInt64) {
        watch(decision, request)
        switch decision {
        case .answer(let response): respond(response, to: number)
        case .execute(let execution, let kind): execute(execution, kind, number)
        case .document(let document): run(document, number)
        case .graphQL(let document, let type): run(document, type, number)
        case .control(let control):
            if let open: (ResponseStream) -> Void = server.streaming(control) { return stream(to: number, open) }
            server.respond(to: control) { [self] response in respond(response, to: number) }
        case .awaitKeys(let wait):
            server.awaitKeys(wait) { [self] in
                guard awaitsAnswer(number) else { return }
                follow(decide(request, mayWait: false), request, number)
            }
        case .events(let events): stream(events, of: request, to: number)
        case .stream, .socket: break
        }
    }

    private func execute(_ request: ExecutionRequest, _ kind: ExpectedKind, _ number: UInt64) {
        let ticket: ExecutionTicket? = server.backend.execute(request, expecting: kind) { [self] result in
            finish(result, number)
        }
        if let ticket, awaitsAnswer(number) { running.ticket = ticket }
    }

    private func run(_ document: DocumentRequest, _ number: UInt64) {
        let ticket: ExecutionTicket? = server.backend.run(document) { [self] reply in
            switch reply {
            case .result(let result): finish(result, number)
            case .body(let text):
                if awaitsAnswer(number), running.act != nil {
                    audit(.answered(status: 200, errors: AdministratorAct.errorCount(in: text)))
                }
                respond(.json(status: 200, text.utf8), to: number)
            case .wantsPost, .subscribe, .execute:
                respond(ErrorReply.response(.failedPrecondition, "a mutation is posted"), to: number)
            case .refused(let code, let message): respond(ErrorReply.response(code, message), to: number)
            }
        }
        if let ticket, awaitsAnswer(number) { running.ticket = ticket }
    }

    private func finish(_ result: ExecutionResult, _ number: UInt64) {
        if awaitsAnswer(number) { audit(.answered(result)) }
        if result.errors.isEmpty, result.status == .ok, result.extensions == nil, let data = result.data,
            respond(data, to: number)
        {
            return
        }
        respond(Self.response(result), to: number)
    }

    private static func response(_ result: ExecutionResult) -> HTTPResponse {
        guard result.status == .ok else {
            let message: String = result.errors.first?.message ?? result.status.rawValue
            return ErrorReply.response(result.status, message)
        }
        return .json(status: 200, ReplyWriter.body(result))
    }

    // MARK: Audit

    private func watch(_ decision: RequestRouter.Decision, _ request: HTTPRequest) {
        let act: AdministratorAct? = server.router.act(
            decision, request, isLoopbackPeer: isLoopbackPeer, now: server.wallClock.now)
        guard let act else { return }
        // What waited for keys began when it came.
        let since: ContinuousClock.Instant = running.act?.since ?? .now
        running.act = (act, since)
    }

    /// Tells how an administrator's request ended, once.
    func audit(_ outcome: AdministratorAct.Outcome) {
        guard let (what, since) = running.act else { return }
        running.act = nil
        what.ended(outcome, since: since, server.configuration.audit)
    }

    /// The client has left: what runs for it is taken back. Whoever calls this awaits no answer any more.
    func abandon() {
        audit(.left)
        let left: RunningRequest = running
        running = RunningRequest()
        left.abandon(on: server.backend)
    }
}
