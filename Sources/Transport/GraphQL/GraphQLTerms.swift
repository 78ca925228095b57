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

    /// How it is answered.
    public enum Delivery: Hashable, Sendable {
        /// Once.
        case once
        /// By results as long as there are some: an operation can be subscribed to.
        case stream
        /// By whoever asks, who only wants to know which operation of the connector is meant.
        case elsewhere
    }

    /// The connector. Without a document its operation of the name is meant; with one, its operation of the same name and text.
    public var connector: String
    /// What other documents may be.
    public var adHoc: AdHoc
    /// Whether they may ask for the types of the service.
    public var allowsIntrospection: Bool
    /// Whether nothing may be written, because the request is a GET.
    public var isReadOnly: Bool
    /// How it is answered.
    public var delivery: Delivery

    /// Terms.
    public init(
        connector: String, adHoc: AdHoc = .none, allowsIntrospection: Bool = false, isReadOnly: Bool = false,
        delivery: Delivery = .once
    ) {
        self.connector = connector
        self.adHoc = adHoc
        self.allowsIntrospection = allowsIntrospection
        self.isReadOnly = isReadOnly
        self.delivery = delivery
    }
}
