/// What many evaluations may do together: those of one request, of which each alone is small enough.
///
/// - Shape: the units of `Limits.evaluationBudget`, and one for each evaluation and each eight nodes of its expression. It counts work, not
///   time: the same evaluations spend it at the same place.
public struct SharedBudget: Hashable, Sendable {
    /// The units that are left; negative when more were needed than there were.
    public private(set) var remaining: Int

    /// A budget of so many units.
    public init(_ units: Int) { remaining = units }

    /// Whether it is spent: whatever is evaluated with it from now on is an error.
    public var isExhausted: Bool { remaining < 0 }

    /// Takes units of work; false when they are not there.
    @discardableResult
    public mutating func spend(_ units: Int) -> Bool {
        remaining = isExhausted ? remaining : remaining &- units
        return !isExhausted
    }
}
