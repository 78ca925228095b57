import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `reserved_words`.
  static let reservedWordsConnector: ReservedWordsConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: ReservedWordsConnector.connectorConfig,
      callerSDKType: .generated
    )
    return ReservedWordsConnector(dataConnect: dataConnect)
  }()
}

public final class ReservedWordsConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "reserved_words-svc",
    location: "us-east4",
    connector: "reserved_words"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.importQuery = ImportQuery(dataConnect: dataConnect)
    self.deleteMutation = DeleteMutation(dataConnect: dataConnect)
    self.queryQuery = QueryQuery(dataConnect: dataConnect)
    self.mutationMutation = MutationMutation(dataConnect: dataConnect)
    self.getSnakeCaseQuery = GetSnakeCaseQuery(dataConnect: dataConnect)
    self.executeQueryQuery = ExecuteQueryQuery(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "import": ["types.class": .field("self"), "types.extension": .field("var")],
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

  public let importQuery: ImportQuery
  public let deleteMutation: DeleteMutation
  public let queryQuery: QueryQuery
  public let mutationMutation: MutationMutation
  public let getSnakeCaseQuery: GetSnakeCaseQuery
  public let executeQueryQuery: ExecuteQueryQuery
}
