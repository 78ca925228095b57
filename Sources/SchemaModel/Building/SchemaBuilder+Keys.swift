import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// The fields of a table's key in key order, references expanded (language.md 1.5). Nothing if it cannot be known.
    mutating func key(of name: String) -> [KeyField]? {
        switch keys[name] {
        case .known(let fields):
            noteDepth(keyDepths[name] ?? 1)
            return fields
        case .pending, .broken: return nil
        case nil: break
        }
        guard let row: RowDeclaration = rows[name], !row.isView else { return nil }
        keys[name] = .pending
        openKeys.append(0)
        let fields: [KeyField]? = resolveKey(of: row)
        let depth: Int = (openKeys.popLast() ?? 0) + 1
        noteDepth(depth)
        keyDepths[name] = depth
        keys[name] = fields.map { .known($0) } ?? .broken
        return fields
    }

    /// Whether the key of a table is being resolved right now.
    func isPending(_ name: String) -> Bool {
        if case .pending = keys[name] { true } else { false }
    }

    /// Remembers for the key that is being resolved that another one below it reaches so deep.
    private mutating func noteDepth(_ depth: Int) {
        guard let last: Int = openKeys.indices.last else { return }
        openKeys[last] = max(openKeys[last], depth)
    }

    /// Whether a key may hold the key of a table. Keys nest by recursion, so that without a bound a long chain would end the process.
    /// What is known of a table counts as well, so that the verdict does not depend on the table it starts from.
    private func isWithinDepth(_ target: String) -> Bool {
        let below: Int =
            if case .known? = keys[target] { keyDepths[target] ?? 1 } else { 1 }
        return openKeys.count + below <= Self.deepestKey
    }

    /// Through how many tables a key may reach.
    static var deepestKey: Int { 64 }

    /// The most columns that an index of PostgreSQL can have (manual, appendix K).
    static var mostIndexColumns: Int { 32 }

    private mutating func resolveKey(of row: RowDeclaration) -> [KeyField]? {
        if row.hasBrokenKey { return nil }
        guard let entries: [Name] = row.keyEntries else { return defaultKey(of: row) }
        var fields: [KeyField] = []
        var names: Set<String> = []
        var isBroken: Bool = false
        for entry: Name in entries {
            guard let expanded: [KeyField] = keyFields(entry, in: row) else {
                isBroken = true
                continue
            }
            for field: KeyField in expanded {
                if !names.insert(field.fieldName).inserted {
                    issues.error(
                        .badKey, "On \(row.name) @table(key): names \(field.fieldName) twice", at: entry.span,
                        hint: "Name it once.")
                } else {
                    fields.append(field)
                }
            }
            // At once, because keys of keys would double from table to table.
            guard fields.count <= Self.mostIndexColumns else {
                issues.error(
                    .badKey, "On \(row.name) @table(key): the key has more than \(Self.mostIndexColumns) columns",
                    at: entry.span,
                    hint: "PostgreSQL allows no more. Give the tables it refers to shorter keys, such as an `id`.")
                return nil
            }
        }
        return isBroken ? nil : fields
    }

    private mutating func defaultKey(of row: RowDeclaration) -> [KeyField]? {
        guard let field: FieldDeclaration = row.field("id") else {
            return [KeyField(fieldName: "id", columnName: "id", type: ColumnType(.scalar(.uuid)), sqlType: .uuid)]
        }
        return keyFields(field.name, in: row)
    }

    private mutating func keyFields(_ entry: Name, in row: RowDeclaration) -> [KeyField]? {
        guard let field: FieldDeclaration = row.field(entry.value) else { return implicitKeyField(entry, in: row) }
        let place: String = "On \(row.name) @table(key)"
        // The type first: that it is nullable would be the lesser of two mistakes.
        if let column: ColumnDeclaration = field.column, column.type.isList || column.type.scalar == .vector {
            let way: String = row.keyEntries == nil ? " Where no `key` is given, it is `id`." : ""
            issues.error(
                .badKey, "\(place): \(column.type) cannot be part of a key", at: entry.span,
                hint: "A key is made of scalars, enums and references.\(way)")
            return nil
        }
        if field.isNullable, !field.isBroken {
            let type: String = field.column.map { "\($0.type)" } ?? field.referenceTarget ?? "…"
            issues.error(
                .badKey, "\(place): Reference a nullable field: \(entry.value)", at: entry.span,
                hint: "Write `\(entry.value): \(type)!`.")
            return nil
        }
        switch field.content {
        case .broken: return nil
        case .column(let column):
            return [KeyField(entry.value, column)]
        case .reference(let target, _):
            if isPending(target) {
                issues.error(
                    .badKey, "\(place): the key depends on itself through \(entry.value)", at: entry.span,
                    hint: "Give one of the tables a key of its own.")
                return nil
            }
            guard isWithinDepth(target) else {
                issues.error(
                    .badKey, "\(place): the key reaches through more than \(Self.deepestKey) tables", at: entry.span,
                    hint: "Give one of the tables on the way a key of its own, such as an `id`.")
                return nil
            }
            return resolve(field, in: row)?.columns.map {
                KeyField($0)
            }
        }
    }

    /// A key may name the field that a reference brings along, such as `bookId`.
    private mutating func implicitKeyField(_ entry: Name, in row: RowDeclaration) -> [KeyField]? {
        for field: FieldDeclaration in row.references {
            guard let target: String = field.referenceTarget, !isPending(target), isWithinDepth(target),
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
            return [KeyField(column)]
        }
        if mayBeOfUnresolved(entry.value, in: row) { return nil }
        issues.error(
            .badKey, "On \(row.name) @table(key): there is no field \(entry.value)", at: entry.span,
            hint: keyHint(entry.value, row))
        return nil
    }

    /// The fields that references bring along and a key may name.
    private mutating func implicitKeyFields(of row: RowDeclaration) -> [String] {
        row.references.flatMap { field -> [String] in
            guard !field.isNullable, let target: String = field.referenceTarget, !isPending(target),
                isWithinDepth(target)
            else { return [] }
            return expandedFields(field.name.value, in: row)
        }
    }

    private mutating func keyHint(_ entry: String, _ row: RowDeclaration) -> String {
        let declared: [String] = row.fields.map(\.name.value)
        let names: [String] = declared + implicitKeyFields(of: row).filter { !declared.contains($0) }
        let implicit: String = "Leave `key` out for an implicit `id: UUID!`"
        if entry == "id" { return implicit + ", or declare the field." }
        if let near: String = issues.didYouMean(entry, among: names) { return near }
        if nearestName(to: entry, among: ["id"]) != nil { return implicit + "." }
        return fieldsHint(row.name, names)
    }
}
