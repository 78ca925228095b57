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

public enum `class`: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case `default`
  case new
  case void
  case `in`
  case val
  case `let`
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.`default`, .new, .void, .`in`, .val, .`let`]

  public init(rawValue: String) {
    switch rawValue {
    case "default": self = .`default`
    case "new": self = .new
    case "void": self = .void
    case "in": self = .`in`
    case "val": self = .val
    case "let": self = .`let`
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .`default`: return "default"
    case .new: return "new"
    case .void: return "void"
    case .`in`: return "in"
    case .val: return "val"
    case .`let`: return "let"
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

public final class ImportQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "import"

  public typealias Ref = QueryRefObservation<ImportQuery.Data, ImportQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var class_: `class`?
    public var this: String
    /// Where it is left out, the server takes `1`.
    @OptionalVariable public var `return`: Int?
    @OptionalVariable public var fun: String?
    @OptionalVariable public var dc: String?
    @OptionalVariable public var vars: String?
    @OptionalVariable public var options: String?

    public init(this: String, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.this = this
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.class_ != rhs.class_ { return false }
      if lhs.$class_.isSet != rhs.$class_.isSet { return false }
      if lhs.this != rhs.this { return false }
      if lhs.`return` != rhs.`return` { return false }
      if lhs.$return.isSet != rhs.$return.isSet { return false }
      if lhs.fun != rhs.fun { return false }
      if lhs.$fun.isSet != rhs.$fun.isSet { return false }
      if lhs.dc != rhs.dc { return false }
      if lhs.$dc.isSet != rhs.$dc.isSet { return false }
      if lhs.vars != rhs.vars { return false }
      if lhs.$vars.isSet != rhs.$vars.isSet { return false }
      if lhs.options != rhs.options { return false }
      if lhs.$options.isSet != rhs.$options.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.class_)
      hasher.combine(self.this)
      hasher.combine(self.`return`)
      hasher.combine(self.fun)
      hasher.combine(self.dc)
      hasher.combine(self.vars)
      hasher.combine(self.options)
    }

    enum CodingKeys: String, CodingKey {
      case class_ = "class"
      case this
      case `return`
      case fun
      case dc
      case vars
      case options
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$class_.isSet { try codecHelper.encode(self.class_, forKey: .class_, container: &container) }
      try codecHelper.encode(self.this, forKey: .this, container: &container)
      if let value = self.`return` { try codecHelper.encode(value, forKey: .`return`, container: &container) }
      if self.$fun.isSet { try codecHelper.encode(self.fun, forKey: .fun, container: &container) }
      if self.$dc.isSet { try codecHelper.encode(self.dc, forKey: .dc, container: &container) }
      if self.$vars.isSet { try codecHelper.encode(self.vars, forKey: .vars, container: &container) }
      if self.$options.isSet { try codecHelper.encode(self.options, forKey: .options, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct TypeTypes: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID
      public var `self`: String?
      public var `var`: Int?
      public var `is`: `class`?
      public var `in`: Bool?
      public var final: String?

      public struct TypeObject: Decodable, Sendable {
        public var `self`: String?

        enum CodingKeys: String, CodingKey {
          case `self`
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
        }
      }

      public var object: TypeObject?
      public var class_: String?
      public var `extension`: Int?
      public var hashCode: String?

      /// The key of the row.
      public var typeTypesKey: TypeKey { TypeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.typeTypesKey == rhs.typeTypesKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
        case `self`
        case `var`
        case `is`
        case `in`
        case final
        case object
        case class_ = "class"
        case `extension`
        case hashCode
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
        self.`var` = try container.contains(.`var`) ? codecHelper.decode(Int?.self, forKey: .`var`, container: &container) : nil
        self.`is` = try container.contains(.`is`) ? codecHelper.decode(`class`?.self, forKey: .`is`, container: &container) : nil
        self.`in` = try container.contains(.`in`) ? codecHelper.decode(Bool?.self, forKey: .`in`, container: &container) : nil
        self.final = try container.contains(.final) ? codecHelper.decode(String?.self, forKey: .final, container: &container) : nil
        self.object = try container.contains(.object) ? codecHelper.decode(TypeObject?.self, forKey: .object, container: &container) : nil
        self.class_ = try container.contains(.class_) ? codecHelper.decode(String?.self, forKey: .class_, container: &container) : nil
        self.`extension` = try container.contains(.`extension`) ? codecHelper.decode(Int?.self, forKey: .`extension`, container: &container) : nil
        self.hashCode = try container.contains(.hashCode) ? codecHelper.decode(String?.self, forKey: .hashCode, container: &container) : nil
      }
    }

    public var types: [TypeTypes]

    enum CodingKeys: String, CodingKey {
      case types
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.types = try codecHelper.decode([TypeTypes].self, forKey: .types, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(this: String, _ optionalVars: ((inout ImportQuery.Variables) -> Void)? = nil) -> QueryRefObservation<ImportQuery.Data, ImportQuery.Variables> {
    makeRef(Variables(this: this, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, this: String, _ optionalVars: (@MainActor (inout ImportQuery.Variables) -> Void)? = nil) async throws -> OperationResult<ImportQuery.Data> {
    var variables = Variables(this: this)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class DeleteMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "delete"

  public typealias Ref = MutationRef<DeleteMutation.Data, DeleteMutation.Variables>

  public struct Variables: OperationVariable {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.id != rhs.id { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.id)
    }

    enum CodingKeys: String, CodingKey {
      case id
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.id, forKey: .id, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public var type_delete: TypeKey?

    enum CodingKeys: String, CodingKey {
      case type_delete
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.type_delete = try container.contains(.type_delete) ? codecHelper.decode(TypeKey?.self, forKey: .type_delete, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(id: UUID) -> MutationRef<DeleteMutation.Data, DeleteMutation.Variables> {
    makeRef(Variables(id: id))
  }

  /// Runs it once.
  @MainActor
  public func execute(id: UUID) async throws -> OperationResult<DeleteMutation.Data> {
    try await makeRef(Variables(id: id)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class QueryQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Query"

  public typealias Ref = QueryRefObservation<QueryQuery.Data, QueryQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct TypeTypes: Decodable, Sendable {
      public var `self`: String?

      enum CodingKeys: String, CodingKey {
        case `self`
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
      }
    }

    public var types: [TypeTypes]

    enum CodingKeys: String, CodingKey {
      case types
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.types = try codecHelper.decode([TypeTypes].self, forKey: .types, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<QueryQuery.Data, QueryQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<QueryQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class MutationMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Mutation"

  public typealias Ref = MutationRef<MutationMutation.Data, MutationMutation.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public var type_insert: TypeKey

    enum CodingKeys: String, CodingKey {
      case type_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.type_insert = try codecHelper.decode(TypeKey.self, forKey: .type_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> MutationRef<MutationMutation.Data, MutationMutation.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute() async throws -> OperationResult<MutationMutation.Data> {
    try await makeRef(Variables()).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class GetSnakeCaseQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "get_snake_case"

  public typealias Ref = QueryRefObservation<GetSnakeCaseQuery.Data, GetSnakeCaseQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct TypeTypes: Decodable, Sendable {
      public var `var`: Int?

      enum CodingKeys: String, CodingKey {
        case `var`
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.`var` = try container.contains(.`var`) ? codecHelper.decode(Int?.self, forKey: .`var`, container: &container) : nil
      }
    }

    public var types: [TypeTypes]

    enum CodingKeys: String, CodingKey {
      case types
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.types = try codecHelper.decode([TypeTypes].self, forKey: .types, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<GetSnakeCaseQuery.Data, GetSnakeCaseQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<GetSnakeCaseQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ExecuteQueryQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "ExecuteQuery"

  public typealias Ref = QueryRefObservation<ExecuteQueryQuery.Data, ExecuteQueryQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct TypeTypes: Decodable, Sendable {
      public var `in`: Bool?

      enum CodingKeys: String, CodingKey {
        case `in`
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.`in` = try container.contains(.`in`) ? codecHelper.decode(Bool?.self, forKey: .`in`, container: &container) : nil
      }
    }

    public var types: [TypeTypes]

    enum CodingKeys: String, CodingKey {
      case types
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.types = try codecHelper.decode([TypeTypes].self, forKey: .types, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ExecuteQueryQuery.Data, ExecuteQueryQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ExecuteQueryQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}
