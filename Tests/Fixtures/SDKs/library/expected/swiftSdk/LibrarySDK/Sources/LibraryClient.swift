import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

public extension DataConnect {
  /// The connector `library`.
  static let libraryConnector: LibraryConnector = {
    #if canImport(FirebaseDataConnect)
    let cacheSettings = CacheSettings(storage: .memory, maxAge: 30.5)
    #else
    let cacheSettings = CacheSettings(storage: .memory, maxAge: 30.5, maxSize: 50000000)
    #endif
    let dataConnect = DataConnect.dataConnect(
      connectorConfig: LibraryConnector.connectorConfig,
      settings: DataConnectSettings(cacheSettings: cacheSettings),
      callerSDKType: .generated
    )
    return LibraryConnector(dataConnect: dataConnect)
  }()
}

public final class LibraryConnector: Sendable {
  let dataConnect: DataConnect

  public static let connectorConfig = ConnectorConfig(
    serviceId: "library-svc",
    location: "us-east4",
    connector: "library"
  )

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
    self.addBookMutation = AddBookMutation(dataConnect: dataConnect)
    self.getBookQuery = GetBookQuery(dataConnect: dataConnect)
    self.listBooksQuery = ListBooksQuery(dataConnect: dataConnect)
    #if !canImport(FirebaseDataConnect)
      dataConnect.nameFields([
        "ListBooks": ["books.writer": .field("author")],
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

  public let addBookMutation: AddBookMutation
  public let getBookQuery: GetBookQuery
  public let listBooksQuery: ListBooksQuery
}
