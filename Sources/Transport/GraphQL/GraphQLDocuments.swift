import Execution
import JSON

/// Finds out what is asked for on a socket, and runs what is no operation of the connector: documents of one's own, where one may bring some, and
/// whatever an administrator runs as somebody else.
final class GraphQLDocuments {
    /// What was asked for.
    enum Outcome {
        /// A query of the connector, to be subscribed to.
        case subscribe(String)
        /// An operation of the connector, to be run once.
        case execute(String)
        /// Something that was run: its result.
        case result([UInt8])
        /// Something that was not: the errors.
        case failure([UInt8])
    }

    /// Something that was asked for, until it is answered: it may be run in two steps.
    final class Run {
        fileprivate var ticket: ExecutionTicket?

        /// Nobody wants to know any more.
        func cancel(on backend: any ConnectorBackend) {
            if let ticket { backend.cancel(ticket) }
        }
    }

    private let connector: ResourceName
    private unowned let server: HTTPServer
    /// Of the upgrade.
    private let headers: HTTPHeaders
    private var count: Int = 0
    /// How many bytes of documents and variables are kept.
    private(set) var heldBytes: Int = 0

    init(_ connector: ResourceName, _ server: HTTPServer, _ headers: HTTPHeaders) {
        self.connector = connector
        self.server = server
        self.headers = headers
    }

    /// Whether some are not answered yet.
    var isBusy: Bool { count > 0 }

    /// Whether no more may be asked for before some are answered.
    var isFull: Bool {
        count >= server.configuration.maximumExecutionsPerStream
            || heldBytes >= server.configuration.maximumExecutionBytesPerStream
    }

    /// Answers once, within the call or later.
    ///
    /// - Returns: what to take back when nobody wants to know any more.
    func ask(
        _ body: GraphQLBody, _ driver: StreamDriver, _ completion: @escaping (Outcome) -> Void
    ) -> Run? {
        let document: DocumentRequest
        do throws(Refusal) {
            document = try self.document(body, of: try driver.requester())
        } catch {
            completion(.failure(Self.errors(error.code, error.message)))
            return nil
        }
        let size: Int = body.query.utf8.count + body.variables.utf8.count
        count += 1
        heldBytes += size
        let run: Run = Run()
        let finish: (Outcome) -> Void = { [weak self] outcome in
            run.ticket = nil
            self?.count -= 1
            self?.heldBytes -= size
            completion(outcome)
        }
        let audit: (AdministratorAct.Outcome) -> Void = auditor(of: document)
        start(document, as: run) { [weak self] reply in
            guard document.isImpersonated, case .execute = reply else {
                if let ended: AdministratorAct.Outcome = reply.auditOutcome { audit(ended) }
                return finish(Self.outcome(of: reply, isImpersonated: document.isImpersonated))
            }
            guard let self else { return audit(.left) }
            // A stream is one user's: what an administrator does as somebody else is no business of it.
            var again: DocumentRequest = document
            again.terms?.delivery = .once
            start(again, as: run) { reply in
                if let ended: AdministratorAct.Outcome = reply.auditOutcome { audit(ended) }
                finish(Self.outcome(of: reply, isImpersonated: true))
            }
        }
        return run
    }

    /// Runs a document; the answer may come within the call, and lead to another run.
    private func start(_ document: DocumentRequest, as run: Run, _ completion: @escaping (DocumentReply) -> Void) {
        var isAnswered: Bool = false
        let ticket: ExecutionTicket? = server.backend.run(document) { reply in
            isAnswered = true
            completion(reply)
        }
        if !isAnswered { run.ticket = ticket }
    }

    private func document(_ body: GraphQLBody, of auth: AuthContext) throws(Refusal) -> DocumentRequest {
        do throws(JSONError) {
            var document: DocumentRequest = try server.router.graphQLDocument(body, connector.connector, auth)
            document.terms?.delivery = .elsewhere
            return document
        } catch {
            throw Refusal(.invalidArgument, "the request is not valid: \("\(error)".shortened(to: 300))")
        }
    }

    private static func outcome(of reply: DocumentReply, isImpersonated: Bool) -> Outcome {
        switch reply {
        case .subscribe where isImpersonated:
            return .failure(
                errors(.invalidArgument, "what is done as somebody else is run once; send the text of the query"))
        case .subscribe(let name): return .subscribe(name)
        case .execute(let name): return .execute(name)
        case .result(let result) where GraphQLReply.wasRun(result): return .result(GraphQLReply.body(result))
        case .result(let result): return .failure(ReplyWriter.errors(result.errors, alwaysWithPath: false))
        case .body(let text):
            let (body, hasData): ([UInt8], Bool) = GraphQLReply.plain(text)
            return hasData ? .result(body) : .failure(errors(in: text))
        case .refused(let code, let message): return .failure(errors(code, message))
        case .wantsPost: return .failure(errors(.failedPrecondition, "a mutation is posted"))
        }
    }

    private static func errors(_ code: StatusCode, _ message: String) -> [UInt8] {
        ReplyWriter.errors([GraphQLError(message, code: code)], alwaysWithPath: false)
    }

    private static func errors(in body: JSONText) -> [UInt8] {
        var reader: JSONReader = JSONReader(body.utf8, maximumDepth: GraphQLReply.maximumDepth)
        var errors: [UInt8]?
        do throws(JSONError) {
            try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
                let range: Range<Int> = try reader.skipValue()
                if name == "errors" { errors = Array(body.utf8[range]) }
            }
        } catch {
            // Expected of no answer of ours.
        }
        return errors ?? Self.errors(.internal, "the document was not answered")
    }

    // MARK: Audit

    private func auditor(of document: DocumentRequest) -> (AdministratorAct.Outcome) -> Void {
        guard let act: AdministratorAct = server.router.act(document, headers) else { return { _ in } }
        return act.auditor(server.configuration.audit)
    }
}

extension DocumentRequest {
    /// Whether an administrator sent it to be run as somebody else.
    fileprivate var isImpersonated: Bool { isOfAdministrator && auth.identity != .administrator }
}

extension DocumentReply {
    /// How it ended; nothing for what the stream runs, which tells of it.
    fileprivate var auditOutcome: AdministratorAct.Outcome? {
        switch self {
        case .result(let result): .answered(result)
        case .body(let text): .answered(status: 200, errors: AdministratorAct.errorCount(in: text))
        case .refused(.cancelled, _): .left
        case .refused(let code, _): .answered(status: code.httpStatus, errors: 1)
        case .wantsPost: .answered(status: 405, errors: 1)
        case .subscribe, .execute: nil
        }
    }
}
