import Execution
import JSON
import Tokens

/// One client's stream: one user, one connector, many requests told apart by their ids.
///
/// Pure: events in, actions out. Who sends, runs and waits is outside.
///
/// - Rules: the first frame that asks for something names the connector. A token may be renewed, not exchanged for another
///   user's. Nothing acknowledges a cancel or a frame of headers. A request that fails is answered under its id and
///   leaves the stream open; what concerns the whole stream closes it, after running executions have been answered: a
///   client repeats over REST what it was not told the end of, and a mutation would run twice.
struct StreamSession {
    /// What cannot go on without keys.
    private enum Held {
        case opening
        case request(StreamRequest)
        case review
    }

    /// A peer that sends so many broken frames in a row speaks something else.
    static let maximumBroken: Int = 10

    /// Ids are kept and sent back with every result. Clients make them of a number or a UUID.
    static let maximumIDBytes: Int = 512

    let maximumSubscriptions: Int
    let maximumSubscriptionBytes: Int
    let maximumExecutions: Int
    let maximumExecutionBytes: Int
    /// Who opened the stream; the second argument says whether keys may be waited for.
    private let opening: (Int64, Bool) throws(Refusal) -> StreamOpening
    private let authenticate: (String, Int64) throws(TokenError) -> AuthenticatedUser
    private let appCheck: AppCheckGate?
    private let serves: (ResourceName) -> Bool

    private var connector: ResourceName?
    private var token: String?
    /// Who an administrator is taken for.
    private let administrator: AuthContext
    /// Whether an administrator opened the stream.
    private(set) var isOfAdministrator: Bool = false
    private var auth: AuthContext = .unauthenticated
    private var expiresAt: Int64?
    private var lastNumber: UInt64 = 0
    private var subscriptions: [String: UInt64] = [:]
    private var requestIDs: [UInt64: String] = [:]
    private var executions: [UInt64: String] = [:]
    /// How long the requests of subscriptions and executions are.
    private var sizes: [UInt64: Int] = [:]
    private var subscriptionBytes: Int = 0
    private var executionBytes: Int = 0
    /// Whether the stream comes of an app that is known. Once is enough: clients send such a token when they connect, and no fresh one later.
    private var isAppKnown: Bool = false
    /// What waits for keys.
    private var held: Held?
    /// Whether others may be believed now than before, and that could not be looked at yet.
    private var isReviewDue: Bool = false
    /// What the client knows of the data it has.
    private var etags: DataEtags = DataEtags()
    private var ending: StreamEnd?
    /// Whether it ends when the request that is held was looked at again.
    private var endsAfterHeld: Bool = false
    private var hasClosed: Bool = false
    /// How many of the last frames were broken, without one between them that was not.
    private var brokenInARow: Int = 0

    init(
        administrator: AuthContext = .administrator, maximumSubscriptions: Int, maximumSubscriptionBytes: Int = .max,
        maximumExecutions: Int,
        maximumExecutionBytes: Int = .max,
        opening: @escaping (Int64, Bool) throws(Refusal) -> StreamOpening,
        authenticate: @escaping (String, Int64) throws(TokenError) -> AuthenticatedUser,
        appCheck: AppCheckGate? = nil, serves: @escaping (ResourceName) -> Bool
    ) {
        self.administrator = administrator
        self.opening = opening
        self.appCheck = appCheck
        self.maximumSubscriptions = maximumSubscriptions
        self.maximumSubscriptionBytes = maximumSubscriptionBytes
        self.maximumExecutions = maximumExecutions
        self.maximumExecutionBytes = maximumExecutionBytes
        self.authenticate = authenticate
        self.serves = serves
    }

    /// Whether the next frame may be read.
    var wantsRequests: Bool {
        ending == nil && held == nil && executions.count < maximumExecutions && executionBytes < maximumExecutionBytes
    }

    /// How many bytes of requests it keeps.
    var heldBytes: Int { subscriptionBytes + executionBytes }

    /// Whether it has subscriptions.
    var hasSubscriptions: Bool { !requestIDs.isEmpty }

    /// The id under which a subscription's results are sent; nothing when it has ended.
    func requestID(of subscription: UInt64) -> String? { requestIDs[subscription] }

    /// Forgets a subscription that the server itself has ended.
    mutating func forget(_ subscription: UInt64) {
        guard let id = requestIDs.removeValue(forKey: subscription) else { return }
        etags.forget(subscription)
        subscriptions[id] = nil
        subscriptionBytes -= sizes.removeValue(forKey: subscription) ?? 0
    }

    /// Who brings a document on the stream, which is no request of it but has the same rules.
    ///
    /// - Errors: a token that is over, and an app that is not known, where it must be.
    func requester(now: Int64) throws(Refusal) -> AuthContext {
        if let expiresAt, now >= expiresAt { throw Refusal(.unauthenticated, "unauthenticated: the token is expired") }
        guard let appCheck, !isOfAdministrator, !isAppKnown else { return auth }
        do throws(TokenError) {
            try appCheck.check(nil, now: now)
        } catch {
            throw Refusal(error, .appCheck)
        }
        return auth
    }

    /// How a subscription's next result is sent.
    mutating func mark(_ result: EncodedResult, of subscription: UInt64) -> DataEtags.Mark {
        etags.isWanted ? etags.mark(result.etag, of: subscription) : .none
    }

    /// Takes an event.
    ///
    /// - Parameter now: seconds since 1970.
    mutating func handle(_ event: Event, now: Int64) -> [Action] {
        guard !hasClosed else { return [] }
        switch event {
        case .executed(let number, let result): return finish(number, result)
        case _ where ending != nil: return []
        case .opened: return open(now: now, mayWait: true)
        case .request(let request):
            brokenInARow = 0
            return take(request, now: now, mayWait: true)
        case .keysArrived: return takeHeld(now: now)
        case .credentialsChanged:
            isReviewDue = held != nil
            return isReviewDue ? [] : review(now: now, mayWait: true)
        case .broken(let requestID, let fault):
            let message: String = "the frame is not valid: \(fault)"
            let error: GraphQLError = GraphQLError(message, code: .invalidArgument)
            brokenInARow += 1
            return [.reply(requestID: requestID ?? "", .refused(error))]
                + (brokenInARow < Self.maximumBroken
                    ? [] : end(.refused(.invalidArgument, "too many frames are not valid")))
        case .oversized(let requestID):
            guard let requestID else { return end(.oversized) }
            let error: GraphQLError = GraphQLError(StreamEnd.oversized.reason, code: .resourceExhausted)
            return [.reply(requestID: requestID, .refused(error))]
        case .stalled: return end(.stalled)
        case .tokenExpired:
            // The token may have been renewed after the order to tell was given.
            guard let expiresAt, now >= expiresAt else { return expiresAt.map { [.expire(at: $0)] } ?? [] }
            return end(.tokenEnded("the token is expired"))
        case .revoked: return end(.tokenEnded("the token is no longer accepted"))
        case .shutdown: return end(.shutdown)
        case .clientEnded:
            endsAfterHeld = held != nil
            return endsAfterHeld ? [] : end(.clientEnded)
        }
    }

    // MARK: Who it is

    private mutating func open(now: Int64, mayWait: Bool) -> [Action] {
        do throws(Refusal) {
            switch try opening(now, mayWait) {
            case .administrator(let end, let header): return takeAdministrator(until: end, etags: header)
            case .client(let headers):
                guard headers != StreamHeaders() else { return [] }
                return take(StreamRequest(headers: headers), now: now, mayWait: mayWait)
            }
        } catch {
            return hold(.opening, for: error, mayWait) ?? end(.refused(error.code, error.message))
        }
    }

    private mutating func takeAdministrator(until end: Int64?, etags header: String? = nil) -> [Action] {
        do throws(StreamFault) {
            try etags.take(header)
        } catch {
            return refuse(StreamRequest(), error)
        }
        isOfAdministrator = true
        auth = administrator
        expiresAt = end
        return end.map { [.expire(at: $0)] } ?? []
    }

    /// Keeps what may be judged otherwise when keys were fetched; nothing where waiting does not help.
    private mutating func hold(_ what: Held, for refusal: Refusal, _ mayWait: Bool) -> [Action]? {
        guard mayWait, let wait = refusal.wait else { return nil }
        held = what
        return [.awaitKeys(wait)]
    }

    private mutating func takeHeld(now: Int64) -> [Action] {
        guard let what = held else { return [] }
        held = nil
        var actions: [Action]
        switch what {
        case .opening: actions = open(now: now, mayWait: false)
        case .request(let request): actions = take(request, now: now, mayWait: false)
        case .review: actions = review(now: now, mayWait: false)
        }
        if isReviewDue, ending == nil {
            isReviewDue = false
            actions += review(now: now, mayWait: true)
        }
        return actions + (endsAfterHeld && held == nil && ending == nil ? end(.clientEnded) : [])
    }

    /// Looks again at who was believed. Who would not be let in any more does not stay.
    private mutating func review(now: Int64, mayWait: Bool) -> [Action] {
        do throws(Refusal) {
            guard isOfAdministrator else { return try reviewUser(now: now) }
            guard case .administrator(let end, _) = try opening(now, mayWait) else {
                return self.end(.tokenEnded("the credential is no administrator's any more"))
            }
            return takeAdministrator(until: end)
        } catch {
            return hold(.review, for: error, mayWait) ?? end(.refused(error.code, error.message))
        }
    }

    private mutating func reviewUser(now: Int64) throws(Refusal) -> [Action] {
        guard let token else { return [] }
        do throws(TokenError) {
            let user: AuthenticatedUser = try authenticate(token, now)
            guard user.auth.uid == auth.uid else {
                return end(.tokenEnded("the token's user has another name now"))
            }
            return take(user, token)
        } catch {
            let refusal: Refusal = Refusal(error, .identity)
            // What was verified counts until it ends; that its key cannot be had at the moment changes nothing.
            guard refusal.code == .unavailable else { throw refusal }
            return []
        }
    }

    // MARK: Requests

    private mutating func take(_ request: StreamRequest, now: Int64, mayWait: Bool) -> [Action] {
        // Whoever it is from is not known yet.
        guard held == nil else {
            return refuse(request, .request(.unavailable, "unavailable: an earlier token is still looked at"))
        }
        do throws(StreamFault) {
            return try take(request, now: now)
        } catch {
            guard case .token(let refusal) = error, let waiting = hold(.request(request), for: refusal, mayWait) else {
                return refuse(request, error)
            }
            return waiting
        }
    }

    private mutating func take(_ request: StreamRequest, now: Int64) throws(StreamFault) -> [Action] {
        try takeName(request.name)
        try etags.take(request.headers.etags)
        try takeApp(request, now: now)
        let renewal: [Action] = try takeToken(of: request, now: now)
        // The order to tell of it may come a little later.
        if let expiresAt, now >= expiresAt { throw .stream(.tokenEnded("the token is expired")) }
        guard let kind = request.kind else { return renewal }
        switch kind {
        case .subscribe(let call):
            let actions: [Action] = try subscribe(request.requestID, call)
            etags.name(request.dataEtag, of: lastNumber)
            return renewal + actions
        case .execute(let call): return renewal + (try execute(request.requestID, call))
        case .resume:
            guard let number = subscriptions[request.requestID] else {
                throw .request(.notFound, "there is no subscription with this requestId")
            }
            etags.name(request.dataEtag, of: number)
            return renewal + [.resume(number)]
        case .cancel: return renewal + unsubscribe(request.requestID)
        }
    }

    private mutating func takeName(_ text: String?) throws(StreamFault) {
        // In protobuf an empty text is the same as none, and some write it so in JSON.
        guard let text, !text.isEmpty else { return }
        guard let name = ResourceName(text) else {
            throw .request(.invalidArgument, "'\(text.shortenedName)' does not name a connector")
        }
        guard let known: ResourceName = connector else { return connector = name }
        // Any project and location is accepted, so neither tells connectors apart.
        guard known.service == name.service, known.connector == name.connector else {
            throw .request(.invalidArgument, "a stream serves one connector")
        }
    }

    /// An operation needs a known app; a frame of headers may come before the one that names it.
    private mutating func takeApp(_ request: StreamRequest, now: Int64) throws(StreamFault) {
        guard let appCheck, !isOfAdministrator else { return }
        let token: String? = request.headers.appCheckToken
        guard token != nil || (!isAppKnown && request.kind?.asks == true) else { return }
        do throws(TokenError) {
            try appCheck.check(token, now: now)
        } catch {
            throw Self.fault(of: error, at: .appCheck, token: token, in: request)
        }
        isAppKnown = token?.isEmpty == false
    }

    /// What a token that is not believed means for the stream.
    ///
    /// Clients fetch fresh tokens only when they connect, and take an error under the id of a subscription for no reason to do so: it would
    /// stay dead. So the stream ends, as for one that has expired. A single execution is answered, for nothing of it lasts; so is who
    /// brings no token of an app at all, which no new connection would change.
    private static func fault(
        of error: TokenError, at gate: KeyWait.Gate, token: String?, in request: StreamRequest
    ) -> StreamFault {
        let prefix: String = gate == .appCheck ? "App Check: " : ""
        let refusal: Refusal = Refusal(error, gate)
        guard !error.isExpiry else { return .stream(.tokenEnded(prefix + error.message)) }
        if case .execute? = request.kind { return .token(refusal) }
        guard refusal.code == .unauthenticated, token?.isEmpty == false else { return .token(refusal) }
        return .stream(.tokenEnded(prefix + error.message))
    }

    private mutating func takeToken(of request: StreamRequest, now: Int64) throws(StreamFault) -> [Action] {
        guard let text: String = request.headers.authToken else { return [] }
        if isOfAdministrator {
            guard text.isEmpty else { throw .token(AdministratorGate.both) }
            return []
        }
        guard text != token ?? "" else { return [] }
        guard !text.isEmpty else { throw .stream(.tokenEnded("the user has signed out")) }
        let user: AuthenticatedUser
        do throws(TokenError) {
            user = try authenticate(text, now)
        } catch {
            throw Self.fault(of: error, at: .identity, token: text, in: request)
        }
        guard auth.uid == nil || auth.uid == user.auth.uid else {
            throw .stream(.tokenEnded("the stream belongs to another user"))
        }
        return take(user, text)
    }

    private mutating func take(_ user: AuthenticatedUser, _ text: String) -> [Action] {
        let isSame: Bool = auth == user.auth
        token = text
        auth = user.auth
        expiresAt = user.expiresAt
        let change: [Action] =
            isSame || !hasSubscriptions ? [] : [.changeAuth(user.auth)]
        return change + [.expire(at: user.expiresAt)]
    }

    private mutating func subscribe(
        _ requestID: String, _ call: StreamRequest.Call
    ) throws(StreamFault) -> [Action] {
        let request: ExecutionRequest = try executionRequest(requestID, call, origin: .subscription)
        let size: Int = call.size
        let freed: Int = subscriptions[requestID].flatMap { sizes[$0] } ?? 0
        guard subscriptionBytes - freed + size <= maximumSubscriptionBytes else {
            throw .request(
                .resourceExhausted,
                "the subscriptions of a stream hold at most \(maximumSubscriptionBytes) bytes of variables")
        }
        // The same id again replaces what it meant before, so that a client that lost count is not answered twice.
        let replaced: [Action] = unsubscribe(requestID)
        guard requestIDs.count < maximumSubscriptions else {
            throw .request(.resourceExhausted, "a stream holds at most \(maximumSubscriptions) subscriptions")
        }
        let number: UInt64 = nextNumber()
        subscriptions[requestID] = number
        requestIDs[number] = requestID
        sizes[number] = size
        subscriptionBytes += size
        return replaced + [.subscribe(number, request)]
    }

    private mutating func execute(_ requestID: String, _ call: StreamRequest.Call) throws(StreamFault) -> [Action] {
        let request: ExecutionRequest = try executionRequest(requestID, call, origin: .stream)
        let number: UInt64 = nextNumber()
        executions[number] = requestID
        sizes[number] = call.size
        executionBytes += call.size
        return [.execute(number, request)]
    }

    private mutating func unsubscribe(_ requestID: String) -> [Action] {
        guard let number = subscriptions.removeValue(forKey: requestID) else { return [] }
        etags.forget(number)
        requestIDs[number] = nil
        subscriptionBytes -= sizes.removeValue(forKey: number) ?? 0
        return [.unsubscribe(number)]
    }

    private func executionRequest(
        _ requestID: String, _ call: StreamRequest.Call, origin: ExecutionRequest.Origin
    ) throws(StreamFault) -> ExecutionRequest {
        guard let connector else { throw .request(.invalidArgument, "the first frame must name the connector") }
        guard serves(connector) else {
            throw .request(.notFound, "there is no connector \(connector.shortDescription)")
        }
        guard !requestID.isEmpty else { throw .request(.invalidArgument, "requestId is required") }
        guard requestID.utf8.count <= Self.maximumIDBytes else {
            throw .request(.invalidArgument, "requestId is longer than \(Self.maximumIDBytes) bytes")
        }
        guard !call.operationName.isEmpty else { throw .request(.invalidArgument, "operationName is required") }
        return ExecutionRequest(
            connector: connector.connector, operationName: call.operationName, variables: call.variables, auth: auth,
            origin: origin)
    }

    private mutating func nextNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Ends

    private mutating func refuse(_ request: StreamRequest, _ fault: StreamFault) -> [Action] {
        switch fault {
        case .stream(let why): return audit(request, why.status) + end(why)
        case .token(let refusal): return refuse(request, .request(refusal.code, refusal.message))
        case .request(let code, let message):
            switch request.kind {
            case .subscribe, .execute, .resume:
                return audit(request, code)
                    + [.reply(requestID: request.requestID, .refused(GraphQLError(message, code: code)))]
            case .cancel, nil:
                // Nothing asked, so nothing can be answered.
                return end(.refused(code, message))
            }
        }
    }

    private func audit(_ request: StreamRequest, _ code: StatusCode) -> [Action] {
        isOfAdministrator && request.kind?.asks == true ? [.auditRefusal(request, code)] : []
    }

    private mutating func finish(_ number: UInt64, _ result: ExecutionResult) -> [Action] {
        guard let requestID = executions.removeValue(forKey: number) else { return [] }
        executionBytes -= sizes.removeValue(forKey: number) ?? 0
        return [.reply(requestID: requestID, result)] + closeIfDrained()
    }

    private mutating func end(_ why: StreamEnd) -> [Action] {
        ending = why
        held = nil
        let ended: [Action] = hasSubscriptions ? [.endSubscriptions] : []
        subscriptions = [:]
        requestIDs = [:]
        subscriptionBytes = 0
        return ended + closeIfDrained()
    }

    private mutating func closeIfDrained() -> [Action] {
        guard let ending, executions.isEmpty else { return [] }
        hasClosed = true
        return [.close(ending)]
    }
}
