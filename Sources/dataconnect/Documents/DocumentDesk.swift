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

/// Compiles documents that come with their requests on a thread of its own, each once as long as it is remembered; those of users who may run
/// nothing but the operations of a connector are compared with these, on another thread, so that nobody keeps administrators waiting.
///
/// - Bounds: so many bytes of what is remembered, forgotten with each version of the service; so many documents that wait.
final class DocumentDesk: Sendable {
    private struct Key: Hashable {
        var text: String
        var operationName: String?
        /// Whose operations it may be.
        var connector: String?
    }

    private struct State {
        /// Nothing while nothing is served.
        var service: ServiceDescription?
        var generation: Int = 0
        var known: BoundedCache<Key, FoundDocument> = DocumentDesk.emptyCache
        var waiting: [Int] = [0, 0]
    }

    /// In texts of documents and statements; what a plan takes is some ten times that.
    private static let maximumBytes: Int = 8 << 20
    private static let maximumEntries: Int = 10_000
    private static let maximumWaiting: Int = 256

    private static var emptyCache: BoundedCache<Key, FoundDocument> {
        BoundedCache(limit: maximumEntries, lengthLimit: maximumBytes)
    }

    private let state: Mutex<State>
    private let queues: [DispatchQueue] = [DispatchQueue(label: "documents"), DispatchQueue(label: "comparing")]

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
        let key: Key = Key(
            text: request.query, operationName: request.operationName, connector: request.terms?.connector)
        let queue: Int = request.terms?.mayBringDocuments == false ? 1 : 0
        enum Way {
            case known(FoundDocument)
            case full
            case compile
        }
        let way: Way = state.withLock { state in
            if let known: FoundDocument = state.known.value(of: key), known.isReady { return .known(known) }
            guard state.waiting[queue] < Self.maximumWaiting else { return .full }
            state.waiting[queue] += 1
            return .compile
        }
        switch way {
        case .known(let document): completion(answer(to: request, document, nil))
        case .full: completion(.refused(.resourceExhausted, "too many documents wait to be compiled"))
        case .compile: queues[queue].async { completion(self.compiled(request, key, queue)) }
        }
    }

    private func compiled(_ request: DocumentRequest, _ key: Key, _ queue: Int) -> DocumentAnswer {
        let (current, generation, known): (ServiceDescription?, Int, FoundDocument?) = state.withLock { state in
            (state.service, state.generation, state.known.value(of: key))
        }
        defer { state.withLock { $0.waiting[queue] -= 1 } }
        guard let service: ServiceDescription = current else { return .refused(.notFound, "nothing is served yet") }
        let document: FoundDocument = known ?? service.find(request, Self.source(request))
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
        to request: DocumentRequest, _ found: FoundDocument, _ service: ServiceDescription?
    ) -> DocumentAnswer {
        switch found {
        case .foreign: .refused(.permissionDenied, GraphQLTerms.onlyPersisted)
        // Known by what somebody else sent, and told alike.
        case .document(.introspection) where request.terms?.mayBringDocuments == false:
            .refused(.permissionDenied, GraphQLTerms.onlyPersisted)
        case .persisted(let match): answer(to: request, match)
        case .document(let document): answer(to: request, document, service)
        }
    }

    private func answer(to request: DocumentRequest, _ match: PersistedDocuments.Match) -> DocumentAnswer {
        guard let terms: GraphQLTerms = request.terms else { return .refused(.internal, "the document has no terms") }
        if match.isMutation, terms.isReadOnly { return .wantsPost }
        guard match.isSubscription else { return .persisted(match.name) }
        guard terms.delivery != .once else {
            return .refused(
                .invalidArgument,
                "a subscription is answered as text/event-stream, or on a WebSocket that speaks"
                    + " graphql-transport-ws")
        }
        return .subscription(match.name)
    }

    private func answer(
        to request: DocumentRequest, _ document: AdHocDocument, _ service: ServiceDescription?
    ) -> DocumentAnswer {
        switch document {
        case .faulty(let diagnostics): return .body(errorAnswer(diagnostics, in: Self.source(request)))
        case .subscription(let diagnostic):
            guard request.terms == nil else {
                return .refused(.invalidArgument, GraphQLTerms.onlyPersistedSubscriptions)
            }
            return .body(errorAnswer([diagnostic], in: Self.source(request)))
        case .operation(let operation):
            if let terms: GraphQLTerms = request.terms { return terms.answer(operation) }
            if request.verb != .execute, operation.compiled.kind == .mutation {
                return .refused(.permissionDenied, "\(request.verb.rawValue) takes queries, not a mutation")
            }
            guard request.verb != .introspect else {
                return .refused(
                    .invalidArgument, "\(request.verb.rawValue) takes queries for the types of the service alone")
            }
            return .operation(operation.compiled)
        case .introspection:
            guard request.terms?.allowsIntrospection != false else {
                return .refused(.permissionDenied, "introspection is switched off here: --introspection")
            }
            guard let service: ServiceDescription else { return .refused(.internal, "the document was not compiled") }
            return introspection(request, service)
        }
    }

    private func introspection(_ request: DocumentRequest, _ service: ServiceDescription) -> DocumentAnswer {
        let variables: JSONObject
        do throws(JSONError) {
            variables = try parseJSON(request.variables.utf8).object ?? JSONObject()
        } catch {
            return .refused(.invalidArgument, "The variables are not valid JSON: \("\(error)".shortened(to: 300))")
        }
        let asked: IntrospectionRequest = IntrospectionRequest(
            source: Self.source(request), operationName: request.operationName, variables: variables)
        switch introspect(asked, of: service.compiler.types, texts: service.texts) {
        case .answered(let text): return .body(text)
        case .notAQuery, .notIntrospection: return .refused(.internal, "the document is no introspection")
        }
    }
}

/// What became of a document that came with its request.
enum FoundDocument: Sendable {
    /// It is an operation of the connector.
    case persisted(PersistedDocuments.Match)
    /// It is something else.
    case document(AdHocDocument)
    /// It is something else, and that is all its sender may know.
    case foreign
}

extension ServiceDescription {
    fileprivate func find(_ request: DocumentRequest, _ source: Source) -> FoundDocument {
        if let terms: GraphQLTerms = request.terms {
            switch persisted.find(source, operation: request.operationName, of: terms.connector) {
            case .match(let match): return .persisted(match)
            case .faulty(let diagnostics): return .document(.faulty(diagnostics))
            case .unknown: guard terms.mayBringDocuments else { return .foreign }
            }
        }
        return .document(compiler.compile(source, operation: request.operationName))
    }
}

extension GraphQLTerms {
    fileprivate static let onlyPersisted: String =
        "only the operations of the connector are run here: the document has the name and text of none of them"

    fileprivate static let onlyPersistedSubscriptions: String =
        "only queries of the connector can be subscribed to, and the subscription has the name and root fields of none of them;"
        + " a query of one's own is run once"

    fileprivate var mayBringDocuments: Bool { adHoc != .none || allowsIntrospection }

    /// What is to be done with an operation that is none of the connector's.
    fileprivate func answer(_ operation: AdHocOperation) -> DocumentAnswer {
        switch adHoc {
        case .none: return .refused(.permissionDenied, Self.onlyPersisted)
        case .queries:
            guard operation.compiled.kind == .query else {
                return .refused(.permissionDenied, "users may run queries of their own here, and no mutations")
            }
            guard !operation.hasNativeSQL else {
                return .refused(
                    .permissionDenied,
                    "users may not run SQL of their own: fields like _select are for operations of the connector, and for"
                        + " administrators")
            }
            return .operation(
                operation.statesAccess ? operation.compiled : operation.compiled.admitting(.level(.user)))
        case .all:
            return isReadOnly && operation.compiled.kind == .mutation ? .wantsPost : .operation(operation.compiled)
        }
    }
}

extension FoundDocument {
    /// Whether an answer needs nothing but this.
    fileprivate var isReady: Bool {
        switch self {
        case .persisted, .document(.operation): true
        case .document, .foreign: false
        }
    }

    /// How much it is to remember; nothing where it is not worth it.
    fileprivate func length(of text: String) -> Int? {
        switch self {
        case .persisted: text.utf8.count
        case .document(let document): document.length(of: text)
        case .foreign: nil
        }
    }
}

extension AdHocDocument {
    /// How much it is to remember; nothing where it is not worth it.
    fileprivate func length(of text: String) -> Int? {
        switch self {
        case .faulty, .subscription: nil
        case .introspection: text.utf8.count
        case .operation(let operation):
            text.utf8.count + operation.compiled.fingerprint.utf8.count
                + operation.compiled.steps.reduce(0) { $0 + $1.template.textLength }
        }
    }
}
