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

/// How somebody feels.
public enum Mood: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  /// All is well.
  case GLAD
  case SAD
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.GLAD, .SAD]

  public init(rawValue: String) {
    switch rawValue {
    case "GLAD": self = .GLAD
    case "SAD": self = .SAD
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .GLAD: return "GLAD"
    case .SAD: return "SAD"
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

public enum Unused: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case A
  case B
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.A, .B]

  public init(rawValue: String) {
    switch rawValue {
    case "A": self = .A
    case "B": self = .B
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .A: return "A"
    case .B: return "B"
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

public final class OptionalQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Optional"

  public typealias Ref = QueryRefObservation<OptionalQuery.Data, OptionalQuery.Variables>

  public struct Variables: OperationVariable {
    public var required: String
    @OptionalVariable public var nullable: String?
    /// Where it is left out, the server takes `"a"`.
    @OptionalVariable public var defaulted: String?
    /// Where it is left out, the server takes `5`.
    @OptionalVariable public var nullableDefaulted: Int?
    /// Where it is left out, the server takes `"SAD"`.
    @OptionalVariable public var mood: Mood?
    @OptionalVariable public var moods: [Mood]?

    public init(required: String, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.required = required
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.required != rhs.required { return false }
      if lhs.nullable != rhs.nullable { return false }
      if lhs.$nullable.isSet != rhs.$nullable.isSet { return false }
      if lhs.defaulted != rhs.defaulted { return false }
      if lhs.$defaulted.isSet != rhs.$defaulted.isSet { return false }
      if lhs.nullableDefaulted != rhs.nullableDefaulted { return false }
      if lhs.$nullableDefaulted.isSet != rhs.$nullableDefaulted.isSet { return false }
      if lhs.mood != rhs.mood { return false }
      if lhs.$mood.isSet != rhs.$mood.isSet { return false }
      if lhs.moods != rhs.moods { return false }
      if lhs.$moods.isSet != rhs.$moods.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.required)
      hasher.combine(self.nullable)
      hasher.combine(self.defaulted)
      hasher.combine(self.nullableDefaulted)
      hasher.combine(self.mood)
      hasher.combine(self.moods)
    }

    enum CodingKeys: String, CodingKey {
      case required
      case nullable
      case defaulted
      case nullableDefaulted
      case mood
      case moods
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.required, forKey: .required, container: &container)
      if self.$nullable.isSet { try codecHelper.encode(self.nullable, forKey: .nullable, container: &container) }
      if let value = self.defaulted { try codecHelper.encode(value, forKey: .defaulted, container: &container) }
      if self.$nullableDefaulted.isSet { try codecHelper.encode(self.nullableDefaulted, forKey: .nullableDefaulted, container: &container) }
      if let value = self.mood { try codecHelper.encode(value, forKey: .mood, container: &container) }
      if self.$moods.isSet { try codecHelper.encode(self.moods, forKey: .moods, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Owner: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID
      public var name: String
      /// What others see.
      public var mood: Mood

      /// The key of the row.
      public var ownerKey: OwnerKey { OwnerKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.ownerKey == rhs.ownerKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
        case name
        case mood
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
        self.mood = try codecHelper.decode(Mood.self, forKey: .mood, container: &container)
      }
    }

    public var owners: [Owner]

    enum CodingKeys: String, CodingKey {
      case owners
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.owners = try codecHelper.decode([Owner].self, forKey: .owners, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(required: String, _ optionalVars: ((inout OptionalQuery.Variables) -> Void)? = nil) -> QueryRefObservation<OptionalQuery.Data, OptionalQuery.Variables> {
    makeRef(Variables(required: required, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, required: String, _ optionalVars: (@MainActor (inout OptionalQuery.Variables) -> Void)? = nil) async throws -> OperationResult<OptionalQuery.Data> {
    var variables = Variables(required: required)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class AllOptionalQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AllOptional"

  public typealias Ref = QueryRefObservation<AllOptionalQuery.Data, AllOptionalQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var name: String?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.name != rhs.name { return false }
      if lhs.$name.isSet != rhs.$name.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.name)
    }

    enum CodingKeys: String, CodingKey {
      case name
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Owner: Decodable, Sendable {
      public var name: String

      enum CodingKeys: String, CodingKey {
        case name
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
      }
    }

    public var owners: [Owner]

    enum CodingKeys: String, CodingKey {
      case owners
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.owners = try codecHelper.decode([Owner].self, forKey: .owners, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout AllOptionalQuery.Variables) -> Void)? = nil) -> QueryRefObservation<AllOptionalQuery.Data, AllOptionalQuery.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, _ optionalVars: (@MainActor (inout AllOptionalQuery.Variables) -> Void)? = nil) async throws -> OperationResult<AllOptionalQuery.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class NoneQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "None"

  public typealias Ref = QueryRefObservation<NoneQuery.Data, NoneQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Owner: Decodable, Sendable {
      public var name: String

      enum CodingKeys: String, CodingKey {
        case name
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
      }
    }

    public var owners: [Owner]

    enum CodingKeys: String, CodingKey {
      case owners
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.owners = try codecHelper.decode([Owner].self, forKey: .owners, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<NoneQuery.Data, NoneQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<NoneQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ByKeyQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "ByKey"

  public typealias Ref = QueryRefObservation<ByKeyQuery.Data, ByKeyQuery.Variables>

  public struct Variables: OperationVariable {
    public var key: PetKey

    public init(key: PetKey) {
      self.key = key
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.key != rhs.key { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.key)
    }

    enum CodingKeys: String, CodingKey {
      case key
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.key, forKey: .key, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Pet: Decodable, Sendable, Hashable, Equatable, Identifiable {
      /// What it listens to.
      public var name: String
      public var ownerId: UUID
      public var number: Int

      /// The key of the row.
      public var petKey: PetKey { PetKey(ownerId: self.ownerId, number: self.number) }

      public var id: PetKey { self.petKey }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.petKey == rhs.petKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.ownerId)
        hasher.combine(self.number)
      }

      enum CodingKeys: String, CodingKey {
        case name
        case ownerId
        case number
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
        self.ownerId = try codecHelper.decode(UUID.self, forKey: .ownerId, container: &container)
        self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
      }
    }

    public var pet: Pet?

    enum CodingKeys: String, CodingKey {
      case pet
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pet = try container.contains(.pet) ? codecHelper.decode(Pet?.self, forKey: .pet, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(key: PetKey) -> QueryRefObservation<ByKeyQuery.Data, ByKeyQuery.Variables> {
    makeRef(Variables(key: key))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, key: PetKey) async throws -> OperationResult<ByKeyQuery.Data> {
    try await makeRef(Variables(key: key)).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class FilteredQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Filtered"

  public typealias Ref = QueryRefObservation<FilteredQuery.Data, FilteredQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var `where`: PetFilter?
    @OptionalVariable public var order: [PetOrder]?

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
    public struct Pet: Decodable, Sendable {
      /// What it listens to.
      public var name: String

      enum CodingKeys: String, CodingKey {
        case name
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
      }
    }

    public var pets: [Pet]

    enum CodingKeys: String, CodingKey {
      case pets
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pets = try codecHelper.decode([Pet].self, forKey: .pets, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout FilteredQuery.Variables) -> Void)? = nil) -> QueryRefObservation<FilteredQuery.Data, FilteredQuery.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, _ optionalVars: (@MainActor (inout FilteredQuery.Variables) -> Void)? = nil) async throws -> OperationResult<FilteredQuery.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class AddOwnerMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AddOwner"

  public typealias Ref = MutationRef<AddOwnerMutation.Data, AddOwnerMutation.Variables>

  public struct Variables: OperationVariable {
    public var owner: OwnerData

    public init(owner: OwnerData) {
      self.owner = owner
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.owner != rhs.owner { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.owner)
    }

    enum CodingKeys: String, CodingKey {
      case owner
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.owner, forKey: .owner, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public var owner_insert: OwnerKey

    enum CodingKeys: String, CodingKey {
      case owner_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.owner_insert = try codecHelper.decode(OwnerKey.self, forKey: .owner_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(owner: OwnerData) -> MutationRef<AddOwnerMutation.Data, AddOwnerMutation.Variables> {
    makeRef(Variables(owner: owner))
  }

  /// Runs it once.
  @MainActor
  public func execute(owner: OwnerData) async throws -> OperationResult<AddOwnerMutation.Data> {
    try await makeRef(Variables(owner: owner)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class AddPetsMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AddPets"

  public typealias Ref = MutationRef<AddPetsMutation.Data, AddPetsMutation.Variables>

  public struct Variables: OperationVariable {
    public var pets: [PetData]

    public init(pets: [PetData]) {
      self.pets = pets
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.pets != rhs.pets { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.pets)
    }

    enum CodingKeys: String, CodingKey {
      case pets
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.pets, forKey: .pets, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public var pet_insertMany: [PetKey]

    enum CodingKeys: String, CodingKey {
      case pet_insertMany
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pet_insertMany = try codecHelper.decode([PetKey].self, forKey: .pet_insertMany, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(pets: [PetData]) -> MutationRef<AddPetsMutation.Data, AddPetsMutation.Variables> {
    makeRef(Variables(pets: pets))
  }

  /// Runs it once.
  @MainActor
  public func execute(pets: [PetData]) async throws -> OperationResult<AddPetsMutation.Data> {
    try await makeRef(Variables(pets: pets)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class ClearMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Clear"

  public typealias Ref = MutationRef<ClearMutation.Data, ClearMutation.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public var pet_deleteMany: Int

    enum CodingKeys: String, CodingKey {
      case pet_deleteMany
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pet_deleteMany = try codecHelper.decode(Int.self, forKey: .pet_deleteMany, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> MutationRef<ClearMutation.Data, ClearMutation.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute() async throws -> OperationResult<ClearMutation.Data> {
    try await makeRef(Variables()).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class RenameMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Rename"

  public typealias Ref = MutationRef<RenameMutation.Data, RenameMutation.Variables>

  public struct Variables: OperationVariable {
    public var key: PetKey
    @OptionalVariable public var name: String?

    public init(key: PetKey, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.key = key
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.key != rhs.key { return false }
      if lhs.name != rhs.name { return false }
      if lhs.$name.isSet != rhs.$name.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.key)
      hasher.combine(self.name)
    }

    enum CodingKeys: String, CodingKey {
      case key
      case name
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.key, forKey: .key, container: &container)
      if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public var pet_update: PetKey?

    enum CodingKeys: String, CodingKey {
      case pet_update
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pet_update = try container.contains(.pet_update) ? codecHelper.decode(PetKey?.self, forKey: .pet_update, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(key: PetKey, _ optionalVars: ((inout RenameMutation.Variables) -> Void)? = nil) -> MutationRef<RenameMutation.Data, RenameMutation.Variables> {
    makeRef(Variables(key: key, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(key: PetKey, _ optionalVars: (@MainActor (inout RenameMutation.Variables) -> Void)? = nil) async throws -> OperationResult<RenameMutation.Data> {
    var variables = Variables(key: key)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class FeedMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Feed"

  public typealias Ref = MutationRef<FeedMutation.Data, FeedMutation.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var name: String?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.name != rhs.name { return false }
      if lhs.$name.isSet != rhs.$name.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.name)
    }

    enum CodingKeys: String, CodingKey {
      case name
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public var pet_updateMany: Int

    enum CodingKeys: String, CodingKey {
      case pet_updateMany
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.pet_updateMany = try codecHelper.decode(Int.self, forKey: .pet_updateMany, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout FeedMutation.Variables) -> Void)? = nil) -> MutationRef<FeedMutation.Data, FeedMutation.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(_ optionalVars: (@MainActor (inout FeedMutation.Variables) -> Void)? = nil) async throws -> OperationResult<FeedMutation.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
