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

/// Costs $5 and ${more}, or "nothing"; see {@code x}.
public enum State: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case OPEN
  case rawValue_
  case hashCode
  case index
  case values
  case name
  case ordinal
  case Known
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.OPEN, .rawValue_, .hashCode, .index, .values, .name, .ordinal, .Known]

  public init(rawValue: String) {
    switch rawValue {
    case "OPEN": self = .OPEN
    case "rawValue": self = .rawValue_
    case "hashCode": self = .hashCode
    case "index": self = .index
    case "values": self = .values
    case "name": self = .name
    case "ordinal": self = .ordinal
    case "Known": self = .Known
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .OPEN: return "OPEN"
    case .rawValue_: return "rawValue"
    case .hashCode: return "hashCode"
    case .index: return "index"
    case .values: return "values"
    case .name: return "name"
    case .ordinal: return "ordinal"
    case .Known: return "Known"
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

/// Fields of one type side by side, $5 and ${more} and */ here.
public final class GamesQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "Games"

  public typealias Ref = QueryRefObservation<GamesQuery.Data, GamesQuery.Variables>

  public struct Variables: OperationVariable {
    /// Is $5.
    ///
    /// Where it is left out, the server takes `"a $5 \"b\" ${c} \\"`.
    @OptionalVariable public var `self`: String?
    @OptionalVariable public var `in`: Int64?
    public var fetchPolicy: String
    @OptionalVariable public var optionalVars: [Int64]?
    public var block_: String
    @OptionalVariable public var ref: UUID?
    @OptionalVariable public var dataConnect: String?
    @OptionalVariable public var states: [State]?
    @OptionalVariable public var key: GameKey?
    @OptionalVariable public var String_: String?
    @OptionalVariable public var isSet: Timestamp?
    @OptionalVariable public var json: AnyValue?
    @OptionalVariable public var day: LocalDate?

    public init(fetchPolicy: String, block_: String, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.fetchPolicy = fetchPolicy
      self.block_ = block_
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.`self` != rhs.`self` { return false }
      if lhs.$self.isSet != rhs.$self.isSet { return false }
      if lhs.`in` != rhs.`in` { return false }
      if lhs.$in.isSet != rhs.$in.isSet { return false }
      if lhs.fetchPolicy != rhs.fetchPolicy { return false }
      if lhs.optionalVars != rhs.optionalVars { return false }
      if lhs.$optionalVars.isSet != rhs.$optionalVars.isSet { return false }
      if lhs.block_ != rhs.block_ { return false }
      if lhs.ref != rhs.ref { return false }
      if lhs.$ref.isSet != rhs.$ref.isSet { return false }
      if lhs.dataConnect != rhs.dataConnect { return false }
      if lhs.$dataConnect.isSet != rhs.$dataConnect.isSet { return false }
      if lhs.states != rhs.states { return false }
      if lhs.$states.isSet != rhs.$states.isSet { return false }
      if lhs.key != rhs.key { return false }
      if lhs.$key.isSet != rhs.$key.isSet { return false }
      if lhs.String_ != rhs.String_ { return false }
      if lhs.$String_.isSet != rhs.$String_.isSet { return false }
      if lhs.isSet != rhs.isSet { return false }
      if lhs.$isSet.isSet != rhs.$isSet.isSet { return false }
      if lhs.json != rhs.json { return false }
      if lhs.$json.isSet != rhs.$json.isSet { return false }
      if lhs.day != rhs.day { return false }
      if lhs.$day.isSet != rhs.$day.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.`self`)
      hasher.combine(self.`in`)
      hasher.combine(self.fetchPolicy)
      hasher.combine(self.optionalVars)
      hasher.combine(self.block_)
      hasher.combine(self.ref)
      hasher.combine(self.dataConnect)
      hasher.combine(self.states)
      hasher.combine(self.key)
      hasher.combine(self.String_)
      hasher.combine(self.isSet)
      hasher.combine(self.json)
      hasher.combine(self.day)
    }

    enum CodingKeys: String, CodingKey {
      case `self`
      case `in`
      case fetchPolicy
      case optionalVars
      case block_
      case ref
      case dataConnect
      case states
      case key
      case String_ = "String"
      case isSet
      case json
      case day
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$self.isSet { try codecHelper.encode(self.`self`, forKey: .`self`, container: &container) }
      if self.$in.isSet { try codecHelper.encode(self.`in`, forKey: .`in`, container: &container) }
      try codecHelper.encode(self.fetchPolicy, forKey: .fetchPolicy, container: &container)
      if self.$optionalVars.isSet { try codecHelper.encode(self.optionalVars, forKey: .optionalVars, container: &container) }
      try codecHelper.encode(self.block_, forKey: .block_, container: &container)
      if self.$ref.isSet { try codecHelper.encode(self.ref, forKey: .ref, container: &container) }
      if self.$dataConnect.isSet { try codecHelper.encode(self.dataConnect, forKey: .dataConnect, container: &container) }
      if self.$states.isSet { try codecHelper.encode(self.states, forKey: .states, container: &container) }
      if self.$key.isSet { try codecHelper.encode(self.key, forKey: .key, container: &container) }
      if self.$String_.isSet { try codecHelper.encode(self.String_, forKey: .String_, container: &container) }
      if self.$isSet.isSet { try codecHelper.encode(self.isSet, forKey: .isSet, container: &container) }
      if self.$json.isSet { try codecHelper.encode(self.json, forKey: .json, container: &container) }
      if self.$day.isSet { try codecHelper.encode(self.day, forKey: .day, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Game: Decodable, Sendable {
      public var number: Int

      enum CodingKeys: String, CodingKey {
        case number
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
      }
    }

    public var game: Game?

    public struct GameGames: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var homeId: UUID
      public var number: Int
      public var state: State
      public var states: [State]?
      public var score: Int64?
      public var scores: [Int64]?

      public struct Team: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        /// The key of the row.
        public var teamKey: TeamKey { TeamKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.teamKey == rhs.teamKey
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

      public var home: Team

      public struct TeamAway: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        /// The key of the row.
        public var teamAwayKey: TeamKey { TeamKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.teamAwayKey == rhs.teamAwayKey
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

      public var away: TeamAway

      public struct Team_: Decodable, Sendable {
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

      public var __: Team_

      public struct Person: Decodable, Sendable {
        public var name: String

        public struct Person: Decodable, Sendable {
          public var name: String

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

          public var twin: Person?

          enum CodingKeys: String, CodingKey {
            case name
            case twin
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
            self.twin = try container.contains(.twin) ? codecHelper.decode(Person?.self, forKey: .twin, container: &container) : nil
          }
        }

        public var twin: Person?

        enum CodingKeys: String, CodingKey {
          case name
          case twin
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
          self.twin = try container.contains(.twin) ? codecHelper.decode(Person?.self, forKey: .twin, container: &container) : nil
        }
      }

      public var referee: Person?
      public var gameKey: Int

      /// The key of the row.
      public var gameGamesKey: GameKey { GameKey(homeId: self.homeId, number: self.number) }

      public var id: GameKey { self.gameGamesKey }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.gameGamesKey == rhs.gameGamesKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.homeId)
        hasher.combine(self.number)
      }

      enum CodingKeys: String, CodingKey {
        case homeId
        case number
        case state
        case states
        case score
        case scores
        case home
        case away
        case __ = "_"
        case referee
        case gameKey
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.homeId = try codecHelper.decode(UUID.self, forKey: .homeId, container: &container)
        self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
        self.state = try codecHelper.decode(State.self, forKey: .state, container: &container)
        self.states = try container.contains(.states) ? codecHelper.decode([State]?.self, forKey: .states, container: &container) : nil
        self.score = try container.contains(.score) ? codecHelper.decode(Int64?.self, forKey: .score, container: &container) : nil
        self.scores = try container.contains(.scores) ? codecHelper.decode([Int64]?.self, forKey: .scores, container: &container) : nil
        self.home = try codecHelper.decode(Team.self, forKey: .home, container: &container)
        self.away = try codecHelper.decode(TeamAway.self, forKey: .away, container: &container)
        self.__ = try codecHelper.decode(Team_.self, forKey: .__, container: &container)
        self.referee = try container.contains(.referee) ? codecHelper.decode(Person?.self, forKey: .referee, container: &container) : nil
        self.gameKey = try codecHelper.decode(Int.self, forKey: .gameKey, container: &container)
      }
    }

    public var games: [GameGames]

    public struct GameId: Decodable, Sendable, Hashable, Equatable {
      public var homeId: UUID
      public var id: Int
      public var number: Int

      /// The key of the row.
      public var gameIdKey: GameKey { GameKey(homeId: self.homeId, number: self.number) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.gameIdKey == rhs.gameIdKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.homeId)
        hasher.combine(self.number)
      }

      enum CodingKeys: String, CodingKey {
        case homeId
        case id
        case number
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.homeId = try codecHelper.decode(UUID.self, forKey: .homeId, container: &container)
        self.id = try codecHelper.decode(Int.self, forKey: .id, container: &container)
        self.number = try codecHelper.decode(Int.self, forKey: .number, container: &container)
      }
    }

    public var id: [GameId]

    public struct TeamTeam: Decodable, Sendable {
      public var Team: String
      public var State_: String
      public var String_: String
      public var CodingKeys_: String
      public var HTTPAddress: String?
      public var page: String?

      enum CodingKeys: String, CodingKey {
        case Team
        case State_ = "State"
        case String_ = "String"
        case CodingKeys_ = "CodingKeys"
        case HTTPAddress
        case page
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.Team = try codecHelper.decode(String.self, forKey: .Team, container: &container)
        self.State_ = try codecHelper.decode(String.self, forKey: .State_, container: &container)
        self.String_ = try codecHelper.decode(String.self, forKey: .String_, container: &container)
        self.CodingKeys_ = try codecHelper.decode(String.self, forKey: .CodingKeys_, container: &container)
        self.HTTPAddress = try container.contains(.HTTPAddress) ? codecHelper.decode(String?.self, forKey: .HTTPAddress, container: &container) : nil
        self.page = try container.contains(.page) ? codecHelper.decode(String?.self, forKey: .page, container: &container) : nil
      }
    }

    public var Team: [TeamTeam]

    public struct GameData: Decodable, Sendable {
      public var toJson: Int
      public var runtimeType: State

      enum CodingKeys: String, CodingKey {
        case toJson
        case runtimeType
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.toJson = try codecHelper.decode(Int.self, forKey: .toJson, container: &container)
        self.runtimeType = try codecHelper.decode(State.self, forKey: .runtimeType, container: &container)
      }
    }

    public var data: [GameData]

    enum CodingKeys: String, CodingKey {
      case game
      case games
      case id
      case Team
      case data
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.game = try container.contains(.game) ? codecHelper.decode(Game?.self, forKey: .game, container: &container) : nil
      self.games = try codecHelper.decode([GameGames].self, forKey: .games, container: &container)
      self.id = try codecHelper.decode([GameId].self, forKey: .id, container: &container)
      self.Team = try codecHelper.decode([TeamTeam].self, forKey: .Team, container: &container)
      self.data = try codecHelper.decode([GameData].self, forKey: .data, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(fetchPolicy: String, block_: String, _ optionalVars: ((inout GamesQuery.Variables) -> Void)? = nil) -> QueryRefObservation<GamesQuery.Data, GamesQuery.Variables> {
    makeRef(Variables(fetchPolicy: fetchPolicy, block_: block_, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy_: QueryFetchPolicy = .preferCache, fetchPolicy: String, block_: String, _ optionalVars: (@MainActor (inout GamesQuery.Variables) -> Void)? = nil) async throws -> OperationResult<GamesQuery.Data> {
    var variables = Variables(fetchPolicy: fetchPolicy, block_: block_)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy_)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class GetHTTPPageQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "GetHTTPPage"

  public typealias Ref = QueryRefObservation<GetHTTPPageQuery.Data, GetHTTPPageQuery.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public struct Team: Decodable, Sendable {
      public var HTTPAddress: String?

      enum CodingKeys: String, CodingKey {
        case HTTPAddress
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.HTTPAddress = try container.contains(.HTTPAddress) ? codecHelper.decode(String?.self, forKey: .HTTPAddress, container: &container) : nil
      }
    }

    public var teams: [Team]

    enum CodingKeys: String, CodingKey {
      case teams
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.teams = try codecHelper.decode([Team].self, forKey: .teams, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> QueryRefObservation<GetHTTPPageQuery.Data, GetHTTPPageQuery.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache) async throws -> OperationResult<GetHTTPPageQuery.Data> {
    try await makeRef(Variables()).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableMacro) as! Ref
  }
}

public final class AddPersonMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AddPerson"

  public typealias Ref = MutationRef<AddPersonMutation.Data, AddPersonMutation.Variables>

  public struct Variables: OperationVariable {}

  public struct Data: Decodable, Sendable {
    public var person_insert: PersonKey

    public struct Query: Decodable, Sendable {
      public struct Person: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        public struct Person: Decodable, Sendable, Hashable, Equatable, Identifiable {
          public var id: UUID

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
          }

          public init(from decoder: any Decoder) throws {
            var container = try decoder.container(keyedBy: CodingKeys.self)
            let codecHelper = CodecHelper<CodingKeys>()
            self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
          }
        }

        public var twin: Person?

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
          case twin
        }

        public init(from decoder: any Decoder) throws {
          var container = try decoder.container(keyedBy: CodingKeys.self)
          let codecHelper = CodecHelper<CodingKeys>()
          self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
          self.name = try codecHelper.decode(String.self, forKey: .name, container: &container)
          self.twin = try container.contains(.twin) ? codecHelper.decode(Person?.self, forKey: .twin, container: &container) : nil
        }
      }

      public var people: [Person]

      enum CodingKeys: String, CodingKey {
        case people
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.people = try codecHelper.decode([Person].self, forKey: .people, container: &container)
      }
    }

    public var query: Query?

    enum CodingKeys: String, CodingKey {
      case person_insert
      case query
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.person_insert = try codecHelper.decode(PersonKey.self, forKey: .person_insert, container: &container)
      self.query = try container.contains(.query) ? codecHelper.decode(Query?.self, forKey: .query, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref() -> MutationRef<AddPersonMutation.Data, AddPersonMutation.Variables> {
    makeRef(Variables())
  }

  /// Runs it once.
  @MainActor
  public func execute() async throws -> OperationResult<AddPersonMutation.Data> {
    try await makeRef(Variables()).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}
