import GraphQLSyntax
import SchemaModel

/// Filters.
extension OperationGenerator {
    mutating func filter(_ table: Table, depth: Int = 2, mayBeNull: Bool = true) -> InputValue {
        if takesObject() { return variable(.filter(table), mayBeNull: mayBeNull) }
        if random.chance(30) { return .object([]) }
        var members: [(String, InputValue)] = []
        for _: Int in 0..<random.pick([1, 1, 1, 2, 2, 3]) { members.append(condition(table, depth: depth)) }
        return .object(members)
    }

    /// A filter that says which rows are meant: not one of nothing but nulls.
    mutating func selectingFilter(_ table: Table, depth: Int = 2) -> InputValue {
        while true {
            let filter: InputValue = filter(table, depth: depth)
            if !model.isRefused(filter, on: table) { return filter }
        }
    }

    private mutating func condition(_ table: Table, depth: Int) -> (String, InputValue) {
        if depth > 0, random.chance(3) { return combination(table, depth: depth - 1) }
        if depth > 0, random.chance(3), let related = otherRows(table, depth: depth - 1) { return related }
        let column: Column = random.pick(table.columns)
        if random.chance(30) { return (column.fieldName, random.pick([InputValue(.null), .object([])])) }
        if takesObject() { return (column.fieldName, variable(.conditions(table, column))) }
        return (column.fieldName, conditions(table, column))
    }

    /// What a column is compared with.
    mutating func conditions(_ table: Table, _ column: Column) -> InputValue {
        var members: [(String, InputValue)] = []
        for _: Int in 0..<random.pick([1, 1, 1, 2]) { members.append(comparison(table, column)) }
        return .object(members)
    }

    private mutating func combination(_ table: Table, depth: Int) -> (String, InputValue) {
        switch random.below(3) {
        case 0: return ("_not", filter(table, depth: depth))
        case 1: return ("_and", branches(table, depth: depth))
        default: return ("_or", branches(table, depth: depth))
        }
    }

    private mutating func branches(_ table: Table, depth: Int) -> InputValue {
        // A single one is taken for a list, but not where it is a variable.
        if random.chance(12) { return .object([condition(table, depth: depth)]) }
        var branches: [InputValue] = []
        for _: Int in 0..<random.pick([0, 1, 2, 2, 2, 3]) {
            branches.append(filter(table, depth: depth, mayBeNull: false))
        }
        return .list(branches)
    }

    // MARK: Columns

    private mutating func comparison(_ table: Table, _ column: Column) -> (String, InputValue) {
        let name: String = random.pick(comparisons(column))
        switch name {
        case "isNull":
            return (name, isConstant || random.chance(2) ? InputValue(.boolean(random.chance(2))) : variable(.nullness))
        case "pattern": return (name, pattern())
        case _ where name.hasSuffix("_time") || name.hasSuffix("_date"):
            return (name, relativeTime(table, column))
        case "in", "nin", "includesAll", "excludesAll": return (name, list(table, column))
        case "count": return (name, counts())
        case "exist": return (name, conditions(table, column.element))
        case _ where name.hasSuffix("_expr"): return (name, .text(expression(table, column)))
        default: return (name, value(table, column))
        }
    }

    private func comparisons(_ column: Column) -> [String] {
        let names: [String] = column.type.isList ? Self.elementConditions(column) : Self.comparisons(column)
        guard isConstant else { return names }
        // A request cannot compute.
        return names.filter { name in !["_expr", "_time", "_date"].contains { name.hasSuffix($0) } }
    }

    private static func comparisons(_ column: Column) -> [String] {
        let equality: [String] = ["eq", "eq", "ne", "in", "nin", "isNull", "eq_expr", "ne_expr"]
        let order: [String] = ["gt", "ge", "lt", "le"]
        let computed: [String] = order.map { $0 + "_expr" }
        switch column.type.element {
        case .enumeration: return equality + order + computed
        case .scalar(let scalar):
            switch scalar {
            case .string: return equality + order + ["contains", "startsWith", "endsWith", "pattern", "pattern"]
            case .int, .int64, .float: return equality + order + computed
            case .date: return equality + order + computed + (["eq", "ne"] + order).map { $0 + "_date" }
            case .timestamp: return equality + order + computed + (["eq", "ne"] + order).map { $0 + "_time" }
            case .boolean, .uuid, .any, .vector: return equality
            }
        }
    }

    private static func elementConditions(_ column: Column) -> [String] {
        let plain: [String] = ["includes", "excludes", "includesAll", "excludesAll"]
        switch column.type.element {
        case .enumeration: return plain + ["includes_expr", "excludes_expr", "exist", "count"]
        case .scalar(.date): return plain + ["includes_expr", "excludes_expr", "includes_date", "excludes_date"]
        case .scalar(.timestamp): return plain + ["includes_expr", "excludes_expr", "includes_time", "excludes_time"]
        default: return plain
        }
    }

    private mutating func pattern() -> InputValue {
        var members: [(String, InputValue)] = [
            (
                "like",
                isConstant || random.chance(2)
                    ? .text(random.pick(ValueGenerator.patterns)) : variable(.pattern)
            )
        ]
        if random.chance(3) { members.append(("ignoreCase", truth())) }
        if random.chance(4) { members.append(("invert", truth())) }
        return .object(members)
    }

    // MARK: Relative times

    /// A time that is reckoned from another one.
    mutating func relativeTime(_ table: Table, _ column: Column) -> InputValue {
        let isDate: Bool = column.type.element == .scalar(.date)
        var members: [(String, InputValue)] = []
        if random.chance(2) {
            members.append((isDate ? "today" : "now", InputValue(.boolean(true))))
        } else {
            members.append((isDate ? "on" : "at", value(table, column)))
        }
        if random.chance(2) { members.append(("add", duration(isDate: isDate))) }
        if random.chance(3) { members.append(("sub", duration(isDate: isDate))) }
        if random.chance(3) {
            let units: [String] = isDate ? ["WEEK", "MONTH", "YEAR"] : Self.units
            members.append(("truncateTo", .name(random.pick(units))))
        }
        return .object(members)
    }

    private static let units: [String] = ["SECOND", "MINUTE", "HOUR", "DAY", "WEEK", "MONTH", "YEAR"]

    mutating func duration(isDate: Bool) -> InputValue {
        let units: [String] =
            (isDate ? [] : ["milliseconds", "seconds", "minutes", "hours"]) + ["days", "weeks", "months", "years"]
        var members: [(String, InputValue)] = []
        for unit: String in random.some(units, atMost: 3) {
            members.append(
                (unit, random.chance(3) && !isConstant ? variable(.count) : .number(random.within(-40...40))))
        }
        return .object(members)
    }

    // MARK: Other rows

    private mutating func otherRows(_ table: Table, depth: Int) -> (String, InputValue)? {
        if random.chance(2), !table.references.isEmpty {
            let reference: Reference = random.pick(table.references)
            return schema.table(reference.target).map { (reference.fieldName, filter($0, depth: depth)) }
        }
        guard !table.relations.isEmpty else { return nil }
        let relation: Relation = random.pick(table.relations)
        guard let target: Table = schema.table(relation.target) else { return nil }
        if relation.isSingle { return (relation.fieldName, filter(target, depth: depth)) }
        var members: [(String, InputValue)] = []
        if !random.chance(4) { members.append(("exist", filter(target, depth: depth))) }
        if random.chance(2) { members.append(("count", counts())) }
        return (relation.fieldName, .object(members))
    }

    /// Conditions on a number of rows.
    private mutating func counts() -> InputValue {
        var members: [(String, InputValue)] = []
        for _: Int in 0..<random.pick([1, 1, 1, 2]) {
            let name: String = random.pick(["eq", "ne", "gt", "ge", "lt", "le", "in", "nin", "isNull"])
            switch name {
            case "in", "nin": members.append((name, .list([.number(random.below(3)), .number(random.below(3))])))
            case "isNull":
                members.append((name, random.pick([InputValue(.boolean(random.chance(2))), InputValue(.null)])))
            default:
                let literal: InputValue = random.chance(10) ? InputValue(.null) : .number(random.below(4))
                members.append((name, isConstant || random.chance(2) ? literal : variable(.count)))
            }
        }
        return random.chance(20) ? InputValue(.null) : .object(members)
    }
}
