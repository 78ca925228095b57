import GraphQLSyntax
import SchemaModel

/// Lists: of rows, of distinct rows, of groups.
extension OperationGenerator {
    /// A field that gives rows.
    struct ListField {
        var name: String
        /// The table whose rows it gives.
        var shown: Table
        /// The one that its arguments speak of.
        var arguments: Table
        /// For a `_via_` the reference from the one to the other.
        var far: Reference?
    }

    mutating func list(_ list: ListField, depth: Int) -> Field {
        if random.chance(5) { return groups(list) }
        if random.chance(8) { return distinct(list, depth: depth) }
        return Field(list.name, as: nil, listArguments(list.arguments), selection(list.shown, depth: depth))
    }

    private mutating func distinct(_ list: ListField, depth: Int) -> Field {
        let columns: [Column] = random.some(list.shown.columns, atMost: 3)
        var selections: [Selection] = columns.map { .field(Field($0.fieldName)) }
        let references: [Reference] = random.some(list.shown.references, atMost: 1)
        for reference: Reference in references {
            guard depth > 0, let target: Table = schema.table(reference.target) else { continue }
            selections.append(.field(Field(reference.fieldName, selection(target, depth: depth - 1))))
        }
        if selections.isEmpty || random.chance(6) { selections.append(.field(Field("__typename", as: alias()))) }
        var arguments: [(String, InputValue)] = [("distinct", truth())] + bounds(list)
        if random.chance(2) {
            arguments.append(("orderBy", .list(criteria(list, columns, depth > 0 ? references : []))))
        }
        return Field(list.name, as: nil, arguments, selections)
    }

    private mutating func groups(_ list: ListField) -> Field {
        let columns: [Column] = random.some(list.shown.columns, atMost: 2)
        var selections: [Selection] = columns.map { .field(Field($0.fieldName)) }
        for aggregate: Aggregate in random.some(list.shown.aggregates, atMost: 4) {
            let distinct: [(String, InputValue)] =
                aggregate.takesDistinct && random.chance(3) ? [("distinct", truth())] : []
            selections.append(.field(Field(aggregate.name, as: random.chance(4) ? alias() : nil, distinct)))
        }
        if selections.isEmpty { selections.append(.field(Field("_count"))) }
        var arguments: [(String, InputValue)] = bounds(list)
        if random.chance(2) { arguments.append(("having", having(list.arguments, depth: 2))) }
        if random.chance(2) {
            var order: [InputValue] = criteria(list, columns, [])
            // Without an aggregate anywhere these would be rows, and it may order them all the same.
            for aggregate: Aggregate in random.some(list.arguments.aggregates, atMost: 2) {
                order.append(.object([(aggregate.name, direction())]))
            }
            arguments.append(("orderBy", .list(random.shuffled(order))))
        }
        return Field(list.name, as: nil, arguments, selections)
    }

    private mutating func bounds(_ list: ListField) -> [(String, InputValue)] {
        listArguments(list.arguments).filter { $0.0 != "orderBy" }
    }

    /// What elements can be ordered by that have nothing in common but some columns.
    private mutating func criteria(
        _ list: ListField, _ columns: [Column], _ references: [Reference]
    ) -> [InputValue] {
        var criteria: [InputValue] = []
        for column: Column in columns where !column.type.isList && random.chance(2) {
            criteria.append(.object([(column.fieldName, direction())]))
        }
        for reference: Reference in references where random.chance(2) {
            guard let target: Table = schema.table(reference.target) else { continue }
            criteria.append(.object([(reference.fieldName, criterion(target, depth: 0))]))
        }
        // The order of a `_via_` speaks of the join table.
        guard let far: Reference = list.far else { return criteria }
        return criteria.map { .object([(far.fieldName, $0)]) }
    }

    // MARK: Having

    private mutating func having(_ table: Table, depth: Int) -> InputValue {
        var members: [(String, InputValue)] = []
        for _: Int in 0..<random.pick([0, 1, 1, 1, 2]) {
            if depth > 0, random.chance(3) {
                switch random.below(3) {
                case 0: members.append(("_not", having(table, depth: depth - 1)))
                case 1: members.append(("_and", .list([having(table, depth: depth - 1)])))
                default:
                    members.append(
                        ("_or", .list([having(table, depth: depth - 1), having(table, depth: depth - 1)])))
                }
            } else {
                members.append(condition(table))
            }
        }
        if random.chance(4) { members.append(("_distinct", truth())) }
        return .object(members)
    }

    private mutating func condition(_ table: Table) -> (String, InputValue) {
        let aggregate: Aggregate = random.pick(table.aggregates)
        if random.chance(20) { return (aggregate.name, random.pick([InputValue(.null), .object([])])) }
        let source: Column? = aggregate.fieldName.flatMap { table.column($0) }
        let isCount: Bool = aggregate.function == .count
        let name: String = random.pick(["eq", "ne", "gt", "ge", "lt", "le", "in", "nin", "isNull"])
        guard !isCount, aggregate.function != .average, let column: Column = source else {
            let type: ColumnType = ColumnType(.scalar(isCount ? .int : .float))
            return (aggregate.name, .object([number(name, type)]))
        }
        let isOrdered: Bool = column.type.scalar != .any
        let sign: String = isOrdered ? name : random.pick(["eq", "ne", "in", "nin", "isNull"])
        return (aggregate.name, .object([comparison(sign, table, column)]))
    }

    /// A comparison of a number that stands in no column.
    private mutating func number(_ name: String, _ type: ColumnType) -> (String, InputValue) {
        let number: InputValue = .number(random.within(-1...4))
        switch name {
        case "isNull": return (name, InputValue(.boolean(random.chance(2))))
        case "in", "nin": return (name, .list([number, .number(1)]))
        default:
            return (name, type.scalar == .int && random.chance(2) ? variable(.count) : number)
        }
    }

    private mutating func comparison(_ name: String, _ table: Table, _ column: Column) -> (String, InputValue) {
        switch name {
        case "isNull": (name, InputValue(.boolean(random.chance(2))))
        case "in", "nin": (name, self.list(table, column))
        default: (name, value(table, column))
        }
    }
}
