/// What a client SDK needs of a connector, and nothing of how it runs.
///
/// - Shape: what new clients know. Retired operations, variables and fields are gone, redacted fields too.
/// - Order: operations as their sources have them (files by name, then by place); tables, enums and inputs by name, in byte order.
public struct ConnectorInterface: Hashable, Sendable {
    /// The connector's id.
    public var connectorID: String
    /// The id of the service that it belongs to.
    public var serviceID: String
    /// Where the service is, as resource names have it.
    public var location: String
    /// The operations in the order of their sources.
    public var operations: [OperationInterface]
    /// Every table with its key and its row, used or not. Views have no keys and are not among them.
    public var tables: [TableInterface]
    /// The enums that operations, keys or rows mention.
    public var enums: [EnumInterface]
    /// The input objects that variables reach, except keys and rows, which are their tables': filters, orders and the like.
    public var inputs: [InputInterface]

    /// An interface.
    public init(
        connectorID: String, serviceID: String, location: String, operations: [OperationInterface] = [],
        tables: [TableInterface] = [], enums: [EnumInterface] = [], inputs: [InputInterface] = []
    ) {
        self.connectorID = connectorID
        self.serviceID = serviceID
        self.location = location
        self.operations = operations
        self.tables = tables
        self.enums = enums
        self.inputs = inputs
    }

    /// The table of an object type such as `BookAuthor`.
    public func table(_ name: String) -> TableInterface? { tables.first { $0.name == name } }

    /// The enum of that name.
    public func enumeration(_ name: String) -> EnumInterface? { enums.first { $0.name == name } }

    /// The input object of that name.
    public func input(_ name: String) -> InputInterface? { inputs.first { $0.name == name } }
}
