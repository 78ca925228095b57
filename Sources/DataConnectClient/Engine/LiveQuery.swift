/// What a subscriber of a query is told.
enum LiveUpdate: Sendable {
    case response(ServerResponse, DataSource)
    case failure(any DataConnectError)
    /// Another user is signed in: what was seen before is not theirs.
    case cleared
    /// The server has ended the subscription.
    case ended(ServerResponse)
}

/// A query that somebody listens to.
struct LiveQuery {
    /// Its id on the stream, the same for as long as somebody listens.
    let id: String
    var listeners: [Int: @Sendable (LiveUpdate) -> Void] = [:]
    /// The last response, for who comes later.
    var last: ServerResponse? { didSet { if last != oldValue { etag = nil } } }
    /// What the stream sent last. The server sends no more until it has something else than that.
    var sent: ServerResponse?
    /// What the server calls that, as long as it is what the server sent.
    var etag: String?
    /// Whether the server was told of an etag, so that it may answer by one.
    var hasNamed: Bool = false
    /// The entities of the last response.
    var entities: Set<String> = []
    /// The token that was renewed for its sake: once is enough.
    var renewedToken: String?

    /// Whether another answer than the stream's is shown.
    var hasStrayed: Bool {
        guard let last else { return false }
        return sent.map { !last.isSame(as: $0) } ?? true
    }

    /// Takes what the stream sent, and tells whether it is what another answer has shown already.
    mutating func receive(_ response: ServerResponse) -> Bool {
        let wasShown: Bool = last != sent && last?.isSame(as: response) == true
        last = response
        sent = response
        return wasShown
    }

    func tell(_ update: LiveUpdate) {
        for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener(update) }
    }
}
