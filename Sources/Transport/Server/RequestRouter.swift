import Execution
import JSON
import Tokens

/// Decides what a request is: pure, apart from the identities it remembers.
final class RequestRouter {
    /// What to do.
    enum Decision {
        case answer(HTTPResponse)
        case execute(ExecutionRequest, ExpectedKind)
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
    let crossOrigin: CrossOriginPolicy
    private let routes: RouteCache = RouteCache()

    init(
        configuration: HTTPServerConfiguration, authenticator: Authenticator, appCheck: AppCheckGate? = nil,
        serves: @escaping (ResourceName) -> Bool
    ) {
        self.configuration = configuration
        self.authenticator = authenticator
        self.appCheck = appCheck
        self.serves = serves
        crossOrigin = CrossOriginPolicy(
            guardian: configuration.guardian, isDevelopment: configuration.isDevelopment)
    }

    /// - Parameter mayWait: whether a token whose key is not known may be looked at again.
    func decide(_ request: HTTPRequest, isLoopbackPeer: Bool, now: Int64, mayWait: Bool = true) -> Decision {
        if let preflight = crossOrigin.preflight(request) { return .answer(preflight) }
        let route: Route = routes.route(request)
        guard request.method != "OPTIONS" else { return .answer(options(route)) }
        guard route.takes(request.method) else { return .answer(methodNotAllowed(route)) }
        switch route {
        case .root: return .answer(.json(status: 200, Array(#"{"service":"dataconnect"}"#.utf8)))
        case .stream: return request.isUpgrade ? .stream : .answer(upgradeRequired)
        case .other: return .control(control(request, isLoopbackPeer: isLoopbackPeer))
        case .execute(let name, let kind), .impersonate(let name, let kind):
            if let reason = crossOrigin.refusal(request.headers) {
                return .answer(ErrorReply.response(.permissionDenied, reason))
            }
            do throws(Refusal) {
                let auth: AuthContext = try identity(request.headers, isLoopbackPeer: isLoopbackPeer, now: now)
                return .execute(try execution(request, name, route, auth), kind)
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

    /// The identity of a request, whatever its route.
    func identity(_ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64) throws(Refusal) -> AuthContext {
        if configuration.isDevelopment {
            switch configuration.guardian.judge(headers, isLoopbackPeer: isLoopbackPeer) {
            case .administrator: return .administrator
            case .refused(let reason): throw Refusal(.permissionDenied, "administrator access refused: \(reason)")
            case .client: break
            }
        }
        if let appCheck {
            do throws(TokenError) {
                try appCheck.check(headers.appCheckToken, now: now)
            } catch {
                throw Refusal(error, .appCheck)
            }
        }
        guard let token = headers.first("x-firebase-auth-token"), !token.isEmpty else { return .unauthenticated }
        do throws(TokenError) {
            return try authenticator.user(of: token, now: now).auth
        } catch {
            throw Refusal(error, .identity)
        }
    }

    private func execution(
        _ request: HTTPRequest, _ name: ResourceName, _ route: Route, _ auth: AuthContext
    ) throws(Refusal) -> ExecutionRequest {
        var impersonates: Bool = false
        if case .impersonate = route {
            guard auth.identity == .administrator else {
                throw Refusal(.permissionDenied, "only an administrator may do this")
            }
            impersonates = true
        }
        guard serves(name) else { throw Refusal(.notFound, "there is no connector \(name.shortDescription)") }
        do throws(JSONError) {
            let body: OperationBody = try OperationBody(request.body)
            return ExecutionRequest(
                connector: name.connector, operationName: body.operationName, variables: body.variables,
                auth: impersonates ? body.impersonation?.auth ?? auth : auth,
                origin: impersonates ? .administration : .unary)
        } catch {
            throw Refusal(.invalidArgument, "the request body is not valid: \("\(error)".shortened(to: 300))")
        }
    }

    private func control(_ request: HTTPRequest, isLoopbackPeer: Bool) -> ControlRequest {
        let guardian: DevGuard = configuration.guardian
        let refusal: String? =
            configuration.isDevelopment
            ? guardian.refusal(request.headers, isLoopbackPeer: isLoopbackPeer) : "this server runs in production"
        let verdict: DevGuard.Verdict = guardian.judge(request.headers, isLoopbackPeer: isLoopbackPeer)
        return ControlRequest(
            method: request.method, path: String(request.path), query: String(request.query), body: request.body,
            refusal: refusal, isAdministrator: configuration.isDevelopment && verdict == .administrator)
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
    /// The App Check token; some versions of the JavaScript client spell its field with one more hyphen.
    var appCheckToken: String? { first("x-firebase-appcheck") ?? first("x-firebase-app-check") }
}
