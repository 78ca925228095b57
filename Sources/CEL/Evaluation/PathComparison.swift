/// Whether what a path leads to equals what another does, or a constant: the common condition, which is why it is a step of its own
/// that copies neither value.
final class PathComparison: Sendable {
    private let path: Path
    private let other: Other
    /// What equality makes the result: false for `!=`.
    private let resultOfEquality: Bool

    enum Other: Sendable {
        case path(Path)
        /// What an optional part of a request is compared with most.
        case null
        case constant(Value)
    }

    init(_ path: Path, _ other: Other, resultOfEquality: Bool) {
        self.path = path
        self.other = other
        self.resultOfEquality = resultOfEquality
    }

    func evaluate(_ activation: borrowing Activation, _ budget: inout EvaluationBudget) -> Value {
        switch other {
        case .path(let second):
            path.withPlace(in: activation) { (left: UnsafePointer<Value?>) -> Value in
                second.withPlace(in: activation) { (right: UnsafePointer<Value?>) -> Value in
                    compare(left, right, &budget)
                }
            }
        case .null:
            path.withPlace(in: activation) { (place: UnsafePointer<Value?>) -> Value in
                switch place.pointee {
                case .null?: .bool(resultOfEquality)
                case .error?: place.pointee ?? .error(.unset)
                default: .bool(!resultOfEquality)
                }
            }
        case .constant(let constant):
            path.withPlace(in: activation) { (left: UnsafePointer<Value?>) -> Value in
                var constant: Value? = constant
                return compare(left, &constant, &budget)
            }
        }
    }

    private func compare(
        _ left: UnsafePointer<Value?>, _ right: UnsafePointer<Value?>, _ budget: inout EvaluationBudget
    ) -> Value {
        // Looking before copying.
        if case .string(let a)? = left.pointee, case .string(let b)? = right.pointee {
            let isEqual: Bool = budget.spendBytes(a.utf8.count) && sameCodePoints(a, b)
            return .bool(isEqual == resultOfEquality)
        }
        guard let a: Value = left.pointee, let b: Value = right.pointee else { return .error(.unset) }
        if a.isError { return a }
        if b.isError { return b }
        return .bool(celEquals(a, b, &budget) == resultOfEquality)
    }
}
