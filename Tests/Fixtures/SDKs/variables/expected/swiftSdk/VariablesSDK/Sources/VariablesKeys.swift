import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

/// Names a row of `Owner`.
public struct OwnerKey: Codable, Hashable, Equatable, Sendable {
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

/// Names a row of `Passport`.
public struct PassportKey: Codable, Hashable, Equatable, Sendable {
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

/// Names a row of `Pet`.
public struct PetKey: Codable, Hashable, Equatable, Sendable {
  public private(set) var ownerId: UUID
  public private(set) var number: Int

  public init(ownerId: UUID, number: Int) {
    self.ownerId = ownerId
    self.number = number
  }

  enum CodingKeys: String, CodingKey {
    case ownerId
    case number
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    self.ownerId = try codecHelper.decode(UUID.self, forKey: .ownerId, container: &container)
    self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.ownerId, forKey: .ownerId, container: &container)
    try codecHelper.encode(self.number, forKey: .number, container: &container)
  }
}
