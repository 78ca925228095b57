import GraphQLSyntax
import SQL

/// Reads one field of a row type: its type first, then its directives.
struct FieldReader {
    let object: String
    let isView: Bool
    /// Names of `@table` types, `@view` types and enums.
    let tables: Set<String>
    let views: Set<String>
    let enums: [String: EnumType]
    /// The names of all definitions, of those too that were refused, which is said once and not wherever they are used.
    let defined: Set<String>
    /// The texts of the documents by name.
    let sources: [String: Source]

    func read(_ field: FieldDefinition, _ issues: inout Issues) -> FieldDeclaration {
        let owner: String = "\(object).\(field.name.value)"
        checkName(field, owner, &issues)
        issues.check(field.directives, on: .field, of: owner)
        var declaration: FieldDeclaration = FieldDeclaration(
            name: field.name, content: .broken, isNullable: !field.type.isNonNull, span: field.span)
        declaration.indexes = field.directives.readers("index", on: owner).map {
            IndexDirective($0, field: field.name, &issues)
        }
        declaration.uniques = field.directives.readers("unique", on: owner).map {
            UniqueDirective($0, field: field.name, &issues)
        }
        declaration.content = content(field, owner, &issues)
        declaration.searchLanguage = searchLanguage(field, declaration, owner, &issues)
        if isView { refuseOnView(field, owner, &issues) }
        return declaration
    }

    private func checkName(_ field: FieldDefinition, _ owner: String, _ issues: inout Issues) {
        let name: String = field.name.value
        if name.contains("_") {
            issues.error(
                .badName, "On \(owner): a field name must not contain `_`", at: field.name.span,
                hint:
                    "Names with `_` belong to generated fields. Write camelCase; `@col(name:)` sets the column's name.")
        } else if name.first?.isUppercase ?? false {
            issues.warning(
                .style, "NAMING_LINTER: On \(owner): Field name should be in camelCase", at: field.name.span,
                hint: "Write `\(uncapitalised(name))`.")
        }
        if let argument: InputValueDefinition = field.arguments.first {
            issues.error(
                .notAllowed, "On \(owner): a field of a table or view has no arguments", at: argument.span,
                hint: "Arguments belong to the generated fields.")
        }
    }

    private func content(
        _ field: FieldDefinition, _ owner: String, _ issues: inout Issues
    ) -> FieldDeclaration.Content {
        guard let shape: (name: Name, isList: Bool) = shape(of: field.type, owner, &issues) else { return .broken }
        let name: String = shape.name.value
        if tables.contains(name) { return reference(field, shape.name, isList: shape.isList, owner, &issues) }
        let reader: ElementReader = ElementReader(
            owner: owner, tables: tables, views: views, enums: enums, defined: defined)
        guard let element: ColumnType.Element = reader.read(shape.name, &issues) else { return .broken }
        return column(field, ColumnType(element, isList: shape.isList), owner, &issues)
    }

    private func shape(
        of type: TypeReference, _ owner: String, _ issues: inout Issues
    ) -> (name: Name, isList: Bool)? {
        switch type.nullable {
        case .named(let name): return (name, false)
        case .list(let element, _):
            if case .named(let name) = element.nullable { return (name, true) }
            issues.error(
                .badColumn, "On \(owner): a list of lists cannot be a column", at: type.span,
                hint: "Use `Any` for nested data.")
            return nil
        case .nonNull: return nil
        }
    }

    private func column(
        _ field: FieldDefinition, _ type: ColumnType, _ owner: String, _ issues: inout Issues
    ) -> FieldDeclaration.Content {
        if let misplaced: ArgumentReader = field.directives.reader("ref", on: owner) {
            issues.error(
                .badReference, "\(misplaced.place()): \(type) is no table", at: misplaced.directive.span,
                hint: "Put it on the field whose type is the table.")
        }
        let directive: ColumnDirective =
            field.directives.reader("col", on: owner).map { ColumnDirective($0, &issues) } ?? ColumnDirective()
        let typing: ColumnTyping = ColumnTyping(owner: owner, enums: enums, isView: isView)
        guard let sqlType: PostgresType = typing.sqlType(of: type, directive, at: field.span, &issues) else {
            return .broken
        }
        var column: ColumnDeclaration = ColumnDeclaration(
            columnName: directive.name?.value ?? snakeCase(field.name.value), type: type, sqlType: sqlType,
            vectorSize: directive.size?.value)
        if column.isSerial, !field.type.isNonNull {
            issues.error(
                .badColumn, "On \(owner): a \(sqlType) column is never null", at: field.type.span,
                hint: "Write `\(type)!`.")
        }
        if let reader: ArgumentReader = field.directives.reader("default", on: owner), !isView {
            let directive: DefaultDirective = DefaultDirective(
                reader: reader, column: column, isNullable: !field.type.isNonNull, enums: enums, sources: sources)
            column.defaultValue = directive.read(&issues)
            refuseSecondDefault(column, reader, &issues)
        }
        return .column(column)
    }

    private func refuseSecondDefault(_ column: ColumnDeclaration, _ reader: ArgumentReader, _ issues: inout Issues) {
        guard column.defaultValue != nil, column.isSerial else { return }
        issues.error(
            .badDefault, "\(reader.place()): a \(column.sqlType) column has a default of its own",
            at: reader.directive.span, hint: "Leave `@default` out: the database counts.")
    }

    private func reference(
        _ field: FieldDefinition, _ target: Name, isList: Bool, _ owner: String, _ issues: inout Issues
    ) -> FieldDeclaration.Content {
        if isList {
            issues.error(
                .badReference, "On \(owner): a list of \(target.value) cannot be stored", at: field.type.span,
                hint: "For one-to-many put a reference on \(target.value); for many-to-many make a join table "
                    + "whose key is the two references.")
            return .broken
        }
        for name: String in ["col", "default", "searchable"] {
            guard let reader: ArgumentReader = field.directives.reader(name, on: owner) else { continue }
            issues.error(
                .misplacedDirective, "\(reader.place()): is not allowed on a reference", at: reader.directive.span,
                hint: "Declare the foreign-key field and put it there.")
        }
        let directive: ReferenceDirective =
            field.directives.reader("ref", on: owner).map { ReferenceDirective($0, &issues) } ?? ReferenceDirective()
        return .reference(target: target.value, directive)
    }

    private func searchLanguage(
        _ field: FieldDefinition, _ declaration: FieldDeclaration, _ owner: String, _ issues: inout Issues
    ) -> Name? {
        guard let reader: ArgumentReader = field.directives.reader("searchable", on: owner),
            let column: ColumnDeclaration = declaration.column
        else { return nil }
        guard column.type.singleScalar == .string, column.sqlType != .jsonb else {
            issues.error(
                .badSearch, "\(reader.place()): only String fields can be searched", at: reader.directive.span,
                hint: "Filter other fields with `where`.")
            return nil
        }
        return SearchableDirective.language(reader, &issues)
    }

    private func refuseOnView(_ field: FieldDefinition, _ owner: String, _ issues: inout Issues) {
        for name: String in ["default", "index", "searchable"] {
            guard let reader: ArgumentReader = field.directives.reader(name, on: owner) else { continue }
            issues.error(
                .badView, "\(reader.place()): is not allowed on a view", at: reader.directive.span,
                hint: "A view cannot be written and has no storage.")
        }
        if field.type.isNonNull {
            issues.warning(
                .badView, "On \(owner): a field of a view should be nullable", at: field.type.span,
                hint: "Nothing keeps the query from giving null here.")
        }
    }
}
