import Execution

/// What a stream is told, and what it wants done.
extension StreamSession {
    /// What happened.
    enum Event {
        /// The stream begins, before everything else.
        case opened
        case request(StreamRequest)
        /// A message that is no request, with its id when that could be read, and what is wrong with it.
        case broken(requestID: String?, String)
        /// A message over the limit.
        case oversized(requestID: String?)
        /// A message that has begun and does not end.
        case stalled
        case executed(UInt64, ExecutionResult)
        case tokenExpired
        /// What `awaitKeys` asked for has come, or will not.
        case keysArrived
        /// Others may be believed now than before.
        case credentialsChanged
        /// The backend has no use for the stream's token any more.
        case revoked
        /// The server stops.
        case shutdown
        /// The client asks for nothing more, and waits for what it has asked for.
        case clientEnded
    }

    /// What is to be done, in this order.
    enum Action {
        case subscribe(UInt64, ExecutionRequest)
        case resume(UInt64)
        case unsubscribe(UInt64)
        case execute(UInt64, ExecutionRequest)
        case changeAuth(AuthContext)
        /// No subscription is left, because the stream ends.
        case endSubscriptions
        /// Tell when this second since 1970 has come; replaces an earlier order.
        case expire(at: Int64)
        /// Tell when keys were fetched; no request is taken until then.
        case awaitKeys(KeyWait)
        case reply(requestID: String, ExecutionResult)
        /// A request of an administrator's does nothing, for this reason.
        case auditRefusal(StreamRequest, StatusCode)
        case close(StreamEnd)
    }
}
