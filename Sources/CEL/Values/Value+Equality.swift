/// Whether two values are equal in the language: numbers by value whatever their types, NaN to nothing, values of
/// different types never.
///
/// - Source: CEL language definition, "Equality and Ordering".
public func celEquals(_ left: Value, _ right: Value) -> Bool {
    var budget: EvaluationBudget = EvaluationBudget(Limits())
    return celEquals(left, right, &budget)
}

/// The same, within what an evaluation may still do; once that is spent the answer means nothing.
func celEquals(_ left: Value, _ right: Value, _ budget: inout EvaluationBudget) -> Bool {
    switch (left, right) {
    case (.string(let a), .string(let b)): return budget.spendBytes(a.utf8.count) && sameCodePoints(a, b)
    case (.int(let a), .int(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.null, .null): return true
    case (.bytes(let a), .bytes(let b)): return budget.spendBytes(a.count) && a == b
    case (.timestamp(let a), .timestamp(let b)): return a == b
    case (.duration(let a), .duration(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.list(let a), .list(let b)): return equalLists(a, b, &budget)
    case (.map(let a), .map(let b)): return equalMaps(a, b, &budget)
    case (.record(let a), .record(let b)): return equalRecords(a, b, &budget)
    case (.optional(nil), .optional(nil)): return true
    case (.optional(let a?), .optional(let b?)): return celEquals(a, b, &budget)
    default: return NumericOrder(left, right) == .same
    }
}

private func equalLists(_ left: [Value], _ right: [Value], _ budget: inout EvaluationBudget) -> Bool {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) {
        guard budget.spend(1), celEquals(a, b, &budget) else { return false }
    }
    return true
}

private func equalMaps(_ left: MapValue, _ right: MapValue, _ budget: inout EvaluationBudget) -> Bool {
    guard left.count == right.count else { return false }
    for entry in left.entries {
        guard budget.spend(1), let other: Value = right[entry.key], celEquals(entry.value, other, &budget) else {
            return false
        }
    }
    return true
}

private func equalRecords(_ left: RecordValue, _ right: RecordValue, _ budget: inout EvaluationBudget) -> Bool {
    guard left.type.name == right.type.name else { return false }
    let members: [(name: String, value: Value)] = left.setMembers
    guard members.count == right.setMembers.count else { return false }
    for member in members {
        guard budget.spend(1), let other: Value = right[member.name], celEquals(member.value, other, &budget) else {
            return false
        }
    }
    return true
}
