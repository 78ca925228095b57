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
        let filters: [Given] = [call.argument("where", of: field), call.argument("first", of: field)["where"]]
        return filters.contains { $0 != .null && isNull($0, on: table) }
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
