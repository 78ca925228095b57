import Execution

/// What is wrong with a frame.
enum StreamFault: Error, Hashable, Sendable {
    /// Answered under the request's id.
    case request(StatusCode, String)
    /// Ends the stream.
    case stream(StreamEnd)
    /// Answered under the request's id, unless waiting helps.
    case token(Refusal)
}
