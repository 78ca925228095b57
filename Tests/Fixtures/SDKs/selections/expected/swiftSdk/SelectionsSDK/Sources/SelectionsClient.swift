import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `selections`.
  static let selectionsConnector: SelectionsConnector = {
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: SelectionsConnector.connectorConfig,
      callerSDKType: .generated
    )
    return SelectionsConnector(dataConnect: dataConnect)
  }()
}

public final class SelectionsConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "selections-svc",
    location: "us-east4",
    connector: "selections"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.nestedQuery = NestedQuery(dataConnect: dataConnect)
    self.aggregatesQuery = AggregatesQuery(dataConnect: dataConnect)
    self.conditionalQuery = ConditionalQuery(dataConnect: dataConnect)
    self.hiddenQuery = HiddenQuery(dataConnect: dataConnect)
    self.nativeQuery = NativeQuery(dataConnect: dataConnect)
    self.writeMutation = WriteMutation(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "Nested": ["first.key": .field("id")],
        "Aggregates": ["films.average": .field("year_avg")],
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

  public let nestedQuery: NestedQuery
  public let aggregatesQuery: AggregatesQuery
  public let conditionalQuery: ConditionalQuery
  public let hiddenQuery: HiddenQuery
  public let nativeQuery: NativeQuery
  public let writeMutation: WriteMutation
}
