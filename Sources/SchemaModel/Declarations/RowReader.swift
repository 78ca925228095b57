import GraphQLSyntax
import SQL

/// Reads one merged type into a declaration of a table or view.
struct RowReader {
    let schemaName: String
    let fieldReader: FieldReader

    func read(_ type: MergedType, _ issues: inout Issues) -> RowDeclaration {
        let name: String = type.name.value
        checkName(type.name, &issues)
        issues.check(type.directives, on: .object, of: name)
        var row: RowDeclaration = named(type, &issues)
        if type.fields.isEmpty {
            issues.error(
                .emptyType, "OBJECT \(name): must define one or more fields.", at: type.name.span,
                hint: "Write them in braces, for example `{ name: String }`.")
        }
        var seen: [String: SourceSpan] = [:]
        for field: FieldDefinition in type.fields {
            if let first: SourceSpan = seen[field.name.value] {
                issues.error(
                    .duplicate, "Field \"\(name).\(field.name.value)\" can only be defined once", at: field.name.span,
                    hint: "\(issues.whereFirst(first))Rename or remove one of them.")
                continue
            }
            seen[field.name.value] = field.name.span
            row.fields.append(fieldReader.read(field, &issues))
        }
        row.indexes = type.directives.readers("index", on: name).map { IndexDirective($0, field: nil, &issues) }
        row.uniques = type.directives.readers("unique", on: name).map { UniqueDirective($0, field: nil, &issues) }
        if row.isView { refuseOnView(row, &issues) }
        return row
    }

    private func checkName(_ name: Name, _ issues: inout Issues) {
        if name.value.contains("_") {
            issues.error(
                .badName, "On \(name.value): a type name must not contain `_`", at: name.span,
                hint: "Names with `_` belong to generated types. `@table(name:)` sets the table's name.")
            return
        }
        if !isPascalCase(name.value) {
            issues.warning(
                .style, "NAMING_LINTER: On \(name.value): Type name should be in PascalCase", at: name.span,
                hint: "Write one capital at the beginning of each word.")
        }
    }

    private func named(_ type: MergedType, _ issues: inout Issues) -> RowDeclaration {
        let name: String = type.name.value
        if let reader: ArgumentReader = type.directives.reader("table", on: name) {
            let directive: TableDirective = TableDirective(reader, &issues)
            let sqlName: String = directive.name?.value ?? snakeCase(name)
            return RowDeclaration(
                name: name, names: names(name, directive.singular, directive.plural, sqlName, &issues),
                origin: .table(QualifiedName(schema: schemaName, name: sqlName)), keyEntries: directive.key,
                hasBrokenKey: directive.isKeyBroken, fields: [], indexes: [], uniques: [], span: type.name.span)
        }
        let reader: ArgumentReader? = type.directives.reader("view", on: name)
        let directive: ViewDirective? = reader.map { ViewDirective($0, &issues) }
        let sqlName: String = directive?.name?.value ?? snakeCase(name)
        let origin: Table.Origin =
            directive?.query.map { .query($0) } ?? .existingView(QualifiedName(schema: schemaName, name: sqlName))
        return RowDeclaration(
            name: name, names: names(name, directive?.singular, directive?.plural, sqlName, &issues), origin: origin,
            querySpan: directive?.sql?.span ?? .generated, keyEntries: nil, fields: [], indexes: [], uniques: [],
            span: type.name.span)
    }

    private func names(
        _ type: String, _ singular: Name?, _ plural: Name?, _ sqlName: String, _ issues: inout Issues
    ) -> RowNames {
        for name: Name in [singular, plural].compactMap({ $0 }) where !isGraphQLName(name.value) {
            issues.error(
                .badName, "On \(type): \"\(name.value)\" is no GraphQL name", at: name.span,
                hint: "Use letters, digits and `_`, no digit first, and no `_` first.")
        }
        let chosen: String = singular?.value ?? uncapitalised(type)
        let base: String = singular?.value ?? type
        return RowNames(
            singular: chosen, plural: plural?.value ?? pluralName(of: base, singular: chosen), sqlName: sqlName)
    }

    private func isGraphQLName(_ name: String) -> Bool {
        guard let first: Unicode.Scalar = name.unicodeScalars.first, first != "_", !("0"..."9").contains(first) else {
            return false
        }
        return name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
        }
    }

    private func refuseOnView(_ row: RowDeclaration, _ issues: inout Issues) {
        for index: IndexDirective in row.indexes {
            issues.error(
                .badView, "\(index.place): is not allowed on a view", at: index.span,
                hint: "Index the columns of the tables that the view reads.")
        }
        for unique: UniqueDirective in row.uniques {
            issues.error(
                .badView, "\(unique.place): is not allowed on a view as a whole", at: unique.span,
                hint: "Put it on the reference that at most one row has.")
        }
    }
}
