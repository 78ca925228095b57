import GraphQLSyntax
import SchemaModel

/// Mutations.
extension OperationGenerator {
    mutating func mutationFields() -> [Selection] {
        var fields: [Selection] = []
        for position: Int in 0..<random.pick([1, 1, 1, 2, 3]) {
            var field: Field = write()
            if position > 0 || random.chance(4) { field.alias = Name(alias()) }
            fields.append(.field(field))
        }
        return conditional(fields)
    }

    private mutating func write() -> Field {
        let table: Table = random.pick(schema.tables)
        let verb: String = random.pick([
            "insert", "insert", "insertMany", "upsert", "upsertMany", "update", "update", "updateMany", "delete",
            "deleteMany",
        ])
        let arguments: [(String, InputValue)]
        switch verb {
        case "insert", "upsert": arguments = [("data", newRow(table, isUpsert: verb == "upsert"))]
        case "insertMany", "upsertMany":
            var rows: [InputValue] = []
            for _: Int in 0..<random.pick([0, 1, 2, 3, 4]) {
                rows.append(newRow(table, isUpsert: verb == "upsertMany"))
            }
            arguments = [("data", .list(rows))]
        case "update": arguments = [rowToWrite(table), ("data", change(table))]
        case "updateMany": arguments = rowsToWrite(table) + [("data", change(table))]
        case "delete": arguments = [rowToWrite(table)]
        default: arguments = rowsToWrite(table)
        }
        return Field("\(table.singular)_\(verb)", arguments)
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
        random.chance(12) ? [("all", InputValue(.boolean(true)))] : [("where", filter(table, depth: 1))]
    }

    // MARK: Data

    private mutating func newRow(_ table: Table, isUpsert: Bool) -> InputValue {
        var members: [(String, InputValue)] = []
        var given: Set<String> = []
        for reference: Reference in table.references where isWanted(reference, table) {
            if random.chance(2), let target: Table = schema.table(reference.target) {
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
        return .object(random.shuffled(members))
    }

    private mutating func isWanted(_ reference: Reference, _ table: Table) -> Bool {
        let isNeeded: Bool = reference.pairs.contains { pair in
            table.column(pair.fieldName)?.isRequiredOnInsert ?? false
        }
        return isNeeded || random.chance(2)
    }

    private mutating func targetKey(_ reference: Reference, _ target: Table) -> InputValue {
        if !reference.isRequired, random.chance(8) { return InputValue(.null) }
        return key(of: target)
    }

    private mutating func assignment(_ table: Table, _ column: Column) -> (String, InputValue) {
        if random.chance(8) {
            switch column.type.singleScalar {
            case .string?: return (column.fieldName + "_expr", .text("auth.uid"))
            case .date?, .timestamp?: return (column.fieldName + "_expr", .text("request.time"))
            default: break
            }
        }
        if features.contains(.relativeTimes), random.chance(8) {
            switch column.type.singleScalar {
            case .date?: return (column.fieldName + "_date", relativeTime(table, column))
            case .timestamp?: return (column.fieldName + "_time", relativeTime(table, column))
            default: break
            }
        }
        let reference: Reference? = table.references.first { $0.pairs.contains { $0.fieldName == column.fieldName } }
        // Values of foreign keys that other rows have.
        let source: (Table, Column) =
            reference.flatMap { reference in
                schema.table(reference.target).flatMap { target in
                    reference.pairs.first { $0.fieldName == column.fieldName }
                        .flatMap { target.column($0.targetFieldName) }.map { (target, $0) }
                }
            } ?? (table, column)
        return (
            column.fieldName, column.type.isList ? list(table, column) : value(source.0, source.1)
        )
    }

    private mutating func change(_ table: Table) -> InputValue {
        var members: [(String, InputValue)] = []
        var given: Set<String> = []
        if random.chance(3), !table.references.isEmpty {
            let reference: Reference = random.pick(table.references)
            if let target: Table = schema.table(reference.target) {
                members.append((reference.fieldName, targetKey(reference, target)))
                given.formUnion(reference.pairs.map(\.fieldName))
            }
        }
        for column: Column in random.shuffled(table.columns).prefix(random.within(0...3))
        where !given.contains(column.fieldName) {
            if table.primaryKey.contains(column.fieldName), !random.chance(4) { continue }
            members.append(updates(table, column) ?? assignment(table, column))
        }
        return .object(members)
    }

    /// Changes of what a column holds; none of a unique one, for rows might meet on the way.
    private mutating func updates(_ table: Table, _ column: Column) -> (String, InputValue)? {
        let isUnique: Bool =
            table.primaryKey.contains(column.fieldName)
            || table.indexes.contains { $0.isUnique && $0.fieldNames.contains(column.fieldName) }
        guard features.contains(.updates), random.chance(2), !isUnique, case .scalar(let scalar) = column.type.element
        else { return nil }
        var changes: [InputValue] = []
        for _: Int in 0..<random.pick([1, 1, 2]) {
            if column.type.isList {
                changes.append(
                    .object([(random.pick(["append", "prepend", "add", "remove"]), list(table, column))]))
            } else if [.int, .int64, .float].contains(scalar) {
                changes.append(.object([(random.pick(["inc", "dec"]), value(table, column))]))
            } else if [.date, .timestamp].contains(scalar) {
                changes.append(.object([(random.pick(["inc", "dec"]), duration(isDate: scalar == .date))]))
            }
        }
        return changes.isEmpty
            ? nil : (column.fieldName + "_update", changes.count == 1 ? changes[0] : .list(changes))
    }
}
