import Execution
import GraphQLSyntax
import SchemaModel

/// Lists and their arguments.
extension Model {
    /// - Parameters:
    ///   - table: the one that the arguments speak of.
    ///   - shown: the one whose rows are listed.
    func list(
        _ candidates: [Candidate], of table: Table, shown: Table, _ selected: Selected, _ call: Call
    ) throws(Failure) -> Expected {
        for argument: Argument in selected.field.arguments {
            call.note(.lists, argument.name.value)
            if argument.name.value == "limit", call.given(argument.value) == .null { call.note(.lists, "limit: null") }
        }
        let filter: Given = call.argument("where", of: selected.field)
        let kept: [Candidate] = try Self.kept(candidates) { (candidate) throws(Failure) in
            try condition(filter, on: candidate.argument, of: table, call) ?? .yes == .yes
        }
        let members: [Selected] = call.collect(selected.selectionSets)
        let isGrouped: Bool = isGrouped(members, selected.field, table, shown, call)
        var elements: [[Candidate]] = kept.map { [$0] }
        if isGrouped {
            elements = try groups(kept, members, selected.field, table, shown, call)
        } else if call.argument("distinct", of: selected.field) == .boolean(true) {
            elements = Self.together(kept) { candidate in distinction(members, candidate.row, shown) }
        }
        let order: Given = call.argument("orderBy", of: selected.field)
        let sorted: [[[Candidate]]] = try sorted(elements) { (element) throws(Failure) in
            try sortKey(order, of: element.map(\.argument), table, call)
        }
        return try window(sorted, selected.field, call) { (element) throws(Failure) in
            if isGrouped { return try group(element, members, shown, call) }
            return try object(element[0].row, of: shown, selected, call)
        }
    }

    /// Whether a list asks for a negative number of rows, be it read or not.
    func hasNegativeCount(_ fields: [Selected], _ call: Call) -> Bool {
        fields.contains { selected in
            ["limit", "offset"].contains { call.argument($0, of: selected.field).count ?? 0 < 0 }
                || hasNegativeCount(call.collect(selected.selectionSets), call)
        }
    }

    /// What `limit` and `offset` leave of elements in order. Nothing is shown of what they drop, as it might fail to be.
    private func window<Element>(
        _ groups: [[Element]], _ field: Field, _ call: Call, show: (Element) throws(Failure) -> Expected
    ) throws(Failure) -> Expected {
        let limit: Int = call.argument("limit", of: field).count ?? 100
        let offset: Int = call.argument("offset", of: field).count ?? 0
        guard limit >= 0, offset >= 0 else { throw .code(.invalidArgument) }
        var parts: [Expected.Part] = []
        var begin: Int = 0
        for group: [Element] in groups {
            let count: Int = min(begin + group.count, offset + limit) - max(begin, offset)
            if count > 0 {
                let candidates: [Expected] = try Self.any(group, isAll: count == group.count, show)
                parts.append(Expected.Part(candidates: candidates, count: count))
            }
            begin += group.count
        }
        return .parts(parts)
    }

    /// What elements look like of which some are shown.
    ///
    /// - Throws: `undecided` where one of them cannot be shown and it is not said that it is.
    static func any<Element>(
        _ elements: [Element], isAll: Bool, _ show: (Element) throws(Failure) -> Expected
    ) throws(Failure) -> [Expected] {
        do throws(Failure) {
            return try elements.map { (element) throws(Failure) in try show(element) }
        } catch {
            throw isAll ? error : .undecided
        }
    }

    /// Elements of equal keys together, in the order of the first of each.
    private static func together<Key: Hashable>(
        _ candidates: [Candidate], by key: (Candidate) -> Key
    ) -> [[Candidate]] {
        var positions: [Key: Int] = [:]
        var groups: [[Candidate]] = []
        for candidate: Candidate in candidates {
            let own: Key = key(candidate)
            if let position: Int = positions[own] {
                groups[position].append(candidate)
            } else {
                positions[own] = groups.count
                groups.append([candidate])
            }
        }
        return groups
    }

    /// What `distinct` compares rows by: for a reference its foreign key, for a list the key by which its rows are found.
    private func distinction(_ members: [Selected], _ row: Row, _ table: Table) -> [String: Value] {
        var names: Set<String> = []
        for name: String in members.map(\.field.name.value) {
            if table.column(name) != nil { names.insert(name) }
            names.formUnion(table.reference(name)?.pairs.map(\.fieldName) ?? [])
            switch table.relation(name)?.path {
            case .many(let reference)?, .single(let reference)?, .via(near: let reference, far: _)?:
                names.formUnion(reference.pairs.map(\.targetFieldName))
            case nil: break
            }
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, row.value($0)) })
    }

    // MARK: Groups

    /// Whether an aggregate is named: selected, in `having` or in `orderBy`.
    private func isGrouped(
        _ members: [Selected], _ field: Field, _ table: Table, _ shown: Table, _ call: Call
    ) -> Bool {
        members.contains { aggregate($0.field, shown) != nil }
            || !aggregates(call.argument("having", of: field)).isEmpty
            || call.argument("orderBy", of: field).criteria.contains { table.aggregate(called: $0.name) != nil }
    }

    /// The aggregates that a `having` names.
    private func aggregates(_ having: Given) -> [String] {
        having.members.flatMap { (member: Given.Member) -> [String] in
            switch member.name {
            case "_distinct": return []
            case "_and", "_or", "_not": return member.value.elements.flatMap { aggregates($0) }
            default: return [member.name]
            }
        }
    }

    private func aggregate(_ field: Field, _ table: Table) -> Aggregate? {
        table.relation(field.name.value) == nil ? table.aggregate(called: field.name.value) : nil
    }

    /// Rows that are equal in the plain fields selected. With none of those all rows are one group, even if there are none.
    private func groups(
        _ candidates: [Candidate], _ members: [Selected], _ field: Field, _ table: Table, _ shown: Table, _ call: Call
    ) throws(Failure) -> [[Candidate]] {
        let names: [String] = members.map(\.field.name.value).filter { shown.column($0) != nil }
        let groups: [[Candidate]] =
            names.isEmpty
            ? [candidates] : Self.together(candidates) { candidate in names.map { candidate.row.value($0) } }
        if names.isEmpty { call.note(.aggregates, "no field beside") }
        if candidates.isEmpty { call.note(.aggregates, "no rows") }
        let having: Given = call.argument("having", of: field)
        // What cannot be computed fails for groups too that are not kept or not shown.
        let ofArguments: [String] = aggregates(having) + call.argument("orderBy", of: field).criteria.map(\.name)
        for group: [Candidate] in groups {
            for aggregate: Aggregate in members.compactMap({ aggregate($0.field, shown) }) {
                _ = try value(of: aggregate, over: group.map(\.row), isDistinct: false)
            }
            for aggregate: Aggregate in ofArguments.compactMap({ table.aggregate(called: $0) }) {
                _ = try value(of: aggregate, over: group.map(\.argument), isDistinct: false)
            }
        }
        return try Self.kept(groups) { (group) throws(Failure) in
            try self.having(having, group.map(\.argument), of: table, call) ?? .yes == .yes
        }
    }

    private func group(
        _ group: [Candidate], _ members: [Selected], _ table: Table, _ call: Call
    ) throws(Failure) -> Expected {
        var result: [Expected.Member] = []
        for member: Selected in members {
            let value: Expected
            if let aggregate: Aggregate = aggregate(member.field, table) {
                value = try json(aggregate, over: group.map(\.row), member.field, call)
            } else if let column: Column = table.column(member.field.name.value) {
                value = group[0].row.value(column.fieldName).json(as: column.type)
            } else {
                value = .exact(.text(Text(table.objectType)))
            }
            result.append(Expected.Member(name: member.name, value: value, isRedacted: member.isRedacted))
        }
        return .object(result)
    }
}

extension Given {
    /// A number of rows; nothing where none is given.
    fileprivate var count: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

    /// The members of all objects of an order.
    fileprivate var criteria: [Member] {
        if case .list(let elements) = self { elements.flatMap(\.members) } else { members }
    }
}
