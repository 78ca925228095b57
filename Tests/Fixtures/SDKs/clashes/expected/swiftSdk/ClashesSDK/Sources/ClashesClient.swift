import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `clashes`.
  static let clashesConnector: ClashesConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: ClashesConnector.connectorConfig,
      callerSDKType: .generated
    )
    return ClashesConnector(dataConnect: dataConnect)
  }()
}

public final class ClashesConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "clashes-svc",
    location: "us-east4",
    connector: "clashes"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.gamesQuery = GamesQuery(dataConnect: dataConnect)
    self.getHTTPPageQuery = GetHTTPPageQuery(dataConnect: dataConnect)
    self.addPersonMutation = AddPersonMutation(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "Games": ["games._": .field("home"), "games.gameKey": .field("number"), "id.id": .field("number"), "Team.Team": .field("name"), "Team.State": .field("name"), "Team.String": .field("name"), "Team.CodingKeys": .field("name"), "Team.page": .field("HTTPAddress"), "data.toJson": .field("number"), "data.runtimeType": .field("state")],
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

  public let gamesQuery: GamesQuery
  public let getHTTPPageQuery: GetHTTPPageQuery
  public let addPersonMutation: AddPersonMutation
}
