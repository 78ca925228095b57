import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// The columns of a reference on both sides (language.md 1.6). Nothing if they cannot be known; then it is reported.
    mutating func resolve(_ field: FieldDeclaration, in row: RowDeclaration) -> ResolvedReference? {
        let coordinate: String = "\(row.name).\(field.name.value)"
        if let known: ResolvedReference? = references[coordinate] { return known }
        guard case .reference(let target, let directive) = field.content, !directive.isBroken else { return nil }
        // A key on the way that waits for this very reference will ask again, so nothing is remembered then.
        guard !isPending(target) || directive.references != nil || target == row.name else { return nil }
        guard openReferences.count < 2 * Self.deepestKey else {
            issues.error(
                .badReference, "On \(coordinate): the reference reaches through too many tables", at: field.span,
                hint: "Refer to the key of \(target) or to a field that is declared there.")
            references[coordinate] = .some(nil)
            return nil
        }
        // Whether unique fields cover a reference may depend on references that depend on this one in turn.
        guard openReferences.insert(coordinate).inserted else { return nil }
        defer { openReferences.remove(coordinate) }
        guard let targets: [KeyField] = targetFields(target, directive, coordinate) else {
            if !isPending(target) { references[coordinate] = .some(nil) }
            return nil
        }
        let resolved: ResolvedReference? = pair(field, target, directive, targets, in: row)
        references[coordinate] = .some(resolved)
        return resolved
    }

    private mutating func targetFields(
        _ target: String, _ directive: ReferenceDirective, _ coordinate: String
    ) -> [KeyField]? {
        guard let names: [Name] = directive.references else { return key(of: target) }
        guard let row: RowDeclaration = rows[target] else { return nil }
        if refuseTwice(names, "On \(coordinate) @ref(references)") { return nil }
        var fields: [KeyField] = []
        for name: Name in names {
            guard let field: KeyField = referencedField(name, in: row, coordinate) else { return nil }
            fields.append(field)
        }
        guard isUniquelyCovered(names.map(\.value), in: row) else {
            issues.error(
                .badReference,
                "On \(coordinate) @ref(references): no unique constraint of \(target) covers "
                    + names.map(\.value).joined(separator: ", "),
                at: names.first?.span ?? directive.span, hint: "Refer to its key, or put `@unique` on those fields.")
            return nil
        }
        return fields
    }

    /// Whether a name comes twice, which PostgreSQL allows on no side of a foreign key; reports it.
    private mutating func refuseTwice(_ names: [Name], _ place: String) -> Bool {
        var seen: Set<String> = []
        guard let second: Name = names.first(where: { !seen.insert($0.value).inserted }) else { return false }
        issues.error(.badReference, "\(place): names \(second.value) twice", at: second.span, hint: "Name it once.")
        return true
    }

    private mutating func referencedField(_ name: Name, in row: RowDeclaration, _ coordinate: String) -> KeyField? {
        if let field: FieldDeclaration = row.field(name.value) {
            switch field.content {
            case .broken: return nil
            case .column(let column):
                return KeyField(name.value, column)
            case .reference:
                issues.error(
                    .badReference,
                    "On \(coordinate) @ref(references): Reference another reference field \(row.name).\(name.value)",
                    at: name.span, hint: "Name its foreign-key fields instead.")
                return nil
            }
        }
        if let known: KeyField = key(of: row.name)?.first(where: { $0.fieldName == name.value }) { return known }
        for reference: FieldDeclaration in row.references {
            guard
                let column: ResolvedReference.Column = resolve(reference, in: row)?.columns.first(where: {
                    $0.fieldName == name.value
                })
            else { continue }
            return KeyField(column)
        }
        if mayBeOfUnresolved(name.value, in: row) { return nil }
        let known: [String] = knownFields(of: row)
        issues.error(
            .badReference, "On \(coordinate) @ref(references): \(row.name) has no field \(name.value)", at: name.span,
            hint: issues.didYouMean(name.value, among: known) ?? fieldsHint(row.name, known))
        return nil
    }

    /// The fields of a row type, those too that nobody declares: an implicit key and the columns of references.
    private mutating func knownFields(of row: RowDeclaration) -> [String] {
        var names: [String] = row.fields.map(\.name.value)
        var seen: Set<String> = Set(names)
        let key: [String] = key(of: row.name)?.map(\.fieldName) ?? []
        let implicit: [String] = key + row.references.flatMap { expandedFields($0.name.value, in: row) }
        for name: String in implicit where seen.insert(name).inserted { names.append(name) }
        return names
    }

    /// PostgreSQL wants a primary key or unique index over exactly these columns, in any order.
    private mutating func isUniquelyCovered(_ names: [String], in row: RowDeclaration) -> Bool {
        let wanted: Set<String> = Set(names)
        // A key that is not known may be over these.
        guard let key: [KeyField] = key(of: row.name) ?? (row.isView ? [] : nil) else { return true }
        if Set(key.map(\.fieldName)) == wanted { return true }
        let uniques: [UniqueDirective] = row.uniques + row.fields.flatMap(\.uniques)
        if uniques.contains(where: { Set($0.fields.map(\.value)) == wanted }) { return true }
        // One whose fields are not known may be over these.
        if uniques.contains(where: { hasUnknownFields($0, in: row) }) { return true }
        return uniques.contains { unique in
            Set(unique.fields.flatMap { expandedFields($0.value, in: row) }) == wanted
        }
    }

    private mutating func hasUnknownFields(_ unique: UniqueDirective, in row: RowDeclaration) -> Bool {
        guard !unique.fields.isEmpty else { return true }
        let implicit: [String] = row.references.flatMap { expandedFields($0.name.value, in: row) }
        return unique.fields.contains { name in
            guard let field: FieldDeclaration = row.field(name.value) else {
                return name.value != "id" && !implicit.contains(name.value)
            }
            return field.isBroken
        }
    }

    /// Whether a field that nobody declares may come from a reference whose columns are not known, for what has been reported already.
    mutating func mayBeOfUnresolved(_ name: String, in row: RowDeclaration) -> Bool {
        if name == "id", row.hasBrokenKey { return true }
        return row.fields.contains { field in
            guard isUnresolved(field, in: row) else { return false }
            if case .reference(_, let directive) = field.content, let names: [Name] = directive.fields {
                return directive.isBroken || names.contains { $0.value == name }
            }
            return name.hasPrefix(field.name.value)
                && name.dropFirst(field.name.value.count).first?.isUppercase ?? false
        }
    }

    private mutating func isUnresolved(_ field: FieldDeclaration, in row: RowDeclaration) -> Bool {
        switch field.content {
        case .broken: true
        case .column: false
        case .reference(_, let directive): directive.isBroken || isKnownBroken(field, in: row)
        }
    }

    /// One that is being resolved right now, or waits for a key that is, is not: nothing has been reported of it.
    private mutating func isKnownBroken(_ field: FieldDeclaration, in row: RowDeclaration) -> Bool {
        _ = resolve(field, in: row)
        return if case .some(.none) = references["\(row.name).\(field.name.value)"] { true } else { false }
    }

    /// The fields a name stands for: the foreign-key fields of a reference, else itself.
    mutating func expandedFields(_ name: String, in row: RowDeclaration) -> [String] {
        guard let field: FieldDeclaration = row.field(name), field.referenceTarget != nil else { return [name] }
        return resolve(field, in: row)?.columns.map(\.fieldName) ?? []
    }

    private mutating func pair(
        _ field: FieldDeclaration, _ target: String, _ directive: ReferenceDirective, _ targets: [KeyField],
        in row: RowDeclaration
    ) -> ResolvedReference? {
        let place: String = "On \(row.name).\(field.name.value)"
        let names: [Name] =
            directive.fields ?? targets.map { Name(field.name.value + capitalised($0.fieldName), at: field.name.span) }
        if refuseTwice(names, "\(place) @ref(fields)") { return nil }
        guard names.count == targets.count else {
            issues.error(
                .badReference,
                "\(place) @ref(fields): names \(counted(names.count, "field", "fields")) where \(target) needs \(targets.count): "
                    + targets.map(\.fieldName).joined(separator: ", "),
                at: directive.fields?.first?.span ?? field.span, hint: "Name one field for each of them, in this order."
            )
            return nil
        }
        var columns: [ResolvedReference.Column] = []
        for (name, wanted): (Name, KeyField) in zip(names, targets) {
            guard let column: ResolvedReference.Column = ownColumn(name, wanted, field, target, in: row) else {
                return nil
            }
            columns.append(column)
        }
        return ResolvedReference(field: field, directive: directive, target: target, columns: columns)
    }

    private mutating func ownColumn(
        _ name: Name, _ wanted: KeyField, _ reference: FieldDeclaration, _ target: String, in row: RowDeclaration
    ) -> ResolvedReference.Column? {
        let place: String = "On \(row.name).\(reference.name.value)"
        guard let field: FieldDeclaration = row.field(name.value) else {
            if name.value.contains("_") {
                issues.error(
                    .badName, "\(place) @ref(fields): a field name must not contain `_`", at: name.span,
                    hint: "Write the GraphQL name of the field, in camelCase.")
                return nil
            }
            return ResolvedReference.Column(
                fieldName: name.value, columnName: snakeCase(name.value), target: wanted,
                sqlType: foreignKeyType(to: wanted), isDeclared: false)
        }
        switch field.content {
        case .broken: return nil
        case .reference:
            issues.error(
                .badReference, "\(place) @ref(fields): Reference another reference field \(row.name).\(name.value)",
                at: name.span, hint: "Name a field that is a column.")
            return nil
        case .column(let column):
            guard column.type == wanted.type else {
                issues.error(
                    .badReference,
                    "\(place): field \(name.value) is \(column.type) where \(target).\(wanted.fieldName) is \(wanted.type)",
                    at: field.span, hint: "Both must have one type.")
                return nil
            }
            guard row.isView || ForeignKeyTypes.fit(column.sqlType, to: wanted.sqlType) else {
                refuse(column.sqlType, of: name, wanted, reference, target, in: row)
                return nil
            }
            warnOfNullability(field, reference, row)
            return ResolvedReference.Column(
                fieldName: name.value, columnName: column.columnName, target: wanted, sqlType: column.sqlType,
                isDeclared: true)
        }
    }

    /// A column whose values PostgreSQL cannot compare with those of the key.
    mutating func refuse(
        _ type: PostgresType, of field: Name, _ wanted: KeyField, _ reference: FieldDeclaration, _ target: String,
        in row: RowDeclaration
    ) {
        let remedy: PostgresType = ForeignKeyTypes.plainType(of: wanted.sqlType)
        issues.error(
            .badReference,
            "On \(row.name).\(reference.name.value): \(field.value) is stored as \(type), of which there is no foreign "
                + "key to \(target).\(wanted.fieldName), which is stored as \(wanted.sqlType)",
            at: reference.span,
            hint: "Store both as one type, for example \(field.value) with `@col(dataType: \"\(remedy)\")`.")
    }

    private mutating func warnOfNullability(
        _ field: FieldDeclaration, _ reference: FieldDeclaration, _ row: RowDeclaration
    ) {
        guard field.isNullable != reference.isNullable, !row.isView else { return }
        let rule: String =
            reference.isNullable
            ? "Deleting the row referred to would set a non-null column to null."
            : "Rows whose \(field.name.value) is null have no \(reference.name.value)."
        issues.warning(
            .nullability,
            "On \(row.name): \(reference.name.value) and its field \(field.name.value) should be both nullable or both not",
            at: field.span, hint: rule)
    }
}
