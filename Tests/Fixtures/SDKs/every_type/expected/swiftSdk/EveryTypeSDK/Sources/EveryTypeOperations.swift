import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseCore
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

/// What a thing is like.
public enum Kind: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  /// The usual one.
  case PLAIN
  case RARE
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.PLAIN, .RARE]

  public init(rawValue: String) {
    switch rawValue {
    case "PLAIN": self = .PLAIN
    case "RARE": self = .RARE
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .PLAIN: return "PLAIN"
    case .RARE: return "RARE"
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

/// Everything of one thing.
public final class GetThingQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "GetThing"

  public typealias Ref = QueryRefObservation<GetThingQuery.Data, GetThingQuery.Variables>

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
    public struct Thing: Decodable, Sendable {
      /// A text.
      public var text: String
      public var textOrNot: String?
      public var int: Int
      public var intOrNot: Int?
      public var long: Int64
      public var longOrNot: Int64?
      public var float: Double
      public var floatOrNot: Double?
      public var flag: Bool
      public var flagOrNot: Bool?
      public var uuid: UUID
      public var uuidOrNot: UUID?
      public var day: LocalDate
      public var dayOrNot: LocalDate?
      public var time: Timestamp
      public var timeOrNot: Timestamp?
      public var `any`: AnyValue
      public var anyOrNot: AnyValue?
      public var kind: Kind
      public var kindOrNot: Kind?
      public var texts: [String]
      public var textsOrNot: [String]?
      public var longs: [Int64]?
      public var uuids: [UUID]?
      public var days: [LocalDate]?
      public var times: [Timestamp]?
      public var floats: [Double]?
      public var kinds: [Kind]?
      public var vector: [Double]?

      enum CodingKeys: String, CodingKey {
        case text
        case textOrNot
        case int
        case intOrNot
        case long
        case longOrNot
        case float
        case floatOrNot
        case flag
        case flagOrNot
        case uuid
        case uuidOrNot
        case day
        case dayOrNot
        case time
        case timeOrNot
        case `any`
        case anyOrNot
        case kind
        case kindOrNot
        case texts
        case textsOrNot
        case longs
        case uuids
        case days
        case times
        case floats
        case kinds
        case vector
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.text = try codecHelper.decode(String.self, forKey: .text, container: &container)
        self.textOrNot = try container.contains(.textOrNot) ? codecHelper.decode(String?.self, forKey: .textOrNot, container: &container) : nil
        self.int = try codecHelper.decode(Int.self, forKey: .int, container: &container)
        self.intOrNot = try container.contains(.intOrNot) ? codecHelper.decode(Int?.self, forKey: .intOrNot, container: &container) : nil
        self.long = try codecHelper.decode(Int64.self, forKey: .long, container: &container)
        self.longOrNot = try container.contains(.longOrNot) ? codecHelper.decode(Int64?.self, forKey: .longOrNot, container: &container) : nil
        self.float = try codecHelper.decode(Double.self, forKey: .float, container: &container)
        self.floatOrNot = try container.contains(.floatOrNot) ? codecHelper.decode(Double?.self, forKey: .floatOrNot, container: &container) : nil
        self.flag = try codecHelper.decode(Bool.self, forKey: .flag, container: &container)
        self.flagOrNot = try container.contains(.flagOrNot) ? codecHelper.decode(Bool?.self, forKey: .flagOrNot, container: &container) : nil
        self.uuid = try codecHelper.decode(UUID.self, forKey: .uuid, container: &container)
        self.uuidOrNot = try container.contains(.uuidOrNot) ? codecHelper.decode(UUID?.self, forKey: .uuidOrNot, container: &container) : nil
        self.day = try codecHelper.decode(LocalDate.self, forKey: .day, container: &container)
        self.dayOrNot = try container.contains(.dayOrNot) ? codecHelper.decode(LocalDate?.self, forKey: .dayOrNot, container: &container) : nil
        self.time = try codecHelper.decode(Timestamp.self, forKey: .time, container: &container)
        self.timeOrNot = try container.contains(.timeOrNot) ? codecHelper.decode(Timestamp?.self, forKey: .timeOrNot, container: &container) : nil
        self.`any` = try codecHelper.decode(AnyValue.self, forKey: .`any`, container: &container)
        self.anyOrNot = try container.contains(.anyOrNot) ? codecHelper.decode(AnyValue?.self, forKey: .anyOrNot, container: &container) : nil
        self.kind = try codecHelper.decode(Kind.self, forKey: .kind, container: &container)
        self.kindOrNot = try container.contains(.kindOrNot) ? codecHelper.decode(Kind?.self, forKey: .kindOrNot, container: &container) : nil
        self.texts = try codecHelper.decode([String].self, forKey: .texts, container: &container)
        self.textsOrNot = try container.contains(.textsOrNot) ? codecHelper.decode([String]?.self, forKey: .textsOrNot, container: &container) : nil
        self.longs = try container.contains(.longs) ? codecHelper.decode([Int64]?.self, forKey: .longs, container: &container) : nil
        self.uuids = try container.contains(.uuids) ? codecHelper.decode([UUID]?.self, forKey: .uuids, container: &container) : nil
        self.days = try container.contains(.days) ? codecHelper.decode([LocalDate]?.self, forKey: .days, container: &container) : nil
        self.times = try container.contains(.times) ? codecHelper.decode([Timestamp]?.self, forKey: .times, container: &container) : nil
        self.floats = try container.contains(.floats) ? codecHelper.decode([Double]?.self, forKey: .floats, container: &container) : nil
        self.kinds = try container.contains(.kinds) ? codecHelper.decode([Kind]?.self, forKey: .kinds, container: &container) : nil
        self.vector = try container.contains(.vector) ? codecHelper.decode([Double]?.self, forKey: .vector, container: &container) : nil
      }
    }

    public var thing: Thing?

    enum CodingKeys: String, CodingKey {
      case thing
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.thing = try container.contains(.thing) ? codecHelper.decode(Thing?.self, forKey: .thing, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(id: UUID) -> QueryRefObservation<GetThingQuery.Data, GetThingQuery.Variables> {
    makeRef(Variables(id: id))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, id: UUID) async throws -> OperationResult<GetThingQuery.Data> {
    try await makeRef(Variables(id: id)).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class AddThingMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AddThing"

  public typealias Ref = MutationRef<AddThingMutation.Data, AddThingMutation.Variables>

  public struct Variables: OperationVariable {
    /// The text of the thing.
    public var text: String
    public var int: Int
    public var long: Int64
    public var float: Double
    public var flag: Bool
    public var uuid: UUID
    public var day: LocalDate
    public var time: Timestamp
    public var `any`: AnyValue
    public var kind: Kind
    public var texts: [String]
    @OptionalVariable public var longs: [Int64]?
    @OptionalVariable public var uuids: [UUID]?
    @OptionalVariable public var days: [LocalDate]?
    @OptionalVariable public var times: [Timestamp]?
    @OptionalVariable public var floats: [Double]?
    @OptionalVariable public var kinds: [Kind]?
    @OptionalVariable public var anyOrNot: AnyValue?
    @OptionalVariable public var vector: [Double]?

    public init(text: String, int: Int, long: Int64, float: Double, flag: Bool, uuid: UUID, day: LocalDate, time: Timestamp, `any`: AnyValue, kind: Kind, texts: [String], _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.text = text
      self.int = int
      self.long = long
      self.float = float
      self.flag = flag
      self.uuid = uuid
      self.day = day
      self.time = time
      self.`any` = `any`
      self.kind = kind
      self.texts = texts
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.text != rhs.text { return false }
      if lhs.int != rhs.int { return false }
      if lhs.long != rhs.long { return false }
      if lhs.float != rhs.float { return false }
      if lhs.flag != rhs.flag { return false }
      if lhs.uuid != rhs.uuid { return false }
      if lhs.day != rhs.day { return false }
      if lhs.time != rhs.time { return false }
      if lhs.`any` != rhs.`any` { return false }
      if lhs.kind != rhs.kind { return false }
      if lhs.texts != rhs.texts { return false }
      if lhs.longs != rhs.longs { return false }
      if lhs.$longs.isSet != rhs.$longs.isSet { return false }
      if lhs.uuids != rhs.uuids { return false }
      if lhs.$uuids.isSet != rhs.$uuids.isSet { return false }
      if lhs.days != rhs.days { return false }
      if lhs.$days.isSet != rhs.$days.isSet { return false }
      if lhs.times != rhs.times { return false }
      if lhs.$times.isSet != rhs.$times.isSet { return false }
      if lhs.floats != rhs.floats { return false }
      if lhs.$floats.isSet != rhs.$floats.isSet { return false }
      if lhs.kinds != rhs.kinds { return false }
      if lhs.$kinds.isSet != rhs.$kinds.isSet { return false }
      if lhs.anyOrNot != rhs.anyOrNot { return false }
      if lhs.$anyOrNot.isSet != rhs.$anyOrNot.isSet { return false }
      if lhs.vector != rhs.vector { return false }
      if lhs.$vector.isSet != rhs.$vector.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.text)
      hasher.combine(self.int)
      hasher.combine(self.long)
      hasher.combine(self.float)
      hasher.combine(self.flag)
      hasher.combine(self.uuid)
      hasher.combine(self.day)
      hasher.combine(self.time)
      hasher.combine(self.`any`)
      hasher.combine(self.kind)
      hasher.combine(self.texts)
      hasher.combine(self.longs)
      hasher.combine(self.uuids)
      hasher.combine(self.days)
      hasher.combine(self.times)
      hasher.combine(self.floats)
      hasher.combine(self.kinds)
      hasher.combine(self.anyOrNot)
      hasher.combine(self.vector)
    }

    enum CodingKeys: String, CodingKey {
      case text
      case int
      case long
      case float
      case flag
      case uuid
      case day
      case time
      case `any`
      case kind
      case texts
      case longs
      case uuids
      case days
      case times
      case floats
      case kinds
      case anyOrNot
      case vector
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.text, forKey: .text, container: &container)
      try codecHelper.encode(self.int, forKey: .int, container: &container)
      try codecHelper.encode(self.long, forKey: .long, container: &container)
      try codecHelper.encode(self.float, forKey: .float, container: &container)
      try codecHelper.encode(self.flag, forKey: .flag, container: &container)
      try codecHelper.encode(self.uuid, forKey: .uuid, container: &container)
      try codecHelper.encode(self.day, forKey: .day, container: &container)
      try codecHelper.encode(self.time, forKey: .time, container: &container)
      try codecHelper.encode(self.`any`, forKey: .`any`, container: &container)
      try codecHelper.encode(self.kind, forKey: .kind, container: &container)
      try codecHelper.encode(self.texts, forKey: .texts, container: &container)
      if self.$longs.isSet { try codecHelper.encode(self.longs, forKey: .longs, container: &container) }
      if self.$uuids.isSet { try codecHelper.encode(self.uuids, forKey: .uuids, container: &container) }
      if self.$days.isSet { try codecHelper.encode(self.days, forKey: .days, container: &container) }
      if self.$times.isSet { try codecHelper.encode(self.times, forKey: .times, container: &container) }
      if self.$floats.isSet { try codecHelper.encode(self.floats, forKey: .floats, container: &container) }
      if self.$kinds.isSet { try codecHelper.encode(self.kinds, forKey: .kinds, container: &container) }
      if self.$anyOrNot.isSet { try codecHelper.encode(self.anyOrNot, forKey: .anyOrNot, container: &container) }
      if self.$vector.isSet { try codecHelper.encode(self.vector, forKey: .vector, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public var thing_insert: ThingKey

    enum CodingKeys: String, CodingKey {
      case thing_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.thing_insert = try codecHelper.decode(ThingKey.self, forKey: .thing_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(text: String, int: Int, long: Int64, float: Double, flag: Bool, uuid: UUID, day: LocalDate, time: Timestamp, `any`: AnyValue, kind: Kind, texts: [String], _ optionalVars: ((inout AddThingMutation.Variables) -> Void)? = nil) -> MutationRef<AddThingMutation.Data, AddThingMutation.Variables> {
    makeRef(Variables(text: text, int: int, long: long, float: float, flag: flag, uuid: uuid, day: day, time: time, any: `any`, kind: kind, texts: texts, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(text: String, int: Int, long: Int64, float: Double, flag: Bool, uuid: UUID, day: LocalDate, time: Timestamp, `any`: AnyValue, kind: Kind, texts: [String], _ optionalVars: (@MainActor (inout AddThingMutation.Variables) -> Void)? = nil) async throws -> OperationResult<AddThingMutation.Data> {
    var variables = Variables(text: text, int: int, long: long, float: float, flag: flag, uuid: uuid, day: day, time: time, any: `any`, kind: kind, texts: texts)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
