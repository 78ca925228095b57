import SchemaModel

/// What rows are sorted by.
struct SortKey {
    var values: [(value: Value, isDescending: Bool)] = []

    /// Nulls count as greater than everything (PostgreSQL manual, 7.5).
    static func compare(_ left: SortKey, _ right: SortKey) throws(Failure) -> Int {
        for (left, right) in zip(left.values, right.values) {
            let order: Int =
                switch (left.value.isNull, right.value.isNull) {
                case (true, true): 0
                case (true, false): 1
                case (false, true): -1
                case (false, false): try Value.compare(left.value, right.value)
                }
            if order != 0 { return left.isDescending ? -order : order }
        }
        return 0
    }
}

extension Model {
    /// What `orderBy` sorts an element by, of one row or of several that are one.
    func sortKey(_ order: Given, of rows: [Row], _ table: Table, _ call: Call) throws(Failure) -> SortKey {
        var key: SortKey = SortKey()
        guard order != .absent, order != .null else { return key }
        if case .object = order { call.note(.orders, "bare object") }
        if order.elements.count > 1 { call.note(.orders, "several") }
        for element: Given in order.elements {
            for member: Given.Member in element.members {
                if let aggregate: Aggregate = table.aggregate(called: member.name) {
                    guard let direction: String = member.value.text else { continue }
                    call.note(.orders, "aggregate")
                    key.values.append((try value(of: aggregate, over: rows, isDistinct: false), direction == "DESC"))
                } else {
                    add(.object([member]), rows.first, table, to: &key, call)
                }
            }
        }
        return key
    }

    /// - Parameter row: nothing where a reference on the way points nowhere; then null is sorted by.
    private func add(_ criteria: Given, _ row: Row?, _ table: Table, to key: inout SortKey, _ call: Call) {
        for member: Given.Member in criteria.members {
            if member.value == .null { call.note(.orders, "null") }
            if let direction: String = member.value.text {
                call.note(.orders, direction)
                key.values.append((row?.value(member.name) ?? .null, direction == "DESC"))
            } else if let reference: Reference = table.reference(member.name),
                let target: Table = schema.table(reference.target)
            {
                call.note(.orders, "reference")
                add(member.value, row.flatMap { self.target(of: reference, from: $0) }, target, to: &key, call)
            }
        }
    }

    /// The elements that satisfy a condition.
    static func kept<Element>(
        _ elements: [Element], _ isKept: (Element) throws(Failure) -> Bool
    ) throws(Failure) -> [Element] {
        var kept: [Element] = []
        for element: Element in elements where try isKept(element) { kept.append(element) }
        return kept
    }

    /// Rows in order, those together between which `orderBy` does not decide.
    func sorted<Element>(
        _ elements: [Element], by key: (Element) throws(Failure) -> SortKey
    ) throws(Failure) -> [[Element]] {
        var groups: [(key: SortKey, elements: [Element])] = []
        for element: Element in elements {
            let own: SortKey = try key(element)
            var position: Int = 0
            var order: Int = 1
            while position < groups.count {
                order = try SortKey.compare(own, groups[position].key)
                if order <= 0 { break }
                position += 1
            }
            if position < groups.count, order == 0 {
                groups[position].elements.append(element)
            } else {
                groups.insert((own, [element]), at: position)
            }
        }
        return groups.map(\.elements)
    }
}
