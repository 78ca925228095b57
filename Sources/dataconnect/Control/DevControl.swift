import Execution
import GraphQLSyntax
import JSON
import Synchronization
import Transport
import TypeSystem

/// Answers a developer's tools: what is served, and which types it has.
///
/// Asked from every worker's loop; a new version of the service is put in place between two answers.
final class DevControl: Sendable {
    private let connectionString: String
    private let current: Mutex<ServiceDescription>

    /// - Parameter connectionString: how tools may see the database, without its password.
    init(_ service: ServiceDescription, connectionString: String) {
        self.connectionString = connectionString
        current = Mutex(service)
    }

    /// Describes the new version from now on.
    func replace(_ service: ServiceDescription) {
        current.withLock { $0 = service }
    }

    /// The answer, or nothing to a path that is not known here.
    func respond(to request: ControlRequest) -> HTTPResponse? {
        guard let route: ControlRoute = ControlRoute(path: request.path) else { return nil }
        guard request.method == route.method else { return ControlReply.methodNotAllowed(route.method) }
        let service: ServiceDescription = current.withLock { $0 }
        switch route {
        case .info: return info(service, request)
        case .graphQL(let name, let verb): return graphQL(service, name, verb, request)
        }
    }

    /// Tools that ask this send no administrator's mark; that they run here and are no foreign page is enough.
    private func info(_ service: ServiceDescription, _ request: ControlRequest) -> HTTPResponse {
        if let refusal: String = request.refusal { return ControlReply.refusal(.permissionDenied, refusal) }
        let body: JSONValue = [
            "version": .string(DataConnect.version),
            "services": [["serviceId": .string(service.serviceID), "connectionString": .string(connectionString)]],
        ]
        return .json(status: 200, body.text.utf8)
    }

    private func graphQL(
        _ service: ServiceDescription, _ name: ServiceName, _ verb: ControlRoute.Verb, _ request: ControlRequest
    ) -> HTTPResponse {
        if let refusal: String = request.refusal {
            return ControlReply.refusal(.permissionDenied, "administrator access refused: \(refusal)")
        }
        guard request.isAdministrator else {
            return ControlReply.refusal(.permissionDenied, "only an administrator may do this")
        }
        guard name.service == service.serviceID else {
            return ControlReply.refusal(.notFound, "Resource \"\(name)\" was not found")
        }
        do throws(InvalidBody) {
            return answer(try GraphQLBody(request.body), service, verb)
        } catch {
            return ControlReply.refusal(.invalidArgument, "the request body is not valid: \(error.reason)")
        }
    }

    private func answer(
        _ body: GraphQLBody, _ service: ServiceDescription, _ verb: ControlRoute.Verb
    ) -> HTTPResponse {
        let request: IntrospectionRequest = IntrospectionRequest(
            source: Source(name: "query", text: body.query), operationName: body.operationName,
            variables: body.variables)
        switch introspect(request, of: service.schema, texts: service.texts) {
        case .answered(let text): return .json(status: 200, text.utf8)
        case .notAQuery(let kind) where verb != .execute:
            return ControlReply.refusal(.permissionDenied, "\(verb.rawValue) takes queries, not a \(kind.rawValue)")
        case .notAQuery(let kind):
            return ControlReply.refusal(
                .unimplemented, "ad-hoc documents are answered for introspection only, not a \(kind.rawValue)")
        case .notIntrospection(let field):
            return ControlReply.refusal(
                .unimplemented, "ad-hoc documents are answered for introspection only, which \"\(field)\" is not")
        }
    }
}
