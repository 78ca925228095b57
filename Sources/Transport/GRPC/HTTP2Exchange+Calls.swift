import Execution
import JSON
import Reactor

/// Calls of gRPC.
extension HTTP2Exchange {
    /// The head of a call has come.
    func beginCall(_ method: GRPCMethod?, isCall: Bool) {
        guard isCall else {
            let message: String = "calls of gRPC have the content type application/grpc"
            return respond(ErrorReply.response(.invalidArgument, message, httpStatus: 415), to: number)
        }
        guard headers.holds("content-type", where: GRPCContentType.isUnderstood) else {
            let message: String = "messages are understood as application/grpc+proto"
            return respond(ErrorReply.response(.invalidArgument, message, httpStatus: 415), to: number)
        }
        guard self.method == Self.post else {
            return respond(ErrorReply.response(.unimplemented, "calls of gRPC are posted", httpStatus: 405), to: number)
        }
        content = .unary(method ?? .connect)
        if handler.connection.isTurnedAway { return finishCall(GRPCStatus(.unavailable, "too many connections")) }
        if let fault { return finishCall(GRPCStatus(.resourceExhausted, fault.message)) }
        guard let method else {
            let path: String = String(decoding: target, as: UTF8.self).shortenedName
            return finishCall(GRPCStatus(.unimplemented, "there is no method \(path)"))
        }
        content = .unary(method)
        setTimeout()
        if case .connect = method, answer == .awaited { beginStream() }
    }

    private func beginStream() {
        if let reason: String = server.router.crossOrigin.refusal(headers) {
            return finishCall(GRPCStatus(.permissionDenied, reason))
        }
        let call: GRPCStreamCall = GRPCStreamCall(self)
        content = .stream(call)
        call.start()
    }

    private func setTimeout() {
        guard let text: String = headers.first("grpc-timeout") else { return }
        guard let delay: Duration = GRPCTimeout.read(text) else {
            return finishCall(GRPCStatus(.invalidArgument, "the timeout is not valid"))
        }
        timeout = server.loop.schedule(after: delay) { [unowned self] in timeoutPassed() }
    }

    private func timeoutPassed() {
        timeout = nil
        let left: RunningRequest = running
        audit(.left)
        if case .stream(let call) = content { call.close() }
        // What is taken back is told so at once: the call has its status before that.
        finishCall(GRPCStatus(.deadlineExceeded, "the client waits no longer"))
        left.abandon(on: server.backend)
    }

    /// Looks at the message as soon as its length is there.
    func allowsMessage() -> Bool {
        guard body.count >= GRPCMessageDecoder.prefixCount else { return true }
        do throws(GRPCStatus) {
            let most: Int = server.configuration.maximumGRPCMessageBytes
            let count: Int = try GRPCMessageDecoder.count(body[..<GRPCMessageDecoder.prefixCount], most)
            guard body.count <= GRPCMessageDecoder.prefixCount + count else { throw .oneMessage }
            return true
        } catch {
            finishCall(error)
            return false
        }
    }

    func answerCall(_ method: GRPCMethod) {
        guard let message: [UInt8] = wholeMessage() else { return finishCall(.oneMessage) }
        switch method {
        case .execute(let kind): execute(message, kind, mayWait: true)
        case .emulatorInfo: tellEmulatorInfo()
        case .emulatorIssues: beginIssues()
        case .connect: break
        }
    }

    private func wholeMessage() -> [UInt8]? {
        guard body.count >= GRPCMessageDecoder.prefixCount else { return nil }
        let message: ArraySlice<UInt8> = body[GRPCMessageDecoder.prefixCount...]
        let count: Int = body[1..<GRPCMessageDecoder.prefixCount].reduce(0) { $0 << 8 | Int($1) }
        return message.count == count ? Array(message) : nil
    }

    private func execute(_ message: [UInt8], _ kind: ExpectedKind, mayWait: Bool) {
        let number: UInt64 = number
        let request: ExecutionRequest
        do throws(Refusal) {
            request = try server.router.execution(
                headers, message, isLoopbackPeer: isLoopbackPeer, now: server.wallClock.now)
        } catch {
            guard mayWait, let wait: KeyWait = error.wait else { return finishCall(GRPCStatus(error)) }
            return server.awaitKeys(wait) { [self] in
                guard awaitsAnswer(number) else { return }
                execute(message, kind, mayWait: false)
            }
        }
        // As the same over REST.
        let verb: String = kind == .query ? "executeQuery" : "executeMutation"
        if let act: AdministratorAct = server.router.act(request, headers, verb: verb) { running.act = (act, .now) }
        let ticket: ExecutionTicket? = server.backend.execute(request, expecting: kind) { [self] result in
            guard awaitsAnswer(number) else { return }
            finishExecution(result)
        }
        if let ticket, awaitsAnswer(number) { running.ticket = ticket }
    }

    private func finishExecution(_ result: ExecutionResult) {
        audit(.answered(status: result.status.httpStatus, errors: result.errors.count))
        guard result.status == .ok else {
            return finishCall(GRPCStatus(result.status, result.errors.first?.message ?? ""))
        }
        do throws(StructFault) {
            finishCall(with: try UnaryReply.message(result))
        } catch {
            finishCall(GRPCStatus(error.refusal.code, error.refusal.message))
        }
    }

    /// Ends the call with the message that it is for.
    private func finishCall(with message: [UInt8]) {
        session.submit(self, GRPCStatus.head, hasBody: true)
        session.write(message, to: self)
        finishCall(.ok)
    }

    /// Ends the call: behind its message, or instead of it.
    func finishCall(_ status: GRPCStatus) {
        guard answer != .ended else { return }
        clearTimeout()
        audit(.answered(status: status.code.httpStatus, errors: 1))
        if answer == .begun {
            session.end(self, trailers: status.trailers)
        } else {
            session.submit(self, hasBody: false) { status.addHead(to: &$0) }
        }
        running = RunningRequest()
        handler.answered()
    }
}

/// What the clients of a developer ask when they start.
extension HTTP2Exchange {
    private func tellEmulatorInfo() {
        let number: UInt64 = number
        let request: ControlRequest = tool("/emulator/info")
        server.respond(to: request) { [self] response in
            guard awaitsAnswer(number) else { return }
            guard response.status == 200 else { return refuse(request) }
            finish { (output) throws(JSONError) in try EmulatorMessages.appendInfo(response.body, to: &output) }
        }
    }

    private func beginIssues() {
        let request: ControlRequest = tool("/emulator/stream_issues")
        guard let open: (ResponseStream) -> Void = server.streaming(request) else { return refuse(request) }
        content = .issues
        stream(to: number, open)
    }

    /// The same as a developer's tool would ask over REST.
    private func tool(_ path: String) -> ControlRequest {
        ControlRequest(
            method: "GET", path: path, query: "", body: [],
            refusal: server.router.gate.refusalOfTools(headers, isLoopbackPeer: isLoopbackPeer), administrator: nil,
            denial: ControlRequest.Denial(code: .permissionDenied, message: "only an administrator may do this"))
    }

    private func refuse(_ request: ControlRequest) {
        guard server.configuration.isDevelopment, let refusal: String = request.refusal else {
            return finishCall(GRPCStatus(.unimplemented, "this server is no emulator"))
        }
        finishCall(GRPCStatus(.permissionDenied, refusal))
    }

    /// A piece of what is told over REST as a message; what has no number there is left out.
    func message(ofPiece piece: [UInt8]) -> [UInt8] {
        let message: [UInt8]? = try? UnaryReply.message { (output) throws(JSONError) in
            try EmulatorMessages.appendIssues(piece, to: &output)
        }
        return message ?? []
    }

    private func finish(_ body: (inout [UInt8]) throws(JSONError) -> Void) {
        do throws(JSONError) {
            finishCall(with: try UnaryReply.message(body))
        } catch {
            finishCall(GRPCStatus(.internal, "the answer does not fit into a message"))
        }
    }
}
