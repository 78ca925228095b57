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

public struct BooleanFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var eq: Bool?
  @OptionalMember public var ne: Bool?
  @OptionalMember public var `in`: [Bool]?
  @OptionalMember public var nin: [Bool]?

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

public struct Int64ListFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var includes: Int64?
  @OptionalMember public var excludes: Int64?
  @OptionalMember public var includesAll: [Int64]?
  @OptionalMember public var excludesAll: [Int64]?

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

public struct NodeData: Encodable, Hashable, Sendable {
  @OptionalMember public var id: UUID?
  @OptionalMember public var nodeId: UUID?
  @OptionalMember public var Data_: String?
  @OptionalMember public var Type_: String?
  @OptionalMember public var Variables_: String?
  @OptionalMember public var arguments: String?
  @OptionalMember public var `async`: Bool?
  @OptionalMember public var bigs: [Int64]?
  @OptionalMember public var `class`: Word?
  @OptionalMember public var component1: String?
  @OptionalMember public var constructor: String?
  @OptionalMember public var `copy`: String?
  @OptionalMember public var debugDescription: String?
  @OptionalMember public var description: String?
  @OptionalMember public var encode: String?
  @OptionalMember public var equals: String?
  @OptionalMember public var hash: Int?
  @OptionalMember public var `init`: Int?
  @OptionalMember public var moreBigs: [Int64]?
  @OptionalMember public var noSuchMethod: String?
  @OptionalMember public var nodeKey: String?
  @OptionalMember public var prototype: String?
  @OptionalMember public var `self`: String?
  @OptionalMember public var toString: String?
  @OptionalMember public var words: [Word]?
  @OptionalMember public var nodes_on_node: [NodeDataWithoutNodeId]?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case nodeId
    case Data_ = "Data"
    case Type_ = "Type"
    case Variables_ = "Variables"
    case arguments
    case `async`
    case bigs
    case `class`
    case component1
    case constructor
    case `copy`
    case debugDescription
    case description
    case encode
    case equals
    case hash
    case `init`
    case moreBigs
    case noSuchMethod
    case nodeKey
    case prototype
    case `self`
    case toString
    case words
    case nodes_on_node
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if let value = self.id { try codecHelper.encode(value, forKey: .id, container: &container) }
    if self.$nodeId.isSet { try codecHelper.encode(self.nodeId, forKey: .nodeId, container: &container) }
    if self.$Data_.isSet { try codecHelper.encode(self.Data_, forKey: .Data_, container: &container) }
    if self.$Type_.isSet { try codecHelper.encode(self.Type_, forKey: .Type_, container: &container) }
    if self.$Variables_.isSet { try codecHelper.encode(self.Variables_, forKey: .Variables_, container: &container) }
    if self.$arguments.isSet { try codecHelper.encode(self.arguments, forKey: .arguments, container: &container) }
    if self.$async.isSet { try codecHelper.encode(self.`async`, forKey: .`async`, container: &container) }
    if self.$bigs.isSet { try codecHelper.encode(self.bigs, forKey: .bigs, container: &container) }
    if self.$class.isSet { try codecHelper.encode(self.`class`, forKey: .`class`, container: &container) }
    if self.$component1.isSet { try codecHelper.encode(self.component1, forKey: .component1, container: &container) }
    if self.$constructor.isSet { try codecHelper.encode(self.constructor, forKey: .constructor, container: &container) }
    if self.$copy.isSet { try codecHelper.encode(self.`copy`, forKey: .`copy`, container: &container) }
    if self.$debugDescription.isSet { try codecHelper.encode(self.debugDescription, forKey: .debugDescription, container: &container) }
    if self.$description.isSet { try codecHelper.encode(self.description, forKey: .description, container: &container) }
    if self.$encode.isSet { try codecHelper.encode(self.encode, forKey: .encode, container: &container) }
    if self.$equals.isSet { try codecHelper.encode(self.equals, forKey: .equals, container: &container) }
    if self.$hash.isSet { try codecHelper.encode(self.hash, forKey: .hash, container: &container) }
    if self.$init.isSet { try codecHelper.encode(self.`init`, forKey: .`init`, container: &container) }
    if self.$moreBigs.isSet { try codecHelper.encode(self.moreBigs, forKey: .moreBigs, container: &container) }
    if self.$noSuchMethod.isSet { try codecHelper.encode(self.noSuchMethod, forKey: .noSuchMethod, container: &container) }
    if self.$nodeKey.isSet { try codecHelper.encode(self.nodeKey, forKey: .nodeKey, container: &container) }
    if self.$prototype.isSet { try codecHelper.encode(self.prototype, forKey: .prototype, container: &container) }
    if self.$self.isSet { try codecHelper.encode(self.`self`, forKey: .`self`, container: &container) }
    if self.$toString.isSet { try codecHelper.encode(self.toString, forKey: .toString, container: &container) }
    if self.$words.isSet { try codecHelper.encode(self.words, forKey: .words, container: &container) }
    if self.$nodes_on_node.isSet { try codecHelper.encode(self.nodes_on_node, forKey: .nodes_on_node, container: &container) }
  }
}

public struct NodeDataWithoutNodeId: Encodable, Hashable, Sendable {
  @OptionalMember public var id: UUID?
  @OptionalMember public var Data_: String?
  @OptionalMember public var Type_: String?
  @OptionalMember public var Variables_: String?
  @OptionalMember public var arguments: String?
  @OptionalMember public var `async`: Bool?
  @OptionalMember public var bigs: [Int64]?
  @OptionalMember public var `class`: Word?
  @OptionalMember public var component1: String?
  @OptionalMember public var constructor: String?
  @OptionalMember public var `copy`: String?
  @OptionalMember public var debugDescription: String?
  @OptionalMember public var description: String?
  @OptionalMember public var encode: String?
  @OptionalMember public var equals: String?
  @OptionalMember public var hash: Int?
  @OptionalMember public var `init`: Int?
  @OptionalMember public var moreBigs: [Int64]?
  @OptionalMember public var noSuchMethod: String?
  @OptionalMember public var nodeKey: String?
  @OptionalMember public var prototype: String?
  @OptionalMember public var `self`: String?
  @OptionalMember public var toString: String?
  @OptionalMember public var words: [Word]?
  @OptionalMember public var nodes_on_node: [NodeDataWithoutNodeId]?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case Data_ = "Data"
    case Type_ = "Type"
    case Variables_ = "Variables"
    case arguments
    case `async`
    case bigs
    case `class`
    case component1
    case constructor
    case `copy`
    case debugDescription
    case description
    case encode
    case equals
    case hash
    case `init`
    case moreBigs
    case noSuchMethod
    case nodeKey
    case prototype
    case `self`
    case toString
    case words
    case nodes_on_node
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if let value = self.id { try codecHelper.encode(value, forKey: .id, container: &container) }
    if self.$Data_.isSet { try codecHelper.encode(self.Data_, forKey: .Data_, container: &container) }
    if self.$Type_.isSet { try codecHelper.encode(self.Type_, forKey: .Type_, container: &container) }
    if self.$Variables_.isSet { try codecHelper.encode(self.Variables_, forKey: .Variables_, container: &container) }
    if self.$arguments.isSet { try codecHelper.encode(self.arguments, forKey: .arguments, container: &container) }
    if self.$async.isSet { try codecHelper.encode(self.`async`, forKey: .`async`, container: &container) }
    if self.$bigs.isSet { try codecHelper.encode(self.bigs, forKey: .bigs, container: &container) }
    if self.$class.isSet { try codecHelper.encode(self.`class`, forKey: .`class`, container: &container) }
    if self.$component1.isSet { try codecHelper.encode(self.component1, forKey: .component1, container: &container) }
    if self.$constructor.isSet { try codecHelper.encode(self.constructor, forKey: .constructor, container: &container) }
    if self.$copy.isSet { try codecHelper.encode(self.`copy`, forKey: .`copy`, container: &container) }
    if self.$debugDescription.isSet { try codecHelper.encode(self.debugDescription, forKey: .debugDescription, container: &container) }
    if self.$description.isSet { try codecHelper.encode(self.description, forKey: .description, container: &container) }
    if self.$encode.isSet { try codecHelper.encode(self.encode, forKey: .encode, container: &container) }
    if self.$equals.isSet { try codecHelper.encode(self.equals, forKey: .equals, container: &container) }
    if self.$hash.isSet { try codecHelper.encode(self.hash, forKey: .hash, container: &container) }
    if self.$init.isSet { try codecHelper.encode(self.`init`, forKey: .`init`, container: &container) }
    if self.$moreBigs.isSet { try codecHelper.encode(self.moreBigs, forKey: .moreBigs, container: &container) }
    if self.$noSuchMethod.isSet { try codecHelper.encode(self.noSuchMethod, forKey: .noSuchMethod, container: &container) }
    if self.$nodeKey.isSet { try codecHelper.encode(self.nodeKey, forKey: .nodeKey, container: &container) }
    if self.$prototype.isSet { try codecHelper.encode(self.prototype, forKey: .prototype, container: &container) }
    if self.$self.isSet { try codecHelper.encode(self.`self`, forKey: .`self`, container: &container) }
    if self.$toString.isSet { try codecHelper.encode(self.toString, forKey: .toString, container: &container) }
    if self.$words.isSet { try codecHelper.encode(self.words, forKey: .words, container: &container) }
    if self.$nodes_on_node.isSet { try codecHelper.encode(self.nodes_on_node, forKey: .nodes_on_node, container: &container) }
  }
}

public struct NodeFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var _and: [NodeFilter]?
  @OptionalMember public var _not: NodeFilter?
  @OptionalMember public var _or: [NodeFilter]?
  @OptionalMember public var id: UUIDFilter?
  @OptionalMember public var nodeId: UUIDFilter?
  @OptionalMember public var node: NodeFilter?
  @OptionalMember public var Data_: StringFilter?
  @OptionalMember public var Type_: StringFilter?
  @OptionalMember public var Variables_: StringFilter?
  @OptionalMember public var arguments: StringFilter?
  @OptionalMember public var `async`: BooleanFilter?
  @OptionalMember public var bigs: Int64ListFilter?
  @OptionalMember public var `class`: WordFilter?
  @OptionalMember public var component1: StringFilter?
  @OptionalMember public var constructor: StringFilter?
  @OptionalMember public var `copy`: StringFilter?
  @OptionalMember public var debugDescription: StringFilter?
  @OptionalMember public var description: StringFilter?
  @OptionalMember public var encode: StringFilter?
  @OptionalMember public var equals: StringFilter?
  @OptionalMember public var hash: IntFilter?
  @OptionalMember public var `init`: IntFilter?
  @OptionalMember public var moreBigs: Int64ListFilter?
  @OptionalMember public var noSuchMethod: StringFilter?
  @OptionalMember public var nodeKey: StringFilter?
  @OptionalMember public var prototype: StringFilter?
  @OptionalMember public var `self`: StringFilter?
  @OptionalMember public var toString: StringFilter?
  @OptionalMember public var words: WordListFilter?
  @OptionalMember public var nodes_on_node: NodeListFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case _and
    case _not
    case _or
    case id
    case nodeId
    case node
    case Data_ = "Data"
    case Type_ = "Type"
    case Variables_ = "Variables"
    case arguments
    case `async`
    case bigs
    case `class`
    case component1
    case constructor
    case `copy`
    case debugDescription
    case description
    case encode
    case equals
    case hash
    case `init`
    case moreBigs
    case noSuchMethod
    case nodeKey
    case prototype
    case `self`
    case toString
    case words
    case nodes_on_node
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$_and.isSet { try codecHelper.encode(self._and, forKey: ._and, container: &container) }
    if self.$_not.isSet { try codecHelper.encode(self._not, forKey: ._not, container: &container) }
    if self.$_or.isSet { try codecHelper.encode(self._or, forKey: ._or, container: &container) }
    if self.$id.isSet { try codecHelper.encode(self.id, forKey: .id, container: &container) }
    if self.$nodeId.isSet { try codecHelper.encode(self.nodeId, forKey: .nodeId, container: &container) }
    if self.$node.isSet { try codecHelper.encode(self.node, forKey: .node, container: &container) }
    if self.$Data_.isSet { try codecHelper.encode(self.Data_, forKey: .Data_, container: &container) }
    if self.$Type_.isSet { try codecHelper.encode(self.Type_, forKey: .Type_, container: &container) }
    if self.$Variables_.isSet { try codecHelper.encode(self.Variables_, forKey: .Variables_, container: &container) }
    if self.$arguments.isSet { try codecHelper.encode(self.arguments, forKey: .arguments, container: &container) }
    if self.$async.isSet { try codecHelper.encode(self.`async`, forKey: .`async`, container: &container) }
    if self.$bigs.isSet { try codecHelper.encode(self.bigs, forKey: .bigs, container: &container) }
    if self.$class.isSet { try codecHelper.encode(self.`class`, forKey: .`class`, container: &container) }
    if self.$component1.isSet { try codecHelper.encode(self.component1, forKey: .component1, container: &container) }
    if self.$constructor.isSet { try codecHelper.encode(self.constructor, forKey: .constructor, container: &container) }
    if self.$copy.isSet { try codecHelper.encode(self.`copy`, forKey: .`copy`, container: &container) }
    if self.$debugDescription.isSet { try codecHelper.encode(self.debugDescription, forKey: .debugDescription, container: &container) }
    if self.$description.isSet { try codecHelper.encode(self.description, forKey: .description, container: &container) }
    if self.$encode.isSet { try codecHelper.encode(self.encode, forKey: .encode, container: &container) }
    if self.$equals.isSet { try codecHelper.encode(self.equals, forKey: .equals, container: &container) }
    if self.$hash.isSet { try codecHelper.encode(self.hash, forKey: .hash, container: &container) }
    if self.$init.isSet { try codecHelper.encode(self.`init`, forKey: .`init`, container: &container) }
    if self.$moreBigs.isSet { try codecHelper.encode(self.moreBigs, forKey: .moreBigs, container: &container) }
    if self.$noSuchMethod.isSet { try codecHelper.encode(self.noSuchMethod, forKey: .noSuchMethod, container: &container) }
    if self.$nodeKey.isSet { try codecHelper.encode(self.nodeKey, forKey: .nodeKey, container: &container) }
    if self.$prototype.isSet { try codecHelper.encode(self.prototype, forKey: .prototype, container: &container) }
    if self.$self.isSet { try codecHelper.encode(self.`self`, forKey: .`self`, container: &container) }
    if self.$toString.isSet { try codecHelper.encode(self.toString, forKey: .toString, container: &container) }
    if self.$words.isSet { try codecHelper.encode(self.words, forKey: .words, container: &container) }
    if self.$nodes_on_node.isSet { try codecHelper.encode(self.nodes_on_node, forKey: .nodes_on_node, container: &container) }
  }
}

public struct NodeListFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var count: IntFilter?
  @OptionalMember public var exist: NodeFilter?

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

public struct NodeOrder: Encodable, Hashable, Sendable {
  @OptionalMember public var id: OrderDirection?
  @OptionalMember public var nodeId: OrderDirection?
  @OptionalMember public var node: NodeOrder?
  @OptionalMember public var Data_: OrderDirection?
  @OptionalMember public var Type_: OrderDirection?
  @OptionalMember public var Variables_: OrderDirection?
  @OptionalMember public var arguments: OrderDirection?
  @OptionalMember public var `async`: OrderDirection?
  @OptionalMember public var `class`: OrderDirection?
  @OptionalMember public var component1: OrderDirection?
  @OptionalMember public var constructor: OrderDirection?
  @OptionalMember public var `copy`: OrderDirection?
  @OptionalMember public var debugDescription: OrderDirection?
  @OptionalMember public var description: OrderDirection?
  @OptionalMember public var encode: OrderDirection?
  @OptionalMember public var equals: OrderDirection?
  @OptionalMember public var hash: OrderDirection?
  @OptionalMember public var `init`: OrderDirection?
  @OptionalMember public var noSuchMethod: OrderDirection?
  @OptionalMember public var nodeKey: OrderDirection?
  @OptionalMember public var prototype: OrderDirection?
  @OptionalMember public var `self`: OrderDirection?
  @OptionalMember public var toString: OrderDirection?
  @OptionalMember public var _count: OrderDirection?
  @OptionalMember public var Data_count: OrderDirection?
  @OptionalMember public var Type_count: OrderDirection?
  @OptionalMember public var Variables_count: OrderDirection?
  @OptionalMember public var arguments_count: OrderDirection?
  @OptionalMember public var async_count: OrderDirection?
  @OptionalMember public var class_count: OrderDirection?
  @OptionalMember public var component1_count: OrderDirection?
  @OptionalMember public var constructor_count: OrderDirection?
  @OptionalMember public var copy_count: OrderDirection?
  @OptionalMember public var debugDescription_count: OrderDirection?
  @OptionalMember public var description_count: OrderDirection?
  @OptionalMember public var encode_count: OrderDirection?
  @OptionalMember public var equals_count: OrderDirection?
  @OptionalMember public var hash_count: OrderDirection?
  @OptionalMember public var id_count: OrderDirection?
  @OptionalMember public var init_count: OrderDirection?
  @OptionalMember public var noSuchMethod_count: OrderDirection?
  @OptionalMember public var nodeId_count: OrderDirection?
  @OptionalMember public var nodeKey_count: OrderDirection?
  @OptionalMember public var prototype_count: OrderDirection?
  @OptionalMember public var self_count: OrderDirection?
  @OptionalMember public var toString_count: OrderDirection?
  @OptionalMember public var hash_sum: OrderDirection?
  @OptionalMember public var init_sum: OrderDirection?
  @OptionalMember public var hash_avg: OrderDirection?
  @OptionalMember public var init_avg: OrderDirection?
  @OptionalMember public var hash_min: OrderDirection?
  @OptionalMember public var init_min: OrderDirection?
  @OptionalMember public var hash_max: OrderDirection?
  @OptionalMember public var init_max: OrderDirection?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case nodeId
    case node
    case Data_ = "Data"
    case Type_ = "Type"
    case Variables_ = "Variables"
    case arguments
    case `async`
    case `class`
    case component1
    case constructor
    case `copy`
    case debugDescription
    case description
    case encode
    case equals
    case hash
    case `init`
    case noSuchMethod
    case nodeKey
    case prototype
    case `self`
    case toString
    case _count
    case Data_count
    case Type_count
    case Variables_count
    case arguments_count
    case async_count
    case class_count
    case component1_count
    case constructor_count
    case copy_count
    case debugDescription_count
    case description_count
    case encode_count
    case equals_count
    case hash_count
    case id_count
    case init_count
    case noSuchMethod_count
    case nodeId_count
    case nodeKey_count
    case prototype_count
    case self_count
    case toString_count
    case hash_sum
    case init_sum
    case hash_avg
    case init_avg
    case hash_min
    case init_min
    case hash_max
    case init_max
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$id.isSet { try codecHelper.encode(self.id, forKey: .id, container: &container) }
    if self.$nodeId.isSet { try codecHelper.encode(self.nodeId, forKey: .nodeId, container: &container) }
    if self.$node.isSet { try codecHelper.encode(self.node, forKey: .node, container: &container) }
    if self.$Data_.isSet { try codecHelper.encode(self.Data_, forKey: .Data_, container: &container) }
    if self.$Type_.isSet { try codecHelper.encode(self.Type_, forKey: .Type_, container: &container) }
    if self.$Variables_.isSet { try codecHelper.encode(self.Variables_, forKey: .Variables_, container: &container) }
    if self.$arguments.isSet { try codecHelper.encode(self.arguments, forKey: .arguments, container: &container) }
    if self.$async.isSet { try codecHelper.encode(self.`async`, forKey: .`async`, container: &container) }
    if self.$class.isSet { try codecHelper.encode(self.`class`, forKey: .`class`, container: &container) }
    if self.$component1.isSet { try codecHelper.encode(self.component1, forKey: .component1, container: &container) }
    if self.$constructor.isSet { try codecHelper.encode(self.constructor, forKey: .constructor, container: &container) }
    if self.$copy.isSet { try codecHelper.encode(self.`copy`, forKey: .`copy`, container: &container) }
    if self.$debugDescription.isSet { try codecHelper.encode(self.debugDescription, forKey: .debugDescription, container: &container) }
    if self.$description.isSet { try codecHelper.encode(self.description, forKey: .description, container: &container) }
    if self.$encode.isSet { try codecHelper.encode(self.encode, forKey: .encode, container: &container) }
    if self.$equals.isSet { try codecHelper.encode(self.equals, forKey: .equals, container: &container) }
    if self.$hash.isSet { try codecHelper.encode(self.hash, forKey: .hash, container: &container) }
    if self.$init.isSet { try codecHelper.encode(self.`init`, forKey: .`init`, container: &container) }
    if self.$noSuchMethod.isSet { try codecHelper.encode(self.noSuchMethod, forKey: .noSuchMethod, container: &container) }
    if self.$nodeKey.isSet { try codecHelper.encode(self.nodeKey, forKey: .nodeKey, container: &container) }
    if self.$prototype.isSet { try codecHelper.encode(self.prototype, forKey: .prototype, container: &container) }
    if self.$self.isSet { try codecHelper.encode(self.`self`, forKey: .`self`, container: &container) }
    if self.$toString.isSet { try codecHelper.encode(self.toString, forKey: .toString, container: &container) }
    if self.$_count.isSet { try codecHelper.encode(self._count, forKey: ._count, container: &container) }
    if self.$Data_count.isSet { try codecHelper.encode(self.Data_count, forKey: .Data_count, container: &container) }
    if self.$Type_count.isSet { try codecHelper.encode(self.Type_count, forKey: .Type_count, container: &container) }
    if self.$Variables_count.isSet { try codecHelper.encode(self.Variables_count, forKey: .Variables_count, container: &container) }
    if self.$arguments_count.isSet { try codecHelper.encode(self.arguments_count, forKey: .arguments_count, container: &container) }
    if self.$async_count.isSet { try codecHelper.encode(self.async_count, forKey: .async_count, container: &container) }
    if self.$class_count.isSet { try codecHelper.encode(self.class_count, forKey: .class_count, container: &container) }
    if self.$component1_count.isSet { try codecHelper.encode(self.component1_count, forKey: .component1_count, container: &container) }
    if self.$constructor_count.isSet { try codecHelper.encode(self.constructor_count, forKey: .constructor_count, container: &container) }
    if self.$copy_count.isSet { try codecHelper.encode(self.copy_count, forKey: .copy_count, container: &container) }
    if self.$debugDescription_count.isSet { try codecHelper.encode(self.debugDescription_count, forKey: .debugDescription_count, container: &container) }
    if self.$description_count.isSet { try codecHelper.encode(self.description_count, forKey: .description_count, container: &container) }
    if self.$encode_count.isSet { try codecHelper.encode(self.encode_count, forKey: .encode_count, container: &container) }
    if self.$equals_count.isSet { try codecHelper.encode(self.equals_count, forKey: .equals_count, container: &container) }
    if self.$hash_count.isSet { try codecHelper.encode(self.hash_count, forKey: .hash_count, container: &container) }
    if self.$id_count.isSet { try codecHelper.encode(self.id_count, forKey: .id_count, container: &container) }
    if self.$init_count.isSet { try codecHelper.encode(self.init_count, forKey: .init_count, container: &container) }
    if self.$noSuchMethod_count.isSet { try codecHelper.encode(self.noSuchMethod_count, forKey: .noSuchMethod_count, container: &container) }
    if self.$nodeId_count.isSet { try codecHelper.encode(self.nodeId_count, forKey: .nodeId_count, container: &container) }
    if self.$nodeKey_count.isSet { try codecHelper.encode(self.nodeKey_count, forKey: .nodeKey_count, container: &container) }
    if self.$prototype_count.isSet { try codecHelper.encode(self.prototype_count, forKey: .prototype_count, container: &container) }
    if self.$self_count.isSet { try codecHelper.encode(self.self_count, forKey: .self_count, container: &container) }
    if self.$toString_count.isSet { try codecHelper.encode(self.toString_count, forKey: .toString_count, container: &container) }
    if self.$hash_sum.isSet { try codecHelper.encode(self.hash_sum, forKey: .hash_sum, container: &container) }
    if self.$init_sum.isSet { try codecHelper.encode(self.init_sum, forKey: .init_sum, container: &container) }
    if self.$hash_avg.isSet { try codecHelper.encode(self.hash_avg, forKey: .hash_avg, container: &container) }
    if self.$init_avg.isSet { try codecHelper.encode(self.init_avg, forKey: .init_avg, container: &container) }
    if self.$hash_min.isSet { try codecHelper.encode(self.hash_min, forKey: .hash_min, container: &container) }
    if self.$init_min.isSet { try codecHelper.encode(self.init_min, forKey: .init_min, container: &container) }
    if self.$hash_max.isSet { try codecHelper.encode(self.hash_max, forKey: .hash_max, container: &container) }
    if self.$init_max.isSet { try codecHelper.encode(self.init_max, forKey: .init_max, container: &container) }
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

public struct WordFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var eq: Word?
  @OptionalMember public var ne: Word?
  @OptionalMember public var isNull: Bool?
  @OptionalMember public var `in`: [Word]?
  @OptionalMember public var nin: [Word]?
  @OptionalMember public var gt: Word?
  @OptionalMember public var ge: Word?
  @OptionalMember public var lt: Word?
  @OptionalMember public var le: Word?

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

public struct WordListFilter: Encodable, Hashable, Sendable {
  @OptionalMember public var includes: Word?
  @OptionalMember public var includesAll: [Word]?
  @OptionalMember public var excludes: Word?
  @OptionalMember public var excludesAll: [Word]?
  @OptionalMember public var count: IntFilter?
  @OptionalMember public var exist: WordFilter?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case includes
    case includesAll
    case excludes
    case excludesAll
    case count
    case exist
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if self.$includes.isSet { try codecHelper.encode(self.includes, forKey: .includes, container: &container) }
    if self.$includesAll.isSet { try codecHelper.encode(self.includesAll, forKey: .includesAll, container: &container) }
    if self.$excludes.isSet { try codecHelper.encode(self.excludes, forKey: .excludes, container: &container) }
    if self.$excludesAll.isSet { try codecHelper.encode(self.excludesAll, forKey: .excludesAll, container: &container) }
    if self.$count.isSet { try codecHelper.encode(self.count, forKey: .count, container: &container) }
    if self.$exist.isSet { try codecHelper.encode(self.exist, forKey: .exist, container: &container) }
  }
}
