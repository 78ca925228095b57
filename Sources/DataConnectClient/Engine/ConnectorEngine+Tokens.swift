import Reactor

/// What an engine knows of who is signed in.
struct TokenState {
    /// The token that was got last.
    var current: AuthToken?
    /// Whether any answer of the provider has come.
    var isKnown: Bool = false
    /// Counts the questions, so that a late answer does not undo a later one.
    var lastQuestion: Int = 0
    var adopted: Int = 0
    var renewal: TimerHandle?
}

extension ConnectorEngine {
    /// How long before its end a token is renewed while somebody listens.
    private static let renewalMargin: Double = 60

    /// Asks the provider, and takes note of who is signed in.
    func currentToken(forcingRefresh: Bool) async throws(DataConnectOperationError) -> AuthToken? {
        tokens.lastQuestion += 1
        let question: Int = tokens.lastQuestion
        guard let provider: any AuthTokenProvider = current().tokens else {
            adopt(nil, question)
            return nil
        }
        let text: String?
        do {
            text = try await provider.token(forcingRefresh: forcingRefresh)
        } catch {
            throw DataConnectOperationError(message: "the token provider failed", cause: error)
        }
        let token: AuthToken? = if let text { try AuthToken(text) } else { nil }
        adopt(token, question)
        return token
    }

    /// What attests the app, if anything does. Whether it must is the server's affair, so no failure is one here.
    func appCheckToken(forcingRefresh: Bool) async -> String? {
        guard let provider: any AuthTokenProvider = current().appCheck,
            let text: String = try? await provider.token(forcingRefresh: forcingRefresh)
        else { return nil }
        return (try? AuthToken(text))?.text
    }

    /// The provider has news.
    func tokensChanged() async { _ = try? await currentToken(forcingRefresh: false) }

    private func adopt(_ token: AuthToken?, _ question: Int) {
        guard question > tokens.adopted else { return }
        tokens.adopted = question
        let (former, wasKnown): (AuthToken?, Bool) = (tokens.current, tokens.isKnown)
        tokens.current = token
        tokens.isKnown = true
        guard former != token || !wasKnown else { return }
        if wasKnown, former?.user != token?.user { userChanged() }
        handle(.tokenChanged(token))
        armRenewal()
    }

    /// Nothing that was seen by one user is shown to another.
    private func userChanged() {
        for operation: Operation in live.keys {
            live[operation]?.last = nil
            live[operation]?.sent = nil
            live[operation]?.renewedToken = nil
            live[operation]?.entities = []
        }
        for query: LiveQuery in live.values { query.tell(.cleared) }
        for (operation, query): (Operation, LiveQuery) in live {
            guard let hit: ResultCache.Hit = kept(operation) else { continue }
            live[operation]?.entities = hit.entities
            query.tell(.response(hit.response, .cache))
        }
    }

    /// A stream is ended by the server when its token expires; a renewed one keeps it.
    func armRenewal() {
        if let renewal: TimerHandle = tokens.renewal { loop.cancel(renewal) }
        tokens.renewal = nil
        guard !live.isEmpty, let expiry: Double = tokens.current?.expiry else { return }
        let seconds: Double = min(expiry - environment.date() - Self.renewalMargin, 24 * 3600)
        // One that is about to expire is what the provider has; the server will tell when it is too old.
        guard seconds > 0 else { return }
        tokens.renewal = loop.schedule(after: .milliseconds(Int64(seconds * 1000))) { [weak self] in
            Task { [weak self] in await self?.renew() }
        }
    }

    private func renew() async { _ = try? await currentToken(forcingRefresh: true) }
}
