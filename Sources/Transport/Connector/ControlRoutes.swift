public import Execution

/// A request to something else than a connector: health, the emulator's own endpoints.
public struct ControlRequest: Sendable {
    /// In capitals.
    public let method: String
    /// As sent, without the query.
    public let path: String
    /// Behind the question mark; empty without one.
    public let query: String
    /// The body.
    public let body: [UInt8]
    /// Why the request may not touch what only the developer may; nothing when it may.
    public let refusal: String?
    /// What the administrator is called whose request it is; nothing for everybody else's.
    public let administrator: String?
    /// Why it is no administrator's; nothing for an administrator's.
    public let denial: Denial?

    /// Why a request may not do what only administrators may.
    public struct Denial: Hashable, Sendable {
        /// The status to answer with.
        public let code: StatusCode
        /// The reason.
        public let message: String
    }

    /// Whether it is an administrator's.
    public var isAdministrator: Bool { denial == nil }
}

/// Answers requests that are no business of the transport.
public protocol ControlRoutes: AnyObject {
    /// Answers, at once or later, or declines by giving false, which is answered with NOT_FOUND.
    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool

    /// What sends the answer of a request that is answered piece by piece; nothing for all others, which `respond` answers.
    func streaming(_ request: ControlRequest) -> ((ResponseStream) -> Void)?
}

extension ControlRoutes {
    /// Nothing is answered piece by piece.
    public func streaming(_ request: ControlRequest) -> ((ResponseStream) -> Void)? { nil }
}
