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

public enum Same: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case Same
  case Other
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.Same, .Other]

  public init(rawValue: String) {
    switch rawValue {
    case "Same": self = .Same
    case "Other": self = .Other
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .Same: return "Same"
    case .Other: return "Other"
    case ._UNKNOWN(let name): return name
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

// MARK: Operations

public final class ThenQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "then"

  public typealias Ref = QueryRefObservation<ThenQuery.Data, ThenQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Item: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID
      public var hashValue_: String?
      public var com: Int?
      public var same: Same?

      /// The key of the row.
      public var itemKey: ItemKey { ItemKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.itemKey == rhs.itemKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
        case hashValue_ = "hashValue"
        case com
        case same
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.hashValue_ = try container.contains(.hashValue_) ? codecHelper.decode(String?.self, forKey: .hashValue_, container: &container) : nil
        self.com = try container.contains(.com) ? codecHelper.decode(Int?.self, forKey: .com, container: &container) : nil
        self.same = try container.contains(.same) ? codecHelper.decode(Same?.self, forKey: .same, container: &container) : nil
      }
    }

    public var items: [Item]

    enum CodingKeys: String, CodingKey {
      case items
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.items = try codecHelper.decode([Item].self, forKey: .items, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ThenQuery.Data, ThenQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ThenQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ComQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "com"

  public typealias Ref = QueryRefObservation<ComQuery.Data, ComQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var com: Int?
    @OptionalVariable public var java: Int?
    @OptionalVariable public var kotlin: Int?
    @OptionalVariable public var kotlinx: Int?
    @OptionalVariable public var Companion: Int?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.com != rhs.com { return false }
      if lhs.$com.isSet != rhs.$com.isSet { return false }
      if lhs.java != rhs.java { return false }
      if lhs.$java.isSet != rhs.$java.isSet { return false }
      if lhs.kotlin != rhs.kotlin { return false }
      if lhs.$kotlin.isSet != rhs.$kotlin.isSet { return false }
      if lhs.kotlinx != rhs.kotlinx { return false }
      if lhs.$kotlinx.isSet != rhs.$kotlinx.isSet { return false }
      if lhs.Companion != rhs.Companion { return false }
      if lhs.$Companion.isSet != rhs.$Companion.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.com)
      hasher.combine(self.java)
      hasher.combine(self.kotlin)
      hasher.combine(self.kotlinx)
      hasher.combine(self.Companion)
    }

    enum CodingKeys: String, CodingKey {
      case com
      case java
      case kotlin
      case kotlinx
      case Companion
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$com.isSet { try codecHelper.encode(self.com, forKey: .com, container: &container) }
      if self.$java.isSet { try codecHelper.encode(self.java, forKey: .java, container: &container) }
      if self.$kotlin.isSet { try codecHelper.encode(self.kotlin, forKey: .kotlin, container: &container) }
      if self.$kotlinx.isSet { try codecHelper.encode(self.kotlinx, forKey: .kotlinx, container: &container) }
      if self.$Companion.isSet { try codecHelper.encode(self.Companion, forKey: .Companion, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Item: Decodable, Sendable {
      public var java: Int?
      public var Companion: Same?

      enum CodingKeys: String, CodingKey {
        case java
        case Companion
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.java = try container.contains(.java) ? codecHelper.decode(Int?.self, forKey: .java, container: &container) : nil
        self.Companion = try container.contains(.Companion) ? codecHelper.decode(Same?.self, forKey: .Companion, container: &container) : nil
      }
    }

    public var items: [Item]

    enum CodingKeys: String, CodingKey {
      case items
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.items = try codecHelper.decode([Item].self, forKey: .items, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout ComQuery.Variables) -> Void)? = nil) -> QueryRefObservation<ComQuery.Data, ComQuery.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, _ optionalVars: (@MainActor (inout ComQuery.Variables) -> Void)? = nil) async throws -> OperationResult<ComQuery.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class JavaQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "java"

  public typealias Ref = QueryRefObservation<JavaQuery.Data, JavaQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Item: Decodable, Sendable {
      public var hashValue: String?

      enum CodingKeys: String, CodingKey {
        case hashValue
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.hashValue = try container.contains(.hashValue) ? codecHelper.decode(String?.self, forKey: .hashValue, container: &container) : nil
      }
    }

    public var items: [Item]

    enum CodingKeys: String, CodingKey {
      case items
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.items = try codecHelper.decode([Item].self, forKey: .items, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<JavaQuery.Data, JavaQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<JavaQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class PutItemMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "PutItem"

  public typealias Ref = MutationRef<PutItemMutation.Data, PutItemMutation.Variables>

  public struct Variables: OperationVariable {
    public var data: ItemData

    public init(data: ItemData) {
      self.data = data
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.data != rhs.data { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.data)
    }

    enum CodingKeys: String, CodingKey {
      case data
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.data, forKey: .data, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public var item_insert: ItemKey

    enum CodingKeys: String, CodingKey {
      case item_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.item_insert = try codecHelper.decode(ItemKey.self, forKey: .item_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(data: ItemData) -> MutationRef<PutItemMutation.Data, PutItemMutation.Variables> {
    makeRef(Variables(data: data))
  }

  /// Runs it once.
  @MainActor
  public func execute(data: ItemData) async throws -> OperationResult<PutItemMutation.Data> {
    try await makeRef(Variables(data: data)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
