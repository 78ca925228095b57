/// What a condition is of a row: SQL knows a third truth value beside true and false.
enum Ternary: Hashable {
    case yes, no, unknown

    init(_ truth: Bool) { self = truth ? .yes : .no }

    static prefix func ! (operand: Ternary) -> Ternary {
        switch operand {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    /// Whether all hold.
    static func all(_ conditions: [Ternary]) -> Ternary {
        if conditions.contains(.no) { return .no }
        return conditions.contains(.unknown) ? .unknown : .yes
    }

    /// Whether any holds.
    static func any(_ conditions: [Ternary]) -> Ternary {
        if conditions.contains(.yes) { return .yes }
        return conditions.contains(.unknown) ? .unknown : .no
    }
}
