/// A PostgreSQL type as a cast writes it, for example `timestamptz`, `text[]` or `"public"."genre"`.
public struct PostgresType: Sendable {
    /// The type as SQL text. Names of the service's own types are quoted in it already.
    public let text: String
    /// The name of a type of the service's own, of an array that of its elements; nothing for a type of PostgreSQL or an extension.
    public let ownName: QualifiedName?

    /// A built-in type.
    public init(_ text: StaticString) { self.init("\(text)", ownName: nil) }

    /// A type of the service's own, such as an enum.
    public init(named name: QualifiedName) { self.init(name.description, ownName: name) }

    /// A type that an author wrote (`@col(dataType:)`) and the compiler has checked against its list.
    public init(checkedAuthorText text: String) { self.init(text, ownName: nil) }

    private init(_ text: String, ownName: QualifiedName?) {
        self.text = text
        self.ownName = ownName
    }

    /// The array of this type.
    public var array: PostgresType { PostgresType(text + "[]", ownName: ownName) }

    /// Whether it is an array. A name of the service's own ends in a quote.
    public var isArray: Bool { text.hasSuffix("[]") }

    /// None: a parameter without a cast, whose type PostgreSQL infers from its place (manual, 10.1).
    public static let unspecified: PostgresType = PostgresType("")
    /// `text`.
    public static let text: PostgresType = PostgresType("text")
    /// `integer`, 32 bits.
    public static let integer: PostgresType = PostgresType("integer")
    /// `bigint`, 64 bits.
    public static let bigint: PostgresType = PostgresType("bigint")
    /// `double precision`.
    public static let doublePrecision: PostgresType = PostgresType("double precision")
    /// `boolean`.
    public static let boolean: PostgresType = PostgresType("boolean")
    /// `uuid`.
    public static let uuid: PostgresType = PostgresType("uuid")
    /// `date`.
    public static let date: PostgresType = PostgresType("date")
    /// `timestamptz`, a point in time.
    public static let timestamptz: PostgresType = PostgresType("timestamptz")
    /// `jsonb`.
    public static let jsonb: PostgresType = PostgresType("jsonb")
    /// `json`, kept as it is spelled.
    public static let json: PostgresType = PostgresType("json")
    /// `real`, a number of single precision.
    public static let real: PostgresType = PostgresType("real")
    /// `regconfig`, a text search configuration.
    public static let regconfig: PostgresType = PostgresType("regconfig")
    /// `vector` of pgvector.
    public static let vector: PostgresType = PostgresType("vector")
}

extension PostgresType: Hashable {
    /// The text says it all: names of the service's own are quoted, others never.
    public static func == (left: PostgresType, right: PostgresType) -> Bool { left.text == right.text }

    /// Takes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension PostgresType: CustomStringConvertible {
    /// The type as SQL text.
    public var description: String { text }
}
