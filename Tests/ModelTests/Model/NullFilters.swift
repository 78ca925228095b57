import GraphQLSyntax
import SchemaModel

/// Filters of nothing but nulls. Where a filter says which rows are meant they are refused before anything runs; what only vanishes for
/// the variables of a request is refused in its turn.
extension Model {
    /// Whether a root field of a mutation names its rows by such a filter.
    func isRefused(_ field: Field, _ call: Call) -> Bool {
        let name: Substring = field.name.value.prefix { $0 != "_" }
        guard let table: Table = schema.table(singular: String(name)) else { return false }
        if lacksRows(field, call) { return true }
        if lacksOrder(call.argument("first", of: field)) { return true }
        let filters: [Given] = [
            selector("where", of: field, on: table, call), selector("first", of: field, on: table, call)["where"],
        ]
        return filters.contains { $0 != .null && isNull(withoutTruths($0, table), on: table) }
    }

    /// Whether the text of a filter alone refuses it.
    func isRefused(_ filter: InputValue, on table: Table) -> Bool {
        isNull(withoutTruths(selector(filter, on: table), table), on: table)
    }

    /// The conditions that must all hold, without those that always do.
    private func withoutTruths(_ filter: Given, _ table: Table) -> Given {
        guard case .object(let members) = filter else { return filter }
        return .object(
            members.filter { !isTruth($0, table) }.map { member in
                guard member.name == "_and" else { return member }
                let kept: [Given] = member.value.elements.filter { !isTruth($0, table) }
                return Given.Member(name: "_and", value: .list(kept.map { withoutTruths($0, table) }))
            })
    }

    private func isTruth(_ filter: Given, _ table: Table) -> Bool {
        guard case .object(let members) = filter else { return false }
        return members.allSatisfy { isTruth($0, table) }
    }

    private func isTruth(_ member: Given.Member, _ table: Table) -> Bool {
        guard member.value != .null, member.value != .absent else { return false }
        switch member.name {
        case "_and": return member.value.elements.allSatisfy { isTruth($0, table) }
        case "_or":
            let branches: [Given] = member.value.elements
            return !branches.isEmpty && branches.allSatisfy { isTruth($0, table) }
        default: return table.column(member.name) != nil && member.value == .object([])
        }
    }

    /// Whether neither `where` nor `all`, or both, say which rows are written.
    private func lacksRows(_ field: Field, _ call: Call) -> Bool {
        guard ["_updateMany", "_deleteMany"].contains(where: { field.name.value.hasSuffix($0) }) else { return false }
        let isFiltered: Bool = field.arguments.contains { $0.name.value == "where" }
        return isFiltered == (call.argument("all", of: field) == .boolean(true))
    }

    func isNull(_ filter: Given, on table: Table) -> Bool {
        switch filter {
        case .null: true
        case .object(let members) where !members.isEmpty: members.allSatisfy { isNull($0, table) }
        default: false
        }
    }

    private func isNull(_ member: Given.Member, _ table: Table) -> Bool {
        if member.value == .null { return true }
        switch member.name {
        case "_not": return isNull(member.value, on: table)
        case "_or": return member.value.elements.contains { isNull($0, on: table) }
        case "_and":
            let elements: [Given] = member.value.elements
            return !elements.isEmpty && elements.allSatisfy { isNull($0, on: table) }
        default: break
        }
        if let target = table.reference(member.name).flatMap({ schema.table($0.target) }) {
            return isNull(member.value, on: target)
        }
        if let relation: Relation = table.relation(member.name), let target: Table = schema.table(relation.target) {
            if relation.isSingle { return isNull(member.value, on: target) }
            let counts: [Given.Member] = member.value["count"].members
            let exist: Given.Member? = member.value.members.first { $0.name == "exist" }
            if counts.isEmpty { return exist.map { isNull($0.value, on: target) } ?? false }
            return exist.map { isNull($0.value, on: target) } ?? true && counts.allSatisfy(\.asksNothing)
        }
        let conditions: [Given.Member] = member.value.members
        return !conditions.isEmpty && conditions.allSatisfy(\.asksNothing)
    }
}

extension Given.Member {
    fileprivate var asksNothing: Bool { name == "isNull" && value == .null }
}
