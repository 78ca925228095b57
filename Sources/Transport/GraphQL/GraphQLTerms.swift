/// What a document may be that came to the GraphQL endpoint of a connector.
public struct GraphQLTerms: Hashable, Sendable {
    /// Which operations that are none of the connector's may be run.
    public enum AdHoc: Hashable, Sendable {
        /// None.
        case none
        /// Queries.
        case queries
        /// All.
        case all
    }

    /// The connector. Without a document its operation of the name is meant; with one, its operation of the same name and text.
    public var connector: String
    /// What other documents may be.
    public var adHoc: AdHoc
    /// Whether they may ask for the types of the service.
    public var allowsIntrospection: Bool
    /// Whether nothing may be written, because the request is a GET.
    public var isReadOnly: Bool
    /// Whether the answer may go on, so that an operation can be subscribed to.
    public var isStream: Bool

    /// Terms.
    public init(
        connector: String, adHoc: AdHoc = .none, allowsIntrospection: Bool = false, isReadOnly: Bool = false,
        isStream: Bool = false
    ) {
        self.connector = connector
        self.adHoc = adHoc
        self.allowsIntrospection = allowsIntrospection
        self.isReadOnly = isReadOnly
        self.isStream = isStream
    }
}
