import SchemaModel

/// A condition on a row.
indirect enum FilterPlan: Hashable {
    /// A literal `{}`.
    case always
    /// A condition that is null, or a variable in the place of one, which the request leaves out.
    case vanished(SourceReference?)
    case comparison(Column, Comparison)
    /// In a `having`: comparisons of an aggregate, planned as if its value stood in a column.
    case aggregate(AggregatePlan, FilterPlan)
    /// Members of one object, or `_and`: absent ones vanish.
    case all([FilterPlan])
    /// `_or`: vanishes with any of its branches; indexed where an index finds the rows of each.
    case any([FilterPlan], isIndexed: Bool)
    case not(FilterPlan)
    /// A reference's row exists and satisfies the filter.
    case reference(Reference, Table, FilterPlan)
    /// So many related rows satisfy the filter; without a count, at least one.
    case related(RelatedFilter)
}

/// A filter over rows that relations lead to.
struct RelatedFilter: Hashable {
    var path: Relation.Path
    /// The table whose rows the filter is about: the far side of a `_via_`.
    var target: Table
    /// The join table of a `_via_`, else the same as `target`.
    var argumentTable: Table
    var filter: FilterPlan?
    /// How many of them there must be; nothing means at least one.
    var counts: [Comparison]
}

/// What a column is compared with.
enum Comparison: Hashable {
    case sign(ComparisonSign, Operand)
    /// `= ANY` of an array, or its negation.
    case membership(isNegated: Bool, Operand)
    case isNull(NullTest)
    case like(PatternKindPlan, Operand)
    /// A text column begins with a literal, asked as a range of bytes.
    case prefix(String)
    /// A list column holds the value, or its negation.
    case includes(isNegated: Bool, Operand)
    /// A list column holds all of the values.
    case includesAll(Operand)
    /// A list column holds none of the values.
    case excludesAll(Operand)
    /// A text matches a pattern as its author wrote it.
    case pattern(PatternTest)
    /// So many elements of a list column satisfy conditions.
    case elements(ElementsTest)
}

/// `pattern: {…}`.
struct PatternTest: Hashable {
    enum Kind: Hashable { case like, regularExpression }

    var kind: Kind
    var pattern: Operand
    var ignoresCase: Flag
    /// Whether it must not match.
    var isInverted: Flag
    /// What every text that matches begins with, where an index finds that.
    var prefix: String?
}

/// A truth value; absent or null it is false.
enum Flag: Hashable {
    case literal(Bool)
    case source(SourceReference)
}

/// Conditions on the elements of a list column, each taken for a row of one column.
struct ElementsTest: Hashable {
    var element: Column
    /// What an element must satisfy to count; nothing counts all.
    var conditions: [Comparison]?
    /// How many there must be; nothing means at least one.
    var counts: [Comparison]
}

enum NullTest: Hashable {
    /// Null asks for neither: the condition vanishes.
    case neither
    case literal(Bool)
    case source(SourceReference)
}

enum PatternKindPlan: Hashable { case contains, startsWith, endsWith }

/// The signs that compare two values.
enum ComparisonSign: String, Hashable {
    case equal = "eq"
    case notEqual = "ne"
    case greater = "gt"
    case greaterOrEqual = "ge"
    case less = "lt"
    case lessOrEqual = "le"
}
