import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// The fields of a table's key in key order, references expanded (language.md 1.5). Nothing if it cannot be known.
    mutating func key(of name: String) -> [KeyField]? {
        switch keys[name] {
        case .known(let fields): return fields
        case .pending, .broken: return nil
        case nil: break
        }
        guard let row: RowDeclaration = rows[name], !row.isView else { return nil }
        keys[name] = .pending
        let fields: [KeyField]? = resolveKey(of: row)
        keys[name] = fields.map { .known($0) } ?? .broken
        return fields
    }

    /// Whether the key of a table is being resolved right now.
    func isPending(_ name: String) -> Bool {
        if case .pending = keys[name] { true } else { false }
    }

    private mutating func resolveKey(of row: RowDeclaration) -> [KeyField]? {
        guard let entries: [Name] = row.keyEntries else { return defaultKey(of: row) }
        var fields: [KeyField] = []
        var isBroken: Bool = false
        for entry: Name in entries {
            guard let expanded: [KeyField] = keyFields(entry, in: row) else {
                isBroken = true
                continue
            }
            for field: KeyField in expanded {
                if fields.contains(where: { $0.fieldName == field.fieldName }) {
                    issues.error(
                        .badKey, "On \(row.name) @table(key): names \(field.fieldName) twice", at: entry.span,
                        hint: "Name it once.")
                } else {
                    fields.append(field)
                }
            }
        }
        return isBroken ? nil : fields
    }

    private mutating func defaultKey(of row: RowDeclaration) -> [KeyField]? {
        guard let field: FieldDeclaration = row.field("id") else {
            return [KeyField(fieldName: "id", columnName: "id", type: ColumnType(.scalar(.uuid)))]
        }
        return keyFields(field.name, in: row)
    }

    private mutating func keyFields(_ entry: Name, in row: RowDeclaration) -> [KeyField]? {
        guard let field: FieldDeclaration = row.field(entry.value) else { return implicitKeyField(entry, in: row) }
        let place: String = "On \(row.name) @table(key)"
        if field.isNullable, !field.isBroken {
            issues.error(
                .badKey, "\(place): Reference a nullable field: \(entry.value)", at: entry.span,
                hint: "Write `\(entry.value): …!`.")
            return nil
        }
        switch field.content {
        case .broken: return nil
        case .column(let column):
            guard !column.type.isList, column.type.scalar != .vector else {
                issues.error(
                    .badKey, "\(place): \(column.type) cannot be part of a key", at: entry.span,
                    hint: "A key is made of scalars, enums and references.")
                return nil
            }
            return [KeyField(fieldName: entry.value, columnName: column.columnName, type: column.type)]
        case .reference(let target, _):
            if isPending(target) {
                issues.error(
                    .badKey, "\(place): the key depends on itself through \(entry.value)", at: entry.span,
                    hint: "Give one of the tables a key of its own.")
                return nil
            }
            return resolve(field, in: row)?.columns.map {
                KeyField(fieldName: $0.fieldName, columnName: $0.columnName, type: $0.target.type)
            }
        }
    }

    /// A key may name the field that a reference brings along, such as `bookId`.
    private mutating func implicitKeyField(_ entry: Name, in row: RowDeclaration) -> [KeyField]? {
        for field: FieldDeclaration in row.references {
            guard let target: String = field.referenceTarget, !isPending(target),
                let column: ResolvedReference.Column = resolve(field, in: row)?.columns.first(where: {
                    $0.fieldName == entry.value
                })
            else { continue }
            if field.isNullable {
                issues.error(
                    .badKey, "On \(row.name) @table(key): Reference a nullable field: \(entry.value)", at: entry.span,
                    hint: "Make \(field.name.value) non-null.")
                return nil
            }
            return [KeyField(fieldName: entry.value, columnName: column.columnName, type: column.target.type)]
        }
        issues.error(
            .badKey, "On \(row.name) @table(key): there is no field \(entry.value)", at: entry.span,
            hint: didYouMean(entry.value, among: row.fields.map(\.name.value)))
        return nil
    }
}
