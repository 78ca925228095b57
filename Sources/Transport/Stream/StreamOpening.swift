import Execution

/// Who opens a stream, and what else the fields say that opened it.
enum StreamOpening: Hashable, Sendable {
    /// Anybody, with tokens or without. Browsers cannot set fields on an upgrade; other clients can, and mean the same as in a frame.
    case client(StreamHeaders)
    /// An administrator: until that second since 1970, where the credential ends.
    case administrator(until: Int64?, etags: String? = nil)
}

extension RequestRouter {
    /// Who opens a stream. Firebase's clients send no credential when they open one, so that one that is refused is nobody's who would do
    /// without it.
    func opening(_ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64) throws(Refusal) -> StreamOpening {
        switch gate.judge(headers, isLoopbackPeer: isLoopbackPeer, now: now) {
        case .administrator(let end): return .administrator(until: end, etags: headers.first(DataEtags.header))
        case .refused(let refusal): throw refusal
        case .client:
            return .client(
                StreamHeaders(
                    authToken: headers.authToken, appCheckToken: headers.appCheckToken,
                    etags: headers.first(DataEtags.header)))
        }
    }

    /// The same at an endpoint of GraphQL, where what is no credential may be a user's token.
    func graphQLOpening(
        _ headers: HTTPHeaders, isLoopbackPeer: Bool, now: Int64, mayWait: Bool
    ) throws(Refusal) -> StreamOpening {
        let verdict: AdministratorGate.Verdict = try graphQLVerdict(
            headers, isLoopbackPeer: isLoopbackPeer, now: now, mayWait: mayWait)
        if case .administrator(let end) = verdict { return .administrator(until: end) }
        return .client(
            StreamHeaders(authToken: try graphQLToken(headers), appCheckToken: headers.appCheckToken))
    }
}
