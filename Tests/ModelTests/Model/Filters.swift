import GraphQLSyntax
import SchemaModel

/// Filters. Nothing means that a condition has vanished because its variables were left out (decisions on filters in the README of
/// the operation compiler).
extension Model {
    func condition(_ filter: Given, on row: Row, of table: Table, _ call: Call) throws(Failure) -> Ternary? {
        switch filter {
        case .absent, .null: return nil
        case .object(let members) where !members.isEmpty:
            var conditions: [Ternary?] = []
            for member: Given.Member in members { conditions.append(try self.member(member, row, table, call)) }
            return Self.together(conditions)
        default:
            call.note(.combinations, "{}")
            return .yes
        }
    }

    /// Conditions that must all hold. Those that have vanished are skipped; if all have, so has the whole.
    private static func together(_ conditions: [Ternary?]) -> Ternary? {
        let kept: [Ternary] = conditions.compactMap { $0 }
        return kept.isEmpty ? nil : .all(kept)
    }

    private func member(
        _ member: Given.Member, _ row: Row, _ table: Table, _ call: Call
    ) throws(Failure) -> Ternary? {
        switch member.value {
        case .absent, .null:
            call.note(.combinations, member.value == .null ? "null" : "vanishes")
            return nil
        default: break
        }
        if ["_and", "_or", "_not"].contains(member.name) { call.note(.combinations, member.name) }
        switch member.name {
        case "_and":
            let branches: [Ternary?] = try self.branches(member.value, row, table, call)
            return branches.isEmpty ? .yes : Self.together(branches)
        case "_or":
            let branches: [Ternary?] = try self.branches(member.value, row, table, call)
            return branches.contains(nil) ? nil : .any(branches.compactMap { $0 })
        case "_not": return try condition(member.value, on: row, of: table, call).map { !$0 }
        default: break
        }
        if let column: Column = table.column(member.name) { return try self.column(member.value, column, row, call) }
        if let reference: Reference = table.reference(member.name) {
            call.note(.related, "reference")
            return try self.reference(member.value, reference, row, call)
        }
        if let relation: Relation = table.relation(member.name) {
            call.note(.related, relation.kind)
            for part: Given.Member in member.value.members where ["exist", "count"].contains(part.name) {
                call.note(.related, part.name)
            }
            return try self.relation(member.value, relation, row, call)
        }
        preconditionFailure("\(table.objectType) has no \(member.name)")
    }

    private func branches(
        _ value: Given, _ row: Row, _ table: Table, _ call: Call
    ) throws(Failure) -> [Ternary?] {
        var branches: [Ternary?] = []
        for element: Given in value.elements { branches.append(try condition(element, on: row, of: table, call)) }
        return branches
    }

    private func column(_ filter: Given, _ column: Column, _ row: Row, _ call: Call) throws(Failure) -> Ternary? {
        guard !filter.members.isEmpty else { return .yes }
        var conditions: [Ternary?] = []
        if filter.members.contains(where: { ["count", "exist"].contains($0.name) }) {
            conditions.append(try elements(filter, column, row, call))
        }
        for member: Given.Member in filter.members where !["count", "exist"].contains(member.name) {
            let comparison: Comparison = Comparison(
                name: member.name, operand: member.value, value: row.value(column.fieldName), type: column.type)
            let result: Ternary? = try compare(comparison, call)
            if result == .unknown { call.note(.combinations, "unknown") }
            conditions.append(result)
        }
        return Self.together(conditions)
    }

    /// How many elements of a list satisfy a condition; a list that is null has none.
    private func elements(
        _ filter: Given, _ column: Column, _ row: Row, _ call: Call
    ) throws(Failure) -> Ternary? {
        let element: ColumnType = ColumnType(column.type.element)
        let exist: Given = filter["exist"]
        let all: [Value] = row.value(column.fieldName).list ?? []
        func holds(_ value: Value) throws(Failure) -> Ternary? {
            guard exist != .absent, exist != .null else { return nil }
            guard !exist.members.isEmpty else { return .yes }
            var conditions: [Ternary?] = []
            for member: Given.Member in exist.members {
                conditions.append(
                    try compare(
                        Comparison(name: member.name, operand: member.value, value: value, type: element), call))
            }
            return Self.together(conditions)
        }
        for name: String in ["count", "exist"] where filter[name] != .absent { call.note(.elements, "enum.\(name)") }
        var count: Int?
        if try holds(.null) != nil {
            count = 0
            for value: Value in all where try holds(value) == .yes { count = (count ?? 0) + 1 }
        }
        return try number(of: all.count, satisfying: count, filter, call)
    }

    // MARK: Other rows

    /// There is the referenced row, and it satisfies the filter.
    private func reference(
        _ filter: Given, _ reference: Reference, _ row: Row, _ call: Call
    ) throws(Failure) -> Ternary? {
        guard let table: Table = schema.table(reference.target) else { return nil }
        guard try condition(filter, on: [:], of: table, call) != nil else { return nil }
        guard let target: Row = target(of: reference, from: row) else { return .no }
        return Ternary(try condition(filter, on: target, of: table, call) == .yes)
    }

    private func relation(
        _ filter: Given, _ relation: Relation, _ row: Row, _ call: Call
    ) throws(Failure) -> Ternary? {
        guard let table: Table = schema.table(relation.target) else { return nil }
        let rows: [Row] = related(relation, from: row).map(\.row)
        guard !relation.isSingle else {
            let count: Int? = try self.count(rows, filter, table, call)
            return count.map { Ternary($0 > 0) }
        }
        return try number(of: rows.count, satisfying: try count(rows, filter["exist"], table, call), filter, call)
    }

    /// Whether a number is as `count` asks.
    ///
    /// - Parameter count: nothing where the condition on what is counted has vanished; then all are counted.
    private func number(
        of all: Int, satisfying count: Int?, _ filter: Given, _ call: Call
    ) throws(Failure) -> Ternary? {
        var comparisons: [Ternary?] = []
        for member: Given.Member in filter["count"].members {
            // Rows are counted even where the condition on them has vanished.
            let comparison: Comparison = Comparison(
                name: member.name, operand: member.value, value: .integer(Int64(count ?? all)),
                type: ColumnType(.scalar(.int)))
            comparisons.append(try compare(comparison, call))
        }
        if let counted: Ternary = Self.together(comparisons) { return counted }
        // At least one is the default; but where all that was asked has vanished, nothing was asked.
        let asks: Bool = !comparisons.isEmpty || filter.members.contains { $0.name == "exist" }
        if count == nil, asks { return nil }
        return Ternary((count ?? all) > 0)
    }

    /// How many rows satisfy a filter; nothing if it has vanished.
    private func count(_ rows: [Row], _ filter: Given, _ table: Table, _ call: Call) throws(Failure) -> Int? {
        guard try condition(filter, on: [:], of: table, call) != nil else { return nil }
        var count: Int = 0
        for row: Row in rows where try condition(filter, on: row, of: table, call) == .yes { count += 1 }
        return count
    }
}
