import Execution
import JSON
import Tokens

extension RequestRouter {
    /// A request to the GraphQL endpoint of a connector.
    func graphQL(
        _ request: HTTPRequest, _ connector: String, isLoopbackPeer: Bool, now: Int64, mayWait: Bool
    ) -> Decision {
        guard let type: GraphQLMediaType = .accepted(request.headers) else {
            let forms: String = GraphQLMediaType.allCases.map(\.rawValue).joined(separator: ", ")
            return .answer(
                GraphQLReply.refusal(.invalidArgument, "answers have the forms \(forms)", httpStatus: 406, .json))
        }
        do throws(Refusal) {
            try checkPage(request)
            let auth: AuthContext = try graphQLIdentity(
                request.headers, isLoopbackPeer: isLoopbackPeer, now: now, mayWait: mayWait)
            guard let name: ResourceName = connectorName(connector) else {
                throw Refusal(.notFound, "there is no connector \(connector.shortenedName)")
            }
            if request.method == "POST", !GraphQLMediaType.isJSON(request.headers) {
                return .answer(
                    GraphQLReply.refusal(
                        .invalidArgument, "the body of a request is application/json in UTF-8", httpStatus: 415, type))
            }
            let document: DocumentRequest = try graphQLDocument(request, connector, auth, type)
            guard type == .events else { return .graphQL(document, type) }
            return .events(try events(request, name, document))
        } catch {
            if mayWait, let wait = error.wait { return .awaitKeys(wait) }
            return .answer(GraphQLReply.refusal(error.code, error.message, type))
        }
    }

    /// Pages of strangers, and in development those whose name was rebound to this machine: a browser sends no `Origin` with a GET to the
    /// page's own name.
    private func checkPage(_ request: HTTPRequest) throws(Refusal) {
        var reason: String? = crossOrigin.refusal(request.headers)
        if reason == nil, configuration.isDevelopment, request.method == "GET" {
            reason = crossOrigin.guardian.reboundName(request.headers)
        }
        if let reason { throw Refusal(.permissionDenied, reason) }
    }

    private func graphQLDocument(
        _ request: HTTPRequest, _ connector: String, _ auth: AuthContext, _ type: GraphQLMediaType
    ) throws(Refusal) -> DocumentRequest {
        do throws(JSONError) {
            let body: GraphQLBody =
                request.method == "GET" ? try GraphQLBody(parameters: request.query) : try GraphQLBody(request.body)
            var document: DocumentRequest = try graphQLDocument(body, connector, auth)
            document.terms?.isReadOnly = request.method == "GET"
            if type == .events { document.terms?.delivery = .stream }
            return document
        } catch {
            throw Refusal(.invalidArgument, "the request is not valid: \("\(error)".shortened(to: 300))")
        }
    }

    private func events(
        _ request: HTTPRequest, _ name: ResourceName, _ document: DocumentRequest
    ) throws(Refusal) -> GraphQLEventRequest {
        let token: String? = document.isOfAdministrator ? nil : try graphQLToken(request.headers)
        return GraphQLEventRequest(
            connector: name, document: document,
            headers: StreamHeaders(authToken: token, appCheckToken: request.headers.appCheckToken))
    }

    /// What somebody may ask for.
    func graphQLDocument(
        _ body: GraphQLBody, _ connector: String, _ auth: AuthContext
    ) throws(JSONError) -> DocumentRequest {
        let isAdministrator: Bool = auth.identity == .administrator
        let impersonation: Impersonation? = isAdministrator ? try body.impersonation() : nil
        let usersMay: GraphQLTerms.AdHoc = configuration.runsAdHocQueries && auth.uid != nil ? .queries : .none
        var document: DocumentRequest = DocumentRequest(
            verb: .execute, query: body.query, operationName: body.operationName, variables: body.variables,
            auth: impersonation?.auth ?? auth,
            includesDetails: isAdministrator && impersonation?.includesDetails ?? true)
        document.terms = GraphQLTerms(
            connector: connector, adHoc: isAdministrator ? .all : usersMay,
            allowsIntrospection: isAdministrator || configuration.allowsIntrospection)
        document.isOfAdministrator = isAdministrator
        return document
    }

    /// Who asks: standard clients send a user's token as `Authorization: Bearer …`, where administrators have their credential.
    func graphQLIdentity(
        _ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64, mayWait: Bool
    ) throws(Refusal) -> AuthContext {
        let verdict: AdministratorGate.Verdict = try graphQLVerdict(
            headers, isLoopbackPeer: isLoopbackPeer, now: now, mayWait: mayWait)
        guard !verdict.isAdministrator else { return .administrator }
        return try user(of: graphQLToken(headers), headers, now: now)
    }

    /// Whether an administrator asks, or anybody else who may be asked for a token.
    func graphQLVerdict(
        _ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64, mayWait: Bool
    ) throws(Refusal) -> AdministratorGate.Verdict {
        let verdict: AdministratorGate.Verdict = gate.judge(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        guard case .refused(let refusal) = verdict else { return verdict }
        // In production everything behind `Bearer` is taken for a credential at first.
        let mayBeUser: Bool = !configuration.isDevelopment && headers.first("x-mantle-admin") == nil
        guard mayBeUser, !(mayWait && refusal.wait != nil) else { throw refusal }
        return .client
    }

    /// The token of the user, by either field.
    func graphQLToken(_ headers: HTTPHeaders) throws(Refusal) -> String? {
        let bearers: [String] = headers.values("authorization").compactMap(AdministratorGate.bearer)
        let tokens: Set<String> = Set(bearers + [headers.authToken].compactMap { $0 }).subtracting([""])
        guard tokens.count <= 1 else { throw Refusal(.unauthenticated, "unauthenticated: more than one token") }
        return tokens.first
    }
}
