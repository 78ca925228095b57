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

public enum Shelf: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  case OPEN
  case LOANED
  case LOST
  /// A value that this version does not know.
  case _UNKNOWN(String)

  /// The values that this version knows.
  public static let allCases: [Self] = [.OPEN, .LOANED, .LOST]

  public init(rawValue: String) {
    switch rawValue {
    case "OPEN": self = .OPEN
    case "LOANED": self = .LOANED
    case "LOST": self = .LOST
    default: self = ._UNKNOWN(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .OPEN: return "OPEN"
    case .LOANED: return "LOANED"
    case .LOST: return "LOST"
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

public final class AddBookMutation: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "AddBook"

  public typealias Ref = MutationRef<AddBookMutation.Data, AddBookMutation.Variables>

  public struct Variables: OperationVariable {
    public var title: String
    public var authorId: UUID
    @OptionalVariable public var pages: Int?
    /// Where it is left out, the server takes `"OPEN"`.
    @OptionalVariable public var shelf: Shelf?

    public init(title: String, authorId: UUID, _ optionalVars: ((inout Variables) -> Void)? = nil) {
      self.title = title
      self.authorId = authorId
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.title != rhs.title { return false }
      if lhs.authorId != rhs.authorId { return false }
      if lhs.pages != rhs.pages { return false }
      if lhs.$pages.isSet != rhs.$pages.isSet { return false }
      if lhs.shelf != rhs.shelf { return false }
      if lhs.$shelf.isSet != rhs.$shelf.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.title)
      hasher.combine(self.authorId)
      hasher.combine(self.pages)
      hasher.combine(self.shelf)
    }

    enum CodingKeys: String, CodingKey {
      case title
      case authorId
      case pages
      case shelf
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      try codecHelper.encode(self.title, forKey: .title, container: &container)
      try codecHelper.encode(self.authorId, forKey: .authorId, container: &container)
      if self.$pages.isSet { try codecHelper.encode(self.pages, forKey: .pages, container: &container) }
      if let value = self.shelf { try codecHelper.encode(value, forKey: .shelf, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public var book_insert: BookKey

    enum CodingKeys: String, CodingKey {
      case book_insert
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.book_insert = try codecHelper.decode(BookKey.self, forKey: .book_insert, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(title: String, authorId: UUID, _ optionalVars: ((inout AddBookMutation.Variables) -> Void)? = nil) -> MutationRef<AddBookMutation.Data, AddBookMutation.Variables> {
    makeRef(Variables(title: title, authorId: authorId, optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(title: String, authorId: UUID, _ optionalVars: (@MainActor (inout AddBookMutation.Variables) -> Void)? = nil) async throws -> OperationResult<AddBookMutation.Data> {
    var variables = Variables(title: title, authorId: authorId)
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute()
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.mutation(name: Self.OperationName, variables: variables, resultsDataType: Data.self)
  }
}

public final class GetBookQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "GetBook"

  public typealias Ref = QueryRefObservableObject<GetBookQuery.Data, GetBookQuery.Variables>

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
    public struct Book: Decodable, Sendable, Hashable, Equatable, Identifiable {
      public var id: UUID
      public var title: String
      public var shelf: Shelf
      public var published: LocalDate?
      public var copiesSold: Int64?
      public var tags: [String]?

      public struct Author: Decodable, Sendable, Hashable, Equatable, Identifiable {
        public var id: UUID
        public var name: String

        /// The key of the row.
        public var authorKey: AuthorKey { AuthorKey(id: self.id) }

        public static func == (lhs: Self, rhs: Self) -> Bool {
          lhs.authorKey == rhs.authorKey
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

      public var author: Author

      /// The key of the row.
      public var bookKey: BookKey { BookKey(id: self.id) }

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.bookKey == rhs.bookKey
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(self.id)
      }

      enum CodingKeys: String, CodingKey {
        case id
        case title
        case shelf
        case published
        case copiesSold
        case tags
        case author
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.id = try codecHelper.decode(UUID.self, forKey: .id, container: &container)
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
        self.shelf = try codecHelper.decode(Shelf.self, forKey: .shelf, container: &container)
        self.published = try container.contains(.published) ? codecHelper.decode(LocalDate?.self, forKey: .published, container: &container) : nil
        self.copiesSold = try container.contains(.copiesSold) ? codecHelper.decode(Int64?.self, forKey: .copiesSold, container: &container) : nil
        self.tags = try container.contains(.tags) ? codecHelper.decode([String]?.self, forKey: .tags, container: &container) : nil
        self.author = try codecHelper.decode(Author.self, forKey: .author, container: &container)
      }
    }

    public var book: Book?

    enum CodingKeys: String, CodingKey {
      case book
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.book = try container.contains(.book) ? codecHelper.decode(Book?.self, forKey: .book, container: &container) : nil
    }
  }

  /// A reference to it, with its variables.
  public func ref(id: UUID) -> QueryRefObservableObject<GetBookQuery.Data, GetBookQuery.Variables> {
    makeRef(Variables(id: id))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, id: UUID) async throws -> OperationResult<GetBookQuery.Data> {
    try await makeRef(Variables(id: id)).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableObject) as! Ref
  }
}

public final class ListBooksQuery: Sendable {
  let dataConnect: DataConnect

  init(dataConnect: DataConnect) {
    self.dataConnect = dataConnect
  }

  public static let OperationName = "ListBooks"

  public typealias Ref = QueryRefObservableObject<ListBooksQuery.Data, ListBooksQuery.Variables>

  public struct Variables: OperationVariable {
    @OptionalVariable public var shelf: Shelf?
    /// Where it is left out, the server takes `20`.
    @OptionalVariable public var limit: Int?

    public init(_ optionalVars: ((inout Variables) -> Void)? = nil) {
      if let optionalVars { optionalVars(&self) }
    }

    public static func == (lhs: Variables, rhs: Variables) -> Bool {
      if lhs.shelf != rhs.shelf { return false }
      if lhs.$shelf.isSet != rhs.$shelf.isSet { return false }
      if lhs.limit != rhs.limit { return false }
      if lhs.$limit.isSet != rhs.$limit.isSet { return false }
      return true
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(self.shelf)
      hasher.combine(self.limit)
    }

    enum CodingKeys: String, CodingKey {
      case shelf
      case limit
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      if self.$shelf.isSet { try codecHelper.encode(self.shelf, forKey: .shelf, container: &container) }
      if self.$limit.isSet { try codecHelper.encode(self.limit, forKey: .limit, container: &container) }
    }
  }

  public struct Data: Decodable, Sendable {
    public struct Book: Decodable, Sendable {
      public var title: String
      public var pages: Int?

      public struct AuthorWriter: Decodable, Sendable {
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

      public var writer: AuthorWriter

      enum CodingKeys: String, CodingKey {
        case title
        case pages
        case writer
      }

      public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: CodingKeys.self)
        let codecHelper = CodecHelper<CodingKeys>()
        self.title = try codecHelper.decode(String.self, forKey: .title, container: &container)
        self.pages = try container.contains(.pages) ? codecHelper.decode(Int?.self, forKey: .pages, container: &container) : nil
        self.writer = try codecHelper.decode(AuthorWriter.self, forKey: .writer, container: &container)
      }
    }

    public var books: [Book]

    enum CodingKeys: String, CodingKey {
      case books
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      let codecHelper = CodecHelper<CodingKeys>()
      self.books = try codecHelper.decode([Book].self, forKey: .books, container: &container)
    }
  }

  /// A reference to it, with its variables.
  public func ref(_ optionalVars: ((inout ListBooksQuery.Variables) -> Void)? = nil) -> QueryRefObservableObject<ListBooksQuery.Data, ListBooksQuery.Variables> {
    makeRef(Variables(optionalVars))
  }

  /// Runs it once.
  @MainActor
  public func execute(fetchPolicy: QueryFetchPolicy = .preferCache, _ optionalVars: (@MainActor (inout ListBooksQuery.Variables) -> Void)? = nil) async throws -> OperationResult<ListBooksQuery.Data> {
    var variables = Variables()
    if let optionalVars { optionalVars(&variables) }
    return try await makeRef(variables).execute(fetchPolicy: fetchPolicy)
  }

  private func makeRef(_ variables: Variables) -> Ref {
    dataConnect.query(name: Self.OperationName, variables: variables, resultsDataType: Data.self, publisher: .observableObject) as! Ref
  }
}
