import ConnectorModel
import Execution
import Postgres
import Reactor
import Transport

extension WorkerCore {
    /// Project and location are not looked at, as with connectors.
    func serves(_ service: ServiceName) -> Bool { service.service == executor.service.serviceID }

    /// Ids of connectors are unique within a service.
    func name(ofConnector id: String) -> ResourceName? {
        guard executor.service.connectors[id] != nil else { return nil }
        return ResourceName(project: "-", location: "-", service: executor.service.serviceID, connector: id)
    }

    func run(_ document: DocumentRequest, _ completion: @escaping (DocumentReply) -> Void) -> ExecutionTicket? {
        if let terms: GraphQLTerms = document.terms, document.query.isEmpty {
            let run: DocumentRun = DocumentRun(completion)
            let kind: CompiledOperation.Kind? = kind(of: document.operationName ?? "", terms)
            let name: String = document.operationName ?? ""
            if terms.delivery != .once, kind == .query {
                run.finish(.subscribe(name))
            } else {
                runPersisted(name, document, terms, run)
            }
            guard run.isWanted else { return nil }
            lastTicket += 1
            return ExecutionTicket(lastTicket, for: run)
        }
        guard let compile: DocumentCompiler = configuration.documents else {
            completion(.notTaken)
            return nil
        }
        let run: DocumentRun = DocumentRun(completion)
        // Both belong to this loop, and are touched by what is posted to it alone.
        nonisolated(unsafe) let (core, posted): (WorkerCore, DocumentRun) = (self, run)
        compile(document) { [loop] answer in
            loop.post { core.follow(answer, document, posted) }
        }
        lastTicket += 1
        return ExecutionTicket(lastTicket, for: run)
    }

    private func follow(_ answer: DocumentAnswer, _ document: DocumentRequest, _ run: DocumentRun) {
        guard run.isWanted else { return run.finish(.refused(.cancelled, "the client has left")) }
        switch answer {
        case .body(let text): run.finish(.body(text))
        case .refused(let code, let message): run.finish(.refused(code, message))
        case .wantsPost: run.finish(.wantsPost)
        case .subscription(let name): run.finish(.subscribe(name))
        case .persisted(let name):
            if let terms: GraphQLTerms = document.terms { runPersisted(name, document, terms, run) }
        case .operation(let operation): execute(operation, document, run)
        }
    }

    private func kind(of name: String, _ terms: GraphQLTerms) -> CompiledOperation.Kind? {
        executor.service.operation(name, of: terms.connector)?.kind
    }

    /// An operation of the connector, under the rules of `executeQuery` and `executeMutation`.
    private func runPersisted(_ name: String, _ document: DocumentRequest, _ terms: GraphQLTerms, _ run: DocumentRun) {
        let request: ExecutionRequest = ExecutionRequest(
            connector: terms.connector, operationName: name, variables: document.variables, auth: document.auth,
            origin: document.isOfAdministrator ? .administration : .unary, includesDetails: document.includesDetails)
        let kind: CompiledOperation.Kind? = kind(of: name, terms)
        if terms.isReadOnly, kind == .mutation { return run.finish(.wantsPost) }
        if terms.delivery == .elsewhere, kind != nil { return run.finish(.execute(name)) }
        follow(executor.prepare(request), run)
    }

    /// An operation of no connector: what it writes is told to subscribers by its keys, and no `@refresh` can name it.
    private func execute(_ operation: CompiledOperation, _ document: DocumentRequest, _ run: DocumentRun) {
        let request: ExecutionRequest = ExecutionRequest(
            connector: operation.connector, operationName: operation.name, variables: document.variables,
            auth: document.auth, origin: .administration, includesDetails: document.includesDetails)
        follow(executor.prepare(operation, request), run)
    }

    private func follow(_ preparation: Result<PreparedOperation, RefusedRequest>, _ run: DocumentRun) {
        switch preparation {
        case .failure(let refused): run.finish(.result(refused.result))
        case .success(let prepared):
            run.operation =
                prepared.operation.kind == .query
                ? executor.query(prepared) { run.finish(.result($0)) } : mutate(prepared) { run.finish(.result($0)) }
        }
    }
}

/// A document on its way: first it is compiled, then it runs. Its client may leave at any time.
private final class DocumentRun: Withdrawable {
    private(set) var isWanted: Bool = true
    var operation: Ticket?
    private var completion: ((DocumentReply) -> Void)?

    var isSent: Bool { operation?.isSent ?? false }

    init(_ completion: @escaping (DocumentReply) -> Void) { self.completion = completion }

    func finish(_ reply: DocumentReply) {
        isWanted = false
        let told: ((DocumentReply) -> Void)? = completion
        completion = nil
        told?(reply)
    }

    func withdraw() {
        isWanted = false
        operation?.cancel()
    }
}
