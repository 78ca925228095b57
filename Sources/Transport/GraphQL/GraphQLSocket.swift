import Execution
import JSON
import WebSocketProtocol

/// The protocol `graphql-transport-ws` on a WebSocket: messages to requests of the stream, results to messages.
///
/// - Rules: a client names itself first and once. What it asks for by the name of a query, or by a `subscription`, goes on; queries with their
///   text and mutations are run once, and so are documents of one's own, where one may bring some.
/// - Source: GraphQL over WebSocket protocol.
final class GraphQLSocket {
    /// What has become of something that was asked for.
    private enum Operation {
        /// What is meant is not known yet, or is run at the moment; by number, for ids come again.
        case resolving(UInt64, GraphQLDocuments.Run?)
        case executing
        /// Its client does not want to know any more.
        case forgotten
        /// Whether a result was sent.
        case subscribed(hasSent: Bool)
    }

    /// What a message leads to.
    enum Outcome {
        case nothing
        case send(String)
        case close(CloseCode, String)
    }

    static let subprotocol: String = "graphql-transport-ws"

    private let connector: ResourceName
    private let documents: GraphQLDocuments
    private unowned let server: HTTPServer
    private unowned let handler: WebSocketHandler
    /// What stood behind `Bearer` in the request that opened it.
    private let opener: [String]
    private var operations: [String: Operation] = [:]
    private var isInitialized: Bool = false
    private(set) var isAcknowledged: Bool = false
    private var lastNumber: UInt64 = 0

    /// - Parameter headers: of the upgrade.
    init(_ connector: ResourceName, _ server: HTTPServer, _ handler: WebSocketHandler, _ headers: HTTPHeaders) {
        self.connector = connector
        documents = GraphQLDocuments(connector, server, headers)
        self.server = server
        self.handler = handler
        opener = headers.values("authorization").compactMap(AdministratorGate.bearer)
    }

    /// Whether a client speaks it.
    static func isOffered(_ headers: HTTPHeaders) -> Bool {
        headers.contains(subprotocol, in: "sec-websocket-protocol")
    }

    /// Whether the next message may be read.
    var wantsMessages: Bool {
        (!isInitialized || isAcknowledged) && !documents.isFull
    }

    /// Whether something is not answered yet that the stream knows nothing of.
    var isBusy: Bool { documents.isBusy }

    /// How many bytes of requests are kept that the stream knows nothing of.
    var heldBytes: Int { documents.heldBytes }

    /// Takes a message.
    func take(_ text: [UInt8], _ driver: StreamDriver) -> Outcome {
        let message: GraphQLMessage
        do throws(JSONError) {
            message = try GraphQLMessage(text)
        } catch {
            return .close(CloseCode(4400), "the message is not valid: \("\(error)".shortened(to: 80))")
        }
        switch message {
        case .ping: return .send(#"{"type":"pong"}"#)
        case .pong: return .nothing
        case .initialize(let tokens): return initialize(tokens, driver)
        case .subscribe(let id, let body):
            guard isAcknowledged else { return .close(CloseCode(4401), "Unauthorized") }
            guard operations[id] == nil else { return .close(CloseCode(4409), "Subscriber for this id already exists") }
            resolve(id, body, driver)
            return .nothing
        case .complete(let id):
            complete(id, driver)
            return .nothing
        }
    }

    private func initialize(_ tokens: StreamHeaders, _ driver: StreamDriver) -> Outcome {
        guard !isInitialized else { return .close(CloseCode(4429), "Too many initialisation requests") }
        isInitialized = true
        var tokens: StreamHeaders = tokens
        // Some clients say twice who they are; an administrator's credential is no user's token the second time.
        if let token = tokens.authToken, opener.contains(token) { tokens.authToken = nil }
        driver.handle(.request(StreamRequest(name: connector.description, headers: tokens)))
        return acknowledgment(driver)
    }

    /// The answer to the first message, when its token was looked at.
    func acknowledgment(_ driver: StreamDriver) -> Outcome {
        guard isInitialized, !isAcknowledged, driver.ending == nil, driver.wantsRequests else { return .nothing }
        isAcknowledged = true
        return .send(#"{"type":"connection_ack"}"#)
    }

    // MARK: Operations

    private func resolve(_ id: String, _ body: GraphQLBody, _ driver: StreamDriver) {
        lastNumber += 1
        let number: UInt64 = lastNumber
        operations[id] = .resolving(number, nil)
        let run: GraphQLDocuments.Run? = documents.ask(body, driver) { [weak self] outcome in
            self?.resolved(id, number, outcome, body.variables)
        }
        if case .resolving(number, _) = operations[id] { operations[id] = .resolving(number, run) }
    }

    private func resolved(_ id: String, _ number: UInt64, _ outcome: GraphQLDocuments.Outcome, _ variables: JSONText) {
        guard case .resolving(number, _) = operations[id] else { return handler.progressed() }
        switch outcome {
        case .subscribe(let name):
            operations[id] = .subscribed(hasSent: false)
            let call: StreamRequest.Call = StreamRequest.Call(operationName: name, variables: variables)
            handler.ask(StreamRequest(requestID: id, kind: .subscribe(call)))
        case .execute(let name):
            operations[id] = .executing
            let call: StreamRequest.Call = StreamRequest.Call(operationName: name, variables: variables)
            handler.ask(StreamRequest(requestID: id, kind: .execute(call)))
        case .result(let body):
            operations[id] = nil
            next(id, body)
            complete(id)
        case .failure(let errors): fail(id, errors)
        }
        handler.progressed()
    }

    private func complete(_ id: String, _ driver: StreamDriver) {
        switch operations[id] {
        case .resolving(_, let run):
            operations[id] = nil
            run?.cancel(on: server.backend)
        case .executing: operations[id] = .forgotten
        case .subscribed:
            operations[id] = nil
            driver.handle(.request(StreamRequest(requestID: id, kind: .cancel)))
        case .forgotten, nil: break
        }
    }

    /// Nothing is asked for any more.
    func close() {
        let left: [String: Operation] = operations
        operations = [:]
        for case .resolving(_, let run) in left.values { run?.cancel(on: server.backend) }
    }

    // MARK: Results

    /// Sends a result under its id.
    func send(_ result: EncodedResult, requestID id: String) {
        switch operations[id] {
        case .executing:
            operations[id] = nil
            guard !result.isFailure else { return fail(id, result.graphQLErrors) }
            next(id, result.graphQL)
            complete(id)
        case .subscribed(let hasSent):
            guard result.isFailure, result.isCancelled || (!hasSent && result.endsSubscription) else {
                operations[id] = .subscribed(hasSent: true)
                return next(id, result.graphQL)
            }
            if !result.isCancelled { handler.ask(StreamRequest(requestID: id, kind: .cancel)) }
            fail(id, result.graphQLErrors)
        case .forgotten: operations[id] = nil
        case .resolving, nil: break
        }
    }

    private func next(_ id: String, _ body: [UInt8]) {
        handler.sendText([Self.head("next", id) + Array(",\"payload\":".utf8), body, Array("}".utf8)])
    }

    private func complete(_ id: String) {
        handler.sendText([Self.head("complete", id), Array("}".utf8)])
    }

    private func fail(_ id: String, _ errors: [UInt8]) {
        operations[id] = nil
        handler.sendText([Self.head("error", id) + Array(",\"payload\":".utf8), errors, Array("}".utf8)])
    }

    private static func head(_ type: String, _ id: String) -> [UInt8] {
        var writer: JSONWriter = JSONWriter()
        writer.string(id)
        return Array("{\"id\":".utf8) + writer.finish().utf8 + Array(",\"type\":\"\(type)\"".utf8)
    }

    /// How an end is told: a client takes 4401 for its own fault and gives up, and comes back after 4403 with a fresh token.
    static func closeCode(_ end: StreamEnd) -> CloseCode {
        end.closeCode == StreamEnd.tokenEndedCode ? CloseCode(4403) : end.closeCode
    }
}
