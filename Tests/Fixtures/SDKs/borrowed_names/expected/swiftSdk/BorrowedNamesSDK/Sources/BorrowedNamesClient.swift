import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `borrowed_names`.
  static let borrowedNamesConnector: BorrowedNamesConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: BorrowedNamesConnector.connectorConfig,
      callerSDKType: .generated
    )
    return BorrowedNamesConnector(dataConnect: dataConnect)
  }()
}

public final class BorrowedNamesConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "borrowed_names-svc",
    location: "us-east4",
    connector: "borrowed_names"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.dataQuery = DataQuery(dataConnect: dataConnect)
    self.resultQuery = ResultQuery(dataConnect: dataConnect)
    self.errorQuery = ErrorQuery(dataConnect: dataConnect)
    self.listQuery = ListQuery(dataConnect: dataConnect)
    self.stringQuery = StringQuery(dataConnect: dataConnect)
    self.mapQuery = MapQuery(dataConnect: dataConnect)
    self.dateQuery = DateQuery(dataConnect: dataConnect)
    self.fetchQuery = FetchQuery(dataConnect: dataConnect)
    self.queryQuery = QueryQuery(dataConnect: dataConnect)
    self.mutationQuery = MutationQuery(dataConnect: dataConnect)
    self.dataConnectQuery = DataConnectQuery(dataConnect: dataConnect)
    self.connectorConfigQuery = ConnectorConfigQuery(dataConnect: dataConnect)
    self.hashCodeQuery = HashCodeQuery(dataConnect: dataConnect)
    self.toStringQuery = ToStringQuery(dataConnect: dataConnect)
    self.undefinedQuery = UndefinedQuery(dataConnect: dataConnect)
    self.constructorQuery = ConstructorQuery(dataConnect: dataConnect)
    self.variablesQuery = VariablesQuery(dataConnect: dataConnect)
    self.nestedQuery = NestedQuery(dataConnect: dataConnect)
    self.putMutation = PutMutation(dataConnect: dataConnect)
    self.findMutation = FindMutation(dataConnect: dataConnect)
    self.fillMutation = FillMutation(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "Variables": ["nodes.kind": .field("__typename")],
        "Nested": ["nodes.Node": .field("node"), "nodes.Node.Node": .field("node"), "nodes.Node.Node.Node": .field("node"), "nodes.a": .field("node"), "nodes.A": .field("node"), "nodes.a_": .field("node"), "nodes.data": .field("node"), "nodes.data.data": .field("node"), "nodes.data.data.data": .field("node"), "nodes.Type": .field("node"), "nodes.Type.Type": .field("node"), "nodes.self": .field("node"), "nodes.self.self": .field("node"), "Nodes.nodesItem": .field("node"), "Nodes.nodes_item": .field("node"), "nodesItem.Word": .field("class"), "nodesItem.String": .field("self"), "nodesItem.Int64": .field("bigs")],
      ])
    #endif
  }

  /// Has it talk to a local server.
  public func useEmulator(
    host: String = DataConnect.EmulatorDefaults.host,
    port: Int = DataConnect.EmulatorDefaults.port
  ) {
    dataConnect.useEmulator(host: host, port: port)
  }

  // MARK: Operations

  public let dataQuery: DataQuery
  public let resultQuery: ResultQuery
  public let errorQuery: ErrorQuery
  public let listQuery: ListQuery
  public let stringQuery: StringQuery
  public let mapQuery: MapQuery
  public let dateQuery: DateQuery
  public let fetchQuery: FetchQuery
  public let queryQuery: QueryQuery
  public let mutationQuery: MutationQuery
  public let dataConnectQuery: DataConnectQuery
  public let connectorConfigQuery: ConnectorConfigQuery
  public let hashCodeQuery: HashCodeQuery
  public let toStringQuery: ToStringQuery
  public let undefinedQuery: UndefinedQuery
  public let constructorQuery: ConstructorQuery
  public let variablesQuery: VariablesQuery
  public let nestedQuery: NestedQuery
  public let putMutation: PutMutation
  public let findMutation: FindMutation
  public let fillMutation: FillMutation
}
