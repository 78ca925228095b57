import SQL

/// A value in a plan: written in the operation, or known when a request runs.
enum Operand: Hashable {
    case null
    case literal(SQLLiteral)
    case source(SourceReference)
}

/// A source of the step with what may be missing of it.
struct SourceReference: Hashable {
    /// The index into the step's sources.
    var index: Int
    /// Whether a request may leave it out.
    var canBeAbsent: Bool
    /// Whether a request may give null.
    var canBeNull: Bool
    /// The patterns made of it, where it is the operand of `contains` and kin.
    var pattern: PatternSources? = nil
}

/// The sources derived from one text for a LIKE.
struct PatternSources: Hashable {
    var pattern: Int
    /// For `startsWith` under a byte-wise collation: the prefix and the least text that does not begin with it.
    var range: Range?

    struct Range: Hashable {
        var prefix: Int
        var successor: Int
    }
}
