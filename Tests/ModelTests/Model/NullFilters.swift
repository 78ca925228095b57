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
        return isFiltered(field, call) == meansAll(field, call)
    }

    private func meansAll(_ field: Field, _ call: Call) -> Bool { call.argument("all", of: field) == .boolean(true) }

    /// Whether a filter says which rows are written. One that is left out is none where all are meant.
    func isFiltered(_ field: Field, _ call: Call) -> Bool {
        guard let filter: Argument = field.arguments.first(where: { $0.name.value == "where" }) else { return false }
        return !(meansAll(field, call) && isLeftOut(filter.value, call))
    }

    /// Whether a value is made of nothing but variables that the request leaves out; an object that is null is left out too.
    private func isLeftOut(_ value: InputValue, _ call: Call) -> Bool {
        switch value.kind {
        case .variable(let name):
            let given: Given = call.given(value)
            return given == .absent || given == .null && call.isObject(name)
        case .list(let elements): return !elements.isEmpty && elements.allSatisfy { isLeftOut($0, call) }
        case .object(let fields): return !fields.isEmpty && fields.allSatisfy { isLeftOut($0.value, call) }
        default: return false
        }
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
        return areNull(member.value.members)
    }

    /// Whether the conditions of a column ask nothing. `exist` and `count` of a list are one condition on its elements.
    private func areNull(_ conditions: [Given.Member]) -> Bool {
        let parts: [Given.Member] = conditions.filter { ["exist", "count"].contains($0.name) }
        let others: [Given.Member] = conditions.filter { !["exist", "count"].contains($0.name) }
        guard !conditions.isEmpty, others.allSatisfy(\.asksNothing) else { return false }
        guard !parts.isEmpty else { return true }
        let exist: Given? = parts.first { $0.name == "exist" }?.value
        let counts: [Given.Member] = parts.first { $0.name == "count" }?.value.members ?? []
        guard case .object(let members)? = exist else {
            return counts.isEmpty ? exist == .null : counts.allSatisfy(\.asksNothing)
        }
        return members.allSatisfy(\.asksNothing)
            && (counts.isEmpty ? !members.isEmpty : counts.allSatisfy(\.asksNothing))
    }
}

extension Given.Member {
    fileprivate var asksNothing: Bool { name == "isNull" && value == .null }
}
