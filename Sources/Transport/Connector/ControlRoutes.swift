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
    /// Whether it bears an administrator's mark and may.
    public let isAdministrator: Bool
}

/// Answers requests that are no business of the transport.
public protocol ControlRoutes: AnyObject {
    /// Answers, at once or later, or declines by giving false, which is answered with NOT_FOUND.
    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) -> Bool
}
