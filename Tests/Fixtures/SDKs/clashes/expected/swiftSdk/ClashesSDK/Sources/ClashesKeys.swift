import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

/// Names a row of `Game`.
public struct GameKey: Codable, Hashable, Equatable, Sendable {
  public private(set) var homeId: UUID
  public private(set) var number: Int

  public init(homeId: UUID, number: Int) {
    self.homeId = homeId
    self.number = number
  }

  enum CodingKeys: String, CodingKey {
    case homeId
    case number
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    self.homeId = try codecHelper.decode(UUID.self, forKey: .homeId, container: &container)
    self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.homeId, forKey: .homeId, container: &container)
    try codecHelper.encode(self.number, forKey: .number, container: &container)
  }
}

/// Names a row of `Person`.
public struct PersonKey: Codable, Hashable, Equatable, Sendable {
  public private(set) var id: UUID

  public init(id: UUID) {
    self.id = id
  }

  enum CodingKeys: String, CodingKey {
    case id
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.id, forKey: .id, container: &container)
  }
}

/// Names a row of `Team`.
public struct TeamKey: Codable, Hashable, Equatable, Sendable {
  public private(set) var id: UUID

  public init(id: UUID) {
    self.id = id
  }

  enum CodingKeys: String, CodingKey {
    case id
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.id, forKey: .id, container: &container)
  }
}
