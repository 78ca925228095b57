public import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Tells what SDKs need of the connectors of a compiled service.
///
/// Made with every compilation and asked only where SDKs are generated, so that servers do none of its work.
public struct InterfaceCompiler: Sendable {
    private let serviceID: String
    private let location: String
    private let service: ServiceContext
    private let texts: AuthorTexts
    private let connectors: [ParsedConnector]

    init(
        serviceID: String, location: String, service: ServiceContext, schemaSources: [Source],
        connectors: [ParsedConnector]
    ) {
        self.serviceID = serviceID
        self.location = location
        self.service = service
        texts = AuthorTexts(sources: schemaSources)
        self.connectors = connectors
    }

    /// The ids of the connectors, in the order of the project.
    public var connectorIDs: [String] { connectors.map(\.id) }

    /// The interface of a connector; nothing where there is none of that id.
    public func interface(of id: String) -> ConnectorInterface? {
        guard let connector: ParsedConnector = connectors.first(where: { $0.id == id }) else { return nil }
        let translator: ClientTypes = ClientTypes(types: service.types, schema: service.schema)
        let reader: OperationInterfaceReader = OperationInterfaceReader(
            connector: connector, service: service, types: translator, texts: texts)
        let operations: [OperationInterface] = connector.document.definitions.compactMap { definition in
            if case .operation(let operation) = definition { reader.operation(operation) } else { nil }
        }
        var reach: InterfaceReach = InterfaceReach(types: translator, texts: texts, schema: service.schema)
        for operation: OperationInterface in operations { reach.add(operation) }
        reach.close()
        return ConnectorInterface(
            connectorID: connector.id, serviceID: serviceID, location: location, operations: operations,
            tables: reach.tables, enums: reach.enums, inputs: reach.inputs)
    }
}
