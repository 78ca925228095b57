import SchemaModel

/// Filters that say which rows are meant. Without one of their conditions they must not come to mean any row: refused are those of which
/// nothing is left but what is always true, and those that name a row by its key and leave the key out.
extension Model {
    func meansAnyRow(_ filter: Given, of table: Table, _ call: Call) throws(Failure) -> Bool {
        if omitsKey(filter, table) { return true }
        let conditions: [Ternary?] = try conjuncts(filter, table, call)
        return !conditions.isEmpty && conditions.allSatisfy { $0 == nil }
    }

    private func omitsKey(_ filter: Given, _ table: Table) -> Bool {
        filter.members.contains { member in
            if member.name == "_and" { return member.value.elements.contains { omitsKey($0, table) } }
            return table.primaryKey.contains(member.name)
                && member.value.members.contains { $0.name == "eq" && $0.value == .absent }
        }
    }

    /// The conditions that must all hold, without those that always do.
    private func conjuncts(_ filter: Given, _ table: Table, _ call: Call) throws(Failure) -> [Ternary?] {
        guard case .object(let members) = filter else { return [nil] }
        var conditions: [Ternary?] = []
        for member: Given.Member in members {
            switch (member.name, member.value) {
            case (_, .absent), (_, .null): conditions.append(nil)
            case ("_and", let value):
                for element: Given in value.elements { conditions += try conjuncts(element, table, call) }
            case ("_or", let value) where try areTruths(value.elements, table, call): continue
            case (_, let value) where table.column(member.name) != nil && value.members.isEmpty: continue
            default: conditions.append(try condition(.object([member]), on: [:], of: table, call))
            }
        }
        return conditions
    }

    /// Whether all of several conditions hold for every row.
    private func areTruths(_ elements: [Given], _ table: Table, _ call: Call) throws(Failure) -> Bool {
        for element: Given in elements where try !conjuncts(element, table, call).isEmpty { return false }
        return !elements.isEmpty
    }

    /// Whether `first` says neither by a filter nor, its order being left out, by an order which row is meant.
    func lacksOrder(_ first: Given) -> Bool {
        first.members.contains { $0.name == "orderBy" && $0.value == .absent }
            && !first.members.contains { $0.name == "where" }
    }
}
