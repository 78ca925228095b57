import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `shadows`.
  static let shadowsConnector: ShadowsConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: ShadowsConnector.connectorConfig,
      callerSDKType: .generated
    )
    return ShadowsConnector(dataConnect: dataConnect)
  }()
}

public final class ShadowsConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "shadows-svc",
    location: "us-east4",
    connector: "shadows"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.thenQuery = ThenQuery(dataConnect: dataConnect)
    self.comQuery = ComQuery(dataConnect: dataConnect)
    self.javaQuery = JavaQuery(dataConnect: dataConnect)
    self.putItemMutation = PutItemMutation(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "com": ["items.java": .field("com"), "items.Companion": .field("same")],
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

  public let thenQuery: ThenQuery
  public let comQuery: ComQuery
  public let javaQuery: JavaQuery
  public let putItemMutation: PutItemMutation
}
