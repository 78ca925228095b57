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
    /// More for a developer; only `dev` and administrators are shown it.
    public var debugDetails: String?

    /// An error.
    public init(_ message: String, path: [PathSegment] = [], code: StatusCode, debugDetails: String? = nil) {
        self.message = message
        self.path = path
        self.code = code
        self.debugDetails = debugDetails
    }
}
