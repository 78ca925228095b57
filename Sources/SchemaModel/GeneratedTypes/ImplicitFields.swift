import GraphQLSyntax

/// `implicit.gql`: the columns that nobody declared. Of the key in key order, then by name.
func implicitDefinitions(for schema: Schema) -> [Definition] {
    schema.rowTypes.flatMap { row in
        let columns: [Column] = row.columns.filter(\.isImplicit)
        let key: [Column] = row.keyColumns.filter(\.isImplicit)
        let others: [Column] = columns.filter { !row.primaryKey.contains($0.fieldName) }
            .sorted { $0.fieldName < $1.fieldName }
        return extending(row.objectType, (key + others).map { implicitField($0, of: row) })
    }
}

private func implicitField(_ column: Column, of row: Table) -> FieldDefinition {
    let typeText: String = "\(column.type)\(column.isNullable ? "" : "!")"
    guard let reference: String = column.impliedBy else {
        let expression: Argument = Argument(
            name: Name("expr"), value: InputValue(.string(ColumnDefault.uuidExpression, isBlock: false)))
        return field(
            column.fieldName, typeText,
            [
                Directive(name: Name("default"), arguments: [expression]),
                generated(from: row.objectType, .implicitKey),
            ], about: "The key, a new random UUID unless it is given.")
    }
    return field(
        column.fieldName, typeText, [generated(from: "\(row.objectType).\(reference)", .implicitReference)],
        about: "A part of the key that `\(reference)` refers to.")
}

/// A field without arguments.
private func field(
    _ name: String, _ typeText: String, _ directives: [Directive], about description: String
) -> FieldDefinition {
    FieldDefinition(
        description: Description(description), name: Name(name), type: type(typeText), directives: directives)
}
