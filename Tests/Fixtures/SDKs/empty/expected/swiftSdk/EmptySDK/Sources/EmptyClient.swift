import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `empty`.
  static let emptyConnector: EmptyConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: EmptyConnector.connectorConfig,
      callerSDKType: .generated
    )
    return EmptyConnector(dataConnect: dataConnect)
  }()
}

public final class EmptyConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "empty-svc",
    location: "us-east4",
    connector: "empty"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  /// Has it talk to a local server.
  public func useEmulator(
    host: String = DataConnect.EmulatorDefaults.host,
    port: Int = DataConnect.EmulatorDefaults.port
  ) {
    dataConnect.useEmulator(host: host, port: port)
  }
}
