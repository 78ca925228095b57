/// What an evaluation may still do. Bounds time and memory whatever the expression and the values are.
struct EvaluationBudget {
    private(set) var remaining: Int
    private let valueByteCount: Int
    private let elementCount: Int

    init(_ limits: Limits) {
        remaining = limits.evaluationBudget
        valueByteCount = limits.valueByteCount
        elementCount = limits.elementCount
    }

    /// The same for an evaluation that shares a budget with others.
    func limited(to shared: SharedBudget) -> EvaluationBudget {
        var budget: EvaluationBudget = self
        budget.remaining = min(remaining, shared.remaining)
        return budget
    }

    /// Whether the evaluation has to stop.
    var isExhausted: Bool { remaining < 0 }

    /// Takes units of work; false when none are left.
    mutating func spend(_ units: Int) -> Bool {
        remaining = isExhausted ? remaining : remaining &- units
        return !isExhausted
    }

    /// Takes the work of reading or copying so many bytes.
    mutating func spendBytes(_ count: Int) -> Bool { spend(1 + count >> 6) }

    /// Takes the work of looking at a value: the length of text or bytes, nothing for all others.
    mutating func spendReading(_ byteCount: Int) -> Bool { byteCount == 0 || spendBytes(byteCount) }

    /// Takes the work of making a string or bytes; false when it is too long.
    mutating func makesBytes(_ count: Int) -> Bool {
        holdsBytes(count) && spendBytes(count)
    }

    /// Takes the work of looking for a key, or of adding one: a string is read whole.
    mutating func spendKey(_ key: MapKey?) -> Bool {
        if case .string(let name) = key { spendBytes(name.utf8.count) } else { spend(1) }
    }

    /// Whether a string or bytes may become so long; if not, the evaluation stops.
    mutating func holdsBytes(_ count: Int) -> Bool {
        if count > valueByteCount { exhaust() }
        return count <= valueByteCount
    }

    /// Whether a list or map may become so long; if not, the evaluation stops.
    mutating func holdsElements(_ count: Int) -> Bool {
        if count > elementCount { exhaust() }
        return count <= elementCount
    }

    /// Takes the work of making a list or map; false when it is too long.
    mutating func makesElements(_ count: Int) -> Bool {
        holdsElements(count) && spend(1 + count)
    }

    /// Stops the evaluation.
    mutating func exhaust() { remaining = -1 }
}

extension Value {
    /// What an evaluation gives once its budget is spent.
    static let limitExceeded: Value = .error(.limitExceeded)
}
