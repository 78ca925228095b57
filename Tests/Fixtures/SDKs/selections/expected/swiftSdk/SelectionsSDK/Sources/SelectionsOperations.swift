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

// MARK: Operations

public final class NestedQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Nested"

  public typealias Ref = QueryRefObservation<NestedQuery.Data, NestedQuery.Variables>

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
    public struct Film: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID
      public var title: String

      public struct Person: Decodable, Sendable {
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

      public var director: Person?

      public struct Role: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var filmId: UUID
        public var personId: UUID
        public var part: String?

        public struct Person: Decodable, Sendable, Hashable, Equatable, Identifiable {
          public var id: UUID
          public var name: String

          /// The key of the row.
          public var personKey: PersonKey { PersonKey(id: self.id) }

          public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.personKey == rhs.personKey
          }

          public func hash(into hasher: inout Hasher) {
            hasher.combine(self.id)
          }

          enum CodingKeys: String, CodingKey {
            case id
            case name
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
            self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
          }
        }

        public var person: Person

        /// The key of the row.
        public var roleKey: RoleKey { RoleKey(filmId: self.filmId, personId: self.personId) }

        public var id: RoleKey { self.roleKey }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.roleKey == rhs.roleKey
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.filmId)
          hasher.combine(self.personId)
        }

        enum CodingKeys: String, CodingKey {
          case filmId
          case personId
          case part
          case person
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.filmId = try codecHelper.decode(UUID.self, forKey: .filmId, container: &container)
          self.personId = try codecHelper.decode(UUID.self, forKey: .personId, container: &container)
          self.part = try container.contains(.part) ? codecHelper.decode(String?.self, forKey: .part, container: &container) : nil
          self.person = try codecHelper.decode(Person.self, forKey: .person, container: &container)
        }
      }

      public var roles_on_film: [Role]

      public struct Poster: Decodable, Sendable {
        public var url: String

        enum CodingKeys: String, CodingKey {
          case url
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.url = try codecHelper.decode(String.self, forKey: .url, container: &container)
        }
      }

      public var poster_on_film: Poster?

      public struct PersonPeopleViaRole: Decodable, Sendable {
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

      public var people_via_Role: [PersonPeopleViaRole]

      /// The key of the row.
      public var filmKey: FilmKey { FilmKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.filmKey == rhs.filmKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
        case title
        case director
        case roles_on_film
        case poster_on_film
        case people_via_Role
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
        self.director = try container.contains(.director) ? codecHelper.decode(Person?.self, forKey: .director, container: &container) : nil
        self.roles_on_film = try codecHelper.decode([Role].self, forKey: .roles_on_film, container: &container)
        self.poster_on_film = try container.contains(.poster_on_film) ? codecHelper.decode(Poster?.self, forKey: .poster_on_film, container: &container) : nil
        self.people_via_Role = try codecHelper.decode([PersonPeopleViaRole].self, forKey: .people_via_Role, container: &container)
      }
    }

    public var film: Film?

    public struct FilmFirst: Decodable, Sendable {
      public var key: UUID
      public var title: String

      enum CodingKeys: String, CodingKey {
        case key
        case title
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.key = try codecHelper.decode(UUID.self, forKey: .key, container: &container)
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
      }
    }

    public var first: FilmFirst?

    enum CodingKeys: String, CodingKey {
      case film
      case first
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.film = try container.contains(.film) ? codecHelper.decode(Film?.self, forKey: .film, container: &container) : nil
      self.first = try container.contains(.first) ? codecHelper.decode(FilmFirst?.self, forKey: .first, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(id: UUID) -> QueryRefObservation<NestedQuery.Data, NestedQuery.Variables> {
    makeRef(Variables(id: id))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, id: UUID) async throws -> OperationResult<NestedQuery.Data> {
    try await makeRef(Variables(id: id)).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class AggregatesQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Aggregates"

  public typealias Ref = QueryRefObservation<AggregatesQuery.Data, AggregatesQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Film: Decodable, Sendable {
      public var year: Int?
      public var _count: Int
      public var title_count: Int
      public var average: Double?
      public var directorId: UUID?

      enum CodingKeys: String, CodingKey {
        case year
        case _count
        case title_count
        case average
        case directorId
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.year = try container.contains(.year) ? codecHelper.decode(Int?.self, forKey: .year, container: &container) : nil
        self._count = try codecHelper.decode(Int.self, forKey: ._count, container: &container)
        self.title_count = try codecHelper.decode(Int.self, forKey: .title_count, container: &container)
        self.average = try container.contains(.average) ? codecHelper.decode(Double?.self, forKey: .average, container: &container) : nil
        self.directorId = try container.contains(.directorId) ? codecHelper.decode(UUID?.self, forKey: .directorId, container: &container) : nil
      }
    }

    public var films: [Film]

    public struct FilmTotal: Decodable, Sendable {
      public var _count: Int
      public var year_min: Int?
      public var year_max: Int?
      public var year_sum: Int?

      enum CodingKeys: String, CodingKey {
        case _count
        case year_min
        case year_max
        case year_sum
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self._count = try codecHelper.decode(Int.self, forKey: ._count, container: &container)
        self.year_min = try container.contains(.year_min) ? codecHelper.decode(Int?.self, forKey: .year_min, container: &container) : nil
        self.year_max = try container.contains(.year_max) ? codecHelper.decode(Int?.self, forKey: .year_max, container: &container) : nil
        self.year_sum = try container.contains(.year_sum) ? codecHelper.decode(Int?.self, forKey: .year_sum, container: &container) : nil
      }
    }

    public var total: [FilmTotal]

    enum CodingKeys: String, CodingKey {
      case films
      case total
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.films = try codecHelper.decode([Film].self, forKey: .films, container: &container)
      self.total = try codecHelper.decode([FilmTotal].self, forKey: .total, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<AggregatesQuery.Data, AggregatesQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<AggregatesQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class ConditionalQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Conditional"

  public typealias Ref = QueryRefObservation<ConditionalQuery.Data, ConditionalQuery.Variables>

  public struct Variables: OperationVariable {
    public var withYear: Bool
    /// Where it is left out, the server takes `false`.
    @OptionalVariable public var withDirector: Bool?

    public init(withYear: Bool, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.withYear = withYear
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.withYear != rhs.withYear { return false }
      if lhs.withDirector != rhs.withDirector { return false }
      if lhs.$withDirector.isSet != rhs.$withDirector.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.withYear)
      hasher.combine(self.withDirector)
    }

    enum CodingKeys: String, CodingKey {
      case withYear
      case withDirector
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.withYear, forKey: .withYear, container: &container)
      if let value = self.withDirector { try codecHelper.encode(value, forKey: .withDirector, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Film: Decodable, Sendable {
      public var title: String
      public var year: Int?

      public struct Person: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        /// The key of the row.
        public var personKey: PersonKey { PersonKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.personKey == rhs.personKey
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case id
          case name
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
          self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
        }
      }

      public var director: Person?

      enum CodingKeys: String, CodingKey {
        case title
        case year
        case director
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
        self.year = try container.contains(.year) ? codecHelper.decode(Int?.self, forKey: .year, container: &container) : nil
        self.director = try container.contains(.director) ? codecHelper.decode(Person?.self, forKey: .director, container: &container) : nil
      }
    }

    public var films: [Film]

    enum CodingKeys: String, CodingKey {
      case films
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.films = try codecHelper.decode([Film].self, forKey: .films, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(withYear: Bool, _ optionalVars: ((inout ConditionalQuery.Variables) -> Void)? = nil) -> QueryRefObservation<ConditionalQuery.Data, ConditionalQuery.Variables> {
    makeRef(Variables(withYear: withYear, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, withYear: Bool, _ optionalVars: (@MainActor (inout ConditionalQuery.Variables) -> Void)? = nil) async throws -> OperationResult<ConditionalQuery.Data> {
    var variables = Variables(withYear: withYear)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class HiddenQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Hidden"

  public typealias Ref = QueryRefObservation<HiddenQuery.Data, HiddenQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Film: Decodable, Sendable {
      public var title: String

      enum CodingKeys: String, CodingKey {
        case title
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
      }
    }

    public var films: [Film]

    public struct Role: Decodable, Sendable {

      public init(from decoder: any Decoder) throws {}
    }

    public var roles: [Role]

    enum CodingKeys: String, CodingKey {
      case films
      case roles
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.films = try codecHelper.decode([Film].self, forKey: .films, container: &container)
      self.roles = try codecHelper.decode([Role].self, forKey: .roles, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<HiddenQuery.Data, HiddenQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<HiddenQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class NativeQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Native"

  public typealias Ref = QueryRefObservation<NativeQuery.Data, NativeQuery.Variables>

  public struct Variables: OperationVariable {
    public var year: Int

    public init(year: Int) {
      self.year = year
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.year != rhs.year { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.year)
    }

    enum CodingKeys: String, CodingKey {
      case year
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.year, forKey: .year, container: &container)
    }
  }

  public struct Data: Decodable, Sendable {
    public var rows: [AnyValue]?
    public var _selectFirst: AnyValue?

    enum CodingKeys: String, CodingKey {
      case rows
      case _selectFirst
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.rows = try container.contains(.rows) ? codecHelper.decode([AnyValue]?.self, forKey: .rows, container: &container) : nil
      self._selectFirst = try container.contains(._selectFirst) ? codecHelper.decode(AnyValue?.self, forKey: ._selectFirst, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(year: Int) -> QueryRefObservation<NativeQuery.Data, NativeQuery.Variables> {
    makeRef(Variables(year: year))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, year: Int) async throws -> OperationResult<NativeQuery.Data> {
    try await makeRef(Variables(year: year)).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class WriteMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Write"

  public typealias Ref = MutationRef<WriteMutation.Data, WriteMutation.Variables>

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
    public var person_insert: PersonKey
    public var person_insertMany: [PersonKey]
    public var film_upsert: FilmKey
    public var changed: FilmKey?
    public var film_updateMany: Int
    public var film_delete: FilmKey?
    public var film_deleteMany: Int

    public struct Query: Decodable, Sendable {
      public struct Film: Decodable, Sendable {
        public var title: String

        enum CodingKeys: String, CodingKey {
          case title
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
        }
      }

      public var films: [Film]

      enum CodingKeys: String, CodingKey {
        case films
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.films = try codecHelper.decode([Film].self, forKey: .films, container: &container)
      }
    }

    public var query: Query?

    public struct QueryFound: Decodable, Sendable {
      public struct Person: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        /// The key of the row.
        public var personKey: PersonKey { PersonKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.personKey == rhs.personKey
        }

        public func hash(into hasher: inout Hasher) {
          hasher.combine(self.id)
        }

        enum CodingKeys: String, CodingKey {
          case id
          case name
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
          self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
        }
      }

      public var person: Person?

      enum CodingKeys: String, CodingKey {
        case person
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.person = try container.contains(.person) ? codecHelper.decode(Person?.self, forKey: .person, container: &container) : nil
      }
    }

    public var found: QueryFound?
    public var _execute: Int?
    public var _executeReturningFirst: AnyValue?

    enum CodingKeys: String, CodingKey {
      case person_insert
      case person_insertMany
      case film_upsert
      case changed
      case film_updateMany
      case film_delete
      case film_deleteMany
      case query
      case found
      case _execute
      case _executeReturningFirst
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.person_insert = try codecHelper.decode(PersonKey.self, forKey: .person_insert, container: &container)
      self.person_insertMany = try codecHelper.decode([PersonKey].self, forKey: .person_insertMany, container: &container)
      self.film_upsert = try codecHelper.decode(FilmKey.self, forKey: .film_upsert, container: &container)
      self.changed = try container.contains(.changed) ? codecHelper.decode(FilmKey?.self, forKey: .changed, container: &container) : nil
      self.film_updateMany = try codecHelper.decode(Int.self, forKey: .film_updateMany, container: &container)
      self.film_delete = try container.contains(.film_delete) ? codecHelper.decode(FilmKey?.self, forKey: .film_delete, container: &container) : nil
      self.film_deleteMany = try codecHelper.decode(Int.self, forKey: .film_deleteMany, container: &container)
      self.query = try container.contains(.query) ? codecHelper.decode(Query?.self, forKey: .query, container: &container) : nil
      self.found = try container.contains(.found) ? codecHelper.decode(QueryFound?.self, forKey: .found, container: &container) : nil
      self._execute = try container.contains(._execute) ? codecHelper.decode(Int?.self, forKey: ._execute, container: &container) : nil
      self._executeReturningFirst = try container.contains(._executeReturningFirst) ? codecHelper.decode(AnyValue?.self, forKey: ._executeReturningFirst, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(id: UUID) -> MutationRef<WriteMutation.Data, WriteMutation.Variables> {
    makeRef(Variables(id: id))
  }

  /// Runs it once.
  @MainActor
  public func execute(id: UUID) async throws -> OperationResult<WriteMutation.Data> {
    try await makeRef(Variables(id: id)).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
