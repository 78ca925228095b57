import Execution
import JSON

/// What an administrator did, for an audit. Never holds a credential, a document or variables.
public struct AdministratorAct: Hashable, Sendable {
    /// Who: the name of a credential, not the credential.
    public var administrator: String
    /// What was called, for example `executeGraphql`; of what is asked on a stream the kind, for example `subscribe`.
    public var verb: String
    /// Which operation, by connector and name; of documents the name, if there is one.
    public var operation: String?
    /// Of a document, the SHA-256 of its text in hexadecimal digits.
    public var documentHash: String?
    /// As whom: nothing where access rules were passed over.
    public var impersonated: Impersonated?
    /// How it ended.
    public var outcome: Outcome = .left

    /// As whom an administrator acts.
    public enum Impersonated: Hashable, Sendable {
        /// Somebody who is not signed in.
        case nobody
        /// A user.
        case user(String)
    }

    /// How a request ended.
    public enum Outcome: Hashable, Sendable {
        /// It was answered, with so many errors in the answer.
        case answered(status: Int, errors: Int)
        /// Its client left before.
        case left
    }
}

extension AdministratorAct {
    /// How many errors a whole answer tells.
    static func errorCount(in body: JSONText) -> Int {
        var reader: JSONReader = JSONReader(body.utf8, maximumDepth: GraphQLReply.maximumDepth)
        var count: Int = 0
        do throws(JSONError) {
            try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
                guard name == "errors" else {
                    try reader.skipValue()
                    return
                }
                try reader.beginArray()
                while try reader.nextElement(isFirst: count == 0) {
                    try reader.skipValue()
                    count += 1
                }
            }
        } catch {
            // Expected of no answer of ours; an audit is no place to fail.
        }
        return count
    }
}

/// Told of every act of an administrator with the time it took, on the loop that served it.
public typealias AuditSink = @Sendable (AdministratorAct, Duration) -> Void

extension AdministratorAct {
    /// Tells how it ended, when that is known, and how long it took.
    func auditor(_ audit: AuditSink?) -> (Outcome) -> Void {
        let since: ContinuousClock.Instant = .now
        return { outcome in ended(outcome, since: since, audit) }
    }

    /// Tells how it ended that began then.
    func ended(_ outcome: Outcome, since: ContinuousClock.Instant, _ audit: AuditSink?) {
        var act: AdministratorAct = self
        act.outcome = outcome
        audit?(act, ContinuousClock.now - since)
    }
}

extension AdministratorAct.Outcome {
    /// What an execution ended with.
    static func answered(_ result: ExecutionResult) -> AdministratorAct.Outcome {
        .answered(status: result.status.httpStatus, errors: result.errors.count)
    }
}

extension AdministratorAct {
    /// The execution of an operation of a connector.
    init(administrator: String, verb: String, _ execution: ExecutionRequest) {
        self.init(administrator: administrator, verb: verb)
        operation = "\(execution.connector)/\(execution.operationName.shortenedName)"
        impersonated = execution.auth.impersonated
    }
}

extension RequestRouter {
    /// What an administrator is about to do; nothing where a decision is about somebody else's request.
    func act(_ decision: Decision, _ request: HTTPRequest, isLoopbackPeer: Bool, now: Int64) -> AdministratorAct? {
        guard configuration.audit != nil else { return nil }
        switch decision {
        case .execute(let execution, _):
            return act(execution, request.headers, verb: Route(path: request.path).verb)
        case .document(let document):
            var act: AdministratorAct = act(request)
            act.operation = document.operationName.map(\.shortenedName)
            act.documentHash = SHA256.hexadecimal(Array(document.query.utf8))
            act.impersonated = document.auth.impersonated
            return act
        case .graphQL(let document, _): return act(document, request.headers)
        case .events(let events): return act(events.document, request.headers)
        case .answer:
            // Refused before it was looked at: an administrator's only if the credential is one.
            guard isAdministration(request),
                gate.judge(request.headers, isLoopbackPeer: isLoopbackPeer, now: now).isAdministrator
            else { return nil }
            return act(request)
        case .control, .awaitKeys, .stream, .socket: return nil
        }
    }

    /// The same of a call of gRPC, or of a request on a stream.
    func act(_ execution: ExecutionRequest, _ headers: HTTPHeaders, verb: @autoclosure () -> String)
        -> AdministratorAct?
    {
        guard configuration.audit != nil, Self.isAct(execution) else { return nil }
        return AdministratorAct(administrator: gate.name(in: headers), verb: verb(), execution)
    }

    private static func isAct(_ execution: ExecutionRequest) -> Bool {
        execution.origin == .administration || execution.auth.identity == .administrator
    }

    /// What an administrator does at an endpoint of GraphQL.
    func act(_ document: DocumentRequest, _ headers: HTTPHeaders) -> AdministratorAct? {
        guard configuration.audit != nil, document.isOfAdministrator else { return nil }
        var act: AdministratorAct = AdministratorAct(administrator: gate.name(in: headers), verb: "graphql")
        let name: String? = document.operationName.map(\.shortenedName)
        act.operation = document.query.isEmpty ? "\(document.terms?.connector ?? "")/\(name ?? "")" : name
        act.documentHash =
            document.query.isEmpty ? nil : SHA256.hexadecimal(Array(document.query.utf8))
        act.impersonated = document.auth.impersonated
        return act
    }

    private func act(_ request: HTTPRequest) -> AdministratorAct {
        // What is run, and not how it was spelled: a path may write any of its letters as `%xx`.
        AdministratorAct(administrator: gate.name(in: request.headers), verb: Route(path: request.path).verb)
    }

    private func isAdministration(_ request: HTTPRequest) -> Bool { Route(path: request.path).isAdministration }
}

extension Route {
    /// What is called, as its template has it.
    fileprivate var verb: String {
        switch self {
        case .execute(_, .query): "executeQuery"
        case .execute(_, .mutation): "executeMutation"
        case .impersonate(_, .query): "impersonateQuery"
        case .impersonate(_, .mutation): "impersonateMutation"
        case .document(_, let verb): verb.rawValue
        case .graphQL: "graphql"
        case .root, .stream, .other, .execute(_, .either), .impersonate(_, .either): ""
        }
    }
}

extension AuthContext {
    /// As whom an administrator acts who acts as this.
    var impersonated: AdministratorAct.Impersonated? {
        switch identity {
        case .administrator: nil
        case .unauthenticated: .nobody
        case .user(let uid): .user(uid)
        }
    }
}
