import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

/// Names a row of `Film`.
public struct FilmKey: Codable, Hashable, Equatable, Sendable {
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

/// Names a row of `Poster`.
public struct PosterKey: Codable, Hashable, Equatable, Sendable {
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

/// Names a row of `Role`.
public struct RoleKey: Codable, Hashable, Equatable, Sendable {
  public private(set) var filmId: UUID
  public private(set) var personId: UUID

  public init(filmId: UUID, personId: UUID) {
    self.filmId = filmId
    self.personId = personId
  }

  enum CodingKeys: String, CodingKey {
    case filmId
    case personId
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    self.filmId = try codecHelper.decode(UUID.self, forKey: .filmId, container: &container)
    self.personId = try codecHelper.decode(UUID.self, forKey: .personId, container: &container)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    try codecHelper.encode(self.filmId, forKey: .filmId, container: &container)
    try codecHelper.encode(self.personId, forKey: .personId, container: &container)
  }
}
