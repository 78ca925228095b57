import GraphQLSyntax
import SchemaModel

/// Mutations.
extension OperationGenerator {
    mutating func mutationFields() -> [Selection] {
        var fields: [Selection] = []
        for position: Int in 0..<random.pick([1, 1, 2, 2, 3]) {
            var field: Field = random.chance(5) ? Field("query", queryFields()) : write()
            if position > 0 || random.chance(4) { field.alias = Name(alias()) }
            fields.append(.field(field))
            noteResponses(field)
        }
        if random.chance(20) { fields.append(.field(Field("__typename", as: alias()))) }
        return conditional(fields, byVariables: true)
    }

    private mutating func write() -> Field {
        let table: Table = random.pick(schema.tables)
        let verb: String = random.pick([
            "insert", "insert", "insertMany", "upsert", "upsertMany", "update", "update", "updateMany", "delete",
            "deleteMany",
        ])
        let arguments: [(String, InputValue)]
        switch verb {
        case "insert", "upsert": arguments = [("data", row(table, isUpsert: verb == "upsert"))]
        case "insertMany", "upsertMany":
            arguments = [("data", rows(table, isUpsert: verb == "upsertMany"))]
        case "update": arguments = [rowToWrite(table), ("data", changes(table))]
        case "updateMany": arguments = rowsToWrite(table) + [("data", changes(table))]
        case "delete": arguments = [rowToWrite(table)]
        default: arguments = rowsToWrite(table)
        }
        return Field("\(table.singular)_\(verb)", arguments)
    }

    private mutating func row(_ table: Table, isUpsert: Bool) -> InputValue {
        random.chance(5)
            ? variable(.row(table, isUpsert: isUpsert), mayBeNull: false) : newRow(table, isUpsert: isUpsert)
    }

    private mutating func rows(_ table: Table, isUpsert: Bool) -> InputValue {
        if random.chance(3) { return variable(.rows(table, isUpsert: isUpsert), mayBeNull: false) }
        // A single one is taken for a list.
        if random.chance(10) { return newRow(table, isUpsert: isUpsert) }
        var rows: [InputValue] = []
        for _: Int in 0..<random.pick([0, 1, 2, 3, 4]) { rows.append(newRow(table, isUpsert: isUpsert)) }
        return .list(rows)
    }

    private mutating func changes(_ table: Table) -> InputValue {
        random.chance(5)
            ? variable(.change(table), mayBeNull: false) : change(table)
    }

    private mutating func rowToWrite(_ table: Table) -> (String, InputValue) {
        random.chance(3) ? ("first", first(table, isTotal: true)) : row(ofSome: table)
    }

    private mutating func row(ofSome table: Table) -> (String, InputValue) {
        var way: (String, InputValue) = row(of: table)
        while way.0 == "first" { way = row(of: table) }
        return way
    }

    private mutating func rowsToWrite(_ table: Table) -> [(String, InputValue)] {
        let isEvery: InputValue = random.chance(2) ? InputValue(.boolean(true)) : variable(.boolean)
        if random.chance(12) { return [("all", isEvery)] }
        let filter: (String, InputValue) = ("where", selectingFilter(table, depth: 1))
        return random.chance(12) ? [filter, ("all", variable(.boolean))] : [filter]
    }

    // MARK: Data

    /// - Parameter within: the reference by which the row belongs to the row around it.
    mutating func newRow(
        _ table: Table, isUpsert: Bool, within: Reference? = nil, depth: Int = 2
    ) -> InputValue {
        var members: [(String, InputValue)] = []
        var given: Set<String> = Set(within?.pairs.map(\.fieldName) ?? [])
        for reference: Reference in table.references
        where reference.fieldName != within?.fieldName && !isConstant && isWanted(reference, table) {
            if random.chance(2), given.isDisjoint(with: reference.pairs.map(\.fieldName)),
                let target: Table = schema.table(reference.target)
            {
                members.append((reference.fieldName, targetKey(reference, target)))
                given.formUnion(reference.pairs.map(\.fieldName))
            }
        }
        for column: Column in table.columns where !given.contains(column.fieldName) {
            let isNeeded: Bool = column.isRequiredOnInsert || table.primaryKey.contains(column.fieldName)
            if isNeeded ? !column.isRequiredOnInsert && random.chance(2) : random.chance(2) { continue }
            let isRequired: Bool = column.isRequiredOnInsert
            let updates: (String, InputValue)? =
                isUpsert && !isRequired ? self.updates(table, column) : nil
            members.append(updates ?? assignment(table, column))
        }
        if depth > 0 { members += rowsWithin(table, isUpsert, depth: depth - 1) }
        return .object(random.shuffled(members))
    }

    /// Rows that belong to a new row, of some of its relations.
    private mutating func rowsWithin(_ table: Table, _ isUpsert: Bool, depth: Int) -> [(String, InputValue)] {
        var members: [(String, InputValue)] = []
        for relation: Relation in table.relations where random.chance(5) {
            guard let owner: Table = schema.table(relation.target), !owner.isView else { continue }
            switch relation.path {
            case .via: continue
            case .single(let reference):
                members.append(
                    (relation.fieldName, newRow(owner, isUpsert: isUpsert, within: reference, depth: depth)))
            case .many(let reference):
                var rows: [InputValue] = []
                for _: Int in 0..<random.pick([0, 1, 1, 2, 3]) {
                    rows.append(newRow(owner, isUpsert: isUpsert, within: reference, depth: depth))
                }
                members.append((relation.fieldName, .list(rows)))
            }
        }
        return members
    }

    private mutating func isWanted(_ reference: Reference, _ table: Table) -> Bool {
        let isNeeded: Bool = reference.pairs.contains { pair in
            table.column(pair.fieldName)?.isRequiredOnInsert ?? false
        }
        return isNeeded || random.chance(2)
    }

    private mutating func targetKey(_ reference: Reference, _ target: Table) -> InputValue {
        if !reference.isRequired, random.chance(8) { return InputValue(.null) }
        var key: InputValue = key(of: target, .known)
        // A part of a key that is written as null is refused at once.
        while reference.pairs.count > 1, key.holdsNull { key = self.key(of: target, .known) }
        return key
    }

    private mutating func assignment(_ table: Table, _ column: Column) -> (String, InputValue) {
        if !isConstant, !column.type.isList, random.chance(6) {
            return (column.fieldName + "_expr", .text(expression(table, column, mayFail: true)))
        }
        if !isConstant, random.chance(8) {
            switch column.type.singleScalar {
            case .date?: return (column.fieldName + "_date", relativeTime(table, column))
            case .timestamp?: return (column.fieldName + "_time", relativeTime(table, column))
            default: break
            }
        }
        let mayBeNull: Bool = column.isNullable || random.chance(12)
        if column.type.isList { return (column.fieldName, list(table, column, mayBeNull: mayBeNull)) }
        let reference: Reference? = table.references.first { $0.pairs.contains { $0.fieldName == column.fieldName } }
        if let reference, let pair = reference.pairs.first(where: { $0.fieldName == column.fieldName }),
            let target: Table = schema.table(reference.target), let other: Column = target.column(pair.targetFieldName)
        {
            return (column.fieldName, value(target, other, mayBeNull: mayBeNull, .known))
        }
        let isUnique: Bool = isUnique(column, table)
        return (column.fieldName, value(table, column, mayBeNull: mayBeNull, isUnique ? .new : .any))
    }

    private func isUnique(_ column: Column, _ table: Table) -> Bool {
        table.primaryKey.contains(column.fieldName)
            || table.indexes.contains { $0.isUnique && $0.fieldNames.contains(column.fieldName) }
    }

    mutating func change(_ table: Table) -> InputValue {
        var members: [(String, InputValue)] = []
        var given: Set<String> = []
        if !isConstant, random.chance(3), !table.references.isEmpty {
            let reference: Reference = random.pick(table.references)
            if let target: Table = schema.table(reference.target) {
                members.append((reference.fieldName, targetKey(reference, target)))
                given.formUnion(reference.pairs.map(\.fieldName))
            }
        }
        var columns: [Column] = random.shuffled(table.columns)
        // Lists of each type have four changes of their own, which chance alone meets too seldom.
        if random.chance(2) { columns = columns.filter(\.type.isList) + columns.filter { !$0.type.isList } }
        for column: Column in columns.prefix(random.within(0...4))
        where !given.contains(column.fieldName) {
            if table.primaryKey.contains(column.fieldName), !random.chance(4) { continue }
            members.append(updates(table, column) ?? assignment(table, column))
        }
        return .object(members)
    }

    /// Changes of what a column holds; none of a unique one, for rows might meet on the way.
    private mutating func updates(_ table: Table, _ column: Column) -> (String, InputValue)? {
        // Lists have the most of them, and few columns.
        guard !isConstant, column.type.isList ? !random.chance(5) : random.chance(2), !isUnique(column, table),
            case .scalar(let scalar) = column.type.element
        else { return nil }
        var changes: [InputValue] = []
        if column.type.isList {
            // Mostly all at once: lists of one type are few.
            let names: [String] = random.shuffled(["append", "prepend", "add", "remove"])
            for name: String in names.prefix(random.pick([1, 4, 4, 4, 4, 4])) {
                changes.append(.object([(name, list(table, column))]))
            }
        }
        for _: Int in 0..<(column.type.isList ? 0 : random.pick([1, 1, 2])) {
            if [.int, .int64, .float].contains(scalar) {
                changes.append(.object([(random.pick(["inc", "dec"]), value(table, column))]))
            } else if [.date, .timestamp].contains(scalar) {
                changes.append(.object([(random.pick(["inc", "dec"]), duration(isDate: scalar == .date))]))
            }
        }
        return changes.isEmpty
            ? nil : (column.fieldName + "_update", changes.count == 1 ? changes[0] : .list(changes))
    }
}

extension InputValue {
    /// Whether a member of an object is null, or is reckoned from null.
    fileprivate var holdsNull: Bool {
        guard case .object(let fields) = kind else { return false }
        return fields.contains { $0.value.kind == .null || $0.value.holdsNull }
    }
}
