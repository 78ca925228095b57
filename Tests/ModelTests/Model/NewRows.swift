import Execution
import GraphQLSyntax
import SchemaModel

/// What is to be known of all rows that one root field writes.
struct RowWriting {
    /// Whether rows that are there already are changed.
    var isUpsert: Bool
    /// The keys written so far, by table: none is written twice.
    var keys: [String: Set<[Value]>] = [:]
    /// Whether the next row is written where one fails, to find all faults.
    var goesOn: Bool = false
    var faults: Set<StatusCode> = []
    /// The rows of each table before any was written, where several are.
    let before: [String: [Row]]

    init(isUpsert: Bool, before: [String: [Row]]) {
        self.isUpsert = isUpsert
        self.before = before
    }
}

/// Inserts and upserts.
extension Model {
    /// Writes a row, then the rows within it, which point to it.
    ///
    /// - Parameter fixed: what a row within another has of that one.
    mutating func write(
        _ data: Given, to table: Table, _ fixed: [Assignment], _ writing: inout RowWriting, _ call: Call
    ) throws(Failure) -> Row {
        var row: Row = [:]
        do throws(Failure) {
            let given: [Assignment] = try assignments(data, to: table, call) + fixed
            row = try newRow(given, of: table, call)
            if writing.isUpsert { try upsert(row, given, into: table, &writing, call) } else { try add(row, to: table) }
        } catch {
            guard writing.goesOn, case .code(let code) = error else { throw error }
            writing.faults.insert(code)
        }
        for member: Given.Member in data.members where member.value != .absent && member.value != .null {
            guard let relation: Relation = table.relation(member.name), let owner: Table = schema.table(relation.target)
            else { continue }
            guard let reference: Reference = relation.reference else { continue }
            let link: [Assignment] = reference.pairs.compactMap { pair in
                owner.column(pair.fieldName).map { Assignment($0, row.value(pair.targetFieldName)) }
            }
            call.note(.nested, relation.kind)
            if !fixed.isEmpty { call.note(.nested, "two levels") }
            for inner: Given in member.value.elements { _ = try write(inner, to: owner, link, &writing, call) }
        }
        return row
    }

    /// Adds a row, if the table lets it in.
    mutating func add(_ row: Row, to table: Table) throws(Failure) {
        try checkNulls(row, of: table)
        try checkUnique(row, of: table, at: nil)
        rows[table.objectType, default: []].append(row)
    }

    /// Adds a row, or gives the one with its key what `data` gives: defaults are for new rows.
    private mutating func upsert(
        _ row: Row, _ given: [Assignment], into table: Table, _ writing: inout RowWriting, _ call: Call
    ) throws(Failure) {
        try checkNulls(row, of: table)
        let key: [Value] = table.primaryKey.map { row.value($0) }
        guard writing.keys[table.objectType, default: []].insert(key).inserted else { throw .code(.invalidArgument) }
        let own: [Row] = rows[table.objectType] ?? []
        try checkTakeOver(of: row, given, table, writing)
        if let position: Int = own.firstIndex(where: { other in table.primaryKey.map { other.value($0) } == key }) {
            noteUpdate(of: own[position], given, table, call)
            try set(given, at: position, of: table, call)
        } else {
            call.note(.upserts, "inserted")
            try add(row, to: table)
        }
    }
}

extension Model {
    /// A unique value that another row had before is free only if that row was written first, and nothing says which one is.
    ///
    /// - Throws: `undecided` where a row takes such a value.
    private func checkTakeOver(
        of row: Row, _ given: [Assignment], _ table: Table, _ writing: RowWriting
    ) throws(Failure) {
        let before: [Row] = writing.before[table.objectType] ?? []
        func isSame(_ other: Row) -> Bool { table.primaryKey.allSatisfy { other.value($0) == row.value($0) } }
        var after: Row = before.first(where: isSame) ?? row
        for assignment: Assignment in given {
            if case .value(let value) = assignment.content { after[assignment.column.fieldName] = value }
        }
        for index in table.indexes where index.isUnique {
            let values: [Value] = index.fieldNames.map { after.value($0) }
            guard !values.contains(.null) else { continue }
            if before.contains(where: { !isSame($0) && index.fieldNames.map($0.value) == values }) { throw .undecided }
        }
    }

    private func noteUpdate(of row: Row, _ given: [Assignment], _ table: Table, _ call: Call) {
        call.note(.upserts, "updated")
        let names: [String] = given.map(\.column.fieldName)
        if table.columns.contains(where: { !names.contains($0.fieldName) && !row.value($0.fieldName).isNull }) {
            call.note(.upserts, "kept")
        }
        for assignment: Assignment in given where !row.value(assignment.column.fieldName).isNull {
            if case .value(.null) = assignment.content { call.note(.upserts, "cleared") }
        }
    }
}

extension Relation {
    /// The reference of the rows that it leads to directly.
    fileprivate var reference: Reference? {
        switch path {
        case .many(let reference), .single(let reference): reference
        case .via: nil
        }
    }
}
