/// Which connector of which service an instance talks to.
public struct ConnectorConfig: Hashable, Sendable {
    /// The service's id, as in `dataconnect.yaml`.
    public let serviceId: String
    /// The service's location, for example `us-east4`.
    public let location: String
    /// The connector's id, as in `connector.yaml`.
    public let connector: String

    /// Names a connector.
    public init(serviceId: String, location: String, connector: String) {
        self.serviceId = serviceId
        self.location = location
        self.connector = connector
    }
}
