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

public enum Word: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case `self`
  case `Self`
  case `Type`
  case `init`
  case `class`
  case `async`
  case `await`
  case `default`
  case hashCode
  case toString
  case `nil`
  case None
  case `is`
  case `in`
  case fun
  case when
  case object
  case val
  case `var`
  case `operator`
  case late
  case required
  case rawValue_
  case allCases_
  case Unknown
  case UNKNOWN
  case Known
  case EnumValue
  case stringValue
  case `open`
  case data
  case value
  case description
  case hash_
  case hashValue_
  case constructor
  case prototype
  case name
  case ordinal
  case entries
  case values
  case valueOf
  case toJson
  case index
  case Word
  case String_
  case `Any`
  case Data
  case `func`
  case `let`
  case `enum`
  case `switch`
  case typeof
  case interface
  case this
  case `super`
  case new
  case void
  case delete
  case function
  case export
  case `import`
  case `yield`
  case get
  case set
  case `static`
  case final
  case abstract
  case dynamic
  case encode
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.`self`, .`Self`, .`Type`, .`init`, .`class`, .`async`, .`await`, .`default`, .hashCode, .toString, .`nil`, .None, .`is`, .`in`, .fun, .when, .object, .val, .`var`, .`operator`, .late, .required, .rawValue_, .allCases_, .Unknown, .UNKNOWN, .Known, .EnumValue, .stringValue, .`open`, .data, .value, .description, .hash_, .hashValue_, .constructor, .prototype, .name, .ordinal, .entries, .values, .valueOf, .toJson, .index, .Word, .String_, .`Any`, .Data, .`func`, .`let`, .`enum`, .`switch`, .typeof, .interface, .this, .`super`, .new, .void, .delete, .function, .export, .`import`, .`yield`, .get, .set, .`static`, .final, .abstract, .dynamic, .encode]

  public init(rawValue: String) {
    switch rawValue {
    case "self": self = .`self`
    case "Self": self = .`Self`
    case "Type": self = .`Type`
    case "init": self = .`init`
    case "class": self = .`class`
    case "async": self = .`async`
    case "await": self = .`await`
    case "default": self = .`default`
    case "hashCode": self = .hashCode
    case "toString": self = .toString
    case "nil": self = .`nil`
    case "None": self = .None
    case "is": self = .`is`
    case "in": self = .`in`
    case "fun": self = .fun
    case "when": self = .when
    case "object": self = .object
    case "val": self = .val
    case "var": self = .`var`
    case "operator": self = .`operator`
    case "late": self = .late
    case "required": self = .required
    case "rawValue": self = .rawValue_
    case "allCases": self = .allCases_
    case "Unknown": self = .Unknown
    case "UNKNOWN": self = .UNKNOWN
    case "Known": self = .Known
    case "EnumValue": self = .EnumValue
    case "stringValue": self = .stringValue
    case "open": self = .`open`
    case "data": self = .data
    case "value": self = .value
    case "description": self = .description
    case "hash": self = .hash_
    case "hashValue": self = .hashValue_
    case "constructor": self = .constructor
    case "prototype": self = .prototype
    case "name": self = .name
    case "ordinal": self = .ordinal
    case "entries": self = .entries
    case "values": self = .values
    case "valueOf": self = .valueOf
    case "toJson": self = .toJson
    case "index": self = .index
    case "Word": self = .Word
    case "String": self = .String_
    case "Any": self = .`Any`
    case "Data": self = .Data
    case "func": self = .`func`
    case "let": self = .`let`
    case "enum": self = .`enum`
    case "switch": self = .`switch`
    case "typeof": self = .typeof
    case "interface": self = .interface
    case "this": self = .this
    case "super": self = .`super`
    case "new": self = .new
    case "void": self = .void
    case "delete": self = .delete
    case "function": self = .function
    case "export": self = .export
    case "import": self = .`import`
    case "yield": self = .`yield`
    case "get": self = .get
    case "set": self = .set
    case "static": self = .`static`
    case "final": self = .final
    case "abstract": self = .abstract
    case "dynamic": self = .dynamic
    case "encode": self = .encode
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .`self`: return "self"
    case .`Self`: return "Self"
    case .`Type`: return "Type"
    case .`init`: return "init"
    case .`class`: return "class"
    case .`async`: return "async"
    case .`await`: return "await"
    case .`default`: return "default"
    case .hashCode: return "hashCode"
    case .toString: return "toString"
    case .`nil`: return "nil"
    case .None: return "None"
    case .`is`: return "is"
    case .`in`: return "in"
    case .fun: return "fun"
    case .when: return "when"
    case .object: return "object"
    case .val: return "val"
    case .`var`: return "var"
    case .`operator`: return "operator"
    case .late: return "late"
    case .required: return "required"
    case .rawValue_: return "rawValue"
    case .allCases_: return "allCases"
    case .Unknown: return "Unknown"
    case .UNKNOWN: return "UNKNOWN"
    case .Known: return "Known"
    case .EnumValue: return "EnumValue"
    case .stringValue: return "stringValue"
    case .`open`: return "open"
    case .data: return "data"
    case .value: return "value"
    case .description: return "description"
    case .hash_: return "hash"
    case .hashValue_: return "hashValue"
    case .constructor: return "constructor"
    case .prototype: return "prototype"
    case .name: return "name"
    case .ordinal: return "ordinal"
    case .entries: return "entries"
    case .values: return "values"
    case .valueOf: return "valueOf"
    case .toJson: return "toJson"
    case .index: return "index"
    case .Word: return "Word"
    case .String_: return "String"
    case .`Any`: return "Any"
    case .Data: return "Data"
    case .`func`: return "func"
    case .`let`: return "let"
    case .`enum`: return "enum"
    case .`switch`: return "switch"
    case .typeof: return "typeof"
    case .interface: return "interface"
    case .this: return "this"
    case .`super`: return "super"
    case .new: return "new"
    case .void: return "void"
    case .delete: return "delete"
    case .function: return "function"
    case .export: return "export"
    case .`import`: return "import"
    case .`yield`: return "yield"
    case .get: return "get"
    case .set: return "set"
    case .`static`: return "static"
    case .final: return "final"
    case .abstract: return "abstract"
    case .dynamic: return "dynamic"
    case .encode: return "encode"
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

public final class DataQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Data"

  public typealias Ref = QueryRefObservation<DataQuery.Data, DataQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<DataQuery.Data, DataQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<DataQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ResultQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Result"

  public typealias Ref = QueryRefObservation<ResultQuery.Data, ResultQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ResultQuery.Data, ResultQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ResultQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ErrorQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Error"

  public typealias Ref = QueryRefObservation<ErrorQuery.Data, ErrorQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ErrorQuery.Data, ErrorQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ErrorQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ListQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "List"

  public typealias Ref = QueryRefObservation<ListQuery.Data, ListQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ListQuery.Data, ListQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ListQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class StringQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "String"

  public typealias Ref = QueryRefObservation<StringQuery.Data, StringQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<StringQuery.Data, StringQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<StringQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class MapQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Map"

  public typealias Ref = QueryRefObservation<MapQuery.Data, MapQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<MapQuery.Data, MapQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<MapQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class DateQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Date"

  public typealias Ref = QueryRefObservation<DateQuery.Data, DateQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<DateQuery.Data, DateQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<DateQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class FetchQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "fetch"

  public typealias Ref = QueryRefObservation<FetchQuery.Data, FetchQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<FetchQuery.Data, FetchQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<FetchQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class QueryQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "query"

  public typealias Ref = QueryRefObservation<QueryQuery.Data, QueryQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
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

public final class MutationQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "mutation"

  public typealias Ref = QueryRefObservation<MutationQuery.Data, MutationQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<MutationQuery.Data, MutationQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<MutationQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class DataConnectQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "DataConnect"

  public typealias Ref = QueryRefObservation<DataConnectQuery.Data, DataConnectQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<DataConnectQuery.Data, DataConnectQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<DataConnectQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ConnectorConfigQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "connectorConfig"

  public typealias Ref = QueryRefObservation<ConnectorConfigQuery.Data, ConnectorConfigQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ConnectorConfigQuery.Data, ConnectorConfigQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ConnectorConfigQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class HashCodeQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "hashCode"

  public typealias Ref = QueryRefObservation<HashCodeQuery.Data, HashCodeQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<HashCodeQuery.Data, HashCodeQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<HashCodeQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ToStringQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "toString"

  public typealias Ref = QueryRefObservation<ToStringQuery.Data, ToStringQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ToStringQuery.Data, ToStringQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ToStringQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class UndefinedQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "undefined"

  public typealias Ref = QueryRefObservation<UndefinedQuery.Data, UndefinedQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<UndefinedQuery.Data, UndefinedQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<UndefinedQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ConstructorQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "constructor"

  public typealias Ref = QueryRefObservation<ConstructorQuery.Data, ConstructorQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID

      /// The key of the row.
      public var nodeKey: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey == rhs.nodeKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<ConstructorQuery.Data, ConstructorQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<ConstructorQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class VariablesQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Variables"

  public typealias Ref = QueryRefObservation<VariablesQuery.Data, VariablesQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var variables: String?
    @OptionalVariable public var dc: String?
    @OptionalVariable public var options: String?
    @OptionalVariable public var vars: String?
    @OptionalVariable public var onResult: String?
    @OptionalVariable public var data: String?
    @OptionalVariable public var args: String?
    @OptionalVariable public var `init`: String?
    @OptionalVariable public var Type_: String?
    @OptionalVariable public var Data_: String?
    @OptionalVariable public var Variables_: String?
    @OptionalVariable public var `async`: String?
    @OptionalVariable public var builder: String?
    @OptionalVariable public var block: String?
    @OptionalVariable public var _x: String?
    @OptionalVariable public var undefined: String?
    /// Where it is left out, the server takes `["self"]`.
    @OptionalVariable public var `some`: [Word]?
    public var more: [Int64]
    @OptionalVariable public var word: Word?
    @OptionalVariable public var hashCode: Int?
    @OptionalVariable public var hash: Int?
    @OptionalVariable public var encoder: Int?

    public init(more: [Int64], _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.more = more
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.variables != rhs.variables { return false }
      if lhs.$variables.isSet != rhs.$variables.isSet { return false }
      if lhs.dc != rhs.dc { return false }
      if lhs.$dc.isSet != rhs.$dc.isSet { return false }
      if lhs.options != rhs.options { return false }
      if lhs.$options.isSet != rhs.$options.isSet { return false }
      if lhs.vars != rhs.vars { return false }
      if lhs.$vars.isSet != rhs.$vars.isSet { return false }
      if lhs.onResult != rhs.onResult { return false }
      if lhs.$onResult.isSet != rhs.$onResult.isSet { return false }
      if lhs.data != rhs.data { return false }
      if lhs.$data.isSet != rhs.$data.isSet { return false }
      if lhs.args != rhs.args { return false }
      if lhs.$args.isSet != rhs.$args.isSet { return false }
      if lhs.`init` != rhs.`init` { return false }
      if lhs.$init.isSet != rhs.$init.isSet { return false }
      if lhs.Type_ != rhs.Type_ { return false }
      if lhs.$Type_.isSet != rhs.$Type_.isSet { return false }
      if lhs.Data_ != rhs.Data_ { return false }
      if lhs.$Data_.isSet != rhs.$Data_.isSet { return false }
      if lhs.Variables_ != rhs.Variables_ { return false }
      if lhs.$Variables_.isSet != rhs.$Variables_.isSet { return false }
      if lhs.`async` != rhs.`async` { return false }
      if lhs.$async.isSet != rhs.$async.isSet { return false }
      if lhs.builder != rhs.builder { return false }
      if lhs.$builder.isSet != rhs.$builder.isSet { return false }
      if lhs.block != rhs.block { return false }
      if lhs.$block.isSet != rhs.$block.isSet { return false }
      if lhs._x != rhs._x { return false }
      if lhs.$_x.isSet != rhs.$_x.isSet { return false }
      if lhs.undefined != rhs.undefined { return false }
      if lhs.$undefined.isSet != rhs.$undefined.isSet { return false }
      if lhs.`some` != rhs.`some` { return false }
      if lhs.$some.isSet != rhs.$some.isSet { return false }
      if lhs.more != rhs.more { return false }
      if lhs.word != rhs.word { return false }
      if lhs.$word.isSet != rhs.$word.isSet { return false }
      if lhs.hashCode != rhs.hashCode { return false }
      if lhs.$hashCode.isSet != rhs.$hashCode.isSet { return false }
      if lhs.hash != rhs.hash { return false }
      if lhs.$hash.isSet != rhs.$hash.isSet { return false }
      if lhs.encoder != rhs.encoder { return false }
      if lhs.$encoder.isSet != rhs.$encoder.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.variables)
      hasher.combine(self.dc)
      hasher.combine(self.options)
      hasher.combine(self.vars)
      hasher.combine(self.onResult)
      hasher.combine(self.data)
      hasher.combine(self.args)
      hasher.combine(self.`init`)
      hasher.combine(self.Type_)
      hasher.combine(self.Data_)
      hasher.combine(self.Variables_)
      hasher.combine(self.`async`)
      hasher.combine(self.builder)
      hasher.combine(self.block)
      hasher.combine(self._x)
      hasher.combine(self.undefined)
      hasher.combine(self.`some`)
      hasher.combine(self.more)
      hasher.combine(self.word)
      hasher.combine(self.hashCode)
      hasher.combine(self.hash)
      hasher.combine(self.encoder)
    }

    enum CodingKeys: String, CodingKey {
      case variables
      case dc
      case options
      case vars
      case onResult
      case data
      case args
      case `init`
      case Type_ = "Type"
      case Data_ = "Data"
      case Variables_ = "Variables"
      case `async`
      case builder
      case block
      case _x
      case undefined
      case `some`
      case more
      case word
      case hashCode
      case hash
      case encoder
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$variables.isSet { try codecHelper.encode(self.variables, forKey: .variables, container: &container) }
      if self.$dc.isSet { try codecHelper.encode(self.dc, forKey: .dc, container: &container) }
      if self.$options.isSet { try codecHelper.encode(self.options, forKey: .options, container: &container) }
      if self.$vars.isSet { try codecHelper.encode(self.vars, forKey: .vars, container: &container) }
      if self.$onResult.isSet { try codecHelper.encode(self.onResult, forKey: .onResult, container: &container) }
      if self.$data.isSet { try codecHelper.encode(self.data, forKey: .data, container: &container) }
      if self.$args.isSet { try codecHelper.encode(self.args, forKey: .args, container: &container) }
      if self.$init.isSet { try codecHelper.encode(self.`init`, forKey: .`init`, container: &container) }
      if self.$Type_.isSet { try codecHelper.encode(self.Type_, forKey: .Type_, container: &container) }
      if self.$Data_.isSet { try codecHelper.encode(self.Data_, forKey: .Data_, container: &container) }
      if self.$Variables_.isSet { try codecHelper.encode(self.Variables_, forKey: .Variables_, container: &container) }
      if self.$async.isSet { try codecHelper.encode(self.`async`, forKey: .`async`, container: &container) }
      if self.$builder.isSet { try codecHelper.encode(self.builder, forKey: .builder, container: &container) }
      if self.$block.isSet { try codecHelper.encode(self.block, forKey: .block, container: &container) }
      if self.$_x.isSet { try codecHelper.encode(self._x, forKey: ._x, container: &container) }
      if self.$undefined.isSet { try codecHelper.encode(self.undefined, forKey: .undefined, container: &container) }
      if let value = self.`some` { try codecHelper.encode(value, forKey: .`some`, container: &container) }
      try codecHelper.encode(self.more, forKey: .more, container: &container)
      if self.$word.isSet { try codecHelper.encode(self.word, forKey: .word, container: &container) }
      if self.$hashCode.isSet { try codecHelper.encode(self.hashCode, forKey: .hashCode, container: &container) }
      if self.$hash.isSet { try codecHelper.encode(self.hash, forKey: .hash, container: &container) }
      if self.$encoder.isSet { try codecHelper.encode(self.encoder, forKey: .encoder, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var __typename: String
      public var kind: String
      public var id: UUID
      public var `self`: String?
      public var Type_: String?
      public var `init`: Int?
      public var `class`: Word?
      public var `async`: Bool?
      public var toString: String?
      public var description: String?
      public var hash: Int?
      public var constructor: String?
      public var prototype: String?
      public var Data_: String?
      public var Variables_: String?
      public var arguments: String?
      public var component1: String?
      public var equals: String?
      public var `copy`: String?
      public var words: [Word]?
      public var bigs: [Int64]?
      public var moreBigs: [Int64]?
      public var noSuchMethod: String?
      public var debugDescription: String?
      public var encode: String?
      public var nodeKey: String?

      /// The key of the row.
      public var nodeKey_: NodeKey { NodeKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.nodeKey_ == rhs.nodeKey_
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case __typename
        case kind
        case id
        case `self`
        case Type_ = "Type"
        case `init`
        case `class`
        case `async`
        case toString
        case description
        case hash
        case constructor
        case prototype
        case Data_ = "Data"
        case Variables_ = "Variables"
        case arguments
        case component1
        case equals
        case `copy`
        case words
        case bigs
        case moreBigs
        case noSuchMethod
        case debugDescription
        case encode
        case nodeKey
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.__typename = try codecHelper.decode(String.self, forKey: .__typename, container: &container)
        self.kind = try codecHelper.decode(String.self, forKey: .kind, container: &container)
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
        self.Type_ = try container.contains(.Type_) ? codecHelper.decode(String?.self, forKey: .Type_, container: &container) : nil
        self.`init` = try container.contains(.`init`) ? codecHelper.decode(Int?.self, forKey: .`init`, container: &container) : nil
        self.`class` = try container.contains(.`class`) ? codecHelper.decode(Word?.self, forKey: .`class`, container: &container) : nil
        self.`async` = try container.contains(.`async`) ? codecHelper.decode(Bool?.self, forKey: .`async`, container: &container) : nil
        self.toString = try container.contains(.toString) ? codecHelper.decode(String?.self, forKey: .toString, container: &container) : nil
        self.description = try container.contains(.description) ? codecHelper.decode(String?.self, forKey: .description, container: &container) : nil
        self.hash = try container.contains(.hash) ? codecHelper.decode(Int?.self, forKey: .hash, container: &container) : nil
        self.constructor = try container.contains(.constructor) ? codecHelper.decode(String?.self, forKey: .constructor, container: &container) : nil
        self.prototype = try container.contains(.prototype) ? codecHelper.decode(String?.self, forKey: .prototype, container: &container) : nil
        self.Data_ = try container.contains(.Data_) ? codecHelper.decode(String?.self, forKey: .Data_, container: &container) : nil
        self.Variables_ = try container.contains(.Variables_) ? codecHelper.decode(String?.self, forKey: .Variables_, container: &container) : nil
        self.arguments = try container.contains(.arguments) ? codecHelper.decode(String?.self, forKey: .arguments, container: &container) : nil
        self.component1 = try container.contains(.component1) ? codecHelper.decode(String?.self, forKey: .component1, container: &container) : nil
        self.equals = try container.contains(.equals) ? codecHelper.decode(String?.self, forKey: .equals, container: &container) : nil
        self.`copy` = try container.contains(.`copy`) ? codecHelper.decode(String?.self, forKey: .`copy`, container: &container) : nil
        self.words = try container.contains(.words) ? codecHelper.decode([Word]?.self, forKey: .words, container: &container) : nil
        self.bigs = try container.contains(.bigs) ? codecHelper.decode([Int64]?.self, forKey: .bigs, container: &container) : nil
        self.moreBigs = try container.contains(.moreBigs) ? codecHelper.decode([Int64]?.self, forKey: .moreBigs, container: &container) : nil
        self.noSuchMethod = try container.contains(.noSuchMethod) ? codecHelper.decode(String?.self, forKey: .noSuchMethod, container: &container) : nil
        self.debugDescription = try container.contains(.debugDescription) ? codecHelper.decode(String?.self, forKey: .debugDescription, container: &container) : nil
        self.encode = try container.contains(.encode) ? codecHelper.decode(String?.self, forKey: .encode, container: &container) : nil
        self.nodeKey = try container.contains(.nodeKey) ? codecHelper.decode(String?.self, forKey: .nodeKey, container: &container) : nil
      }
    }

    public var nodes: [Node]

    enum CodingKeys: String, CodingKey {
      case nodes
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(more: [Int64], _ optionalVars: ((inout VariablesQuery.Variables) -> Void)? = nil) -> QueryRefObservation<VariablesQuery.Data, VariablesQuery.Variables> {
    makeRef(Variables(more: more, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, more: [Int64], _ optionalVars: (@MainActor (inout VariablesQuery.Variables) -> Void)? = nil) async throws -> OperationResult<VariablesQuery.Data> {
    var variables = Variables(more: more)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class NestedQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Nested"

  public typealias Ref = QueryRefObservation<NestedQuery.Data, NestedQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Node: Decodable, Sendable {
      public struct NodeNode: Decodable, Sendable {
        public struct Node: Decodable, Sendable {
          public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
            public struct Node: Decodable, Sendable, Hashable, Equatable, Identifiable {
              public var id: UUID

              /// The key of the row.
              public var nodeKey: NodeKey { NodeKey(id: self.id) }

              public static func == (lhs: Self, rhs: Self) -> Bool {
                lhs.nodeKey == rhs.nodeKey
              }

              public func hash(into hasher: inout Hasher) {
                hasher.combine(self.id)
              }

              enum CodingKeys: String, CodingKey {
                case id
              }

              public init(from decoder: any Decoder) throws {
                var container = try decoder.container(keyedBy: CodingKeys.self)
                let codecHelper = CodecHelper<CodingKeys>()
                self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
              }
            }

            public var node: Node?
            public var id: UUID

            /// The key of the row.
            public var nodeKey: NodeKey { NodeKey(id: self.id) }

            public static func == (lhs: Self, rhs: Self) -> Bool {
              lhs.nodeKey == rhs.nodeKey
            }

            public func hash(into hasher: inout Hasher) {
              hasher.combine(self.id)
            }

            enum CodingKeys: String, CodingKey {
              case node
              case id
            }

            public init(from decoder: any Decoder) throws {
              var container = try decoder.container(keyedBy: CodingKeys.self)
              let codecHelper = CodecHelper<CodingKeys>()
              self.node = try container.contains(.node) ? codecHelper.decode(Node?.self, forKey: .node, container: &container) : nil
              self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
            }
          }

          public var node: Node?
          public var `self`: String?

          enum CodingKeys: String, CodingKey {
            case node
            case `self`
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.node = try container.contains(.node) ? codecHelper.decode(Node?.self, forKey: .node, container: &container) : nil
            self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
          }
        }

        public var node: Node?

        enum CodingKeys: String, CodingKey {
          case node
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.node = try container.contains(.node) ? codecHelper.decode(Node?.self, forKey: .node, container: &container) : nil
        }
      }

      public var node: NodeNode?

      public struct NodeNode_: Decodable, Sendable {
        public struct NodeNode: Decodable, Sendable {
          public struct NodeNode: Decodable, Sendable, Hashable, Equatable, Identifiable {
            public var id: UUID

            /// The key of the row.
            public var nodeNodeKey: NodeKey { NodeKey(id: self.id) }

            public static func == (lhs: Self, rhs: Self) -> Bool {
              lhs.nodeNodeKey == rhs.nodeNodeKey
            }

            public func hash(into hasher: inout Hasher) {
              hasher.combine(self.id)
            }

            enum CodingKeys: String, CodingKey {
              case id
            }

            public init(from decoder: any Decoder) throws {
              var container = try decoder.container(keyedBy: CodingKeys.self)
              let codecHelper = CodecHelper<CodingKeys>()
              self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
            }
          }

          public var Node: NodeNode?

          enum CodingKeys: String, CodingKey {
            case Node
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.Node = try container.contains(.Node) ? codecHelper.decode(NodeNode?.self, forKey: .Node, container: &container) : nil
          }
        }

        public var Node: NodeNode?

        enum CodingKeys: String, CodingKey {
          case Node
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.Node = try container.contains(.Node) ? codecHelper.decode(NodeNode?.self, forKey: .Node, container: &container) : nil
        }
      }

      public var Node: NodeNode_?

      public struct NodeA: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID

        /// The key of the row.
        public var nodeAKey: NodeKey { NodeKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.nodeAKey == rhs.nodeAKey
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case id
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        }
      }

      public var a: NodeA?

      public struct NodeA_: Decodable, Sendable {
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

      public var A: NodeA_?

      public struct NodeA__: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var `self`: String?
        public var id: UUID

        /// The key of the row.
        public var nodeA__Key: NodeKey { NodeKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.nodeA__Key == rhs.nodeA__Key
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case `self`
          case id
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        }
      }

      public var a_: NodeA__?

      public struct NodeData: Decodable, Sendable {
        public struct NodeData: Decodable, Sendable {
          public struct NodeData: Decodable, Sendable {
            public var words: [Word]?

            enum CodingKeys: String, CodingKey {
              case words
            }

            public init(from decoder: any Decoder) throws {
              var container = try decoder.container(keyedBy: CodingKeys.self)
              let codecHelper = CodecHelper<CodingKeys>()
              self.words = try container.contains(.words) ? codecHelper.decode([Word]?.self, forKey: .words, container: &container) : nil
            }
          }

          public var data: NodeData?

          enum CodingKeys: String, CodingKey {
            case data
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.data = try container.contains(.data) ? codecHelper.decode(NodeData?.self, forKey: .data, container: &container) : nil
          }
        }

        public var data: NodeData?

        enum CodingKeys: String, CodingKey {
          case data
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.data = try container.contains(.data) ? codecHelper.decode(NodeData?.self, forKey: .data, container: &container) : nil
        }
      }

      public var data: NodeData?

      public struct NodeNodesOnNode: Decodable, Sendable {
        public struct Node: Decodable, Sendable {
          public var words: [Word]?
          public var bigs: [Int64]?

          enum CodingKeys: String, CodingKey {
            case words
            case bigs
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.words = try container.contains(.words) ? codecHelper.decode([Word]?.self, forKey: .words, container: &container) : nil
            self.bigs = try container.contains(.bigs) ? codecHelper.decode([Int64]?.self, forKey: .bigs, container: &container) : nil
          }
        }

        public var nodes_on_node: [Node]

        enum CodingKeys: String, CodingKey {
          case nodes_on_node
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.nodes_on_node = try codecHelper.decode([Node].self, forKey: .nodes_on_node, container: &container)
        }
      }

      public var nodes_on_node: [NodeNodesOnNode]

      public struct NodeType: Decodable, Sendable {
        public struct NodeType: Decodable, Sendable {
          public var Type_: String?

          enum CodingKeys: String, CodingKey {
            case Type_ = "Type"
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.Type_ = try container.contains(.Type_) ? codecHelper.decode(String?.self, forKey: .Type_, container: &container) : nil
          }
        }

        public var Type_: NodeType?

        enum CodingKeys: String, CodingKey {
          case Type_ = "Type"
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.Type_ = try container.contains(.Type_) ? codecHelper.decode(NodeType?.self, forKey: .Type_, container: &container) : nil
        }
      }

      public var Type_: NodeType?

      public struct NodeSelf: Decodable, Sendable {
        public struct NodeSelf: Decodable, Sendable {
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

        public var `self`: NodeSelf?

        enum CodingKeys: String, CodingKey {
          case `self`
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.`self` = try container.contains(.`self`) ? codecHelper.decode(NodeSelf?.self, forKey: .`self`, container: &container) : nil
        }
      }

      public var `self`: NodeSelf?

      enum CodingKeys: String, CodingKey {
        case node
        case Node
        case a
        case A
        case a_
        case data
        case nodes_on_node
        case Type_ = "Type"
        case `self`
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.node = try container.contains(.node) ? codecHelper.decode(NodeNode?.self, forKey: .node, container: &container) : nil
        self.Node = try container.contains(.Node) ? codecHelper.decode(NodeNode_?.self, forKey: .Node, container: &container) : nil
        self.a = try container.contains(.a) ? codecHelper.decode(NodeA?.self, forKey: .a, container: &container) : nil
        self.A = try container.contains(.A) ? codecHelper.decode(NodeA_?.self, forKey: .A, container: &container) : nil
        self.a_ = try container.contains(.a_) ? codecHelper.decode(NodeA__?.self, forKey: .a_, container: &container) : nil
        self.data = try container.contains(.data) ? codecHelper.decode(NodeData?.self, forKey: .data, container: &container) : nil
        self.nodes_on_node = try codecHelper.decode([NodeNodesOnNode].self, forKey: .nodes_on_node, container: &container)
        self.Type_ = try container.contains(.Type_) ? codecHelper.decode(NodeType?.self, forKey: .Type_, container: &container) : nil
        self.`self` = try container.contains(.`self`) ? codecHelper.decode(NodeSelf?.self, forKey: .`self`, container: &container) : nil
      }
    }

    public var nodes: [Node]

    public struct NodeNodes: Decodable, Sendable {
      public struct NodeNodesItem: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID

        /// The key of the row.
        public var nodeNodesItemKey: NodeKey { NodeKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.nodeNodesItemKey == rhs.nodeNodesItemKey
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case id
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        }
      }

      public var nodesItem: NodeNodesItem?

      public struct NodeNodesItem_: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var `self`: String?

        /// The key of the row.
        public var nodeNodesItem_Key: NodeKey { NodeKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.nodeNodesItem_Key == rhs.nodeNodesItem_Key
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case id
          case `self`
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
          self.`self` = try container.contains(.`self`) ? codecHelper.decode(String?.self, forKey: .`self`, container: &container) : nil
        }
      }

      public var nodes_item: NodeNodesItem_?

      enum CodingKeys: String, CodingKey {
        case nodesItem
        case nodes_item
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.nodesItem = try container.contains(.nodesItem) ? codecHelper.decode(NodeNodesItem?.self, forKey: .nodesItem, container: &container) : nil
        self.nodes_item = try container.contains(.nodes_item) ? codecHelper.decode(NodeNodesItem_?.self, forKey: .nodes_item, container: &container) : nil
      }
    }

    public var Nodes: [NodeNodes]

    public struct NodeNodesItem: Decodable, Sendable {
      public var Word_: Word?
      public var String_: String?
      public var Int64_: [Int64]?

      enum CodingKeys: String, CodingKey {
        case Word_ = "Word"
        case String_ = "String"
        case Int64_ = "Int64"
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.Word_ = try container.contains(.Word_) ? codecHelper.decode(Word?.self, forKey: .Word_, container: &container) : nil
        self.String_ = try container.contains(.String_) ? codecHelper.decode(String?.self, forKey: .String_, container: &container) : nil
        self.Int64_ = try container.contains(.Int64_) ? codecHelper.decode([Int64]?.self, forKey: .Int64_, container: &container) : nil
      }
    }

    public var nodesItem: [NodeNodesItem]

    enum CodingKeys: String, CodingKey {
      case nodes
      case Nodes
      case nodesItem
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
      self.Nodes = try codecHelper.decode([NodeNodes].self, forKey: .Nodes, container: &container)
      self.nodesItem = try codecHelper.decode([NodeNodesItem].self, forKey: .nodesItem, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<NestedQuery.Data, NestedQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<NestedQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class PutMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Put"

  public typealias Ref = MutationRef<PutMutation.Data, PutMutation.Variables>

  public struct Variables: OperationVariable {
    public var data: NodeData

    public init(data: NodeData) {
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
    public var node_insert: NodeKey

    enum CodingKeys: String, CodingKey {
      case node_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.node_insert = try codecHelper.decode(NodeKey.self, forKey: .node_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(data: NodeData) -> MutationRef<PutMutation.Data, PutMutation.Variables> {
    makeRef(Variables(data: data))
  }

  /// Runs it once.
  @MainActor
  public func execute(data: NodeData) async throws -> OperationResult<PutMutation.Data> {
    try await makeRef(Variables(data: data)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class FindMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Find"

  public typealias Ref = MutationRef<FindMutation.Data, FindMutation.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var `where`: NodeFilter?
    @OptionalVariable public var order: [NodeOrder]?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.`where` != rhs.`where` { return false }
      if lhs.$where.isSet != rhs.$where.isSet { return false }
      if lhs.order != rhs.order { return false }
      if lhs.$order.isSet != rhs.$order.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.`where`)
      hasher.combine(self.order)
    }

    enum CodingKeys: String, CodingKey {
      case `where`
      case order
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$where.isSet { try codecHelper.encode(self.`where`, forKey: .`where`, container: &container) }
      if self.$order.isSet { try codecHelper.encode(self.order, forKey: .order, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Query: Decodable, Sendable {
      public struct Node: Decodable, Sendable {
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

      public var nodes: [Node]

      enum CodingKeys: String, CodingKey {
        case nodes
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.nodes = try codecHelper.decode([Node].self, forKey: .nodes, container: &container)
      }
    }

    public var query: Query?

    enum CodingKeys: String, CodingKey {
      case query
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.query = try container.contains(.query) ? codecHelper.decode(Query?.self, forKey: .query, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout FindMutation.Variables) -> Void)? = nil) -> MutationRef<FindMutation.Data, FindMutation.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(_ optionalVars: (@MainActor (inout FindMutation.Variables) -> Void)? = nil) async throws -> OperationResult<FindMutation.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class FillMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Fill"

  public typealias Ref = MutationRef<FillMutation.Data, FillMutation.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var words: [Word]?
    @OptionalVariable public var bigs: [Int64]?
    @OptionalVariable public var more: [Int64]?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.words != rhs.words { return false }
      if lhs.$words.isSet != rhs.$words.isSet { return false }
      if lhs.bigs != rhs.bigs { return false }
      if lhs.$bigs.isSet != rhs.$bigs.isSet { return false }
      if lhs.more != rhs.more { return false }
      if lhs.$more.isSet != rhs.$more.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.words)
      hasher.combine(self.bigs)
      hasher.combine(self.more)
    }

    enum CodingKeys: String, CodingKey {
      case words
      case bigs
      case more
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$words.isSet { try codecHelper.encode(self.words, forKey: .words, container: &container) }
      if self.$bigs.isSet { try codecHelper.encode(self.bigs, forKey: .bigs, container: &container) }
      if self.$more.isSet { try codecHelper.encode(self.more, forKey: .more, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public var node_insert: NodeKey

    enum CodingKeys: String, CodingKey {
      case node_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.node_insert = try codecHelper.decode(NodeKey.self, forKey: .node_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout FillMutation.Variables) -> Void)? = nil) -> MutationRef<FillMutation.Data, FillMutation.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(_ optionalVars: (@MainActor (inout FillMutation.Variables) -> Void)? = nil) async throws -> OperationResult<FillMutation.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
