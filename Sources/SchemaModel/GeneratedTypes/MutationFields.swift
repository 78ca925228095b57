import GraphQLSyntax

/// `mutation.gql`: eight blocks, each by type name (language.md 2.4).
func mutationDefinitions(for schema: Schema) -> [Definition] {
    let blocks: [(Table) -> FieldDefinition] = [
        insertField, insertManyField, upsertField, upsertManyField, updateField, updateManyField, deleteField,
        deleteManyField,
    ]
    return extending("Mutation", blocks.flatMap { schema.tables.map($0) })
}

private func insertField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_insert", [data(table)], "\(table.objectType)_KeyOutput!",
        [generated(from: table.objectType, .insert)],
        about: "Inserts one `\(table.objectType)` row and gives its key.")
}

private func insertManyField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_insertMany", [dataList(table)], "[\(table.objectType)_KeyOutput!]!",
        [generated(from: table.objectType, .insertMany)],
        about: "Inserts `\(table.objectType)` rows and gives their keys.")
}

private func upsertField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_upsert", [data(table)], "\(table.objectType)_KeyOutput!",
        [generated(from: table.objectType, .upsert)],
        about: "Inserts one `\(table.objectType)` row, or updates the one with its key, and gives the key.")
}

private func upsertManyField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_upsertMany", [dataList(table)], "[\(table.objectType)_KeyOutput!]!",
        [generated(from: table.objectType, .upsertMany)],
        about: "Inserts `\(table.objectType)` rows, or updates those with their keys, and gives the keys.")
}

private func updateField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_update", selectorArguments(table) + [data(table)], "\(table.objectType)_KeyOutput",
        [generated(from: table.objectType, .update)],
        about: "Updates one `\(table.objectType)` row and gives its key, or null if there is none.")
}

private func updateManyField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_updateMany", filterArguments(table) + [data(table)], "Int!",
        [generated(from: table.objectType, .updateMany)],
        about: "Updates `\(table.objectType)` rows and gives their number.")
}

private func deleteField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_delete", selectorArguments(table), "\(table.objectType)_KeyOutput",
        [generated(from: table.objectType, .delete)],
        about: "Deletes one `\(table.objectType)` row and gives its key, or null if there is none.")
}

private func deleteManyField(_ table: Table) -> FieldDefinition {
    field(
        "\(table.singular)_deleteMany", filterArguments(table), "Int!",
        [generated(from: table.objectType, .deleteMany)],
        about: "Deletes `\(table.objectType)` rows and gives their number.")
}

private func data(_ table: Table) -> InputValueDefinition {
    input("data", "\(table.objectType)_Data!", about: "The values of the row.")
}

private func dataList(_ table: Table) -> InputValueDefinition {
    input("data", "[\(table.objectType)_Data!]!", about: "The values of each row.")
}

private func filterArguments(_ table: Table) -> [InputValueDefinition] {
    [
        input("where", "\(table.objectType)_Filter", about: "Which rows."),
        input("all", "Boolean", default: .boolean(false), about: "Must be true to mean every row."),
    ]
}
