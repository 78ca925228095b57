import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// A row type with its columns, references and indexes; relations come later, when all tables are known.
    mutating func table(of row: RowDeclaration) -> Table {
        let keyNames: [String] = row.isView ? [] : (key(of: row.name) ?? []).map(\.fieldName)
        let resolved: [ResolvedReference] = row.references.compactMap { resolve($0, in: row) }
            .sorted { $0.field.name.value < $1.field.name.value }
        let columns: [Column] = columns(of: row, keyNames, resolved)
        if columns.count > Self.mostColumns {
            issues.error(
                .badColumn, "On \(row.name): the table has \(columns.count) columns", at: row.span,
                hint: "PostgreSQL allows no more than \(Self.mostColumns). Keep some of the data in other tables.")
        }
        var table: Table = Table(
            objectType: row.name, singular: row.names.singular, plural: row.names.plural, origin: row.origin,
            columns: columns, primaryKey: keyNames,
            references: resolved.map { reference($0, in: row, keyNames, columns) },
            declaredFields: row.fields.map(\.name.value), span: row.span)
        table.querySpan = row.querySpan
        if !row.isView {
            table.search = search(of: row)
            table.indexes = indexes(of: row, table)
        }
        return table
    }

    /// The most columns that a table of PostgreSQL can have (manual, appendix K).
    private static var mostColumns: Int { 1_600 }

    private mutating func columns(
        of row: RowDeclaration, _ keyNames: [String], _ references: [ResolvedReference]
    ) -> [Column] {
        var columns: [String: Column] = [:]
        for field: FieldDeclaration in row.fields {
            guard let declared: ColumnDeclaration = field.column else { continue }
            columns[field.name.value] = Column(
                fieldName: field.name.value, name: declared.columnName, type: declared.type,
                sqlType: declared.sqlType, isNullable: field.isNullable, defaultValue: declared.defaultValue,
                span: field.span)
        }
        if keyNames == ["id"], row.field("id") == nil, row.keyEntries == nil { columns["id"] = implicitID(row) }
        for reference: ResolvedReference in references {
            for column: ResolvedReference.Column in reference.columns where !column.isDeclared {
                addImplicit(column, of: reference, in: row, keyNames, to: &columns)
            }
        }
        let foreign: Set<String> = Set(references.flatMap { $0.columns.map(\.fieldName) })
        let key: [Column] = keyNames.compactMap { columns[$0] }
        let rest: [Column] = columns.values.filter { !keyNames.contains($0.fieldName) }
            .sorted { $0.fieldName < $1.fieldName }
        return key + rest.filter { foreign.contains($0.fieldName) } + rest.filter { !foreign.contains($0.fieldName) }
    }

    private func implicitID(_ row: RowDeclaration) -> Column {
        Column(
            fieldName: "id", name: "id", type: ColumnType(.scalar(.uuid)), sqlType: .uuid, isNullable: false,
            defaultValue: .expression(ColumnDefault.uuidExpression, span: row.span), isImplicit: true, span: row.span)
    }

    /// Two references may share a column; it is non-null as soon as one of them is required.
    private mutating func addImplicit(
        _ column: ResolvedReference.Column, of reference: ResolvedReference, in row: RowDeclaration,
        _ keyNames: [String], to columns: inout [String: Column]
    ) {
        let isNullable: Bool = reference.field.isNullable && !keyNames.contains(column.fieldName)
        if let other: Column = columns[column.fieldName] {
            if other.type != column.target.type {
                issues.error(
                    .badReference,
                    "On \(row.name).\(reference.field.name.value): field \(column.fieldName) is used as "
                        + "\(other.type) by another reference and as \(column.target.type) by this",
                    at: reference.field.span, hint: "Give one of them other `@ref(fields:)`.")
            } else if !row.isView, !ForeignKeyTypes.fit(other.sqlType, to: column.target.sqlType) {
                refuse(
                    other.sqlType, of: Name(column.fieldName, at: reference.field.span), column.target,
                    reference.field, reference.target, in: row)
            }
            columns[column.fieldName]?.isNullable = other.isNullable && isNullable
            return
        }
        columns[column.fieldName] = Column(
            fieldName: column.fieldName, name: column.columnName, type: column.target.type, sqlType: column.sqlType,
            isNullable: isNullable, isImplicit: true, impliedBy: reference.field.name.value,
            span: reference.field.span)
    }

    /// `@col(dataType:)` of the referenced column is not copied (language.md 1.6), unless the plain type could not refer to it.
    func foreignKeyType(to target: KeyField) -> PostgresType {
        let element: PostgresType?
        switch target.type.element {
        case .scalar(let scalar): element = scalar.postgresType
        case .enumeration(let name): element = enums[name].map { PostgresType(named: $0.sqlName) }
        }
        guard let plain: PostgresType = target.type.isList ? element?.array : element,
            ForeignKeyTypes.fit(plain, to: target.sqlType)
        else { return ForeignKeyTypes.plainType(of: target.sqlType) }
        return plain
    }

    private mutating func reference(
        _ resolved: ResolvedReference, in row: RowDeclaration, _ keyNames: [String], _ columns: [Column]
    ) -> Reference {
        let fields: [String] = resolved.columns.map(\.fieldName)
        let isKey: Bool = !keyNames.isEmpty && keyNames.count == fields.count && Set(keyNames) == Set(fields)
        let name: String =
            resolved.directive.constraintName?.value
            ?? joinedName([row.names.sqlName] + resolved.columns.map(\.columnName) + ["fkey"])
        return Reference(
            fieldName: resolved.field.name.value, owner: row.name, target: resolved.target,
            pairs: resolved.columns.map {
                Reference.Pair(
                    fieldName: $0.fieldName, columnName: $0.columnName, targetFieldName: $0.target.fieldName,
                    targetColumnName: $0.target.columnName)
            },
            isRequired: !resolved.field.isNullable, isUnique: isKey || !resolved.field.uniques.isEmpty,
            constraintName: row.isView ? nil : name, span: resolved.field.span)
    }
}
