import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

// MARK: Common Enums

public enum OrderDirection: String, Codable, Sendable {
  case ASC
  case DESC
}

public enum SearchQueryFormat: String, Codable, Sendable {
  case QUERY
  case PLAIN
  case PHRASE
  case ADVANCED
}

// MARK: Connector Enums

// MARK: Operations
