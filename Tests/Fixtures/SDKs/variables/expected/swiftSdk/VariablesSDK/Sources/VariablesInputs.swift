import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

/// A member of an input that may be left out, which is not the same as null.
@propertyWrapper
public struct OptionalMember<Value: Encodable & Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value?] = []

  public init() {}

  /// Whether it is sent.
  public var isSet: Bool { !values.isEmpty }

  public var wrappedValue: Value? {
    get { values.first ?? nil }
    set { values = [newValue] }
  }

  public var projectedValue: Self { self }
}

public struct FloatFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var eq: Double?
  @OptionalMember public var ne: Double?
  @OptionalMember public var `in`: [Double]?
  @OptionalMember public var nin: [Double]?
  @OptionalMember public var gt: Double?
  @OptionalMember public var ge: Double?
  @OptionalMember public var lt: Double?
  @OptionalMember public var le: Double?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case isNull
    case eq
    case ne
    case `in`
    case nin
    case gt
    case ge
    case lt
    case le
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
    if self.$gt.isSet { try codecHelper.encode(self.gt, forKey: .gt, container: &container) }
    if self.$ge.isSet { try codecHelper.encode(self.ge, forKey: .ge, container: &container) }
    if self.$lt.isSet { try codecHelper.encode(self.lt, forKey: .lt, container: &container) }
    if self.$le.isSet { try codecHelper.encode(self.le, forKey: .le, container: &container) }
  }
}

public struct IntFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var eq: Int?
  @OptionalMember public var ne: Int?
  @OptionalMember public var `in`: [Int]?
  @OptionalMember public var nin: [Int]?
  @OptionalMember public var gt: Int?
  @OptionalMember public var ge: Int?
  @OptionalMember public var lt: Int?
  @OptionalMember public var le: Int?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case isNull
    case eq
    case ne
    case `in`
    case nin
    case gt
    case ge
    case lt
    case le
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
    if self.$gt.isSet { try codecHelper.encode(self.gt, forKey: .gt, container: &container) }
    if self.$ge.isSet { try codecHelper.encode(self.ge, forKey: .ge, container: &container) }
    if self.$lt.isSet { try codecHelper.encode(self.lt, forKey: .lt, container: &container) }
    if self.$le.isSet { try codecHelper.encode(self.le, forKey: .le, container: &container) }
  }
}

public struct MoodFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var eq: Mood?
  @OptionalMember public var ne: Mood?
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var `in`: [Mood]?
  @OptionalMember public var nin: [Mood]?
  @OptionalMember public var gt: Mood?
  @OptionalMember public var ge: Mood?
  @OptionalMember public var lt: Mood?
  @OptionalMember public var le: Mood?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case eq
    case ne
    case isNull
    case `in`
    case nin
    case gt
    case ge
    case lt
    case le
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
    if self.$gt.isSet { try codecHelper.encode(self.gt, forKey: .gt, container: &container) }
    if self.$ge.isSet { try codecHelper.encode(self.ge, forKey: .ge, container: &container) }
    if self.$lt.isSet { try codecHelper.encode(self.lt, forKey: .lt, container: &container) }
    if self.$le.isSet { try codecHelper.encode(self.le, forKey: .le, container: &container) }
  }
}

/// Whoever pets belong to.
public struct OwnerData: Encodable, Hashable, Sendable {
  @OptionalMember public var id: UUID?
  /// What others see.
  @OptionalMember public var mood: Mood?
  public var name: String
  @OptionalMember public var pets_on_owner: [PetDataWithoutOwnerId]?

  public init(name: String, _ optionalMembers: ((inout Self) -> Void)? = nil) {
    self.name = name
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case mood
    case name
    case pets_on_owner
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if let value = self.id { try codecHelper.encode(value, forKey: .id, container: &container) }
    if let value = self.mood { try codecHelper.encode(value, forKey: .mood, container: &container) }
    try codecHelper.encode(self.name, forKey: .name, container: &container)
    if self.$pets_on_owner.isSet { try codecHelper.encode(self.pets_on_owner, forKey: .pets_on_owner, container: &container) }
  }
}

public struct OwnerFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var _and: [OwnerFilter]?
  @OptionalMember public var _not: OwnerFilter?
  @OptionalMember public var _or: [OwnerFilter]?
  @OptionalMember public var id: UUIDFilter?
  /// What others see.
  @OptionalMember public var mood: MoodFilter?
  @OptionalMember public var name: StringFilter?
  @OptionalMember public var pets_on_owner: PetListFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case _and
    case _not
    case _or
    case id
    case mood
    case name
    case pets_on_owner
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$_and.isSet { try codecHelper.encode(self._and, forKey: ._and, container: &container) }
    if self.$_not.isSet { try codecHelper.encode(self._not, forKey: ._not, container: &container) }
    if self.$_or.isSet { try codecHelper.encode(self._or, forKey: ._or, container: &container) }
    if self.$id.isSet { try codecHelper.encode(self.id, forKey: .id, container: &container) }
    if self.$mood.isSet { try codecHelper.encode(self.mood, forKey: .mood, container: &container) }
    if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    if self.$pets_on_owner.isSet { try codecHelper.encode(self.pets_on_owner, forKey: .pets_on_owner, container: &container) }
  }
}

public struct OwnerOrder: Encodable, Hashable, Sendable {
  @OptionalMember public var id: OrderDirection?
  /// What others see.
  @OptionalMember public var mood: OrderDirection?
  @OptionalMember public var name: OrderDirection?
  @OptionalMember public var _count: OrderDirection?
  @OptionalMember public var id_count: OrderDirection?
  @OptionalMember public var mood_count: OrderDirection?
  @OptionalMember public var name_count: OrderDirection?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case mood
    case name
    case _count
    case id_count
    case mood_count
    case name_count
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$id.isSet { try codecHelper.encode(self.id, forKey: .id, container: &container) }
    if self.$mood.isSet { try codecHelper.encode(self.mood, forKey: .mood, container: &container) }
    if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    if self.$_count.isSet { try codecHelper.encode(self._count, forKey: ._count, container: &container) }
    if self.$id_count.isSet { try codecHelper.encode(self.id_count, forKey: .id_count, container: &container) }
    if self.$mood_count.isSet { try codecHelper.encode(self.mood_count, forKey: .mood_count, container: &container) }
    if self.$name_count.isSet { try codecHelper.encode(self.name_count, forKey: .name_count, container: &container) }
  }
}

public struct PassportDataWithoutPetOwnerIdAndPetNumber: Encodable, Hashable, Sendable {
  @OptionalMember public var id: UUID?
  @OptionalMember public var code: String?
  @OptionalMember public var never: Unused?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case code
    case never
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if let value = self.id { try codecHelper.encode(value, forKey: .id, container: &container) }
    if let value = self.code { try codecHelper.encode(value, forKey: .code, container: &container) }
    if self.$never.isSet { try codecHelper.encode(self.never, forKey: .never, container: &container) }
  }
}

public struct PassportFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var _and: [PassportFilter]?
  @OptionalMember public var _not: PassportFilter?
  @OptionalMember public var _or: [PassportFilter]?
  @OptionalMember public var id: UUIDFilter?
  @OptionalMember public var petNumber: IntFilter?
  @OptionalMember public var petOwnerId: UUIDFilter?
  @OptionalMember public var pet: PetFilter?
  @OptionalMember public var code: StringFilter?
  @OptionalMember public var never: UnusedFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case _and
    case _not
    case _or
    case id
    case petNumber
    case petOwnerId
    case pet
    case code
    case never
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$_and.isSet { try codecHelper.encode(self._and, forKey: ._and, container: &container) }
    if self.$_not.isSet { try codecHelper.encode(self._not, forKey: ._not, container: &container) }
    if self.$_or.isSet { try codecHelper.encode(self._or, forKey: ._or, container: &container) }
    if self.$id.isSet { try codecHelper.encode(self.id, forKey: .id, container: &container) }
    if self.$petNumber.isSet { try codecHelper.encode(self.petNumber, forKey: .petNumber, container: &container) }
    if self.$petOwnerId.isSet { try codecHelper.encode(self.petOwnerId, forKey: .petOwnerId, container: &container) }
    if self.$pet.isSet { try codecHelper.encode(self.pet, forKey: .pet, container: &container) }
    if self.$code.isSet { try codecHelper.encode(self.code, forKey: .code, container: &container) }
    if self.$never.isSet { try codecHelper.encode(self.never, forKey: .never, container: &container) }
  }
}

public struct PetData: Encodable, Hashable, Sendable {
  public var ownerId: UUID
  public var number: Int
  /// What it listens to.
  public var name: String
  @OptionalMember public var tags: [String]?
  @OptionalMember public var weight: Double?
  @OptionalMember public var passport_on_pet: PassportDataWithoutPetOwnerIdAndPetNumber?

  public init(ownerId: UUID, number: Int, name: String, _ optionalMembers: ((inout Self) -> Void)? = nil) {
    self.ownerId = ownerId
    self.number = number
    self.name = name
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case ownerId
    case number
    case name
    case tags
    case weight
    case passport_on_pet
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.ownerId, forKey: .ownerId, container: &container)
    try codecHelper.encode(self.number, forKey: .number, container: &container)
    try codecHelper.encode(self.name, forKey: .name, container: &container)
    if self.$tags.isSet { try codecHelper.encode(self.tags, forKey: .tags, container: &container) }
    if self.$weight.isSet { try codecHelper.encode(self.weight, forKey: .weight, container: &container) }
    if self.$passport_on_pet.isSet { try codecHelper.encode(self.passport_on_pet, forKey: .passport_on_pet, container: &container) }
  }
}

public struct PetDataWithoutOwnerId: Encodable, Hashable, Sendable {
  public var number: Int
  /// What it listens to.
  public var name: String
  @OptionalMember public var tags: [String]?
  @OptionalMember public var weight: Double?
  @OptionalMember public var passport_on_pet: PassportDataWithoutPetOwnerIdAndPetNumber?

  public init(number: Int, name: String, _ optionalMembers: ((inout Self) -> Void)? = nil) {
    self.number = number
    self.name = name
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case number
    case name
    case tags
    case weight
    case passport_on_pet
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.number, forKey: .number, container: &container)
    try codecHelper.encode(self.name, forKey: .name, container: &container)
    if self.$tags.isSet { try codecHelper.encode(self.tags, forKey: .tags, container: &container) }
    if self.$weight.isSet { try codecHelper.encode(self.weight, forKey: .weight, container: &container) }
    if self.$passport_on_pet.isSet { try codecHelper.encode(self.passport_on_pet, forKey: .passport_on_pet, container: &container) }
  }
}

public struct PetFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var _and: [PetFilter]?
  @OptionalMember public var _not: PetFilter?
  @OptionalMember public var _or: [PetFilter]?
  @OptionalMember public var ownerId: UUIDFilter?
  @OptionalMember public var number: IntFilter?
  @OptionalMember public var owner: OwnerFilter?
  /// What it listens to.
  @OptionalMember public var name: StringFilter?
  @OptionalMember public var tags: StringListFilter?
  @OptionalMember public var weight: FloatFilter?
  @OptionalMember public var passport_on_pet: PassportFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case _and
    case _not
    case _or
    case ownerId
    case number
    case owner
    case name
    case tags
    case weight
    case passport_on_pet
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$_and.isSet { try codecHelper.encode(self._and, forKey: ._and, container: &container) }
    if self.$_not.isSet { try codecHelper.encode(self._not, forKey: ._not, container: &container) }
    if self.$_or.isSet { try codecHelper.encode(self._or, forKey: ._or, container: &container) }
    if self.$ownerId.isSet { try codecHelper.encode(self.ownerId, forKey: .ownerId, container: &container) }
    if self.$number.isSet { try codecHelper.encode(self.number, forKey: .number, container: &container) }
    if self.$owner.isSet { try codecHelper.encode(self.owner, forKey: .owner, container: &container) }
    if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    if self.$tags.isSet { try codecHelper.encode(self.tags, forKey: .tags, container: &container) }
    if self.$weight.isSet { try codecHelper.encode(self.weight, forKey: .weight, container: &container) }
    if self.$passport_on_pet.isSet { try codecHelper.encode(self.passport_on_pet, forKey: .passport_on_pet, container: &container) }
  }
}

public struct PetListFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var count: IntFilter?
  @OptionalMember public var exist: PetFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case count
    case exist
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$count.isSet { try codecHelper.encode(self.count, forKey: .count, container: &container) }
    if self.$exist.isSet { try codecHelper.encode(self.exist, forKey: .exist, container: &container) }
  }
}

public struct PetOrder: Encodable, Hashable, Sendable {
  @OptionalMember public var ownerId: OrderDirection?
  @OptionalMember public var number: OrderDirection?
  @OptionalMember public var owner: OwnerOrder?
  /// What it listens to.
  @OptionalMember public var name: OrderDirection?
  @OptionalMember public var weight: OrderDirection?
  @OptionalMember public var _count: OrderDirection?
  @OptionalMember public var name_count: OrderDirection?
  @OptionalMember public var number_count: OrderDirection?
  @OptionalMember public var ownerId_count: OrderDirection?
  @OptionalMember public var weight_count: OrderDirection?
  @OptionalMember public var number_sum: OrderDirection?
  @OptionalMember public var weight_sum: OrderDirection?
  @OptionalMember public var number_avg: OrderDirection?
  @OptionalMember public var weight_avg: OrderDirection?
  @OptionalMember public var number_min: OrderDirection?
  @OptionalMember public var weight_min: OrderDirection?
  @OptionalMember public var number_max: OrderDirection?
  @OptionalMember public var weight_max: OrderDirection?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case ownerId
    case number
    case owner
    case name
    case weight
    case _count
    case name_count
    case number_count
    case ownerId_count
    case weight_count
    case number_sum
    case weight_sum
    case number_avg
    case weight_avg
    case number_min
    case weight_min
    case number_max
    case weight_max
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$ownerId.isSet { try codecHelper.encode(self.ownerId, forKey: .ownerId, container: &container) }
    if self.$number.isSet { try codecHelper.encode(self.number, forKey: .number, container: &container) }
    if self.$owner.isSet { try codecHelper.encode(self.owner, forKey: .owner, container: &container) }
    if self.$name.isSet { try codecHelper.encode(self.name, forKey: .name, container: &container) }
    if self.$weight.isSet { try codecHelper.encode(self.weight, forKey: .weight, container: &container) }
    if self.$_count.isSet { try codecHelper.encode(self._count, forKey: ._count, container: &container) }
    if self.$name_count.isSet { try codecHelper.encode(self.name_count, forKey: .name_count, container: &container) }
    if self.$number_count.isSet { try codecHelper.encode(self.number_count, forKey: .number_count, container: &container) }
    if self.$ownerId_count.isSet { try codecHelper.encode(self.ownerId_count, forKey: .ownerId_count, container: &container) }
    if self.$weight_count.isSet { try codecHelper.encode(self.weight_count, forKey: .weight_count, container: &container) }
    if self.$number_sum.isSet { try codecHelper.encode(self.number_sum, forKey: .number_sum, container: &container) }
    if self.$weight_sum.isSet { try codecHelper.encode(self.weight_sum, forKey: .weight_sum, container: &container) }
    if self.$number_avg.isSet { try codecHelper.encode(self.number_avg, forKey: .number_avg, container: &container) }
    if self.$weight_avg.isSet { try codecHelper.encode(self.weight_avg, forKey: .weight_avg, container: &container) }
    if self.$number_min.isSet { try codecHelper.encode(self.number_min, forKey: .number_min, container: &container) }
    if self.$weight_min.isSet { try codecHelper.encode(self.weight_min, forKey: .weight_min, container: &container) }
    if self.$number_max.isSet { try codecHelper.encode(self.number_max, forKey: .number_max, container: &container) }
    if self.$weight_max.isSet { try codecHelper.encode(self.weight_max, forKey: .weight_max, container: &container) }
  }
}

public struct StringFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var eq: String?
  @OptionalMember public var ne: String?
  @OptionalMember public var `in`: [String]?
  @OptionalMember public var nin: [String]?
  @OptionalMember public var gt: String?
  @OptionalMember public var ge: String?
  @OptionalMember public var lt: String?
  @OptionalMember public var le: String?
  @OptionalMember public var contains: String?
  @OptionalMember public var startsWith: String?
  @OptionalMember public var endsWith: String?
  @OptionalMember public var pattern: StringPattern?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case isNull
    case eq
    case ne
    case `in`
    case nin
    case gt
    case ge
    case lt
    case le
    case contains
    case startsWith
    case endsWith
    case pattern
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
    if self.$gt.isSet { try codecHelper.encode(self.gt, forKey: .gt, container: &container) }
    if self.$ge.isSet { try codecHelper.encode(self.ge, forKey: .ge, container: &container) }
    if self.$lt.isSet { try codecHelper.encode(self.lt, forKey: .lt, container: &container) }
    if self.$le.isSet { try codecHelper.encode(self.le, forKey: .le, container: &container) }
    if self.$contains.isSet { try codecHelper.encode(self.contains, forKey: .contains, container: &container) }
    if self.$startsWith.isSet { try codecHelper.encode(self.startsWith, forKey: .startsWith, container: &container) }
    if self.$endsWith.isSet { try codecHelper.encode(self.endsWith, forKey: .endsWith, container: &container) }
    if self.$pattern.isSet { try codecHelper.encode(self.pattern, forKey: .pattern, container: &container) }
  }
}

public struct StringListFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var includes: String?
  @OptionalMember public var excludes: String?
  @OptionalMember public var includesAll: [String]?
  @OptionalMember public var excludesAll: [String]?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case includes
    case excludes
    case includesAll
    case excludesAll
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$includes.isSet { try codecHelper.encode(self.includes, forKey: .includes, container: &container) }
    if self.$excludes.isSet { try codecHelper.encode(self.excludes, forKey: .excludes, container: &container) }
    if self.$includesAll.isSet { try codecHelper.encode(self.includesAll, forKey: .includesAll, container: &container) }
    if self.$excludesAll.isSet { try codecHelper.encode(self.excludesAll, forKey: .excludesAll, container: &container) }
  }
}

public struct StringPattern: Encodable, Hashable, Sendable {
  @OptionalMember public var like: String?
  @OptionalMember public var regex: String?
  @OptionalMember public var ignoreCase: Bool?
  @OptionalMember public var invert: Bool?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case like
    case regex
    case ignoreCase
    case invert
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$like.isSet { try codecHelper.encode(self.like, forKey: .like, container: &container) }
    if self.$regex.isSet { try codecHelper.encode(self.regex, forKey: .regex, container: &container) }
    if self.$ignoreCase.isSet { try codecHelper.encode(self.ignoreCase, forKey: .ignoreCase, container: &container) }
    if self.$invert.isSet { try codecHelper.encode(self.invert, forKey: .invert, container: &container) }
  }
}

public struct UUIDFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var eq: UUID?
  @OptionalMember public var ne: UUID?
  @OptionalMember public var `in`: [UUID]?
  @OptionalMember public var nin: [UUID]?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case isNull
    case eq
    case ne
    case `in`
    case nin
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
  }
}

public struct UnusedFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var eq: Unused?
  @OptionalMember public var ne: Unused?
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var `in`: [Unused]?
  @OptionalMember public var nin: [Unused]?
  @OptionalMember public var gt: Unused?
  @OptionalMember public var ge: Unused?
  @OptionalMember public var lt: Unused?
  @OptionalMember public var le: Unused?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case eq
    case ne
    case isNull
    case `in`
    case nin
    case gt
    case ge
    case lt
    case le
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$eq.isSet { try codecHelper.encode(self.eq, forKey: .eq, container: &container) }
    if self.$ne.isSet { try codecHelper.encode(self.ne, forKey: .ne, container: &container) }
    if self.$isNull.isSet { try codecHelper.encode(self.isNull, forKey: .isNull, container: &container) }
    if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
    if self.$nin.isSet { try codecHelper.encode(self.nin, forKey: .nin, container: &container) }
    if self.$gt.isSet { try codecHelper.encode(self.gt, forKey: .gt, container: &container) }
    if self.$ge.isSet { try codecHelper.encode(self.ge, forKey: .ge, container: &container) }
    if self.$lt.isSet { try codecHelper.encode(self.lt, forKey: .lt, container: &container) }
    if self.$le.isSet { try codecHelper.encode(self.le, forKey: .le, container: &container) }
  }
}
