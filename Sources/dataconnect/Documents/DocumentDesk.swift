import ConnectorModel
import Dispatch
import Execution
import GraphQLSyntax
import JSON
import OperationCompiler
import SQL
import Server
import Synchronization
import Transport
import TypeSystem

/// Compiles the documents of administrators on a thread of its own, each once as long as it is remembered.
///
/// - Bounds: so many bytes of what is remembered, forgotten with each version of the service; so many documents that wait.
final class DocumentDesk: Sendable {
    private struct Key: Hashable {
        var text: String
        var operationName: String?
    }

    private struct State {
        /// Nothing while nothing is served.
        var service: ServiceDescription?
        var generation: Int = 0
        var known: BoundedCache<Key, AdHocDocument> = DocumentDesk.emptyCache
        var waiting: Int = 0
    }

    /// In texts of documents and statements; what a plan takes is some ten times that.
    private static let maximumBytes: Int = 8 << 20
    private static let maximumEntries: Int = 10_000
    private static let maximumWaiting: Int = 256

    private static var emptyCache: BoundedCache<Key, AdHocDocument> {
        BoundedCache(limit: maximumEntries, lengthLimit: maximumBytes)
    }

    private let state: Mutex<State>
    private let queue: DispatchQueue = DispatchQueue(label: "documents")

    init(_ service: ServiceDescription?) { state = Mutex(State(service: service)) }

    /// Compiles for the new version from now on.
    func replace(_ service: ServiceDescription?) {
        state.withLock { state in
            state.service = service
            state.generation += 1
            state.known = Self.emptyCache
        }
    }

    /// Answers at once where the document is known, else from the thread.
    func compile(_ request: DocumentRequest, _ completion: @escaping @Sendable (DocumentAnswer) -> Void) {
        let key: Key = Key(text: request.query, operationName: request.operationName)
        enum Way {
            case known(AdHocDocument)
            case full
            case compile
        }
        let way: Way = state.withLock { state in
            if let known: AdHocDocument = state.known.value(of: key), case .operation = known { return .known(known) }
            guard state.waiting < Self.maximumWaiting else { return .full }
            state.waiting += 1
            return .compile
        }
        switch way {
        case .known(let document): completion(answer(to: request, document, nil))
        case .full: completion(.refused(.resourceExhausted, "too many documents wait to be compiled"))
        case .compile: queue.async { completion(self.compiled(request, key)) }
        }
    }

    private func compiled(_ request: DocumentRequest, _ key: Key) -> DocumentAnswer {
        let (current, generation, known): (ServiceDescription?, Int, AdHocDocument?) = state.withLock { state in
            (state.service, state.generation, state.known.value(of: key))
        }
        defer { state.withLock { $0.waiting -= 1 } }
        guard let service: ServiceDescription = current else { return .refused(.notFound, "nothing is served yet") }
        let document: AdHocDocument =
            known ?? service.compiler.compile(Self.source(request), operation: request.operationName)
        if known == nil, let length: Int = document.length(of: request.query) {
            state.withLock { state in
                // What was compiled for an old version is run once and not remembered.
                if state.generation == generation { state.known.keep(document, for: key, length: length) }
            }
        }
        return answer(to: request, document, service)
    }

    private static func source(_ request: DocumentRequest) -> Source { Source(name: "query", text: request.query) }

    /// - Parameter service: nothing where only operations are answered.
    private func answer(
        to request: DocumentRequest, _ document: AdHocDocument, _ service: ServiceDescription?
    ) -> DocumentAnswer {
        switch document {
        case .faulty(let diagnostics): return .body(errorAnswer(diagnostics, in: Self.source(request)))
        case .operation(let operation):
            if request.verb != .execute, operation.kind == .mutation {
                return .refused(.permissionDenied, "\(request.verb.rawValue) takes queries, not a mutation")
            }
            guard request.verb != .introspect else {
                return .refused(
                    .invalidArgument, "\(request.verb.rawValue) takes queries for the types of the service alone")
            }
            return .operation(operation)
        case .introspection:
            guard let service: ServiceDescription else { return .refused(.internal, "the document was not compiled") }
            return introspection(request, service)
        }
    }

    private func introspection(_ request: DocumentRequest, _ service: ServiceDescription) -> DocumentAnswer {
        let variables: JSONObject = (try? parseJSON(request.variables.utf8))?.object ?? JSONObject()
        let asked: IntrospectionRequest = IntrospectionRequest(
            source: Self.source(request), operationName: request.operationName, variables: variables)
        switch introspect(asked, of: service.compiler.types, texts: service.texts) {
        case .answered(let text): return .body(text)
        case .notAQuery, .notIntrospection: return .refused(.internal, "the document is no introspection")
        }
    }
}

extension AdHocDocument {
    /// How much it is to remember; nothing where it is not worth it.
    fileprivate func length(of text: String) -> Int? {
        switch self {
        case .faulty: nil
        case .introspection: text.utf8.count
        case .operation(let operation):
            text.utf8.count + operation.fingerprint.utf8.count
                + operation.steps.reduce(0) { $0 + $1.template.textLength }
        }
    }
}
