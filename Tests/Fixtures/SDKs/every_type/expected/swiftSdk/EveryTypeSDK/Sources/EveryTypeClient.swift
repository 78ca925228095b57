import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `every_type`.
  static let everyTypeConnector: EveryTypeConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: EveryTypeConnector.connectorConfig,
      callerSDKType: .generated
    )
    return EveryTypeConnector(dataConnect: dataConnect)
  }()
}

public final class EveryTypeConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "every_type-svc",
    location: "us-east4",
    connector: "every_type"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.getThingQuery = GetThingQuery(dataConnect: dataConnect)
    self.addThingMutation = AddThingMutation(dataConnect: dataConnect)
  }

  /// Has it talk to a local server.
  public func useEmulator(
    host: String = DataConnect.EmulatorDefaults.host,
    port: Int = DataConnect.EmulatorDefaults.port
  ) {
    dataConnect.useEmulator(host: host, port: port)
  }

  // MARK: Operations

  public let getThingQuery: GetThingQuery
  public let addThingMutation: AddThingMutation
}
