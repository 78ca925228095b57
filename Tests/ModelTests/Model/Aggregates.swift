import Execution
import GraphQLSyntax
import SchemaModel

/// Values computed over rows.
extension Model {
    /// The value of an aggregate; without rows a count is 0, all else null.
    func value(
        of aggregate: Aggregate, over rows: [Row], isDistinct: Bool
    ) throws(Failure) -> Value {
        guard let name: String = aggregate.fieldName else { return .integer(Int64(rows.count)) }
        var values: [Value] = rows.map { $0.value(name) }.filter { !$0.isNull }
        if isDistinct, aggregate.takesDistinct {
            var seen: Set<Value> = []
            values = values.filter { seen.insert($0).inserted }
        }
        if aggregate.function == .count { return .integer(Int64(values.count)) }
        guard let first: Value = values.first else { return .null }
        switch aggregate.function {
        case .minimum, .maximum:
            var best: Value = first
            for value: Value in values {
                let order: Int = try Value.compare(value, best)
                if aggregate.function == .minimum ? order < 0 : order > 0 { best = value }
            }
            return best
        case .sum: return try Self.sum(values)
        case .average, .count: return try Self.average(values)
        }
    }

    private static func sum(_ values: [Value]) throws(Failure) -> Value {
        guard case .float = values[0] else {
            let sum: Int128 = integers(values).reduce(0, +)
            return Int64(exactly: sum).map { .integer($0) } ?? .wide(sum)
        }
        let numbers: [Double] = floats(values)
        let magnitude: Double = numbers.map(\.magnitude).reduce(0, +)
        // Whether a sum on the way is too large depends on the order of rows, which nobody promises.
        guard magnitude.isFinite else { throw .undecided }
        let margin: Double = numbers.count > 2 ? magnitude * Double(numbers.count) * 0x1p-52 : 0
        return .approximate(numbers.reduce(0, +), margin: margin)
    }

    private static func average(_ values: [Value]) throws(Failure) -> Value {
        guard case .float = values[0] else {
            let sum: Int128 = integers(values).reduce(0, +)
            let average: Double = Double(sum) / Double(values.count)
            let isExact: Bool = sum % Int128(values.count) == 0 && sum.magnitude < 1 << 53
            return .approximate(average, margin: isExact ? 0 : average.magnitude * 0x1p-50)
        }
        let numbers: [Double] = floats(values)
        let count: Double = Double(numbers.count)
        let magnitude: Double = numbers.map(\.magnitude).reduce(0, +)
        // Whether the sum has a number depends on the order of the rows.
        guard magnitude.isFinite else { throw .undecided }
        let margin: Double = numbers.count > 1 ? magnitude * 0x1p-50 : 0
        return .approximate(numbers.reduce(0, +) / count, margin: margin)
    }

    private static func integers(_ values: [Value]) -> [Int128] {
        values.compactMap { if case .integer(let number) = $0 { Int128(number) } else { nil } }
    }

    private static func floats(_ values: [Value]) -> [Double] {
        values.compactMap { if case .float(let number) = $0 { number } else { nil } }
    }

    /// The aggregate as it stands in a response, which must hold it.
    func json(
        _ aggregate: Aggregate, over rows: [Row], _ field: Field, _ call: Call
    ) throws(Failure) -> Expected {
        let isDistinct: Bool = call.argument("distinct", of: field) == .boolean(true)
        if isDistinct { call.note(.aggregates, "distinct") }
        call.note(.aggregates, aggregate.fieldName == nil ? "_count" : aggregate.function.rawValue)
        let value: Value = try value(of: aggregate, over: rows, isDistinct: isDistinct)
        switch (value, aggregate.typeName) {
        case (.wide, _): throw .code(.outOfRange)
        case (.integer(let number), "Int") where Int32(exactly: number) == nil: throw .code(.outOfRange)
        default: return value.json(as: resultType(aggregate))
        }
    }

    func resultType(_ aggregate: Aggregate) -> ColumnType {
        if let scalar: Scalar = Scalar(rawValue: aggregate.typeName) { return ColumnType(.scalar(scalar)) }
        return ColumnType(.enumeration(aggregate.typeName))
    }
}

extension Table {
    /// Aggregates are listed anew each time, and most names that are looked up are of columns.
    func aggregate(called name: String) -> Aggregate? { name.contains("_") ? aggregate(name) : nil }
}

/// Conditions on groups, which combine and vanish as those on rows do.
extension Model {
    func having(_ having: Given, _ rows: [Row], of table: Table, _ call: Call) throws(Failure) -> Ternary? {
        guard case .object(let members) = having else { return nil }
        let isDistinct: Bool = having["_distinct"] == .boolean(true)
        if isDistinct { call.note(.having, "_distinct") }
        let conditions: [Given.Member] = members.filter { $0.name != "_distinct" }
        guard !conditions.isEmpty else { return .yes }
        var results: [Ternary] = []
        for member: Given.Member in conditions {
            if let result = try condition(member, rows, isDistinct, table, call) { results.append(result) }
        }
        return results.isEmpty ? nil : .all(results)
    }

    private func condition(
        _ member: Given.Member, _ rows: [Row], _ isDistinct: Bool, _ table: Table, _ call: Call
    ) throws(Failure) -> Ternary? {
        switch member.value {
        case .absent, .null: return nil
        default: break
        }
        if ["_and", "_or", "_not"].contains(member.name) { call.note(.having, member.name) }
        switch member.name {
        case "_and", "_or":
            var branches: [Ternary?] = []
            for element: Given in member.value.elements { branches.append(try having(element, rows, of: table, call)) }
            let kept: [Ternary] = branches.compactMap { $0 }
            if member.name == "_or" { return branches.contains(nil) ? nil : .any(kept) }
            return kept.isEmpty && !branches.isEmpty ? nil : .all(kept)
        case "_not": return try having(member.value, rows, of: table, call).map { !$0 }
        default: break
        }
        guard let aggregate: Aggregate = table.aggregate(called: member.name) else { return nil }
        guard !member.value.members.isEmpty else { return .yes }
        call.note(.having, aggregate.function.rawValue)
        let value: Value = try value(of: aggregate, over: rows, isDistinct: isDistinct)
        var results: [Ternary] = []
        for comparison: Given.Member in member.value.members {
            let comparison: Comparison = Comparison(
                name: comparison.name, operand: comparison.value, value: value, type: resultType(aggregate),
                isOfGroup: true)
            if let result = try compare(comparison, call) { results.append(result) }
        }
        return results.isEmpty ? nil : .all(results)
    }
}
