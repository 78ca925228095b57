import Reactor

/// Who listens to which query.
extension ConnectorEngine {
    /// Tells `listener` of the query's results from now on: what is known at once, then what comes.
    func listen(
        to operation: Operation, as listenerID: Int, _ listener: @escaping @Sendable (LiveUpdate) -> Void
    ) async {
        arriving.insert(listenerID)
        // What is kept is shown to nobody before it is known who is signed in.
        if current().settings.cacheSettings != nil, live[operation] == nil {
            _ = try? await currentToken(forcingRefresh: false)
        }
        guard arriving.remove(listenerID) != nil else { return }
        guard !isClosed else {
            return listener(.failure(DataConnectOperationError(TransportError(.closed, "the instance was closed"))))
        }
        let hit: ResultCache.Hit? = live[operation]?.last == nil ? kept(operation) : nil
        if let hit { listener(.response(hit.response, .cache)) }
        if live[operation] != nil {
            live[operation]?.listeners[listenerID] = listener
            if let last: ServerResponse = live[operation]?.last { listener(.response(last, .server)) }
            return
        }
        stream.lastSubscription += 1
        let id: String = "s\(stream.lastSubscription)"
        live[operation] = LiveQuery(id: id, listeners: [listenerID: listener], entities: hit?.entities ?? [])
        liveByID[id] = operation
        handle(.subscribe(id: id, operation))
        armRenewal()
    }

    /// Tells a listener no more; the last one ends the subscription.
    nonisolated func unlisten(to operation: Operation, as listenerID: Int) {
        loop.post { [weak self] in self?.assumeIsolated { $0.remove(listenerID, from: operation) } }
    }

    private func remove(_ listenerID: Int, from operation: Operation) {
        arriving.remove(listenerID)
        guard let query: LiveQuery = live[operation], query.listeners[listenerID] != nil else { return }
        live[operation]?.listeners[listenerID] = nil
        guard query.listeners.count == 1 else { return }
        forget(operation, query.id)
        handle(.unsubscribe(id: query.id))
    }

    private func forget(_ operation: Operation, _ id: String) {
        live[operation] = nil
        liveByID[id] = nil
    }

    func deliver(_ id: String, _ response: ServerResponse, _ etag: String?) {
        guard let operation: Operation = liveByID[id], var query: LiveQuery = live[operation] else { return }
        if response.isUnauthenticated, let token: AuthToken = tokens.current, query.renewedToken != token.text {
            query.renewedToken = token.text
            live[operation] = query
            Task { await subscribeAgain(operation, id, refused: token, response) }
            return
        }
        took(response, of: operation, isSent: true)
        live[operation]?.etag = etag
    }

    /// A subscription that is made again names what is here already, so that it is not sent again.
    func namingWhatIsHere(_ frame: ClientFrame) -> ClientFrame {
        guard case .subscribe(let id, let operation, _) = frame, let etag: String = live[operation]?.etag
        else { return frame }
        live[operation]?.hasNamed = true
        return .subscribe(id: id, operation, etag: etag)
    }

    /// What is here is still right, and followers who have heard of a failure hear of it again.
    func confirm(_ id: String, _ etag: String) {
        guard let operation: Operation = liveByID[id], let query: LiveQuery = live[operation], query.hasNamed
        else { return }
        live[operation]?.hasNamed = false
        if let last: ServerResponse = query.last, query.etag == etag { return took(last, of: operation, isSent: true) }
        // Something else has come meanwhile: what the server speaks of is not here any more.
        live[operation]?.etag = nil
        handle(.subscribe(id: id, operation))
    }

    /// A token that was not believed is renewed, once. If the new one is no other, the refusal is what there is to tell.
    private func subscribeAgain(
        _ operation: Operation, _ id: String, refused token: AuthToken, _ response: ServerResponse
    ) async {
        let fresh: AuthToken? = try? await currentToken(forcingRefresh: true)
        guard liveByID[id] == operation else { return }
        // Another user's stream has been opened, with this subscription on it.
        if let fresh, fresh.user != token.user { return }
        guard let fresh, fresh != token else {
            return took(response, of: operation, isSent: true)
        }
        handle(.subscribe(id: id, operation))
    }

    func terminate(_ id: String, _ response: ServerResponse) {
        guard let operation: Operation = liveByID[id], let query: LiveQuery = live[operation] else { return }
        forget(operation, id)
        query.tell(.ended(response))
    }
}
