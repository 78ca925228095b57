import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `variables`.
  static let variablesConnector: VariablesConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: VariablesConnector.connectorConfig,
      settings: DataConnectSettings(cacheSettings: CacheSettings()),
      callerSDKType: .generated
    )
    return VariablesConnector(dataConnect: dataConnect)
  }()
}

public final class VariablesConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "variables-svc",
    location: "us-east4",
    connector: "variables"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.optionalQuery = OptionalQuery(dataConnect: dataConnect)
    self.allOptionalQuery = AllOptionalQuery(dataConnect: dataConnect)
    self.noneQuery = NoneQuery(dataConnect: dataConnect)
    self.byKeyQuery = ByKeyQuery(dataConnect: dataConnect)
    self.filteredQuery = FilteredQuery(dataConnect: dataConnect)
    self.addOwnerMutation = AddOwnerMutation(dataConnect: dataConnect)
    self.addPetsMutation = AddPetsMutation(dataConnect: dataConnect)
    self.clearMutation = ClearMutation(dataConnect: dataConnect)
    self.renameMutation = RenameMutation(dataConnect: dataConnect)
    self.feedMutation = FeedMutation(dataConnect: dataConnect)
  }

  /// Has it talk to a local server.
  public func useEmulator(
    host: String = DataConnect.EmulatorDefaults.host,
    port: Int = DataConnect.EmulatorDefaults.port
  ) {
    dataConnect.useEmulator(host: host, port: port)
  }

  // MARK: Operations

  public let optionalQuery: OptionalQuery
  public let allOptionalQuery: AllOptionalQuery
  public let noneQuery: NoneQuery
  public let byKeyQuery: ByKeyQuery
  public let filteredQuery: FilteredQuery
  public let addOwnerMutation: AddOwnerMutation
  public let addPetsMutation: AddPetsMutation
  public let clearMutation: ClearMutation
  public let renameMutation: RenameMutation
  public let feedMutation: FeedMutation
}
