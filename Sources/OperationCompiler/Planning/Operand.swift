import SQL

/// A value in a plan: written in the operation, known when a request runs, or made of several such.
indirect enum Operand: Hashable {
    case null
    case literal(SQLLiteral)
    case source(SourceReference)
    /// A day or a time at a distance from another.
    case relative(RelativeTime)
    /// An array not all of whose elements are known from the text.
    case list(ListOperand)
    /// JSON with values of a request in it.
    case json(JSONPlan)
}

/// An array made of its elements.
struct ListOperand: Hashable {
    var elements: [Operand]
    var elementType: PostgresType
    /// What the array is turned into: a vector, which has no form of its own for values of a request.
    var result: PostgresType? = nil
}

extension Operand {
    /// The source that decides whether the whole value is absent or null; nothing where it is always there.
    var reference: SourceReference? {
        switch self {
        case .source(let source): source
        case .relative(let time): time.base.reference
        case .null, .literal, .list, .json: nil
        }
    }

    /// Whether a request has a part in it, be it its time alone.
    var hasRequestValue: Bool {
        switch self {
        case .null, .literal: false
        case .source, .json: true
        case .relative(let time): time.hasRequestValue
        case .list(let list): list.elements.contains(where: \.hasRequestValue)
        }
    }
}

/// A source of the step with what may be missing of it.
struct SourceReference: Hashable {
    /// The index into the step's sources.
    var index: Int
    /// Whether a request may leave it out.
    var canBeAbsent: Bool
    /// Whether a request may give null.
    var canBeNull: Bool
    /// Whether the statement must not run without it, because it names a row.
    var mustBeGiven: Bool = false
    /// Whether null is as good as absent: what it would ask for lets every row through.
    var isVoidWhenNull: Bool = false
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
