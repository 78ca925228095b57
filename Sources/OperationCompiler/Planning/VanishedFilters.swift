extension FilterPlan {
    /// Whether nothing is left of it whatever a request gives: its conditions are null, not merely left out.
    ///
    /// Where a filter says which rows are meant, such a one would mean any.
    var hasVanished: Bool {
        switch self {
        case .always: false
        case .vanished(let source): source == nil
        case .comparison(_, .isNull(.neither)): true
        case .comparison(_, .elements(let test)):
            test.counts.isEmpty
                ? test.conditions.map { !$0.isEmpty && $0.allSatisfy { $0 == .isNull(.neither) } } == true
                : test.conditions?.allSatisfy { $0 == .isNull(.neither) } != false
                    && test.counts.allSatisfy { $0 == .isNull(.neither) }
        case .comparison: false
        case .aggregate(_, let comparisons): comparisons.hasVanished
        case .all(let members): !members.isEmpty && members.allSatisfy(\.hasVanished)
        case .any(let members, _): members.contains(where: \.hasVanished)
        case .not(let inner), .reference(_, _, let inner): inner.hasVanished
        case .related(let related):
            // Without conditions on their number, at least one of the rows is asked for.
            related.counts.isEmpty
                ? related.filter?.hasVanished == true
                : related.filter?.hasVanished != false && related.counts.allSatisfy { $0 == .isNull(.neither) }
        }
    }
}
