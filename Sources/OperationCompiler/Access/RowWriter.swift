import GraphQLSyntax
import SchemaModel

/// Reads what the rows hold that an insert or upsert writes.
struct RowWriter {
    let filters: FilterAccess
    let action: PlaceAccess.Action
    let location: TextLocation

    private var schema: Schema { filters.schema }

    /// The row that others stand in, and the relation in which they do.
    struct Around {
        var place: PlaceAccess
        var relation: Relation
    }

    /// A column that is given.
    private struct Given {
        var field: String
        var isCaller: Bool
    }

    /// The rows and the rows within them.
    func places(_ data: InputValue, of table: Table, path: String, around: Around?) -> [PlaceAccess] {
        if case .variable(let name) = data.kind {
            return places(filters.variables.listed(for: name) ?? [], name, of: table, path: path, around)
        }
        let rows: [InputValue] = data.elements
        let given: [[Given]] = rows.map { self.given($0, of: table) }
        let ties: [[Tie]] = zip(rows, given).map { row, given in self.ties(row, given, of: table) }
        let variables: [String] = rows.compactMap { if case .variable(let name) = $0.kind { name } else { nil } }
        let tied: [Tie] = ties.allSatisfy { !$0.isEmpty } ? ties.flatMap { $0 }.unique : []
        let place: PlaceAccess = self.place(
            table, path, writes: rows.flatMap { fields($0, of: table) }.unique, tied, variables, around,
            isNew: rows.allSatisfy { isNew(besides: fields($0, of: table), of: table) })
        let children: [PlaceAccess] = rows.flatMap { row -> [PlaceAccess] in
            guard case .object(let fields) = row.kind else { return [] }
            return fields.flatMap { field -> [PlaceAccess] in
                guard let relation: Relation = table.relation(field.name.value), field.value.kind != .null,
                    let child: Table = schema.table(relation.target)
                else { return [] }
                return places(
                    field.value, of: child, path: "\(path).\(field.name.value)",
                    around: Around(place: place, relation: relation))
            }
        }
        return [place] + children
    }

    /// Rows of a variable: what `@allow` lists.
    private func places(
        _ listed: [ListedField], _ variable: String, of table: Table, path: String, _ around: Around?
    ) -> [PlaceAccess] {
        let names: [String] = names(listed, of: table)
        let place: PlaceAccess = self.place(
            table, path, writes: names, defaultTies(of: table, besides: names), [variable], around,
            isNew: isNew(besides: names, of: table))
        return [place]
            + listed.flatMap { field -> [PlaceAccess] in
                guard let relation: Relation = table.relation(field.name),
                    let child: Table = schema.table(relation.target)
                else { return [] }
                return places(
                    field.fields ?? [], variable, of: child, path: "\(path).\(field.name)",
                    Around(place: place, relation: relation))
            }
    }

    /// Whether a row cannot be one that is there already: part of its key is made for it.
    private func isNew(besides given: [String], of table: Table) -> Bool {
        action == .insert
            || table.columns.contains { column in
                table.primaryKey.contains(column.fieldName) && !given.contains(column.fieldName) && column.isAlwaysNew
            }
    }

    private func place(
        _ table: Table, _ path: String, writes: [String], _ ties: [Tie], _ variables: [String], _ around: Around?,
        isNew: Bool
    ) -> PlaceAccess {
        var tie: RowTie = .tied(ties)
        if ties.isEmpty, let around, isNew || around.isInKey(of: table) {
            if case .tied = around.place.tie {
                tie = .tied([Tie(kind: .around, text: around.place.path)])
            } else {
                tie = .untied(.around(around.place.path))
            }
        } else if ties.isEmpty {
            tie = .untied(!variables.isEmpty ? .chosen(variables.unique) : isNew ? .new : .named)
        }
        return PlaceAccess(
            path: path, location: location, action: action, table: table.objectType, writes: writes, tie: tie)
    }

    // MARK: Fields

    /// The fields that data writes.
    func fields(_ data: InputValue, of table: Table) -> [String] {
        if case .variable(let name) = data.kind {
            return names(filters.variables.listed(for: name) ?? [], of: table)
        }
        return given(data, of: table).map(\.field).unique
    }

    private func names(_ listed: [ListedField], of table: Table) -> [String] {
        listed.flatMap { columns(of: $0.name, in: table) }.unique
    }

    /// The columns that a member of data names: itself, or those of a reference.
    private func columns(of name: String, in table: Table) -> [String] {
        if let reference: Reference = table.reference(name) { return reference.pairs.map(\.fieldName) }
        let names: [String] =
            [name, ValueForm.parse(name).base]
            + Self.endings.compactMap { ending in
                name.hasSuffix(ending) ? String(name.dropLast(ending.utf8.count)) : nil
            }
        return names.compactMap { table.column($0)?.fieldName }.prefix(1).map { $0 }
    }

    private static let endings: [String] = ["_update", "_embed"]

    private func given(_ row: InputValue, of table: Table) -> [Given] {
        guard case .object(let fields) = row.kind else { return [] }
        return fields.flatMap { field -> [Given] in
            let name: String = field.name.value
            guard let reference: Reference = table.reference(name) else {
                let form: ValueForm = ValueForm.parse(name).form
                return columns(of: name, in: table).map {
                    Given(field: $0, isCaller: filters.caller.isCaller(field.value, form))
                }
            }
            let target: Table? = schema.table(reference.target)
            return reference.pairs.map { pair in
                Given(field: pair.fieldName, isCaller: target.map { isCaller(field.value, pair, $0) } ?? false)
            }
        }
    }

    /// Whether a member of the key that a reference is given by is the caller.
    private func isCaller(_ key: InputValue, _ pair: Reference.Pair, _ target: Table) -> Bool {
        guard case .object(let members) = key.kind else { return false }
        return members.contains { member in
            let (base, form): (String, ValueForm) = ValueForm.parse(member.name.value)
            return base == pair.targetFieldName && filters.caller.isCaller(member.value, form)
        }
    }

    // MARK: Ties

    /// An upsert may take over a row that exists, so only its key says whose it is, unless it is always a new one.
    private func ties(_ row: InputValue, _ given: [Given], of table: Table) -> [Tie] {
        let isNew: Bool = isNew(besides: given.map(\.field), of: table)
        let ties: [Tie] = given.filter { $0.isCaller && (isNew || table.primaryKey.contains($0.field)) }
            .map { Tie(kind: .data, text: "\(table.objectType).\($0.field)") }
        guard case .object = row.kind else { return [] }
        return ties + defaultTies(of: table, besides: given.map(\.field))
    }

    private func defaultTies(of table: Table, besides given: [String]) -> [Tie] {
        table.columns.compactMap { column in
            guard !given.contains(column.fieldName), action == .insert || table.primaryKey.contains(column.fieldName),
                case .expression(let text, _)? = column.defaultValue, filters.caller.isCaller(text: text)
            else { return nil }
            return Tie(kind: .data, text: "\(table.objectType).\(column.fieldName)")
        }
    }
}

extension Column {
    /// Whether a row that leaves it out gets a value that no other row has: a new identifier, or the next number of a sequence. Any other
    /// default may be that of a row that is there.
    fileprivate var isAlwaysNew: Bool {
        switch defaultValue {
        case .expression(let text, _): ["uuidV4()", "uuidV7()"].contains(text)
        case .value(let value): value.kind == .null && isSerial
        case .sql(let text, _):
            ["gen_random_uuid()", "uuid_generate_v4()"].contains(text.lowercased())
                || text.lowercased().hasPrefix("nextval(")
        case nil: isSerial
        }
    }
}

extension RowWriter.Around {
    /// Whether the rows within have part of their key from the row around, so that they cannot be those of another.
    fileprivate func isInKey(of table: Table) -> Bool {
        switch relation.path {
        case .many(let reference), .single(let reference):
            reference.pairs.contains { table.primaryKey.contains($0.fieldName) }
        case .via: false
        }
    }
}
