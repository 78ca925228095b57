import SQL

/// An SQL text of an operation with the values of its parameters. Plain data.
struct NativePlan: Hashable {
    var verb: NativeVerb
    /// The text from its first word to its last, cut where parameters stand.
    var parts: [NativePart]
    /// The source of each parameter, `$1` first.
    var sources: [Int]
    /// The type that each would be given where PostgreSQL infers none; unspecified where none is known.
    var types: [PostgresType]
    /// Tables of the schema that the text names as written.
    var tables: Set<QualifiedName>
}

/// A part of an SQL text.
enum NativePart: Hashable {
    case text(String)
    /// `$n`.
    case parameter(Int)
}

/// The root fields of native SQL.
enum NativeVerb: String, Hashable {
    case select = "_select"
    case selectFirst = "_selectFirst"
    case execute = "_execute"
    case executeReturning = "_executeReturning"
    case executeReturningFirst = "_executeReturningFirst"

    var reads: Bool { self == .select || self == .selectFirst }

    /// Whether the rows that a writing statement returns are the result.
    var returnsRows: Bool { self == .executeReturning || self == .executeReturningFirst }
}
