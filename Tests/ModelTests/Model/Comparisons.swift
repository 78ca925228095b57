import SchemaModel

/// One condition on a value.
struct Comparison {
    var name: String
    var operand: Given
    var value: Value
    var type: ColumnType
    /// Whether it is about a group, not about a row.
    var isOfGroup: Bool = false

    /// What the filter of its type is called in the list of features.
    var typeName: String {
        if case .scalar(let scalar) = type.element { scalar.rawValue } else { "enum" }
    }
}

extension Model {
    /// Whether a condition holds; nothing if it has vanished.
    func compare(_ comparison: Comparison, _ call: Call) throws(Failure) -> Ternary? {
        let operand: Given = comparison.operand
        guard operand != .absent else { return nil }
        // A null that is as good as no condition stands as one.
        let isVoid: Bool = comparison.name == "isNull" && operand == .null
        if !comparison.isOfGroup, !isVoid {
            call.note(comparison.type.isList ? .elements : .comparisons, "\(comparison.typeName).\(comparison.name)")
        }
        let value: Value = comparison.value
        switch comparison.name {
        case "isNull": return operand.truth.map { Ternary($0 == value.isNull) }
        case "in": return operand == .null ? .no : try membership(comparison)
        case "nin": return operand == .null ? .yes : !(try membership(comparison))
        case "contains", "startsWith", "endsWith": return text(comparison)
        case "pattern": return like(operand, value, call)
        case _ where comparison.type.isList: return try list(comparison, call)
        default: break
        }
        guard let (sign, other): (String, Value) = try self.operand(comparison, call) else { return nil }
        switch sign {
        case "eq": return other.isNull ? Ternary(value.isNull) : try equal(value, other)
        case "ne": return other.isNull ? Ternary(!value.isNull) : !(try equal(value, other))
        default: break
        }
        // Nothing is greater or less than null.
        guard !other.isNull else { return .no }
        guard !value.isNull else { return .unknown }
        let order: Int = try Value.compare(value, other)
        switch sign {
        case "gt": return Ternary(order > 0)
        case "ge": return Ternary(order >= 0)
        case "lt": return Ternary(order < 0)
        case "le": return Ternary(order <= 0)
        default: preconditionFailure("\(sign) is no comparison")
        }
    }

    /// The sign and what stands on its right, in whichever way it is given.
    private func operand(_ comparison: Comparison, _ call: Call) throws(Failure) -> (String, Value)? {
        let parts: [Substring] = comparison.name.split(separator: "_")
        let type: ColumnType = ColumnType(comparison.type.element)
        let sign: String = String(parts[0])
        guard parts.count == 2 else { return (sign, comparison.operand.value(as: type, schema)) }
        return try computed(comparison.operand, as: type, String(parts[1]), call).map { (sign, $0) }
    }

    private func equal(_ left: Value, _ right: Value) throws(Failure) -> Ternary {
        left.isNull || right.isNull ? .unknown : Ternary(try Value.same(left, right))
    }

    private func membership(_ comparison: Comparison) throws(Failure) -> Ternary {
        let list: Value = comparison.operand.value(as: ColumnType(comparison.type.element, isList: true), schema)
        return .any(
            try (list.list ?? []).map { (element) throws(Failure) in try equal(comparison.value, element) })
    }

    private func text(_ comparison: Comparison) -> Ternary {
        guard case .text(let part) = comparison.operand else { return .no }
        guard case .text(let text) = comparison.value else { return .unknown }
        switch comparison.name {
        case "contains": return Ternary(text.contains(part))
        case "startsWith": return Ternary(text.hasPrefix(part))
        default: return Ternary(text.hasSuffix(part))
        }
    }

    /// Conditions on a list column. A null inside it is equal to nothing.
    private func list(_ comparison: Comparison, _ call: Call) throws(Failure) -> Ternary? {
        if comparison.value.list?.contains(.null) == true { call.note(.elements, "null in a list") }
        let isNegated: Bool = comparison.name.hasPrefix("excludes")
        if comparison.name.contains("All") {
            guard comparison.operand != .null else { return .no }
            guard let own: [Value] = comparison.value.list else { return .unknown }
            let wanted: Value = comparison.operand.value(
                as: ColumnType(comparison.type.element, isList: true), schema)
            let held: [Bool] = (wanted.list ?? []).map { wanted in own.contains { Value.equal($0, wanted) } }
            return Ternary(isNegated ? !held.contains(true) : !held.contains(false))
        }
        guard let (_, wanted): (String, Value) = try operand(comparison, call) else { return nil }
        guard !wanted.isNull else { return isNegated ? .yes : .no }
        guard let own: [Value] = comparison.value.list else { return .unknown }
        let holds: Ternary = .any(try own.map { (element) throws(Failure) in try equal(element, wanted) })
        return isNegated ? !holds : holds
    }
}

extension Given {
    var truth: Bool? { if case .boolean(let truth) = self { truth } else { nil } }
}
