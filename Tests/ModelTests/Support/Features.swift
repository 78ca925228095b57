/// Parts of the language that generated operations may use.
enum Feature: String, CaseIterable {
    /// `_count`, `f_sum` and the like, with implicit grouping and `having`.
    case aggregates
    /// `distinct: true`.
    case distinct
    /// `@skip` and `@include` by variables.
    case conditions
    /// `f_update` in data.
    case updates
    /// Related rows inside data.
    case nestedData
    /// Rows as variables, with `@allow`.
    case dataVariables
    /// Filters, orders, keys and conditions as variables.
    case objectVariables
    /// `OrderDirection` variables.
    case directions
    /// Variables inside list literals.
    case variablesInLists
    /// `pattern: {like}`.
    case likePatterns
    /// `f_date` and `f_time`.
    case relativeTimes

    /// Those that the compiler supports: a refused operation is a failure.
    static let enabled: Set<Feature> = [
        .aggregates, .distinct, .conditions, .directions, .objectVariables, .updates, .relativeTimes, .likePatterns,
        .variablesInLists, .nestedData, .dataVariables,
    ]
}
