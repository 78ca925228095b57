import Execution
import JSON
import Tokens

/// Decides what a request is: pure, apart from the identities it remembers.
final class RequestRouter {
    /// What to do.
    enum Decision {
        case answer(HTTPResponse)
        case execute(ExecutionRequest, ExpectedKind)
        case document(DocumentRequest)
        case graphQL(DocumentRequest, GraphQLMediaType)
        /// Likewise, with what is needed to go on.
        case events(GraphQLEventRequest)
        /// Only for requests that ask for an upgrade.
        case socket(ResourceName)
        case control(ControlRequest)
        /// Decide again when the keys of its token are there; then for good.
        case awaitKeys(KeyWait)
        /// Only for requests that ask for an upgrade.
        case stream
    }

    let configuration: HTTPServerConfiguration
    let authenticator: Authenticator
    let appCheck: AppCheckGate?
    let serves: (ResourceName) -> Bool
    let servesService: (ServiceName) -> Bool
    let connectorName: (String) -> ResourceName?
    let gate: AdministratorGate
    let crossOrigin: CrossOriginPolicy
    private let routes: RouteCache = RouteCache()
    private let names: NameCache = NameCache()

    init(
        configuration: HTTPServerConfiguration, authenticator: Authenticator, appCheck: AppCheckGate? = nil,
        serves: @escaping (ResourceName) -> Bool, servesService: @escaping (ServiceName) -> Bool = { _ in false },
        connectorName: @escaping (String) -> ResourceName? = { _ in nil }
    ) {
        self.configuration = configuration
        self.authenticator = authenticator
        self.appCheck = appCheck
        self.serves = serves
        self.servesService = servesService
        self.connectorName = connectorName
        gate = AdministratorGate(configuration)
        crossOrigin = CrossOriginPolicy(
            guardian: configuration.guardian, isDevelopment: configuration.isDevelopment,
            restrictsOrigins: configuration.restrictsOrigins)
    }

    /// - Parameters:
    ///   - verdict: what its administrator's mark was found to be when its head had come, if anybody asked then.
    ///   - mayWait: whether a token whose key is not known may be looked at again.
    func decide(
        _ request: HTTPRequest, isLoopbackPeer: Bool, verdict: AdministratorGate.Verdict? = nil, now: Int64,
        mayWait: Bool = true
    ) -> Decision {
        if let preflight = crossOrigin.preflight(request) { return .answer(preflight) }
        let route: Route = routes.route(request)
        guard request.method != "OPTIONS" else { return .answer(options(route)) }
        guard route.takes(request.method) else { return .answer(methodNotAllowed(route)) }
        if case .root = route, let greeting: HTTPResponse = configuration.greeting { return .answer(greeting) }
        switch route {
        case .stream: return request.isUpgrade ? .stream : .answer(upgradeRequired)
        case .graphQL(let connector):
            if request.isUpgrade, let name: ResourceName = connectorName(connector) { return .socket(name) }
            return graphQL(request, connector, isLoopbackPeer: isLoopbackPeer, now: now, mayWait: mayWait)
        case .root, .other:
            let verdict: AdministratorGate.Verdict = gate.judge(
                request.headers, isLoopbackPeer: isLoopbackPeer, now: now)
            if mayWait, case .refused(let refusal) = verdict, let wait = refusal.wait { return .awaitKeys(wait) }
            return .control(control(request, verdict, isLoopbackPeer: isLoopbackPeer))
        case .execute, .impersonate, .document:
            do throws(Refusal) {
                let auth: AuthContext = try admit(
                    request.headers, isLoopbackPeer: isLoopbackPeer, verdict: verdict, now: now)
                return try operation(request, route, auth)
            } catch {
                if mayWait, let wait = error.wait { return .awaitKeys(wait) }
                return .answer(ErrorReply.response(error.code, error.message))
            }
        }
    }

    /// The answer to what nobody knows.
    static func notFound(_ path: Substring) -> HTTPResponse {
        ErrorReply.response(.notFound, "there is nothing at \(String(path).shortenedName)")
    }

    /// Who calls, of those who may call at all.
    private func admit(
        _ headers: HTTPHeaders, isLoopbackPeer: Bool, verdict: AdministratorGate.Verdict? = nil, now: Int64
    ) throws(Refusal) -> AuthContext {
        if let reason = crossOrigin.refusal(headers) { throw Refusal(.permissionDenied, reason) }
        return try identity(
            headers, verdict ?? gate.judge(headers, isLoopbackPeer: isLoopbackPeer, now: now), now: now)
    }

    /// What a call of gRPC asks for; in the order in which the same is looked at over REST.
    ///
    /// - Parameter message: one message of the call.
    func execution(
        _ headers: HTTPHeaders, _ message: [UInt8], isLoopbackPeer: Bool, now: Int64
    ) throws(Refusal) -> ExecutionRequest {
        let auth: AuthContext = try admit(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        let call: ExecuteMessage
        do throws(ProtobufError) {
            call = try ExecuteMessage(message, ProtobufReader.Pieces(0..<message.count))
        } catch {
            throw Refusal(.invalidArgument, "the request message is not valid: \(error)")
        }
        guard let name: ResourceName = names.name(call.name) else {
            throw Refusal(.invalidArgument, "'\(call.name.shortenedName)' does not name a connector")
        }
        guard serves(name) else { throw Refusal(.notFound, "there is no connector \(name.shortDescription)") }
        guard !call.operationName.isEmpty else {
            throw Refusal(.invalidArgument, "the request message is not valid: operationName is required")
        }
        return ExecutionRequest(
            connector: name.connector, operationName: call.operationName, variables: call.variables, auth: auth)
    }

    private func identity(
        _ headers: HTTPHeaders, _ verdict: AdministratorGate.Verdict, now: Int64
    ) throws(Refusal) -> AuthContext {
        switch verdict {
        case .administrator: return .administrator
        case .refused(let refusal): throw refusal
        case .client: break
        }
        return try user(of: headers.authToken, headers, now: now)
    }

    /// Who a client is that is no administrator.
    func user(of token: String?, _ headers: HTTPHeaders, now: Int64) throws(Refusal) -> AuthContext {
        if let appCheck {
            do throws(TokenError) {
                try appCheck.check(headers.appCheckToken, now: now)
            } catch {
                throw Refusal(error, .appCheck)
            }
        }
        guard let token, !token.isEmpty else { return .unauthenticated }
        do throws(TokenError) {
            return try authenticator.user(of: token, now: now).auth
        } catch {
            throw Refusal(error, .identity)
        }
    }

    /// How long the body of a request may be that has sent its head: longer for administrators, who carry batches.
    ///
    /// - Returns: what the administrator's mark was found to be besides, where it was looked at.
    func bodyLimit(
        target: [UInt8], _ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64
    ) -> (limit: Int, verdict: AdministratorGate.Verdict?) {
        let usual: Int = configuration.maximumBodyBytes
        guard routes.route(target).isAdministration else { return (usual, nil) }
        let verdict: AdministratorGate.Verdict = gate.judge(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        let most: Int = max(usual, configuration.maximumAdministratorBodyBytes)
        return switch verdict {
        case .administrator: (most, verdict)
        // Whoever may turn out to be one when the keys are there.
        case .refused(let refusal) where refusal.wait != nil: (most, verdict)
        case .client, .refused: (usual, verdict)
        }
    }

    private func operation(_ request: HTTPRequest, _ route: Route, _ auth: AuthContext) throws(Refusal) -> Decision {
        guard !route.isAdministration || auth.identity == .administrator else {
            throw Refusal(.permissionDenied, "only an administrator may do this")
        }
        switch route {
        case .execute(let name, _), .impersonate(let name, _):
            guard serves(name) else { throw Refusal(.notFound, "there is no connector \(name.shortDescription)") }
        case .document(let name, _):
            guard servesService(name) else {
                throw Refusal(.notFound, "Resource \"\(name.shortDescription)\" was not found")
            }
        case .root, .stream, .graphQL, .other: return .answer(Self.notFound(request.path))
        }
        do throws(JSONError) {
            switch route {
            case .execute(let name, let kind), .impersonate(let name, let kind):
                return .execute(try execution(request, name, auth, isAdministration: route.isAdministration), kind)
            case .document(_, let verb):
                return .document(try document(request, verb, auth))
            case .root, .stream, .graphQL, .other: return .answer(Self.notFound(request.path))
            }
        } catch {
            throw Refusal(.invalidArgument, "the request body is not valid: \("\(error)".shortened(to: 300))")
        }
    }

    /// - Parameter isAdministration: whether it came to a method of administrators. On one of clients they may impersonate as well: what is
    ///   asked for with less than their rights never runs with all of them.
    private func execution(
        _ request: HTTPRequest, _ name: ResourceName, _ auth: AuthContext, isAdministration: Bool
    ) throws(JSONError) -> ExecutionRequest {
        let body: OperationBody = try OperationBody(request.body)
        guard isAdministration || (body.impersonation != nil && auth.identity == .administrator) else {
            return ExecutionRequest(
                connector: name.connector, operationName: body.operationName, variables: body.variables, auth: auth)
        }
        return ExecutionRequest(
            connector: name.connector, operationName: body.operationName, variables: body.variables,
            auth: body.impersonation?.auth ?? auth, origin: .administration,
            includesDetails: body.impersonation?.includesDetails ?? true)
    }

    private func document(
        _ request: HTTPRequest, _ verb: DocumentRequest.Verb, _ auth: AuthContext
    ) throws(JSONError) -> DocumentRequest {
        let body: DocumentBody = try DocumentBody(request.body)
        return DocumentRequest(
            verb: verb, query: body.query, operationName: body.operationName, variables: body.variables,
            auth: body.impersonation?.auth ?? auth, includesDetails: body.impersonation?.includesDetails ?? true)
    }

    private func control(
        _ request: HTTPRequest, _ verdict: AdministratorGate.Verdict, isLoopbackPeer: Bool
    ) -> ControlRequest {
        let denial: ControlRequest.Denial? =
            switch verdict {
            case .administrator: nil
            case .client: ControlRequest.Denial(code: .permissionDenied, message: "only an administrator may do this")
            case .refused(let refusal): ControlRequest.Denial(code: refusal.code, message: refusal.message)
            }
        return ControlRequest(
            method: request.method, path: String(request.path), query: String(request.query), body: request.body,
            refusal: gate.refusalOfTools(request.headers, isLoopbackPeer: isLoopbackPeer),
            administrator: denial == nil ? gate.name(in: request.headers) : nil, denial: denial)
    }

    private func options(_ route: Route) -> HTTPResponse {
        let methods: [String] = route.methods.isEmpty ? ["GET", "POST"] : route.methods
        return HTTPResponse(status: 204, headers: [.init("Allow", (methods + ["OPTIONS"]).joined(separator: ", "))])
    }

    private func methodNotAllowed(_ route: Route) -> HTTPResponse {
        let allowed: String = (route.methods + ["OPTIONS"]).joined(separator: ", ")
        var response: HTTPResponse = ErrorReply.response(
            .unimplemented, "this path takes \(allowed)", httpStatus: 405)
        response.headers.append(.init("Allow", allowed))
        return response
    }

    private var upgradeRequired: HTTPResponse {
        var response: HTTPResponse = ErrorReply.response(
            .failedPrecondition, "this path speaks WebSocket", httpStatus: 426)
        response.headers.append(.init("Upgrade", "websocket"))
        return response
    }
}

/// A request that is refused whole, with its status.
struct Refusal: Error, Hashable, Sendable {
    let code: StatusCode
    let message: String
    /// What may turn it into an answer.
    let wait: KeyWait?

    init(_ code: StatusCode, _ message: String) {
        self.code = code
        self.message = message
        wait = nil
    }

    /// A token that is not believed.
    init(_ error: TokenError, _ gate: KeyWait.Gate) {
        let subject: String = gate == .appCheck ? "App Check: " : ""
        switch error.kind {
        case .invalid, .expired:
            code = .unauthenticated
            message = "unauthenticated: \(subject)\(error.message)"
            wait = nil
        case .keysPending(let source):
            // Where it is not waited for any more, the client may do so.
            code = .unavailable
            message = "unavailable: \(subject)\(error.message)"
            wait = KeyWait(gate: gate, source: source)
        case .unavailable:
            code = .unavailable
            message = "unavailable: \(subject)\(error.message)"
            wait = nil
        }
    }
}

extension HTTPHeaders {
    /// The token of the user.
    var authToken: String? { only("x-firebase-auth-token") }

    /// The App Check token; some versions of the JavaScript client spell its field with one more hyphen.
    var appCheckToken: String? {
        let usual: String? = only("x-firebase-appcheck")
        guard let other: String = only("x-firebase-app-check") else { return usual }
        return usual == nil ? other : Self.several
    }

    /// What a field says that may be there once. Several are believed by nobody: what stood in front of us may have looked at another of
    /// them than we would.
    private func only(_ name: String) -> String? {
        occurrences(name) > 1 ? Self.several : first(name)
    }

    /// No token, whoever is asked about it.
    private static let several: String = "more than one token"
}
