/// An error of a request or of one field (GraphQL specification, section 7.1.2).
public struct GraphQLError: Error, Hashable, Sendable {
    /// A step of the way to a field in `data`.
    public enum PathSegment: Hashable, Sendable {
        case responseName(String)
        case index(Int)
    }

    /// What is wrong, for the client: no SQL, no values, no names of the database.
    public var message: String
    /// The field, empty for the request as a whole.
    public var path: [PathSegment]
    /// The kind of error.
    public var code: StatusCode
    /// More for a developer; only `dev` and administrators are shown it. No rows.
    public var debugDetails: String?
    /// What only administrators are shown instead: it may quote rows.
    var administratorDetails: String?

    /// An error.
    public init(_ message: String, path: [PathSegment] = [], code: StatusCode, debugDetails: String? = nil) {
        self.message = message
        self.path = path
        self.code = code
        self.debugDetails = debugDetails
    }

    /// The error as somebody is told it.
    func shown(to audience: Audience) -> GraphQLError {
        var error: GraphQLError = self
        error.administratorDetails = nil
        switch audience {
        case .client: error.debugDetails = nil
        case .developer: break
        case .administrator: error.debugDetails = administratorDetails ?? debugDetails
        }
        return error
    }
}
